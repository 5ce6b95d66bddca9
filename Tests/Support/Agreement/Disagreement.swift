import Foundation
import LayoutOracle
import QuoinGeometry

/// The differences between a subject and the oracle.
package enum Disagreement {
  /// Returns the first difference at `proposal`, as a sentence.
  private static func between(
    _ subject: some Subject, _ tree: OracleTree, _ proposal: ProposedViewSize, _ frames: inout Int
  ) throws -> String? {
    let got = try subject.layout(proposal)
    let expected = OracleLayout(tree, proposal)
    frames += expected.frames.count
    let isFinite = expected.frames.allSatisfy {
      $0.minX.isFinite && $0.minY.isFinite && $0.width.isFinite && $0.height.isFinite
    }
    // Guides in an infinite view have no value (Rules/Proposals.md#infinite-sizes), and no view has
    // a position in it.
    if !isFinite, tree.hasGuides { return nil }
    guard agree(got.size, expected.size) else {
      return "expected the size \(expected.size), got \(got.size)"
    }
    guard got.frames.count == expected.frames.count else {
      return "expected \(expected.frames.count) nodes, got \(got.frames.count)"
    }
    // Of huge numbers only the leading digits are exact.
    let scale = expected.frames.reduce(1) {
      max($0, abs($1.minX), abs($1.minY), $1.width, $1.height)
    }
    for (index, (mine, theirs)) in zip(got.frames, expected.frames).enumerated() {
      let placesAgree =
        !isFinite
        || agree(mine.minX, theirs.minX, scale) && agree(mine.minY, theirs.minY, scale)
      if placesAgree, agree(mine.size, theirs.size, scale) { continue }
      return "node \(index): expected \(theirs), got \(mine)"
    }
    return nil
  }

  private static func agree(_ first: CGFloat, _ second: CGFloat, _ scale: CGFloat = 1) -> Bool {
    first == second
      || abs(first - second) <= 1e-6 * (scale.isFinite ? max(1, scale, abs(first)) : 1)
  }

  private static func agree(_ first: CGSize, _ second: CGSize, _ scale: CGFloat = 1) -> Bool {
    agree(first.width, second.width, scale) && agree(first.height, second.height, scale)
  }

  /// The outcome for the tree of a seed.
  package struct Outcome {
    /// The number of frames compared.
    package var frames = 0
    /// The first difference, with the smallest tree that shows it.
    package var difference: String?
  }

  /// Compares a subject with the oracle on the tree of `seed`, at two proposals.
  package static func search<S: Subject>(_ type: S.Type, seed: UInt64) -> Outcome {
    var random = RandomTree(seed: seed)
    let tree = random.tree()
    var outcome = Outcome()
    do {
      // One subject for several proposals: cached results of one must not affect the next.
      let subject = try S(tree)
      for _ in 0..<2 {
        let proposal = random.proposal()
        if let difference = try between(subject, tree, proposal, &outcome.frames) {
          outcome.difference = report(S.self, seed, tree, proposal, difference)
          return outcome
        }
      }
    } catch {
      outcome.difference = "QUOIN_SEED=\(seed) \(S.self): \(error)\n\(tree)"
    }
    return outcome
  }

  private static func report<S: Subject>(
    _ type: S.Type, _ seed: UInt64, _ tree: OracleTree, _ proposal: ProposedViewSize,
    _ difference: String
  ) -> String {
    func disagreement(_ tree: OracleTree) -> String? {
      var frames = 0
      do {
        return try between(try S(tree), tree, proposal, &frames)
      } catch { return "\(error)" }
    }
    let smallest = tree.shrunk { !$0.isUnclearAtRoot && disagreement($0) != nil }
    let reason = disagreement(smallest) ?? "\(difference), but only after another proposal"
    let width = proposal.width.map { "\($0)" } ?? "nil"
    let height = proposal.height.map { "\($0)" } ?? "nil"
    return """
      QUOIN_SEED=\(seed) \(S.self): proposed \(width) × \(height), \(reason)
      \(smallest)
      """
  }
}
