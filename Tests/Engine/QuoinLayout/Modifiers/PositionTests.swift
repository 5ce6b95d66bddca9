import Foundation
import QuoinGeometry
import Testing

@testable import QuoinLayout

/// A view whose center is at a point (Rules/Frames.md#position), and frames that follow their
/// container (Rules/Frames.md#container-relative).
@Suite struct PositionTests {
  private func positioned(
    _ proposal: ProposedViewSize, isRightToLeft: Bool = false, leaf: (LayoutTree) -> Void
  ) throws -> (size: CGSize, leaf: CGRect) {
    let tree = LayoutTree()
    tree.buildsRightToLeft = isRightToLeft
    let mark = tree.mark
    leaf(tree)
    let node = tree.first(after: mark)
    tree.wrapPosition(since: mark, x: 30, y: 40)
    return (try tree.layout(proposal: proposal), tree.frame(of: node))
  }

  @Test func theCenterIsAtThePoint() throws {
    let block = { (tree: LayoutTree) in _ = tree.addLeaf(size: CGSize(width: 20, height: 10)) }
    let (size, frame) = try positioned(ProposedViewSize(width: 100, height: 200), leaf: block)
    #expect(size == CGSize(width: 100, height: 200))
    #expect(frame == CGRect(x: 20, y: 35, width: 20, height: 10))
    let mirrored = try positioned(
      ProposedViewSize(width: 100, height: 200), isRightToLeft: true, leaf: block)
    #expect(mirrored.leaf == CGRect(x: 60, y: 35, width: 20, height: 10))
  }

  /// With a proposal of nil the child's size counts; the child is then placed with the wrapper's
  /// own size.
  @Test func openAxesTakeTheChildsAnswer() throws {
    let (size, frame) = try positioned(ProposedViewSize(width: 100, height: nil)) { tree in
      tree.addLeaf(WrappingLeaf(area: 2000, ideal: 50))
    }
    #expect(size == CGSize(width: 100, height: 40))
    #expect(frame.size == CGSize(width: 50, height: 40))
    let open = try positioned(.unspecified) { $0.addLeaf() }
    #expect(open.size == CGSize(width: 10, height: 10))
  }

  @Test func itIsAnOrdinaryViewToItsNeighbours() throws {
    let tree = LayoutTree()
    tree.beginStack(.vertical)
    let mark = tree.mark
    tree.addSpacer(in: .vertical)
    tree.wrapPosition(since: mark, x: 0, y: 0)
    tree.addLeaf(size: CGSize(width: 10, height: 10))
    tree.end()
    try tree.layout(proposal: ProposedViewSize(width: 100, height: 100))
    let wrapper = tree.children(of: tree.root!)[0]
    #expect(tree.priority(of: wrapper) == 0)
    #expect(tree.size(of: wrapper) == CGSize(width: 100, height: 82))
  }

  // MARK: containerRelativeFrame

  private func relative(
    _ axes: Axis.Set, _ proposal: ProposedViewSize, alignment: Alignment = .center,
    isRightToLeft: Bool = false, insets: EdgeInsets? = nil
  ) throws -> (frame: CGRect, leaf: CGRect) {
    let tree = LayoutTree()
    tree.buildsRightToLeft = isRightToLeft
    tree.windowInsets = insets.map { WindowInsets(container: $0) }
    let mark = tree.mark
    let leaf = tree.addLeaf(size: CGSize(width: 20, height: 10))
    tree.wrapContainerFrame(since: mark, axes: axes, alignment: alignment) { length, axis in
      axis == .horizontal ? length / 2 : length
    }
    // A frame is not a container.
    tree.wrapFixedFrame(since: mark, width: 60, height: 60, alignment: .topLeading)
    try tree.layout(proposal: proposal)
    let frame = tree.frame(of: tree.parent(of: leaf))
    return (frame, tree.frame(of: leaf).offsetBy(dx: -frame.minX, dy: -frame.minY))
  }

  @Test func theLengthIsMadeOfTheContainers() throws {
    let window = ProposedViewSize(width: 400, height: 100)
    let wide = try relative(.horizontal, window, alignment: .leading)
    #expect(wide.frame.size == CGSize(width: 200, height: 10))
    #expect(wide.leaf.origin == .zero)
    let both = try relative([.horizontal, .vertical], window, alignment: .bottomLeading)
    #expect(both.frame.size == CGSize(width: 200, height: 100))
    #expect(both.leaf.origin == CGPoint(x: 0, y: 90))
    let mirrored = try relative(.horizontal, window, alignment: .leading, isRightToLeft: true)
    #expect(mirrored.leaf.maxX == 200)
    let safe = try relative(.horizontal, window, insets: EdgeInsets(.horizontal, 30))
    #expect(safe.frame.width == 170)
  }

  @Test func withoutAContainersLengthTheAxisIsLeftAlone() throws {
    #expect(
      try relative([.horizontal, .vertical], .unspecified).frame.size
        == CGSize(width: 20, height: 10))
    #expect(try relative(.horizontal, .infinity).frame.width == 20)
  }

  /// Cached sizes must not outlive the container's length.
  @Test func aSecondLayoutFollowsTheNewContainer() throws {
    let tree = LayoutTree()
    tree.beginStack(.horizontal)
    let mark = tree.mark
    tree.addLeaf()
    tree.wrapContainerFrame(since: mark, axes: .vertical, alignment: .center) { length, _ in length
    }
    tree.wrapFlexFrame(
      since: mark, width: FrameLimits(max: 50), height: FrameLimits(max: 30), alignment: .center)
    let frame = tree.children(of: tree.first(after: mark))[0]
    tree.end()
    for height in [100, 70] as [CGFloat] {
      try tree.layout(proposal: ProposedViewSize(width: 50, height: height))
      #expect(tree.size(of: frame).height == height)
    }
  }

  @Test func aRecordStaysSmall() {
    #expect(MemoryLayout<LayoutNode>.stride <= 256)
  }
}
