import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Colours that change along a line; across it they stay the same, measured in points.
///
/// As a view it fills the space it is offered. Sizing: h-exp, v-exp.
public struct LinearGradient: Hashable, Sendable {
  let gradient: AnyGradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  init(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// From `startPoint` to `endPoint` of what it fills. Equal points show the last colour alone.
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
  /// Used as a style, a gradient runs from top to bottom.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    ramp(in: environment).style(.linear(start: .top, end: .bottom))
  }
}

extension Gradient: ShapeStyle {
  /// Used as a style, a gradient runs from top to bottom.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    AnyGradient(self)._resolve(in: environment)
  }
}
