import QuoinGeometry
import Testing

@testable import QuoinLayout

/// Speculative layouts of a tree with one change, which leave the tree itself unchanged.
@Suite struct LayoutTrialTests {
  typealias NodeID = LayoutTree.NodeID

  /// Returns a stack of 150 with a leaf of 100 × 20 in a flexible frame, and a leaf that takes the
  /// rest.
  private func tree() throws -> (tree: LayoutTree, stack: NodeID, frame: NodeID, other: NodeID) {
    let tree = LayoutTree()
    try tree.build { views in
      views.stack(.horizontal, spacing: 8) {
        views.frame(FrameLimits(min: 100), FrameLimits()) { views.leaf() }
        views.leaf()
      }
    }
    try tree.layout(proposal: ProposedViewSize(width: 150, height: 40))
    let stack = tree.root!
    let children = tree.children(of: stack)
    return (tree, stack, children[0], children[1])
  }

  @Test func aMinimumGoes() throws {
    let (tree, _, frame, other) = try tree()
    #expect(tree.size(of: frame).width == 100)
    let trial = try #require(
      tree.trial(
        [(frame, .minimum(.horizontal, nil))],
        proposal: ProposedViewSize(width: 150, height: 40)))
    #expect(trial.size(of: frame).width == 71)
    #expect(trial.size(of: other).width == 71)
    #expect(tree.size(of: frame).width == 100)
    #expect(tree.size(of: other).width == 42)
  }

  @Test func spacingAndPriorities() throws {
    let (tree, stack, frame, other) = try tree()
    let proposal = ProposedViewSize(width: 150, height: 40)
    let close = try #require(tree.trial([(stack, .spacing(0))], proposal: proposal))
    #expect(close.size(of: other).width == 50)
    let first = try #require(tree.trial([(other, .priority(1))], proposal: proposal))
    #expect(first.size(of: frame).width == 100)
    #expect(first.size(of: other).width == 42)
  }

  @Test func framesComeAndGo() throws {
    let (tree, stack, frame, other) = try tree()
    let proposal = ProposedViewSize(width: 150, height: 40)
    let framed = try #require(
      tree.trial([(other, .framed(width: 10, height: nil))], proposal: proposal))
    #expect(framed.size(of: other).width == 10)
    #expect(framed.size(of: frame).width == 132)
    #expect(framed.children(of: stack).count == 2)
    let bare = try #require(tree.trial([(frame, .removed)], proposal: proposal))
    #expect(bare.size(of: other).width == 71)
    #expect(bare.children(of: stack).count == 2)
  }

  /// `a.padding(10).frame(width: 100)` becomes `a.frame(width: 100).padding(10)`.
  @Test func modifiersChangePlaces() throws {
    let tree = LayoutTree()
    try tree.build { views in
      views.frame(width: 100) {
        views.padding(EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)) { views.leaf() }
      }
    }
    let proposal = ProposedViewSize(width: 300, height: 40)
    try tree.layout(proposal: proposal)
    let frame = tree.root!
    let padding = tree.children(of: frame)[0]
    let leaf = tree.children(of: padding)[0]
    let trial = try #require(tree.trial([(frame, .exchangedWithInner)], proposal: proposal))
    #expect(trial.root == padding)
    #expect(trial.size(of: padding).width == 120)
    #expect(trial.size(of: leaf).width == 100)
    #expect(tree.size(of: leaf).width == 80)
  }

  @Test func editsThatHaveNoPlaceAreRefused() throws {
    let (tree, stack, _, other) = try tree()
    let proposal = ProposedViewSize(width: 150, height: 40)
    #expect(tree.trial([(stack, .frame(.horizontal, 10))], proposal: proposal) == nil)
    #expect(tree.trial([(other, .removed)], proposal: proposal) == nil)
    #expect(tree.trial([(NodeID(index: 99), .spacing(1))], proposal: proposal) == nil)
  }
}
