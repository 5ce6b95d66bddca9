import Foundation
import QuoinGeometry
import QuoinLayout
import Testing

/// Verifies the worked examples in the comments of the algorithms.
@Suite struct WorkedExampleTests {
  /// Returns the proposals to and sizes of `node`, in order, without the measurements of its
  /// flexibility.
  private func exchanges(of node: LayoutTree.NodeID, in trace: LayoutTrace) -> [LayoutTrace.Event] {
    trace.events.filter {
      $0.node == node && $0.proposal != .zero && $0.proposal != .infinity
    }
  }

  /// `Grid.swift`, the example with a span.
  @Test func aGridWithASpan() throws {
    let tree = LayoutTree()
    let trace = LayoutTrace()
    tree.trace = trace
    var (title, label) = (LayoutTree.NodeID.absent, LayoutTree.NodeID.absent)
    var value = LayoutTree.NodeID.absent
    try tree.build { views in
      views.grid(horizontalSpacing: 10, verticalSpacing: 10) {
        views.gridRow {
          views.gridCellColumns(2) { title = views.leaf(size: CGSize(width: 90, height: 10)) }
        }
        views.gridRow {
          label = views.leaf(size: CGSize(width: 20, height: 10))
          value = views.leaf(LeafLength(min: 10, ideal: 30, max: 50), LeafLength(10))
        }
      }
    }
    let size = try tree.layout(proposal: ProposedViewSize(width: 120, height: 100))
    #expect(size == CGSize(width: 90, height: 30))

    let asked = trace.events.filter {
      [title, label, value].contains($0.node) && $0.proposal != .zero && $0.proposal != .infinity
    }
    #expect(asked.prefix(3).map(\.node) == [title, label, value])
    #expect(
      asked.prefix(3).map(\.proposal) == [
        ProposedViewSize(width: 120, height: 45), ProposedViewSize(width: 55, height: 45),
        ProposedViewSize(width: 90, height: 80),
      ])
    #expect(asked.prefix(3).map(\.size.width) == [90, 20, 50])
    #expect(
      exchanges(of: value, in: trace).last?.proposal == ProposedViewSize(width: 55, height: 10))
    #expect(tree[label]?.frame == CGRect(x: 2.5, y: 20, width: 20, height: 10))
    #expect(tree[value]?.frame == CGRect(x: 37.5, y: 20, width: 50, height: 10))
  }

  /// `Frames.swift`: the frame, its proposal, the proposal to its child, the child's width, and its
  /// own width.
  @Test(
    arguments: [
      (FrameLimits(min: 100), 200, 200, 90, 100), (FrameLimits(max: 70), 200, 70, 70, 70),
      (FrameLimits(max: .infinity), 200, 200, 90, 200),
      (FrameLimits(min: 20, max: 150), 200, 150, 90, 150),
      (FrameLimits(ideal: 80), nil, 80, 80, 80),
    ] as [(FrameLimits, CGFloat?, CGFloat, CGFloat, CGFloat)])
  func aFrame(
    limits: FrameLimits, offered: CGFloat?, offers: CGFloat, child: CGFloat, frame: CGFloat
  ) throws {
    let tree = LayoutTree()
    var leaf = LayoutTree.NodeID.absent
    try tree.build { views in
      views.frame(limits, FrameLimits()) {
        leaf = views.leaf(LeafLength(min: 40, ideal: 50, max: 90), LeafLength(10))
      }
    }
    #expect(
      try tree.layout(proposal: ProposedViewSize(width: offered, height: 10)).width == frame)
    #expect(tree[leaf]?.proposal.width == offers)
    #expect(tree[leaf]?.frame.width == child)
  }

  @Test func aFixedFrame() throws {
    let tree = LayoutTree()
    var leaf = LayoutTree.NodeID.absent
    try tree.build { views in
      views.frame(width: 60) {
        leaf = views.leaf(LeafLength(min: 40, ideal: 50, max: 90), LeafLength(10))
      }
    }
    #expect(
      try tree.layout(proposal: ProposedViewSize(width: 200, height: 10))
        == CGSize(width: 60, height: 10))
    #expect(tree[leaf]?.frame.width == 60)
  }

  /// `LayoutUpdate.swift`: the placements after one of the two images is replaced.
  @Test func aChangeInsideAndBesideAFixedFrame() throws {
    let tree = LayoutTree()
    tree.beginLiving()
    tree.beginStack(.vertical, spacing: 0)
    let first = tree.mark
    tree.addLeaf(size: CGSize(width: 30, height: 30))
    tree.addBoundaries(since: first)
    let inFrame = tree.first(after: first)
    tree.wrapFixedFrame(since: first, width: 50, height: 20, alignment: .center)
    let second = tree.mark
    tree.addLeaf(size: CGSize(width: 30, height: 30))
    tree.addBoundaries(since: second)
    let beside = tree.first(after: second)
    tree.end()
    try tree.layout(proposal: .unspecified)

    func placements(replacing boundary: LayoutTree.NodeID) throws -> Int {
      let content = tree.buildDetached(isRoot: false, isInGrid: false) {
        tree.addLeaf(size: CGSize(width: 40, height: 40))
      }
      tree.replaceContent(of: boundary, with: content[0])
      let count = tree.placementCount
      try tree.layout(proposal: .unspecified)
      return tree.placementCount - count
    }
    // The frame and the boundary inside it.
    #expect(try placements(replacing: inFrame) == 2)
    #expect(tree.size(of: tree.root!) == CGSize(width: 50, height: 50))
    // The stack and the boundary next to it.
    #expect(try placements(replacing: beside) == 2)
    #expect(tree.size(of: tree.root!) == CGSize(width: 50, height: 60))
  }
}
