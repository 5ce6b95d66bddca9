import Foundation
import QuoinDrawing
import QuoinGeometry

/// Turns a display list into an SVG document. Pure Swift: no font, no system library is needed.
///
/// Text stays text: one `<text>` element a glyph run, whose characters stand where layout put them even
/// when the reader's machine has another font. The same list always gives the same bytes.
public struct SVGPress: Sendable {
  /// The choices for a document.
  public struct Options: Sendable, Hashable {
    /// The families that a reader's machine tries, in order, where it lacks the font that shaped the text.
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

  /// The list as a document of its size, one unit a point.
  ///
  /// Never fails: things that can't be drawn (NaN coordinates, missing images) are left out.
  public func svg(_ list: DisplayList) -> String {
    var writer = SVGWriter(list.sanitized(), options: options)
    writer.writeItems()
    return writer.document
  }
}
