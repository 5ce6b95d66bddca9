import Foundation
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

  /// A layer that leaves its stack empty.
  @Test func anEmptiedStackHasNoSize() throws {
    let proposal = ProposedViewSize(width: 150, height: 40)
    let tree = LayoutTree()
    tree.beginStack(.horizontal, spacing: 0)
    let target = tree.addLeaf(size: CGSize(width: 40, height: 20))
    let inner = tree.beginStack(.vertical)
    let moved = tree.addLeaf(size: CGSize(width: 10, height: 10))
    tree.end()
    tree.end()
    try tree.layout(proposal: proposal)
    let trial = try #require(
      tree.trial([(moved, .layered(.overlay, of: target))], proposal: proposal))
    #expect(trial.size(of: inner) == .zero)
    #expect(trial.frame(of: moved) == CGRect(x: 15, y: 5, width: 10, height: 10))
  }

  /// Attributes remain outside of a modifier that moves.
  @Test func prioritiesStayOutside() throws {
    let proposal = ProposedViewSize(width: 150, height: 40)
    let tree = LayoutTree()
    tree.beginStack(.horizontal, spacing: 0)
    let other = tree.addLeaf()
    let mark = tree.mark
    tree.addLeaf()
    tree.wrapPadding(since: mark, EdgeInsets(.all, 10))
    let padding = tree.first(after: mark)
    tree.wrapFixedSize(since: mark, horizontal: false, vertical: true)
    let fixed = tree.first(after: mark)
    tree.setPriority(1, since: mark)
    tree.end()
    try tree.layout(proposal: proposal)
    #expect(tree.size(of: other).width == 0)
    let trial = try #require(tree.trial([(fixed, .movedInward(1))], proposal: proposal))
    #expect(trial.priority(of: padding) == 1 && trial.priority(of: fixed) == 0)
    #expect(trial.size(of: other).width == 0)
    let bare = try #require(
      tree.trial([(fixed, .removed), (padding, .removed)], proposal: proposal))
    #expect(bare.size(of: other).width == 0)
  }
}
