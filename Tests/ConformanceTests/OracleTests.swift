import Foundation
import SwiftUI
import Testing

/// The engine against plain probing: a shortcut must never change a result.
@MainActor
struct OracleTests {
  /// Trees of a seed; parameterised so that a failure names its seed.
  @Test(arguments: 0..<20)
  func engineAgreesWithPlainProbing(seed: Int) throws {
    let depth = 1 + seed % 5
    // Plain probing takes exponential time: fewer of the deep ones.
    try compare(EngineTree.self, seed: seed, depth: depth, count: depth < 4 ? 100 : 15)
  }

  /// The same through views and modifiers.
  @Test(arguments: 100..<110)
  func viewsAgreeWithPlainProbing(seed: Int) throws {
    try compare(ViewSubject.self, seed: seed, depth: 1 + seed % 4, count: 20)
  }

  private func compare<S: Subject>(_ type: S.Type, seed: Int, depth: Int, count: Int) throws {
    var random = RandomTree(seed: UInt64(seed))
    for _ in 0..<count {
      let tree = random.tree(depth: depth)
      // One subject for several proposals: what it remembers of one must not show in the next.
      let subject = S(tree)
      for _ in 0..<4 {
        let proposal = random.proposal()
        guard try disagreement(tree, subject, proposal) != nil else { continue }
        let (smallest, complaint) = try shrink(S.self, tree, proposal)
        Issue.record("proposed \(proposal): \(complaint)\n  \(smallest)")
        return
      }
    }
  }

  /// What the subject and the oracle answer differently, if anything.
  private func disagreement(
    _ tree: OracleTree, _ subject: some Subject, _ proposal: ProposedViewSize
  ) throws -> String? {
    let got = try subject.layout(proposal)
    let model = type(of: subject).model(of: tree)
    let size = Oracle().size(model, proposal)
    guard agree(got.size, size) else { return "expected \(size), got \(got.size)" }
    let frames = Oracle.frames(model, proposal)
    // Nothing lies anywhere in an infinite view.
    guard frames.allSatisfy({ $0.minX.isFinite && $0.maxX.isFinite && $0.maxY.isFinite }) else {
      return nil
    }
    guard got.frames.count == frames.count else { return "\(got.frames.count) leaves" }
    for (index, (mine, expected)) in zip(got.frames, frames).enumerated()
    where !agree(mine.origin, expected.origin) || !agree(mine.size, expected.size) {
      return "leaf \(index): expected \(expected), got \(mine)"
    }
    return nil
  }

  /// The simplest tree on the way from `tree` on which a fresh subject disagrees.
  private func shrink<S: Subject>(
    _ type: S.Type, _ tree: OracleTree, _ proposal: ProposedViewSize
  ) throws -> (OracleTree, String) {
    var smallest = tree
    var complaint =
      try disagreement(tree, S(tree), proposal)
      ?? "only after other proposals: an answer was remembered too long"
    search: while true {
      for candidate in smallest.smaller {
        if let found = try disagreement(candidate, S(candidate), proposal) {
          (smallest, complaint) = (candidate, found)
          continue search
        }
      }
      return (smallest, complaint)
    }
  }

  /// The worked vectors of the fact sheet, so that the oracle itself stands on something.
  @Test func oracleAgreesWithThePublishedVectors() {
    func lengths(_ proposal: CGFloat?, spacing: CGFloat? = 0, _ children: OracleTree...)
      -> [CGFloat]
    {
      let stack = OracleStack(.horizontal, .center, spacing, children)
      return stack.place(ProposedViewSize(width: proposal, height: 20)).map(\.size.width)
    }
    func color(min: CGFloat? = nil, max: CGFloat? = nil) -> OracleTree {
      .flexFrame(
        width: OracleLimits(min: min, ideal: nil, max: max), height: OracleLimits(), .center,
        .leaf(.greedy, .greedy))
    }
    func fixed(_ width: CGFloat) -> OracleTree { .leaf(.fixed(width), .fixed(20)) }
    let spacer = OracleTree.spacer(minLength: nil)

    let thirds = lengths(200, spacing: nil, color(), color(), color())
    #expect(thirds.allSatisfy { agree($0, 184 / 3) })
    #expect(lengths(100, color(min: 80), color()) == [80, 20])
    #expect(lengths(85, color(min: 5, max: 100), color(min: 80)) == [42.5, 80])
    #expect(lengths(300, color(min: 50), .priority(1, color())) == [50, 250])
    #expect(lengths(200, spacing: nil, fixed(50), spacer, fixed(50)) == [50, 100, 50])
    #expect(lengths(100, spacing: nil, fixed(50), spacer, fixed(50)) == [50, 8, 50])
    #expect(lengths(200, spacing: nil, color(), spacer) == [192, 8])
    #expect(lengths(90, color(min: 50), color(max: 30), color()) == [50, 30, 10])
    #expect(lengths(100, fixed(120), color(min: 20), color()) == [120, 20, 0])
    #expect(lengths(.infinity, color(), fixed(30), spacer) == [.infinity, 30, .infinity])
    #expect(lengths(nil, color(), fixed(30), spacer) == [10, 30, 8])
    #expect(
      lengths(
        200, spacing: nil, .priority(2, color(min: 40, max: 200)), .priority(1, color(min: 60)),
        color(min: 30)) == [94, 60, 30])
  }

  private func agree(_ first: CGFloat, _ second: CGFloat) -> Bool {
    first == second || abs(first - second) <= 1e-6 || (first.isNaN && second.isNaN)
  }
  private func agree(_ first: CGSize, _ second: CGSize) -> Bool {
    agree(first.width, second.width) && agree(first.height, second.height)
  }
  private func agree(_ first: CGPoint, _ second: CGPoint) -> Bool {
    agree(first.x, second.x) && agree(first.y, second.y)
  }
}
