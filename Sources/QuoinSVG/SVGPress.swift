import Foundation
import QuoinDrawing
import QuoinGeometry

/// Turns a display list into an SVG document. Pure Swift: no font, no system library is needed.
///
/// Text stays text: one `<text>` element a glyph run, whose characters stand where layout put them even
/// when the reader's machine has another font. The same list always gives the same bytes.
public struct SVGPress: Sendable {
  /// What may be chosen about a document.
  public struct Options: Sendable, Hashable {
    /// Families to use, in order, where the one the text was shaped with is missing.
    public var fallbackFamilies: [String]
    /// Put before every id, so that several documents can share one HTML page.
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
  /// Never fails: what cannot be drawn (NaN coordinates, missing images) is left out.
  public func svg(_ list: DisplayList) -> String {
    var writer = SVGWriter(list.sanitized(), options: options)
    writer.writeItems()
    return writer.document
  }
}
