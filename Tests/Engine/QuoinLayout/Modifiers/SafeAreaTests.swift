import Foundation
import QuoinGeometry
import Testing

@testable import QuoinLayout

/// The safe area of a node, and the effect of ignoring it (Rules/SafeArea.md#touching,
/// Rules/SafeArea.md#ignoring).
@Suite struct SafeAreaTests {
  /// Returns a window of 400 × 800 with a 100 × 20 leaf whose corner is at `corner`, in the
  /// window's space.
  private func window(
    _ insets: WindowInsets, leafAt corner: CGPoint, isRightToLeft: Bool = false,
    transforms: Bool = false
  ) throws -> (LayoutTree, LayoutTree.NodeID) {
    let tree = LayoutTree()
    tree.windowInsets = insets
    tree.buildsRightToLeft = isRightToLeft
    let mark = tree.mark
    let leaf = tree.addLeaf(size: CGSize(width: 100, height: 20))
    if transforms {
      tree.wrapEffect(since: mark)
      tree.setTransforming(tree.first(after: mark))
    }
    let container = insets.container
    tree.wrapPosition(
      since: mark, x: corner.x + 50 - container.leading, y: corner.y + 10 - container.top)
    try tree.layout(proposal: ProposedViewSize(width: 400, height: 800))
    return (tree, leaf)
  }

  static let uneven = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)

  /// The recorded case os-safearea.
  @Test(arguments: [
    (CGPoint(x: 150, y: 390), EdgeInsets()),
    (CGPoint(x: 150, y: 10), EdgeInsets(.top, 10)),
    (CGPoint(x: 150, y: 750), EdgeInsets(.bottom, 30)),
    (CGPoint(x: 20, y: 100), EdgeInsets(.leading, 20)),
    (CGPoint(x: 260, y: 100), EdgeInsets(.trailing, 40)),
    (
      CGPoint(x: 20, y: 10),
      EdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 0)
    ),
  ])
  func onlyTouchedEdgesCount(corner: CGPoint, expected: EdgeInsets) throws {
    let (tree, leaf) = try window(WindowInsets(container: Self.uneven), leafAt: corner)
    #expect(tree.frame(of: leaf).origin == corner)
    #expect(tree.safeAreaInsets(of: leaf) == expected)
  }

  /// Half a pixel and a thousandth of a point (Rules/SafeArea.md#touching). A view beyond the
  /// window's edge has nothing left to extend into.
  @Test(arguments: [(0.5, 10.5), (0.502, 0), (-4, 6), (-10.5, 0)] as [(CGFloat, CGFloat)])
  func touchingHasATolerance(distance: CGFloat, reach: CGFloat) throws {
    let (tree, leaf) = try window(
      WindowInsets(container: Self.uneven), leafAt: CGPoint(x: 150, y: 10 + distance))
    #expect(abs(tree.safeAreaInsets(of: leaf).top - reach) < 1e-9)
  }

  @Test func leadingIsOnTheRightFromRightToLeft() throws {
    let (tree, leaf) = try window(
      WindowInsets(container: Self.uneven), leafAt: CGPoint(x: 20, y: 100), isRightToLeft: true)
    // 20 points on the right are now reserved.
    #expect(tree.frame(of: leaf).maxX == 380)
    #expect(tree.safeAreaInsets(of: leaf) == EdgeInsets(.leading, 20))
  }

  @Test func nothingIsSeenThroughATransform() throws {
    let (tree, leaf) = try window(
      WindowInsets(container: Self.uneven), leafAt: CGPoint(x: 20, y: 10), transforms: true)
    #expect(tree.safeAreaInsets(of: leaf) == EdgeInsets())
  }

  /// The keyboard inset is the part that exceeds the container's bottom inset; it separates a view
  /// above the keyboard from the container's inset (Rules/SafeArea.md#ignoring-regions).
  @Test func aKeyboardInsetIsInsideTheContainersInset() throws {
    let insets = WindowInsets(container: Self.uneven, keyboard: 330)
    let (tree, leaf) = try window(insets, leafAt: CGPoint(x: 150, y: 450))
    #expect(tree.frame(of: leaf).maxY == 470)
    #expect(tree.safeAreaInsets(of: leaf).bottom == 330)
    #expect(tree.safeAreaInsets(of: leaf, regions: .keyboard).bottom == 300)
    #expect(tree.safeAreaInsets(of: leaf, regions: .container).bottom == 0)
    let low = WindowInsets(container: Self.uneven, keyboard: 25)
    #expect(low.total == Self.uneven)
  }

  @Test func theRootIsCenteredInTheSafeArea() throws {
    let tree = LayoutTree()
    tree.windowInsets = WindowInsets(container: Self.uneven)
    tree.addLeaf(size: CGSize(width: 100, height: 1000))
    try tree.layout(proposal: ProposedViewSize(width: 400, height: 800))
    #expect(tree.proposal(of: tree.root!) == ProposedViewSize(width: 340, height: 760))
    // 20 + (340 - 100) / 2, 10 + (760 - 1000) / 2: the excess height overflows on both sides.
    #expect(tree.frame(of: tree.root!).origin == CGPoint(x: 140, y: -110))
    #expect(tree.windowSize == CGSize(width: 400, height: 800))
    try tree.layout(proposal: .unspecified)
    #expect(tree.windowSize == CGSize(width: 160, height: 1040))
    #expect(tree.frame(of: tree.root!).origin == CGPoint(x: 20, y: 10))
  }

  @Test func invalidInsetsCountAsZero() throws {
    let absurd = EdgeInsets(top: .nan, leading: -5, bottom: .infinity, trailing: 7)
    #expect(WindowInsets(container: absurd, keyboard: .nan).total == EdgeInsets(.trailing, 7))
    let tree = LayoutTree()
    tree.windowInsets = WindowInsets(container: EdgeInsets(.all, 1000))
    tree.addLeaf()
    #expect(try tree.layout(proposal: ProposedViewSize(width: 10, height: 10)) == .zero)
  }

  // MARK: ignoresSafeArea

  /// The size and the neighbors don't change; the child extends outwards
  /// (Rules/SafeArea.md#ignoring).
  @Test(arguments: [
    (Edge.Set.all, CGRect(x: -20, y: 0, width: 400, height: 410)),
    (.bottom, CGRect(x: 0, y: 0, width: 340, height: 410)),
    (.top, CGRect(x: 0, y: 0, width: 340, height: 380)),
  ])
  func ignoringEnlargesTheChildWhereItTouches(edges: Edge.Set, expected: CGRect) throws {
    let tree = LayoutTree()
    tree.windowInsets = WindowInsets(container: Self.uneven)
    tree.beginStack(.vertical, spacing: 0)
    let upper = tree.addLeaf()
    let mark = tree.mark
    let lower = tree.addLeaf()
    tree.wrapSafeAreaIgnoring(since: mark, regions: .all, edges: edges)
    tree.end()
    try tree.layout(proposal: ProposedViewSize(width: 400, height: 800))
    #expect(tree.frame(of: upper) == CGRect(x: 20, y: 10, width: 340, height: 380))
    #expect(
      tree.frame(of: tree.parent(of: lower)) == CGRect(x: 20, y: 390, width: 340, height: 380))
    #expect(tree.frame(of: lower) == expected.offsetBy(dx: 20, dy: 390))
  }

  /// A fixed child moves to the top leading corner of the larger area and keeps its size.
  @Test(arguments: [false, true])
  func aFixedChildIsAnchoredAtTheTopLeadingCorner(isRightToLeft: Bool) throws {
    let tree = LayoutTree()
    tree.windowInsets = WindowInsets(container: Self.uneven)
    tree.buildsRightToLeft = isRightToLeft
    let mark = tree.mark
    let leaf = tree.addLeaf(size: CGSize(width: 340, height: 760))
    tree.wrapSafeAreaIgnoring(since: mark, regions: .all, edges: .all)
    try tree.layout(proposal: ProposedViewSize(width: 400, height: 800))
    let size = CGSize(width: 340, height: 760)
    let corner = CGPoint(x: isRightToLeft ? 60 : 0, y: 0)
    #expect(tree.frame(of: leaf) == CGRect(origin: corner, size: size))
  }

  /// The wrapper has its own guides and priority, but passes on the spacing
  /// (Rules/SafeArea.md#ignoring).
  @Test func theWrapperHasAPriorityAndGuidesOfItsOwn() throws {
    let tree = LayoutTree()
    tree.beginStack(.vertical, alignment: .leading)
    let mark = tree.mark
    let leaf = tree.addLeaf(size: CGSize(width: 20, height: 20))
    tree.setPriority(3, since: mark)
    tree.addGuide(HorizontalAlignment.leading.key, since: mark) { _ in 15 }
    tree.wrapSafeAreaIgnoring(since: mark, regions: .all, edges: .all)
    tree.addSpacer(in: .vertical)
    tree.end()
    try tree.layout(proposal: ProposedViewSize(width: 100, height: 100))
    #expect(tree.priority(of: tree.parent(of: leaf)) == 0)
    #expect(tree.frame(of: leaf).minX == 0)
    // There is no gap next to the spacer, which takes the rest.
    #expect(tree.frame(of: tree.children(of: tree.root!)[1]).minY == 20)
  }
}
