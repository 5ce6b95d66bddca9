import Foundation
import QuoinGeometry
import QuoinLayout
import Testing

/// The worked examples of stacks (Rules/Stacks.md#worked-examples).
@Suite struct StackTests {
  /// A child of an example: a flexible leaf between limits, or a Spacer.
  struct Child: Sendable {
    var min: CGFloat = 0
    var ideal: CGFloat = 10
    var max: CGFloat = .infinity
    var priority: CGFloat = 0
    var isSpacer = false
    static let color = Child()
    static let spacer = Child(isSpacer: true)
    static func fixed(_ length: CGFloat) -> Child {
      Child(min: length, ideal: length, max: length)
    }
  }

  struct Example: Sendable, CustomTestStringConvertible {
    let name: String
    let spacing: CGFloat
    let children: [Child]
    let proposal: CGFloat?
    let answers: [CGFloat]
    var testDescription: String { name }
  }

  static let examples = [
    Example(
      name: "a: equal shares", spacing: 8, children: [.color, .color, .color], proposal: 200,
      answers: [184.0 / 3, 184.0 / 3, 184.0 / 3]),
    Example(
      name: "b: of two infinitely flexible ones the larger minimum first", spacing: 0,
      children: [Child(min: 80), .color], proposal: 100, answers: [80, 20]),
    Example(
      name: "c: overflow beyond the minimum", spacing: 0,
      children: [Child(min: 5, max: 100), Child(min: 80)], proposal: 85, answers: [42.5, 80]),
    Example(
      name: "d: priority keeps back the minimum", spacing: 0,
      children: [Child(min: 50), Child(priority: 1)], proposal: 300, answers: [50, 250]),
    Example(
      name: "e: a Spacer takes the rest", spacing: 0, children: [.fixed(50), .spacer, .fixed(50)],
      proposal: 200, answers: [50, 100, 50]),
    Example(
      name: "f: a Spacer keeps its 8", spacing: 0, children: [.fixed(50), .spacer, .fixed(50)],
      proposal: 100, answers: [50, 8, 50]),
    Example(
      name: "g: a Spacer comes last", spacing: 0, children: [.color, .spacer], proposal: 200,
      answers: [192, 8]),
    Example(
      name: "h: least flexible first", spacing: 0,
      children: [Child(min: 50), Child(max: 30), .color], proposal: 90, answers: [50, 30, 10]),
    Example(
      name: "i: nothing left", spacing: 0, children: [.fixed(120), Child(min: 20), .color],
      proposal: 100, answers: [120, 20, 0]),
    Example(
      name: "j: infinity", spacing: 0, children: [.color, .fixed(30), .spacer],
      proposal: .infinity, answers: [.infinity, 30, .infinity]),
    Example(
      name: "k: nil", spacing: 0, children: [.color, .fixed(30), .spacer], proposal: nil,
      answers: [10, 30, 8]),
    Example(
      name: "l: three priorities", spacing: 8,
      children: [
        Child(min: 40, max: 200, priority: 2), Child(min: 60, priority: 1), Child(min: 30),
      ], proposal: 200, answers: [94, 60, 30]),
  ]

  @Test(arguments: examples, Axis.allCases)
  func workedExample(example: Example, axis: Axis) throws {
    let tree = LayoutTree()
    tree.beginStack(axis, spacing: example.spacing)
    for child in example.children { add(child, to: tree, along: axis) }
    tree.end()
    try tree.layout(
      proposal: axis == .horizontal
        ? ProposedViewSize(width: example.proposal, height: 50)
        : ProposedViewSize(width: 50, height: example.proposal))
    let lengths = tree.children(of: tree.root!).map { node in
      axis == .horizontal ? tree.size(of: node).width : tree.size(of: node).height
    }
    for (length, answer) in zip(lengths, example.answers) {
      #expect(length == answer || abs(length - answer) < 1e-9, "\(lengths)")
    }
  }

  private func add(_ child: Child, to tree: LayoutTree, along axis: Axis) {
    if child.isSpacer {
      tree.addSpacer(in: axis)
      return
    }
    let along = LeafLength(min: child.min, ideal: child.ideal, max: child.max)
    let mark = tree.mark
    if axis == .horizontal {
      tree.addLeaf(along, .expanding)
    } else {
      tree.addLeaf(.expanding, along)
    }
    tree.setPriority(child.priority, since: mark)
  }

  @Test func aNilCrossProposalGetsTheStacksOwnLengthInTheSecondPass() throws {
    let tree = Trees.tree { tree in
      tree.beginStack(.vertical, spacing: 0)
      tree.addLeaf()
      tree.addLeaf(size: CGSize(width: 60, height: 20))
      tree.end()
    }
    try tree.layout(proposal: .unspecified)
    #expect(tree.children(of: tree.root!).map { tree.size(of: $0).width } == [60, 60])
    #expect(tree.size(of: tree.root!) == CGSize(width: 60, height: 30))
  }

  @Test func oneStaticChildReplacesItsStack() throws {
    let tree = LayoutTree()
    tree.beginStack(.horizontal)
    tree.addLeaf(size: CGSize(width: 10, height: 10))
    tree.endEliding()
    #expect(tree.kindName(of: tree.root!) == "leaf")
    #expect(tree.rootCount == 1)
  }

  /// An infinite minimum is reserved and returned: infinity minus infinity must not become a
  /// proposal of nil, for which the first child would choose its ideal length.
  @Test func infinityLessInfinityStaysInfinity() throws {
    let tree = Trees.tree { tree in
      tree.beginStack(.horizontal)
      let first = tree.mark
      tree.addLeaf(LeafLength(min: 0, ideal: 38.5, max: .infinity), LeafLength(22))
      tree.setPriority(2, since: first)
      let second = tree.mark
      tree.addLeaf()
      tree.wrapAspectRatio(since: second, ratio: 0.5, fills: true)
      tree.end()
    }
    let size = try tree.layout(proposal: ProposedViewSize(width: 382, height: .infinity))
    #expect(size.width == .infinity && size.height == .infinity)
    #expect(tree.size(of: tree.children(of: tree.root!)[0]).width == 0)
  }

  @Test func anEmptyStackTakesNoRoomAndNoGap() throws {
    let tree = Trees.tree { tree in
      tree.beginStack(.vertical)
      tree.addLeaf(size: CGSize(width: 10, height: 10))
      tree.beginStack(.horizontal)
      tree.end()
      tree.addLeaf(size: CGSize(width: 10, height: 10))
      tree.end()
    }
    try tree.layout(proposal: .unspecified)
    #expect(tree.size(of: tree.root!).height == 20)
  }

  @Test func fortyChildrenKeepTheirSourceOrderAmongEquals() throws {
    let tree = Trees.tree { tree in
      tree.beginStack(.horizontal, spacing: 0)
      for index in 0..<40 {
        tree.addLeaf(
          LeafLength(min: 0, ideal: 10, max: index.isMultiple(of: 2) ? .infinity : 5), .expanding)
      }
      tree.end()
    }
    try tree.layout(proposal: ProposedViewSize(width: 400, height: 10))
    let widths = tree.children(of: tree.root!).map { tree.size(of: $0).width }
    #expect(widths.enumerated().allSatisfy { $1 == ($0.isMultiple(of: 2) ? 15 : 5) })
  }
}
