import Foundation
import QuoinCore

/// An image as a style. It is drawn gray instead of tiled, with a warning; a canvas's `.tiledImage`
/// does tile images.
public struct ImagePaint: ShapeStyle {
  public typealias Resolved = Never
  public var image: Image
  /// The part to tile, in the unit square.
  public var sourceRect: CGRect
  /// The scale of the image relative to its own size.
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
    style.warning =
      "An image used as a style is drawn gray: repeat it with a Canvas and .tiledImage, or use it as a view."
    return style
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Returns an infinitely tiled image.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension ShapeStyle where Self == Shader {
  /// Returns a shader, which is drawn as the foreground style with a warning.
  public static func shader(_ shader: Shader) -> Shader { shader }
}
