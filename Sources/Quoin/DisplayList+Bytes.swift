import Foundation
import QuoinCairo
import QuoinDrawing
import QuoinSVG

// Display lists as bytes. A list is a value: layout makes it on the main actor, and any task may encode it.

/// How much time is taken to make a PNG file small: `.fast`, the default, or `.small`. The pixels are the same.
public typealias PNGCompression = QuoinCairo.PNGCompression

/// How true a picture is to what was drawn: `.lossy(0.8)`, for which `0.8` may stand, or `.lossless`.
public typealias PictureQuality = QuoinCairo.PictureQuality

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

  /// The list as a JPEG file. What is transparent lies on white, as JPEG has no transparency.
  ///
  /// - Parameters:
  ///   - scale: pixels a point; the sides are rounded up to whole pixels.
  ///   - quality: from 0, the smallest file, to 1, the best picture; from 0.9 on colours are as sharp as light and dark.
  /// - Throws: `PressError` for a size that makes no picture, and a quality that is none; ``RenderError`` without the `Graphics`
  ///   trait.
  public func jpegData(scale: CGFloat = 1, quality: Double = 0.85) throws -> Data {
    #if Graphics
      return try CairoPress().jpeg(self, scale: scale, quality: quality)
    #else
      throw RenderError.graphicsUnavailable("JPEG")
    #endif
  }

  /// The list as a WebP file, of which no side may be longer than 16,383 pixels.
  ///
  /// - Parameters:
  ///   - scale: pixels a point; the sides are rounded up to whole pixels.
  ///   - isOpaque: leaves out the alpha channel; where nothing is drawn the picture is black.
  ///   - quality: from 0, the smallest file, to 1, the best picture; or `.lossless`.
  /// - Throws: `PressError` for a size that makes no picture, and a quality that is none; ``RenderError`` without the `Graphics`
  ///   trait.
  public func webPData(
    scale: CGFloat = 1, isOpaque: Bool = false, quality: PictureQuality = 0.8
  ) throws -> Data {
    #if Graphics
      return try CairoPress().webP(self, scale: scale, opaque: isOpaque, quality: quality)
    #else
      throw RenderError.graphicsUnavailable("WebP")
    #endif
  }

  /// The list as an AVIF file, where libheif is installed with an encoder for AV1.
  ///
  /// It takes several times as long as the others.
  ///
  /// - Parameters:
  ///   - scale: pixels a point; the sides are rounded up to whole pixels.
  ///   - isOpaque: leaves out the alpha channel; where nothing is drawn the picture is black.
  ///   - quality: from 0, the smallest file, to 1, the best picture.
  /// - Throws: `PressError` for a size that makes no picture, a quality that is none, and where there is no encoder;
  ///   ``RenderError`` without the `Graphics` trait.
  public func avifData(
    scale: CGFloat = 1, isOpaque: Bool = false, quality: Double = 0.7
  ) throws -> Data {
    #if Graphics
      return try CairoPress().avif(self, scale: scale, opaque: isOpaque, quality: quality)
    #else
      throw RenderError.graphicsUnavailable("AVIF")
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
