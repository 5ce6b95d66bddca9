import Foundation
import QuoinCairo
import QuoinDrawing
import QuoinSVG

// Display lists as bytes. A list is a value: layout makes it on the main actor, and any task may encode it.

/// How much time is taken to make a PNG file small: `.fast`, the default, or `.small`. The pixels are the same.
public typealias PNGCompression = QuoinCairo.PNGCompression

extension DisplayList {
  /// The list as a PNG file.
  ///
  /// - Parameters:
  ///   - scale: pixels a point; the sides are rounded up to whole pixels.
  ///   - isOpaque: leaves out the alpha channel; where nothing is drawn the picture is black.
  ///   - compression: how much time is taken to make the file small; the pixels are the same.
  /// - Throws: `PressError` for a size that makes no picture; ``RenderError`` without the `Graphics` trait.
  public func pngData(
    scale: CGFloat = 1, isOpaque: Bool = false, compression: PNGCompression = .fast
  ) throws -> Data {
    #if Graphics
      return try CairoPress().png(self, scale: scale, opaque: isOpaque, compression: compression)
    #else
      throw RenderError.graphicsUnavailable("PNG")
    #endif
  }

  /// The list as a PDF document of one page, text selectable, fonts embedded.
  ///
  /// - Throws: `PressError` for a size that makes no page; ``RenderError`` without the `Graphics` trait.
  public func pdfData() throws -> Data {
    #if Graphics
      return try CairoPress().pdf([self], title: title)
    #else
      throw RenderError.graphicsUnavailable("PDF")
    #endif
  }

  /// The list as an SVG document, one unit a point.
  public func svgString() -> String { SVGPress().svg(self) }
}
