import Foundation
import QuoinCore

/// A style that covers one rectangle, whatever it fills.
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
  /// The style laid over `rect`, in points from the top-left corner of what it fills, so that several
  /// shapes show parts of one gradient.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    _AnchoredShapeStyle(style: self, bounds: rect)
  }
}
