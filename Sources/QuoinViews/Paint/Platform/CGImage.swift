import Foundation
import QuoinDrawing

#if !canImport(Darwin)
  /// A picture made of pixels.
  public final class CGImage: Hashable, Sendable {
    package let source: ImageSource

    /// Pixels.
    public var width: Int { source.pixelWidth }
    /// Pixels.
    public var height: Int { source.pixelHeight }

    package init(_ source: ImageSource) { self.source = source }

    /// A picture of `width` × `height` pixels; `nil` where the bytes don't fit the size.
    ///
    /// - `rgba`: four bytes a pixel, red, green, blue and opacity, not multiplied, in rows from the
    ///   top.
    public convenience init?(width: Int, height: Int, rgba: [UInt8]) {
      guard let source = ImageSource(width: width, height: height, rgba: rgba) else { return nil }
      self.init(source)
    }

    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs.source == rhs.source }
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
  }

  extension Image {
    /// The picture `cgImage` with `scale` pixels a point, turned by `orientation`; `label` is for assistive
    /// technology.
    public init(
      _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
    ) {
      self.init(decorative: cgImage, scale: scale, orientation: orientation)
    }

    /// The picture `cgImage` with `scale` pixels a point, turned by `orientation`.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
      self.init(source: .picture(cgImage.source, scale: scale))
      self.orientation = orientation
    }
  }

  extension UIImage {
    /// The picture's pixels, not turned.
    public var cgImage: CGImage? { source.map(CGImage.init) }

    public convenience init(cgImage: CGImage, scale: CGFloat = 1) {
      self.init(Image(decorative: cgImage, scale: scale), cgImage.source, scale: scale)
    }

    /// AppKit's form: `size` in points says how many pixels make a point.
    public convenience init(cgImage: CGImage, size: CGSize) {
      self.init(
        cgImage: cgImage, scale: size.width > 0 ? CGFloat(cgImage.width) / size.width : 1)
    }
  }
#endif
