import Foundation
import QuoinGeometry
import QuoinText

extension DisplayList {
  /// Returns the rectangle that the items of `range` may touch, in the coordinates at its
  /// beginning; null if they draw nothing. The rectangle is never too small; around text, it is up
  /// to a font size too large.
  public func bounds(of range: Range<Int>) -> CGRect {
    DisplayGroups(Array(items[range.clamped(to: items.indices)])).bounds
  }
}

extension DisplayItem {
  /// The area that the item alone may touch; null for pushes and pops.
  package var bounds: CGRect {
    switch self {
    case .fill(let path, _, _): path.boundingRect
    case .stroke(let path, let style, _):
      path.boundingRect.grown(by: style.lineWidth / 2 * max(1.5, style.mitreReach))
    case .stamps(let path, let positions, _): path.boundingRect.repeated(at: positions)
    case .glyphs(let run, let origin, _):
      run.bounds.offsetBy(dx: origin.x, dy: origin.y)
    case .image(_, let rect, _): rect
    case .push, .pop: .null
    }
  }
}

extension Effect {
  /// The visible extent of a shadow or a blur, in standard deviations.
  public static let shadowReach: CGFloat = 3

  /// Returns the area that a group touches, given the area of its content before the effect is
  /// applied.
  func bounds(of content: CGRect) -> CGRect {
    guard !content.isNull else { return .null }
    switch self {
    case .clip(let path, _): return content.overlap(path.boundingRect)
    case .opacity, .innerShadow, .recolor, .luminanceToAlpha, .blend, .isolate, .mask, .element:
      return content
    case .maskShape: return .null
    case .blur(let radius, _): return content.grown(by: radius * Self.shadowReach)
    case .shadow(_, let radius, let offset):
      return content.union(
        content.offsetBy(dx: offset.width, dy: offset.height)
          .grown(by: radius * Self.shadowReach))
    case .transform(let transform): return content.applying(transform)
    }
  }
}

extension StrokeStyle {
  /// The distance by which a mitered corner extends, in half line widths.
  fileprivate var mitreReach: CGFloat { lineJoin == .miter ? min(miterLimit, 10) : 1 }
}

extension GlyphRun {
  /// A box that contains the glyphs of any font: 1.5 ems above the baseline, one em below it and on
  /// each side.
  var bounds: CGRect {
    var (left, right) = (x, x + width)
    var (top, bottom) = (baseline, baseline)
    for glyph in glyphs {
      left = min(left, glyph.x)
      right = max(right, glyph.x)
      top = min(top, glyph.y)
      bottom = max(bottom, glyph.y)
    }
    return CGRect(
      x: left - size, y: top - size * 1.5, width: right - left + size * 2,
      height: bottom - top + size * 2.5)
  }
}

extension CGRect {
  /// Returns the area that the rectangle covers when its origin is moved by each of `positions`.
  fileprivate func repeated(at positions: [CGPoint]) -> CGRect {
    guard !isNull, let first = positions.first else { return .null }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for position in positions {
      left = min(left, position.x)
      right = max(right, position.x)
      top = min(top, position.y)
      bottom = max(bottom, position.y)
    }
    return CGRect(
      x: minX + left, y: minY + top, width: width + right - left, height: height + bottom - top)
  }

  /// Returns the rectangle with each edge moved outwards by `distance`; null stays null.
  public func grown(by distance: CGFloat) -> CGRect {
    isNull ? self : insetBy(dx: -distance, dy: -distance)
  }
}
