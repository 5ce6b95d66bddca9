import Foundation
import QuoinGeometry
import QuoinText

/// A picture as data: what to draw, in order, in points from the top-left corner. Presses turn it into
/// bytes; it can be compared, stored and sent to another thread.
public struct DisplayList: Equatable, Sendable, Codable {
  /// The picture's size in points.
  public var size: CGSize
  /// Drawn below everything; `nil` leaves the picture transparent.
  public var background: ResolvedColor?
  public var items: [DisplayItem]
  /// The pictures that `.image` items name by index.
  public var images: [ImageSource]
  /// The document's language and title, for formats that carry them.
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

/// One step of drawing. Coordinates are in points of the list, before the open transforms map them.
public enum DisplayItem: Equatable, Sendable, Codable {
  case fill(path: Path, paint: Paint, evenOdd: Bool)
  case stroke(path: Path, style: StrokeStyle, paint: Paint)
  /// Glyphs with the text box's top-left corner at `origin`.
  case glyphs(run: GlyphRun, origin: CGPoint, paint: Paint)
  case image(index: Int, rect: CGRect, interpolation: ImageInterpolation)
  /// Opens an effect over all items up to the matching `pop`.
  case push(Effect)
  case pop
}

/// How an image is resampled.
public enum ImageInterpolation: String, Hashable, Sendable, Codable { case none, low, medium, high }

/// An encoded picture: the bytes of a PNG or JPEG file and the size its header states.
public struct ImageSource: Hashable, Sendable, Codable {
  public var data: Data
  public var format: Format
  /// Pixels.
  public var pixelWidth: Int
  /// Pixels.
  public var pixelHeight: Int

  public enum Format: String, Hashable, Sendable, Codable { case png, jpeg }

  public init(data: Data, format: Format, pixelWidth: Int, pixelHeight: Int) {
    self.data = data
    self.format = format
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }
}
