import SwiftUI

// The custom layouts of the recorded cases that place their child by a rule of their own.

/// A layout of fixed size that places its children with a closure.
struct PlacingLayout: Layout {
  let size: CGSize
  let place: @Sendable (LayoutSubview, CGRect) -> Void

  init(_ side: CGFloat, place: @escaping @Sendable (LayoutSubview, CGRect) -> Void) {
    size = CGSize(width: side, height: side)
    self.place = place
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { place(subview, bounds) }
  }

  /// 100 × 100, places no child.
  static let nothing = PlacingLayout(100) { _, _ in }

  /// 100 × 100, places its child twice: at 10 with 20 × 20, then at 50 with 40 × 40.
  static let twice = PlacingLayout(100) { subview, bounds in
    for (offset, side) in [(10.0, 20.0), (50.0, 40.0)] {
      subview.place(
        at: CGPoint(x: bounds.minX + offset, y: bounds.minY + offset),
        proposal: ProposedViewSize(width: side, height: side))
    }
  }

  /// 150 × 150, places its child at the top leading corner with 70 × 40.
  static let corner = PlacingLayout(150) { subview, bounds in
    subview.place(at: bounds.origin, proposal: ProposedViewSize(width: 70, height: 40))
  }

  /// 150 × 150, places its child's center at (100, 100) with 30 × 20.
  static let center = anchored(.center)
  /// 150 × 150, places its child's bottom trailing corner at (100, 100) with 30 × 20.
  static let bottomTrailing = anchored(.bottomTrailing)

  private static func anchored(_ anchor: UnitPoint) -> PlacingLayout {
    PlacingLayout(150) { subview, bounds in
      subview.place(
        at: CGPoint(x: bounds.minX + 100, y: bounds.minY + 100), anchor: anchor,
        proposal: ProposedViewSize(width: 30, height: 20))
    }
  }
}

struct PlaceNone<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { PlacingLayout.nothing { content } }
}

struct PlaceTwice<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { PlacingLayout.twice { content } }
}

struct PlaceTL<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { PlacingLayout.corner { content } }
}

struct PlaceC<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { PlacingLayout.center { content } }
}

struct PlaceBT<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { PlacingLayout.bottomTrailing { content } }
}
