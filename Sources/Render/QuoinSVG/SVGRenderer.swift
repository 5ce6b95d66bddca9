import Foundation
import QuoinDrawing
import QuoinGeometry

/// A renderer that turns a display list into an SVG document. It is pure Swift and needs no fonts
/// or system libraries.
///
/// Text stays text: each glyph run becomes one `<text>` element, whose characters are at their
/// layout positions even if the reader's machine has another font. Equal lists give equal bytes.
public struct SVGRenderer: Sendable {
  /// The options of a document.
  public struct Options: Sendable, Hashable {
    /// The font families to try, in order, if the reader's machine lacks the font that shaped the
    /// text.
    public var fallbackFamilies: [String]
    /// A prefix of every id, so that several documents can share one HTML page.
    public var idPrefix: String

    public init(
      fallbackFamilies: [String] = ["system-ui", "sans-serif"], idPrefix: String = "q"
    ) {
      self.fallbackFamilies = fallbackFamilies
      self.idPrefix = idPrefix
    }
  }

  public var options: Options

  public init(options: Options = Options()) { self.options = options }

  /// Returns the list as a document of its size, with one unit per point.
  ///
  /// Never fails: anything that can't be drawn (NaN coordinates, missing images) is omitted.
  public func svg(_ list: DisplayList) -> String {
    var writer = SVGWriter(list.sanitized(), options: options)
    writer.writeItems()
    return writer.document
  }
}
