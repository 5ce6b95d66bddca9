import Foundation
import QuoinCore
import QuoinGeometry

/// The part of a section's card behind one row.
///
/// The whole card has four corners with one radius, whose curves are limited by the card's size and
/// not by the row's (Rules/Lists.md#card-corners).
/// Sizing: h-exp, v-exp.
nonisolated struct ListCardSlice: Shape {
  let radius: CGFloat
  /// Whether the card begins, and ends, with the row, as a number: 0 if it continues beyond it, 1
  /// if it doesn't, and between them while a row becomes the first or last one in an animation.
  private var top: CGFloat
  private var bottom: CGFloat

  init(radius: CGFloat, hasTop: Bool, hasBottom: Bool) {
    self.radius = radius
    (top, bottom) = (hasTop ? 1 : 0, hasBottom ? 1 : 0)
  }

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(top, bottom) }
    set { (top, bottom) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    guard radius > 0, top > 0 || bottom > 0 else { return Path(rect) }
    // A card that continues beyond the row is drawn past the extent of a corner and cut off at the
    // row's edge.
    let beyond = 4 * radius
    var card = rect
    if top <= 0 { card.origin.y -= beyond }
    card.size.height += (top > 0 ? 0 : beyond) + (bottom > 0 ? 0 : beyond)
    let (above, below) = (radius * max(top, 0), radius * max(bottom, 0))
    let path = Path(
      roundedRect: card,
      cornerRadii: RectangleCornerRadii(
        topLeading: above, bottomLeading: below, bottomTrailing: below, topTrailing: above))
    return top > 0 && bottom > 0 ? path : path.cut(from: rect.minY, to: rect.maxY)
  }
}

extension Path {
  /// Returns the path with every point clamped between `top` and `bottom`, which is exact if only
  /// straight sides extend beyond them.
  fileprivate nonisolated func cut(from top: CGFloat, to bottom: CGFloat) -> Path {
    func kept(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x, y: min(max(point.y, top), bottom))
    }
    var path = Path()
    forEach { element in
      switch element {
      case .move(let point): path.move(to: kept(point))
      case .line(let point): path.addLine(to: kept(point))
      case .quadCurve(let end, let control):
        path.addQuadCurve(to: kept(end), control: kept(control))
      case .curve(let end, let first, let second):
        path.addCurve(to: kept(end), control1: kept(first), control2: kept(second))
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }
}
