import Foundation
import QuoinGeometry
import Testing

@testable import QuoinLayout

/// A layout retains its subviews longer than the tree retains their nodes.
@Suite struct StaleSubviewTests {
  /// Returns the subviews of a layout whose only view was removed, and whose index another view has
  /// taken.
  private func staleSubviews() throws -> (
    subviews: LayoutSubviews, tree: LayoutTree, other: LayoutTree.NodeID
  ) {
    let kept = Kept()
    let tree = LayoutTree()
    tree.beginLiving()
    tree.beginStack(.vertical, spacing: 0)
    tree.beginLayout(KeepingLayout(kept: kept))
    let leaf = tree.addLeaf(size: CGSize(width: 10, height: 10))
    tree.end()
    tree.end()
    try tree.layout(proposal: .unspecified)
    tree.remove([leaf])
    let mark = tree.mark
    tree.addLeaf(size: CGSize(width: 77, height: 77))
    tree.setPriority(5, since: mark)
    let other = tree.first(after: mark)
    #expect(other == leaf)
    let subviews = try #require(kept.subviews)
    // Subviews retain their tree, and the tree the layout that retains them.
    kept.subviews = nil
    return (subviews, tree, other)
  }

  @Test func aViewThatHasGoneHasNoSize() throws {
    let (subviews, _, _) = try staleSubviews()
    #expect(subviews[0].sizeThatFits(.unspecified) == .zero)
    #expect(subviews[0].priority == 0)
    #expect(subviews[0].dimensions(in: .unspecified)[HorizontalAlignment.trailing] == 0)
  }

  @Test func theDimensionsOfAViewThatHasGoneHaveNoGuides() throws {
    let tree = LayoutTree()
    tree.beginLiving()
    tree.beginStack(.vertical)
    let mark = tree.mark
    let leaf = tree.addLeaf(size: CGSize(width: 10, height: 10))
    var kept: ViewDimensions?
    tree.addGuide(HorizontalAlignment.leading.key, since: mark) { _ in 3 }
    tree.addGuide(HorizontalAlignment.center.key, since: mark) { dimensions in
      kept = dimensions
      return 5
    }
    tree.end()
    try tree.layout(proposal: .unspecified)
    let dimensions = try #require(kept)
    #expect(dimensions[explicit: HorizontalAlignment.leading] == 3)
    tree.remove([leaf])
    tree.addLeaf()
    #expect(dimensions[explicit: HorizontalAlignment.leading] == nil)
  }

  @Test func placingAViewThatHasGoneMovesNoOther() throws {
    let (subviews, tree, other) = try staleSubviews()
    subviews[0].place(at: CGPoint(x: 500, y: 500), proposal: .unspecified)
    #expect(tree.origin(of: other) == .zero)
  }
}

private final class Kept { var subviews: LayoutSubviews? }

private struct KeepingLayout: Layout {
  let kept: Kept

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    kept.subviews = subviews
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}
