import Foundation
import QuoinGeometry
import Testing

@testable import QuoinLayout

/// A view next to another, and the effect on its safe area (Rules/SafeArea.md#inset).
@Suite struct SafeAreaInsetTests {
  private struct Scene {
    var tree: LayoutTree
    var primary: LayoutTree.NodeID
    var content: LayoutTree.NodeID
  }

  /// A primary view with `content` at `edge`.
  private func scene(
    _ edge: Edge, alignment: Alignment = .center, spacing: CGFloat? = nil,
    isRightToLeft: Bool = false, proposal: ProposedViewSize,
    primary: (LayoutTree) -> LayoutTree.NodeID = { $0.addLeaf() },
    content: @escaping (LayoutTree) -> LayoutTree.NodeID
  ) throws -> Scene {
    let tree = LayoutTree()
    tree.buildsRightToLeft = isRightToLeft
    let mark = tree.mark
    let primary = primary(tree)
    var added = LayoutTree.NodeID.absent
    tree.wrapSafeAreaInset(since: mark, edge: edge, alignment: alignment, spacing: spacing) { _ in
      added = content(tree)
    }
    try tree.layout(proposal: proposal)
    return Scene(tree: tree, primary: primary, content: added)
  }

  private func block(_ width: CGFloat, _ height: CGFloat) -> (LayoutTree) -> LayoutTree.NodeID {
    { $0.addLeaf(size: CGSize(width: width, height: height)) }
  }

  /// The content gets its length, the primary view the rest minus the spacing of 8.
  @Test(arguments: [
    (
      Edge.bottom, CGRect(x: 0, y: 0, width: 200, height: 62),
      CGRect(x: 85, y: 70, width: 30, height: 30)
    ),
    (.top, CGRect(x: 0, y: 38, width: 200, height: 62), CGRect(x: 85, y: 0, width: 30, height: 30)),
    (
      .trailing, CGRect(x: 0, y: 0, width: 162, height: 100),
      CGRect(x: 170, y: 35, width: 30, height: 30)
    ),
    (
      .leading, CGRect(x: 38, y: 0, width: 162, height: 100),
      CGRect(x: 0, y: 35, width: 30, height: 30)
    ),
  ])
  func theContentIsAtItsEdge(edge: Edge, primary: CGRect, content: CGRect) throws {
    let proposal = ProposedViewSize(width: 200, height: 100)
    let scene = try scene(edge, proposal: proposal, content: block(30, 30))
    #expect(scene.tree.frame(of: scene.primary) == primary)
    #expect(scene.tree.frame(of: scene.content) == content)
    #expect(scene.tree.size(of: scene.tree.root!) == CGSize(width: 200, height: 100))
    let mirrored = try self.scene(
      edge, isRightToLeft: true, proposal: proposal, content: block(30, 30))
    #expect(mirrored.tree.frame(of: mirrored.content).maxX == 200 - content.minX)
    #expect(mirrored.tree.frame(of: mirrored.primary).maxX == 200 - primary.minX)
  }

  /// Flexible content leaves the primary view its minimum: 100 - 8 - 40.
  @Test func thePrimaryKeepsItsMinimum() throws {
    let scene = try scene(
      .bottom, proposal: ProposedViewSize(width: 50, height: 100), primary: block(50, 40)
    ) { $0.addLeaf() }
    #expect(scene.tree.frame(of: scene.content) == CGRect(x: 0, y: 48, width: 50, height: 52))
    let tight = try self.scene(
      .bottom, proposal: ProposedViewSize(width: 50, height: 30), primary: block(50, 40)
    ) { $0.addLeaf() }
    #expect(tight.tree.size(of: tight.content).height == 0)
    // Spacing is added even to content of zero length.
    #expect(tight.tree.size(of: tight.tree.root!) == CGSize(width: 50, height: 48))
  }

  @Test func ownSpacingAndAlignmentCount() throws {
    let scene = try scene(
      .bottom, alignment: .trailing, spacing: 5,
      proposal: ProposedViewSize(width: 200, height: 100),
      primary: block(80, 20), content: block(30, 10))
    // Sizes add up along the edge; across it the larger one counts.
    #expect(scene.tree.size(of: scene.tree.root!) == CGSize(width: 80, height: 35))
    #expect(scene.tree.frame(of: scene.content) == CGRect(x: 50, y: 25, width: 30, height: 10))
  }

  @Test func bothTakeTheirIdealSizesForANilProposal() throws {
    let scene = try scene(
      .bottom, spacing: 0, proposal: .unspecified, primary: { $0.addLeaf() }, content: block(30, 25)
    )
    #expect(scene.tree.size(of: scene.tree.root!) == CGSize(width: 30, height: 35))
    #expect(scene.tree.size(of: scene.primary) == CGSize(width: 10, height: 10))
  }

  /// For the primary view, the content and the spacing are safe area, followed by the window's.
  @Test func theContentIsSafeAreaOfThePrimary() throws {
    let tree = LayoutTree()
    tree.windowInsets = WindowInsets(container: EdgeInsets(.bottom, 34))
    let mark = tree.mark
    let leaf = tree.addLeaf()
    tree.wrapSafeAreaIgnoring(since: mark, regions: .container, edges: .bottom)
    let primary = tree.first(after: mark)
    var content = LayoutTree.NodeID.absent
    tree.wrapSafeAreaInset(since: mark, edge: .bottom, alignment: .center, spacing: 6) { _ in
      content = tree.addLeaf(LeafLength.expanding, LeafLength(50))
    }
    try tree.layout(proposal: ProposedViewSize(width: 100, height: 400))
    #expect(tree.frame(of: primary) == CGRect(x: 0, y: 0, width: 100, height: 310))
    #expect(tree.frame(of: content) == CGRect(x: 0, y: 316, width: 100, height: 50))
    #expect(tree.safeAreaInsets(of: primary) == EdgeInsets(.bottom, 90))
    #expect(tree.frame(of: leaf) == CGRect(x: 0, y: 0, width: 100, height: 400))
    // The content itself only touches the window's edge.
    #expect(tree.safeAreaInsets(of: content) == EdgeInsets(.bottom, 34))
  }

  /// Priority, spacing and guides are not passed on (Rules/SafeArea.md#inset-area).
  @Test func itIsAnOrdinaryViewToItsNeighbours() throws {
    let tree = LayoutTree()
    tree.beginStack(.vertical)
    let mark = tree.mark
    tree.addSpacer(in: .vertical)
    tree.wrapSafeAreaInset(since: mark, edge: .bottom, alignment: .center, spacing: 0) { _ in
      tree.addLeaf(size: CGSize(width: 10, height: 10))
    }
    let next = tree.addLeaf(size: CGSize(width: 10, height: 10))
    tree.end()
    try tree.layout(proposal: ProposedViewSize(width: 100, height: 100))
    #expect(tree.priority(of: tree.children(of: tree.root!)[0]) == 0)
    #expect(tree.frame(of: next).minY == 90)
    #expect(tree.frame(of: tree.children(of: tree.root!)[0]).maxY == 82)
  }

  /// The same arithmetic as padding, but the inset area can be extended into.
  @Test func safeAreaPaddingIsFourInsets() throws {
    let tree = LayoutTree()
    let mark = tree.mark
    let leaf = tree.addLeaf()
    for (edge, length) in [(Edge.top, 1), (.bottom, 2), (.leading, 3), (.trailing, 4)]
      as [(Edge, CGFloat)]
    {
      tree.wrapSafeAreaPadding(since: mark, edge: edge, length: length)
    }
    try tree.layout(proposal: ProposedViewSize(width: 100, height: 50))
    #expect(tree.frame(of: leaf) == CGRect(x: 3, y: 1, width: 93, height: 47))
    #expect(
      tree.safeAreaInsets(of: leaf) == EdgeInsets(top: 1, leading: 3, bottom: 2, trailing: 4))
    #expect(try tree.layout(proposal: .unspecified) == CGSize(width: 17, height: 13))
  }
}
