import Foundation
import QuoinGeometry
import QuoinLayout
import Testing

/// Distances between neighbors (Rules/Spacing.md).
@Suite struct SpacingTests {
  /// SF 13 on macOS: ascent 12.568, descent 2.742, cap height 9.16, at two pixels per point.
  static let text = ViewSpacing.text(
    ascent: 12.568, descent: 2.742, capHeight: 9.16, leading: 0, pixel: 0.5, firstBaseline: 13,
    lastBaselineFromBottom: 3)

  /// Returns the top edges of two leaves in a column, one of which has a spacing preference.
  private func gap(_ upper: ViewSpacing?, _ lower: ViewSpacing?) throws -> CGFloat {
    let tree = LayoutTree()
    tree.beginStack(.vertical)
    for spacing in [upper, lower] {
      if let spacing {
        tree.addLeaf(SpacedLeaf(spacing: spacing))
      } else {
        tree.addLeaf(size: CGSize(width: 10, height: 10))
      }
    }
    tree.end()
    return try tree.layout(proposal: .unspecified).height - 20
  }

  @Test func textKeepsItsDistanceToViews() throws {
    #expect(abs(try gap(nil, Self.text) - 4.742) < 1e-9)
    #expect(abs(try gap(Self.text, nil) - 8.15) < 1e-9)
  }

  @Test func textTouchesText() throws { #expect(try gap(Self.text, Self.text) == 0) }

  @Test func leadingBetweenTextsIsTheLowerOnes() throws {
    let styled = ViewSpacing.text(
      ascent: 16.19, descent: 4.1, capHeight: 12, leading: 1.71, pixel: 1.0 / 3,
      firstBaseline: 16.33, lastBaselineFromBottom: 4)
    #expect(abs(try gap(Self.text, styled) - 2) < 1e-9)
    #expect(try gap(styled, Self.text) == 0)
  }

  @Test func nothingIsAddedAroundASpacer() throws {
    let tree = LayoutTree()
    tree.beginStack(.vertical)
    tree.addLeaf(size: CGSize(width: 10, height: 10))
    tree.addSpacer(in: .vertical)
    tree.addLeaf(SpacedLeaf(spacing: Self.text))
    tree.end()
    #expect(try tree.layout(proposal: .unspecified).height == 28)
  }

  @Test func paddingMakesAnOrdinaryViewOnItsEdgesOnly() throws {
    func height(_ insets: EdgeInsets) throws -> CGFloat {
      let tree = LayoutTree()
      tree.beginStack(.vertical)
      tree.addLeaf(size: CGSize(width: 10, height: 10))
      let mark = tree.mark
      tree.addLeaf(SpacedLeaf(spacing: Self.text))
      tree.wrapPadding(since: mark, insets)
      tree.end()
      return try tree.layout(proposal: .unspecified).height
    }
    #expect(abs(try height(EdgeInsets(.horizontal, 4)) - 24.742) < 1e-9)
    #expect(try height(EdgeInsets(.top, 4)) == 32)
  }

  @Test func aStackPassesOnTheEdgesOfItsChildren() throws {
    let tree = LayoutTree()
    tree.beginStack(.vertical)
    tree.addLeaf(size: CGSize(width: 10, height: 10))
    tree.beginStack(.vertical)
    tree.addLeaf(SpacedLeaf(spacing: Self.text))
    tree.addLeaf(size: CGSize(width: 10, height: 10))
    tree.end()
    tree.end()
    #expect(abs(try tree.layout(proposal: .unspecified).height - (30 + 4.742 + 8.15)) < 1e-9)
  }

  @Test func unionsTakeTheLargerPreference() {
    var union = ViewSpacing.zero
    #expect(union.distance(to: .zero, along: .vertical) == 0)
    union.formUnion(Self.text)
    #expect(union.distance(to: Self.text, along: .vertical) == 0)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
  }
}

private final class SpacedLeaf: LayoutLeaf {
  let spacing: ViewSpacing
  init(spacing: ViewSpacing) { self.spacing = spacing }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 10, height: 10) }
}
