import Foundation
import QuoinCore
import QuoinDrawing

/// A shadow that belongs to a style, cast by everything drawn in that style.
public struct ShadowStyle: Equatable, Sendable {
  private let color: Color
  private let radius: CGFloat
  private let offset: CGSize
  private let isInner: Bool

  /// Returns a drop shadow: a Gaussian blur of `radius` points, offset by `x` and `y` points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// Returns an inner shadow, cast on the drawing by its surroundings.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }

  /// Returns the shadow as it is drawn in `environment`.
  func resolved(in environment: EnvironmentValues) -> ResolvedShadow {
    ResolvedShadow(
      color: color.drawn(in: environment), radius: radius, offset: offset, isInner: isInner)
  }
}

/// A shadow with a resolved color.
struct ResolvedShadow: Hashable, Sendable {
  let color: ResolvedColor
  let radius: CGFloat
  let offset: CGSize
  let isInner: Bool

  init(color: ResolvedColor, radius: CGFloat, offset: CGSize, isInner: Bool = false) {
    func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    self.color = color
    self.radius = max(0, finite(radius))
    self.offset = CGSize(width: finite(offset.width), height: finite(offset.height))
    self.isInner = isInner
  }

  var effect: Effect {
    isInner
      ? .innerShadow(color: color, radius: radius, offset: offset)
      : .shadow(color: color, radius: radius, offset: offset)
  }
}

extension _ResolvedStyle {
  /// Returns `item`, painted in this style, with the style's shadows.
  func items(_ item: DisplayItem) -> [DisplayItem] {
    guard !shadows.isEmpty else { return [item] }
    return shadows.reversed().map { .push($0.effect) } + [item] + shadows.map { _ in .pop }
  }

  /// Draws `item`, painted in this style, with the style's shadows.
  @MainActor
  func draw(_ item: DisplayItem, in canvas: DrawingCanvas) {
    if shadows.isEmpty { canvas.draw(item) } else { canvas.draw(items(item)) }
  }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let shadow: ShadowStyle

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    var resolved = style._resolve(in: environment)
    resolved.shadows.append(shadow.resolved(in: environment))
    return resolved
  }
}

extension ShapeStyle {
  /// Adds a shadow to the style, cast by everything drawn in it.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}
