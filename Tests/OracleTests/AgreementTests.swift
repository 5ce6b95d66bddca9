import Agreement
import Foundation
import LayoutOracle
import QuoinLayout
import Testing

/// Compares the engine, and the views on top of it, with plain probing by the rules
/// (Documentation/Rules).
///
/// A failure names its seed; `QUOIN_SEED=1234 swift test --filter AgreementTests` runs only that
/// one.
@Suite struct AgreementTests {
  static let single = ProcessInfo.processInfo.environment["QUOIN_SEED"].flatMap(UInt64.init)

  /// Returns the seeds of one part of `parts`, or the single requested seed.
  static func seeds(_ part: Int, of parts: Int, count: UInt64) -> Range<UInt64> {
    if let single { return part == 0 ? single..<single + 1 : 0..<0 }
    let length = count / UInt64(parts)
    return UInt64(part) * length..<UInt64(part + 1) * length
  }

  /// Records the first difference.
  private func search<S: Subject>(_ type: S.Type, seeds: Range<UInt64>) {
    for seed in seeds {
      guard let difference = Disagreement.search(type, seed: seed).difference else { continue }
      Issue.record("\(difference)")
      return
    }
  }

  @Test(arguments: 0..<16) func engineAgreesWithTheOracle(part: Int) {
    search(EngineSubject.self, seeds: Self.seeds(part, of: 16, count: 8_000))
  }

  /// Regressions: a negative proposal to `position`, a circle and a divider; children that a
  /// rounding error makes flexible (in release mode); a negative width over no columns of a grid;
  /// in grids, a remaining length that is only a rounding error, or two lengths that differ by no
  /// more than one.
  @Test(
    arguments: [
      292_193, 356_171, 93_948, 172_042, 638_795, 536_348, 601_732, 695_301, 720_010, 724_715,
      860_210,
    ] as [UInt64])
  func agreesWhereItOnceDidNot(seed: UInt64) {
    search(EngineSubject.self, seeds: seed..<seed + 1)
  }

  /// The comparison detects a subject that is wrong about one kind of leaf and shrinks the tree to
  /// that leaf.
  @Test func aWrongSizeIsFoundAndReduced() throws {
    let outcome = try #require(
      (0..<200).lazy.map { Disagreement.search(WrongSubject.self, seed: $0) }
        .first { $0.difference != nil })
    #expect(outcome.frames > 0)
    let text = try #require(outcome.difference)
    #expect(text.contains("Circle()") && text.split(separator: "\n").count < 10, "\(text)")
  }

  @MainActor @Test(arguments: 0..<4) func viewsAgreeWithTheOracle(part: Int) {
    search(ViewSubject.self, seeds: Self.seeds(part, of: 4, count: 2000))
  }
}

/// A deliberately wrong subject, in which circles fill their space.
private struct WrongSubject: Subject {
  let tree: LayoutTree

  init(_ source: OracleTree) throws {
    func changed(_ tree: OracleTree) -> OracleTree {
      tree == .circle ? .leaf(.greedy, .greedy) : tree.with(tree.parts.map(changed))
    }
    tree = EngineSubject(changed(source)).tree
  }
}
