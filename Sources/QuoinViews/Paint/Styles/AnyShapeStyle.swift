import QuoinCore

/// A style whose type is not known at compile time.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    style._resolve(in: environment)
  }
}

extension AnyShapeStyle: Equatable {
  /// Whether both hold equal values of one type; styles that can't be compared are never equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<Style: Equatable>(_ style: Style) -> Bool { style == rhs.style as? Style }
    guard let style = lhs.style as? any Equatable else { return false }
    return isEqual(style)
  }
}
