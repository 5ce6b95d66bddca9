import Foundation
import QuoinCairo
import QuoinDrawing
import QuoinSVG

// Encodes display lists. A list is a value: layout makes it on the main actor, and any task may
// encode it.

extension DisplayList {
  /// Returns the list as a PNG file.
  ///
  /// - Parameters:
  ///   - scale: pixels per point; the sides are rounded up to whole pixels.
  ///   - isOpaque: leaves out the alpha channel; the image is black where nothing is drawn.
  ///   - compression: the effort for compressing the file; the pixels are the same.
  /// - Throws: `CairoError` for an invalid size; ``RenderError`` without the `Graphics` trait.
  public func pngData(
    scale: CGFloat = 1, isOpaque: Bool = false, compression: PNGCompression = .fast
  ) throws -> Data {
    #if Graphics
      return try CairoRenderer().png(self, scale: scale, opaque: isOpaque, compression: compression)
    #else
      throw RenderError.graphicsUnavailable("PNG")
    #endif
  }

  /// Returns the list as a JPEG file. Transparent parts are drawn on white, as JPEG has no
  /// transparency.
  ///
  /// - Parameters:
  ///   - scale: pixels per point; the sides are rounded up to whole pixels.
  ///   - quality: from 0, the smallest file, to 1, the best quality; from 0.9 on chroma is not
  ///   subsampled.
  /// - Throws: `CairoError` for an invalid size or quality; ``RenderError`` without the `Graphics`
  ///   trait.
  public func jpegData(scale: CGFloat = 1, quality: Double = 0.85) throws -> Data {
    #if Graphics
      return try CairoRenderer().jpeg(self, scale: scale, quality: quality)
    #else
      throw RenderError.graphicsUnavailable("JPEG")
    #endif
  }

  /// Returns the list as a WebP file, whose sides are limited to 16,383 pixels.
  ///
  /// - Parameters:
  ///   - scale: pixels per point; the sides are rounded up to whole pixels.
  ///   - isOpaque: leaves out the alpha channel; the image is black where nothing is drawn.
  ///   - quality: from 0, the smallest file, to 1, the best quality; or `.lossless`.
  /// - Throws: `CairoError` for an invalid size or quality; ``RenderError`` without the `Graphics`
  ///   trait.
  public func webPData(
    scale: CGFloat = 1, isOpaque: Bool = false, quality: PictureQuality = 0.8
  ) throws -> Data {
    #if Graphics
      return try CairoRenderer().webP(self, scale: scale, opaque: isOpaque, quality: quality)
    #else
      throw RenderError.graphicsUnavailable("WebP")
    #endif
  }

  /// Returns the list as an AVIF file, if libheif is installed with an AV1 encoder.
  ///
  /// It takes several times as long as the other formats.
  ///
  /// - Parameters:
  ///   - scale: pixels per point; the sides are rounded up to whole pixels.
  ///   - isOpaque: leaves out the alpha channel; the image is black where nothing is drawn.
  ///   - quality: from 0, the smallest file, to 1, the best quality.
  /// - Throws: `CairoError` for an invalid size or quality, and without an encoder; ``RenderError``
  ///   without the `Graphics` trait.
  public func avifData(
    scale: CGFloat = 1, isOpaque: Bool = false, quality: Double = 0.7
  ) throws -> Data {
    #if Graphics
      return try CairoRenderer().avif(self, scale: scale, opaque: isOpaque, quality: quality)
    #else
      throw RenderError.graphicsUnavailable("AVIF")
    #endif
  }

  /// Returns the list as a single-page PDF document with selectable text and embedded fonts.
  ///
  /// - Throws: `CairoError` for an invalid size; ``RenderError`` without the `Graphics` trait.
  public func pdfData() throws -> Data {
    #if Graphics
      return try CairoRenderer().pdf([self], title: title)
    #else
      throw RenderError.graphicsUnavailable("PDF")
    #endif
  }

  /// Returns the lists as pages of a PDF document.
  ///
  /// - Parameter title: The document's title; by default, the first page's.
  /// - Throws: As ``pdfData()``; also `CairoError` without pages.
  package static func pdfData(pages: [DisplayList], title: String? = nil) throws -> Data {
    #if Graphics
      return try CairoRenderer().pdf(pages, title: title)
    #else
      throw RenderError.graphicsUnavailable("PDF")
    #endif
  }

  /// Returns the list as an SVG document, with one unit per point.
  public func svgString() -> String { SVGRenderer().svg(self) }
}
