import Foundation
import QuoinCore
import QuoinDrawing

/// The image class of UIKit and AppKit, with the features that `Image(uiImage:)` and
/// `Image(nsImage:)` need.
///
/// UIKit's is immutable. AppKit's can be drawn into and resized (`become(_:)`) by its creator
/// before it is shown.
public final class UIImage: Hashable, @unchecked Sendable {
  /// The image as a view.
  package private(set) var image: Image
  /// The image's pixels; `nil` for a symbol and for an empty image.
  package private(set) var source: ImageSource?
  /// The number of pixels per point.
  public private(set) var scale: CGFloat
  /// The frames of an animated image, of which the first is drawn; `nil` for others.
  public private(set) var images: [UIImage]?
  /// The seconds of an animated image's loop; 0 for others.
  public private(set) var duration: TimeInterval = 0

  package init(_ image: Image, _ source: ImageSource?, scale: CGFloat) {
    self.image = image
    self.source = source
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// Creates an animated image from at least one frame.
  package convenience init?(frames: [UIImage], duration: TimeInterval) {
    guard let first = frames.first else { return nil }
    self.init(first.image, first.source, scale: first.scale)
    images = frames
    self.duration = duration
  }

  /// Creates an image without pixels.
  public convenience init() { self.init(Image(source: .nothing), nil, scale: 1) }

  /// Creates an image from `data`, the bytes of a PNG or JPEG file, or returns `nil` if it is
  /// neither.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let source = try? ImageDecoder.source(data: data) else { return nil }
    self.init(Image(source: .picture(source, scale: scale)), source, scale: scale)
  }

  /// Creates an image from the file at `path`; `@2x` before the extension means two pixels per
  /// point.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: ImageFile(path: path).scale)
  }

  /// Creates an image from the file at `url`.
  public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }

  /// Creates an image from the app's asset catalogs, or from a file in the directories in which
  /// ``Image`` looks by default; `nil` if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the symbol `systemName`, or returns `nil` if there is no substitute glyph.
  public convenience init?(systemName: String) {
    guard SymbolRecipe(systemName) != nil else { return nil }
    self.init(Image(systemName: systemName), nil, scale: 1)
  }

  /// Creates the symbol `systemSymbolName`, or returns `nil` if there is no substitute glyph.
  public convenience init?(systemSymbolName: String, accessibilityDescription: String?) {
    self.init(systemName: systemSymbolName)
  }

  /// Replaces the content of this image with that of `other`.
  package func become(_ other: UIImage) {
    (image, source, scale) = (other.image, other.source, other.scale)
  }

  /// The size in points; zero for a symbol, whose size depends on the font.
  public var size: CGSize {
    guard let source else { return .zero }
    return Picture(source: source, scale: scale, orientation: image.orientation.drawn).size
  }

  /// Whether an image is drawn as a template.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// Returns the image as a template or in its own colors.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    let modes: [Image.TemplateRenderingMode?] = [nil, .original, .template]
    return UIImage(image.renderingMode(modes[mode.rawValue]), source, scale: scale)
  }

  public static func == (lhs: UIImage, rhs: UIImage) -> Bool { lhs.image == rhs.image }
  public func hash(into hasher: inout Hasher) { hasher.combine(image) }
}

/// AppKit's name for this type.
public typealias NSImage = UIImage

extension Image {
  /// Creates an image from `uiImage`.
  public init(uiImage: UIImage) { self = uiImage.image }
  /// Creates an image from `nsImage`.
  public init(nsImage: UIImage) { self = nsImage.image }
}
