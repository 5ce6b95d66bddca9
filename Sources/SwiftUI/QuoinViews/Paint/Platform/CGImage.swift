import Foundation
import QuoinDrawing

#if !canImport(Darwin)
  /// A bitmap image.
  public final class CGImage: Hashable, Sendable {
    package let source: ImageSource

    /// The width in pixels.
    public var width: Int { source.pixelWidth }
    /// The height in pixels.
    public var height: Int { source.pixelHeight }

    package init(_ source: ImageSource) { self.source = source }

    /// Creates an image of `width` × `height` pixels, or returns `nil` if the number of bytes
    /// doesn't match.
    ///
    /// - `rgba`: four bytes per pixel (red, green, blue and straight alpha), in rows from the top.
    public convenience init?(width: Int, height: Int, rgba: [UInt8]) {
      guard let source = ImageSource(width: width, height: height, rgba: rgba) else { return nil }
      self.init(source)
    }

    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs.source == rhs.source }
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
  }

  extension Image {
    /// Creates an image from `cgImage` with `scale` pixels per point and an orientation; `label` is
    /// for accessibility.
    public init(
      _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
    ) {
      self.init(pixels: cgImage, scale: scale, orientation: orientation)
      spoken = .label(ImageLabel(text: label))
    }

    /// Creates an image from `cgImage` with `scale` pixels per point and an orientation, which
    /// isn't an accessibility element.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
      self.init(pixels: cgImage, scale: scale, orientation: orientation)
      spoken = .decorative
    }

    /// Creates an image without a label from `cgImage`.
    package init(pixels cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
      self.init(source: .picture(cgImage.source, scale: scale))
      self.orientation = orientation
    }
  }

  extension UIImage {
    /// The image's pixels, without its orientation applied.
    public var cgImage: CGImage? { source.map(CGImage.init) }

    public convenience init(cgImage: CGImage, scale: CGFloat = 1) {
      self.init(Image(pixels: cgImage, scale: scale), cgImage.source, scale: scale)
    }

    /// Creates an image as in AppKit, with a scale that follows from its `size` in points.
    public convenience init(cgImage: CGImage, size: CGSize) {
      self.init(
        cgImage: cgImage, scale: size.width > 0 ? CGFloat(cgImage.width) / size.width : 1)
    }
  }
#endif
