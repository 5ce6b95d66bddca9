import Foundation
import QuoinCore
import QuoinDrawing

/// UIKit's or AppKit's picture: the part of it that `Image(uiImage:)` and `Image(nsImage:)` need.
///
/// UIKit's never changes. AppKit's can be drawn into and resized (`become(_:)`), by whoever made it, before it is shown.
public final class UIImage: Hashable, @unchecked Sendable {
  /// The image view of the picture.
  package private(set) var image: Image
  /// The picture's bytes; `nil` for a symbol and for nothing.
  package private(set) var source: ImageSource?
  /// Pixels a point.
  public private(set) var scale: CGFloat

  package init(_ image: Image, _ source: ImageSource?, scale: CGFloat) {
    self.image = image
    self.source = source
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// A picture without pixels.
  public convenience init() { self.init(Image(source: .nothing), nil, scale: 1) }

  /// The picture in `data`, the bytes of a PNG or JPEG file; `nil` where they are neither.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let source = try? ImageDecoder.source(data: data) else { return nil }
    self.init(Image(source: .picture(source, scale: scale)), source, scale: scale)
  }

  /// The picture in the file at `path`; `@2x` before the extension means two pixels a point.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: ImageFile(path: path).scale)
  }

  /// The picture in the file at `url`.
  public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }

  /// The picture `name` of the app's asset catalogues, or the file of that name in the directories where ``Image`` looks by
  /// default; `nil` where there is none.
  public convenience init?(named name: String) {
    let environment = EnvironmentValues()
    if let asset = try? AssetLookup(environment: environment).image(name, bundle: nil) {
      self.init(asset, named: name, bundle: nil)
      return
    }
    guard
      let file = ImageFile.find(
        name, in: environment.imageDirectories, displayScale: environment.displayScale)
    else { return nil }
    self.init(contentsOfFile: file.path)
  }

  /// The symbol `systemName`; `nil` where no glyph stands in for it.
  public convenience init?(systemName: String) {
    guard SymbolRecipe(systemName) != nil else { return nil }
    self.init(Image(systemName: systemName), nil, scale: 1)
  }

  /// The symbol `systemSymbolName`; `nil` where no glyph stands in for it.
  public convenience init?(systemSymbolName: String, accessibilityDescription: String?) {
    self.init(systemName: systemSymbolName)
  }

  /// Looks like `other` from now on.
  package func become(_ other: UIImage) {
    (image, source, scale) = (other.image, other.source, other.scale)
  }

  /// Points; zero for a symbol, whose size depends on the font.
  public var size: CGSize {
    guard let source else { return .zero }
    return Picture(source: source, scale: scale, orientation: image.orientation.drawn).size
  }

  /// How a picture or a stencil is drawn.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// The picture as a stencil or in its own colours.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    let modes: [Image.TemplateRenderingMode?] = [nil, .original, .template]
    return UIImage(image.renderingMode(modes[mode.rawValue]), source, scale: scale)
  }

  public static func == (lhs: UIImage, rhs: UIImage) -> Bool { lhs.image == rhs.image }
  public func hash(into hasher: inout Hasher) { hasher.combine(image) }
}

/// AppKit's name for the same.
public typealias NSImage = UIImage

extension Image {
  /// The picture `uiImage`.
  public init(uiImage: UIImage) { self = uiImage.image }
  /// The picture `nsImage`.
  public init(nsImage: UIImage) { self = nsImage.image }
}
