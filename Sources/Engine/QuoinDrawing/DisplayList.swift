import Foundation
import QuoinGeometry
import QuoinText

/// A picture as data: the items to draw, in order, in points from the top-left corner. Renderers
/// convert it to image files; it can be compared, stored and sent to another thread.
public struct DisplayList: Equatable, Sendable, Codable {
  /// The picture's size in points.
  public var size: CGSize
  /// The color below all items; if `nil`, the background is transparent.
  public var background: ResolvedColor?
  public var items: [DisplayItem]
  /// The pictures that `.image` items refer to by index.
  public var images: [ImageSource]
  /// The document's title, for formats that store one.
  public var title: String?

  public init(
    size: CGSize, background: ResolvedColor? = nil, items: [DisplayItem] = [],
    images: [ImageSource] = [], title: String? = nil
  ) {
    self.size = size
    self.background = background
    self.items = items
    self.images = images
    self.title = title
  }
}

/// One drawing step. Coordinates are in points, in the space of the open transforms.
///
/// Each item is a reference to its values, because lists are copied item by item.
public indirect enum DisplayItem: Equatable, Sendable, Codable {
  case fill(path: Path, paint: Paint, evenOdd: Bool)
  case stroke(path: Path, style: StrokeStyle, paint: Paint)
  /// The inside of one path at many positions, each drawn over those before it.
  case stamps(path: Path, positions: [CGPoint], color: ResolvedColor)
  /// Glyphs with the text box's top-left corner at `origin`.
  case glyphs(run: GlyphRun, origin: CGPoint, paint: Paint)
  case image(index: Int, rect: CGRect, interpolation: ImageInterpolation)
  /// Opens an effect for all items up to the matching `pop`.
  case push(Effect)
  case pop
}

/// The resampling quality of an image.
public enum ImageInterpolation: String, Hashable, Sendable, Codable { case none, low, medium, high }

/// An encoded picture: the bytes of a PNG or JPEG file and the size in its header.
public struct ImageSource: Hashable, Sendable, Codable {
  public var data: Data
  public var format: Format
  /// The width in pixels.
  public var pixelWidth: Int
  /// The height in pixels.
  public var pixelHeight: Int

  public enum Format: String, Hashable, Sendable, Codable { case png, jpeg }

  public init(data: Data, format: Format, pixelWidth: Int, pixelHeight: Int) {
    self.data = data
    self.format = format
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }
}
