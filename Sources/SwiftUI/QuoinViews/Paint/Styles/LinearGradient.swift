import QuoinCore
import QuoinGeometry
import QuoinLayout

/// A gradient along a line; across it the colors are constant, measured in points.
///
/// As a view it fills the proposed size.
/// Sizing: h-exp, v-exp.
public struct LinearGradient: Hashable, Sendable {
  let gradient: AnyGradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  init(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient from `startPoint` to `endPoint` of the filled area. If the points are
  /// equal, only the last color is visible.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: ShapeStyle {
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    gradient.ramp(in: environment).style(.linear(start: startPoint, end: endPoint))
  }
}

extension LinearGradient: PrimitiveView {
  public static func _emit(_ view: Self, into emission: Emission) {
    emission.emitFill(view, "LinearGradient")
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension AnyGradient: ShapeStyle {
  /// Resolves the gradient as a style, which runs from top to bottom.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    ramp(in: environment).style(.linear(start: .top, end: .bottom))
  }
}

extension Gradient: ShapeStyle {
  /// Resolves the gradient as a style, which runs from top to bottom.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    AnyGradient(self)._resolve(in: environment)
  }
}
