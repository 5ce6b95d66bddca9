import QuoinCore

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    style._resolve(in: environment)
  }
}

extension AnyShapeStyle: Equatable {
  /// Returns whether both contain equal values of one type; styles that aren't equatable are never
  /// equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<Style: Equatable>(_ style: Style) -> Bool { style == rhs.style as? Style }
    guard let style = lhs.style as? any Equatable else { return false }
    return isEqual(style)
  }
}
