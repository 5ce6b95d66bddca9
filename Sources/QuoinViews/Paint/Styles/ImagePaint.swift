import Foundation
import QuoinCore

/// A picture as a style. Drawn grey in place of the repeated picture, with a remark: a canvas's
/// `.tiledImage` repeats pictures.
public struct ImagePaint: ShapeStyle {
  public typealias Resolved = Never
  public var image: Image
  /// The part that is repeated, of the unit square.
  public var sourceRect: CGRect
  /// How much larger than its own size the picture is drawn.
  public var scale: CGFloat

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    var style = Color.gray._resolve(in: environment)
    style.remark =
      "An image as a style is drawn grey: repeat it with a Canvas and .tiledImage, or use it as a view."
    return style
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture, side by side without end.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension ShapeStyle where Self == Shader {
  /// A shader: drawn in the foreground style, with a remark.
  public static func shader(_ shader: Shader) -> Shader { shader }
}
