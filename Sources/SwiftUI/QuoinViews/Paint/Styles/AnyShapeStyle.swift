import QuoinCore
import QuoinLayout

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) {
    if let other = style as? AnyShapeStyle {
      self.style = other.style
    } else if _isPOD(S.self) || S.self == Color.self {
      self.style = style
    } else {
      self.style = NestedStyle(style)
    }
  }

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    style._resolve(in: environment)
  }
}

/// A style that may contain other styles, to any depth.
private struct NestedStyle: ShapeStyle {
  private let box: NestedValue<any ShapeStyle>

  init(_ style: any ShapeStyle) { box = NestedValue(style) }

  var style: any ShapeStyle { box.value }

  func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    DeepStack.withRoom { style._resolve(in: environment) }
  }
}

extension AnyShapeStyle: Equatable {
  /// The original style.
  private var plain: any ShapeStyle { (style as? NestedStyle)?.style ?? style }

  /// Returns whether both contain equal values of one type; styles that aren't equatable are never
  /// equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<Style: Equatable>(_ style: Style) -> Bool { style == rhs.plain as? Style }
    guard let style = lhs.plain as? any Equatable else { return false }
    return isEqual(style)
  }
}
