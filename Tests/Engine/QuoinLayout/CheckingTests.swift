import Foundation
import QuoinGeometry
import Testing

@testable import QuoinLayout

/// Debug builds trap if a derived or cached size is wrong.
@Suite struct CheckingTests {
  /// Two columns, each of a color and a text, side by side.
  static func tree() -> LayoutTree {
    Trees.tree { tree in
      tree.beginStack(.horizontal)
      for _ in 0..<2 {
        tree.beginStack(.vertical)
        tree.addLeaf(LeafLength(min: 10, ideal: 20, max: 30), .expanding)
        tree.addLeaf(WrappingLeaf(area: 900, ideal: 90))
        tree.end()
        tree.beginStack(.vertical)
        tree.addLeaf(LeafLength(min: 10, ideal: 20, max: 30), .expanding)
        tree.addLeaf()
        tree.end()
      }
      tree.end()
    }
  }

  static let proposal = ProposedViewSize(width: 300, height: 200)

  /// Returns the last column, whose axes are independent.
  static func column(_ tree: LayoutTree) -> UnsafeMutablePointer<LayoutNode> {
    tree.pointer(tree.children(of: tree.root!)[3])
  }

  @Test func aWrongRangeTraps() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let tree = CheckingTests.tree()
      CheckingTests.column(tree).pointee.horizontal.ideal = 21
      try tree.layout(proposal: CheckingTests.proposal)
    }
    #expect(Self.isTrap(result))
  }

  @Test func aWrongMemoryTraps() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let tree = CheckingTests.tree()
      try tree.layout(proposal: CheckingTests.proposal)
      CheckingTests.column(tree).pointee.last.size.height += 1
      try tree.layout(proposal: CheckingTests.proposal)
    }
    #expect(Self.isTrap(result))
  }

  @Test func aWrongLongMemoryTraps() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let tree = CheckingTests.tree()
      try tree.layout(proposal: CheckingTests.proposal)
      tree.tables.answers[Int(tree.records[tree.root!].answers)].few[0].size.width += 1
      try tree.layout(proposal: CheckingTests.proposal)
    }
    #expect(Self.isTrap(result))
  }

  private static func isTrap(_ result: ExitTest.Result) -> Bool {
    String(decoding: result.standardErrorContent, as: UTF8.self).contains("but measuring gives")
  }

  /// The same tree without the error passes, and the check doesn't change the counts.
  @Test func aRightLayoutGoesOn() throws {
    let tree = Self.tree()
    try tree.layout(proposal: Self.proposal)
    let (frames, count) = (Trees.frames(tree), tree.measurements)
    try tree.layout(proposal: Self.proposal)
    #expect(Trees.frames(tree) == frames)
    #expect(tree.measurements == count)
    AnswerCheck(tree.pass).run()
    #expect(Trees.frames(tree) == frames)
    #expect(tree.measurements == count)
  }
}
