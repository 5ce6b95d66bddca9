import Foundation
import QuoinCore

/// A style that covers a fixed rectangle, regardless of the filled area.
public struct _AnchoredShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let bounds: CGRect

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    var resolved = style._resolve(in: environment)
    resolved.anchor = resolved.anchor ?? bounds
    return resolved
  }
}

extension ShapeStyle {
  /// Applies the style to `rect`, in points from the top-left corner of the filled area, so that
  /// several shapes can show parts of one gradient.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    _AnchoredShapeStyle(style: self, bounds: rect)
  }
}
