import Foundation
import QuoinCore
import QuoinGeometry

/// What one row shows of the card of its section: the whole card has four corners of one radius, whose curves have the
/// room of the card and not that of a row (Rules/Lists.md#card-corners). Sizing: h-exp, v-exp.
nonisolated struct ListCardSlice: Shape {
  let radius: CGFloat
  /// Whether the card begins, and ends, with the row.
  let hasTop: Bool
  let hasBottom: Bool

  func path(in rect: CGRect) -> Path {
    guard radius > 0, hasTop || hasBottom else { return Path(rect) }
    // A card that goes on beyond the row is drawn longer than a corner reaches, and cut off at the row's edge.
    let beyond = 4 * radius
    var card = rect
    if !hasTop { card.origin.y -= beyond }
    card.size.height += (hasTop ? 0 : beyond) + (hasBottom ? 0 : beyond)
    let path = Path(
      roundedRect: card,
      cornerRadii: RectangleCornerRadii(
        topLeading: hasTop ? radius : 0, bottomLeading: hasBottom ? radius : 0,
        bottomTrailing: hasBottom ? radius : 0, topTrailing: hasTop ? radius : 0))
    return hasTop && hasBottom ? path : path.cut(from: rect.minY, to: rect.maxY)
  }
}

extension Path {
  /// The path with every point above `top` moved down to it and every one below `bottom` moved up: exact where only
  /// straight sides lie beyond them.
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
