#if Graphics
  import CCairo
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  /// A renderer that turns display lists into pictures (PNG, JPEG, WebP, AVIF) and vector PDF
  /// documents.
  ///
  /// The renderer has no state: many threads may use one value at once. It draws text unhinted,
  /// with gray anti-aliasing, at exact positions.
  public struct CairoRenderer: Sendable {
    public init() {}

    /// Renders the list as a PNG file.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point; width and height are rounded up to whole pixels.
    ///   - opaque: Whether to omit the alpha channel; where nothing is drawn, the picture is black.
    ///     The alpha channel is also omitted for a list with an opaque background, and for a
    ///     picture without a transparent pixel.
    ///   - compression: How much time to spend on making the file small.
    /// - Throws: ``CairoError``.
    public func png(
      _ list: DisplayList, scale: CGFloat = 1, opaque: Bool = false,
      compression: PNGCompression = .fast
    ) throws -> Data {
      let hidesAll = (list.background?.opacity ?? 0) >= 1
      return try PNGEncoder.encode(
        draw(list, scale: scale, opaque: opaque), withAlpha: !(opaque || hidesAll),
        compression: compression)
    }

    /// Renders the list as a JPEG file with `scale` pixels per point; transparent areas become
    /// white.
    ///
    /// - Parameter quality: From 0, the smallest file, to 1, the best picture. From 0.9, chroma is
    ///   stored at full resolution.
    /// - Throws: ``CairoError``.
    public func jpeg(
      _ list: DisplayList, scale: CGFloat = 1, quality: Double = 0.85
    ) throws -> Data {
      try JPEGEncoder.encode(draw(list, scale: scale, opaque: false), quality: quality)
    }

    /// Renders the list as a WebP file with `scale` pixels per point; neither side may exceed
    /// 16,383 pixels.
    ///
    /// - Parameters:
    ///   - opaque: As for ``png(_:scale:opaque:compression:)``.
    ///   - quality: Lossy with a quality, or lossless.
    /// - Throws: ``CairoError``.
    public func webP(
      _ list: DisplayList, scale: CGFloat = 1, opaque: Bool = false,
      quality: PictureQuality = 0.8
    ) throws -> Data {
      let hidesAll = (list.background?.opacity ?? 0) >= 1
      return try WebPEncoder.encode(
        draw(list, scale: scale, opaque: opaque), withAlpha: !(opaque || hidesAll),
        quality: quality)
    }

    /// Renders the list as an AVIF file with `scale` pixels per point; requires libheif with an AV1
    /// encoder.
    ///
    /// - Parameters:
    ///   - opaque: As for ``png(_:scale:opaque:compression:)``.
    ///   - quality: From 0, the smallest file, to 1, the best picture.
    /// - Throws: ``CairoError``.
    public func avif(
      _ list: DisplayList, scale: CGFloat = 1, opaque: Bool = false, quality: Double = 0.7
    ) throws -> Data {
      let hidesAll = (list.background?.opacity ?? 0) >= 1
      return try AVIFEncoder.encode(
        draw(list, scale: scale, opaque: opaque), withAlpha: !(opaque || hidesAll),
        quality: quality)
    }

    /// Renders the list as pixels, for comparisons and custom encoders.
    ///
    /// - Throws: ``CairoError``.
    public func pixels(
      _ list: DisplayList, scale: CGFloat = 1, opaque: Bool = false
    ) throws -> PixelBuffer {
      try PixelBuffer(draw(list, scale: scale, opaque: opaque))
    }

    private func draw(_ list: DisplayList, scale: CGFloat, opaque: Bool) throws -> Surface {
      let size = try RasterSize(list.size, scale: scale)
      let surface = try Surface(width: size.width, height: size.height)
      let painter = try Painter(
        list.sanitized(), surface: surface, matrix: CGAffineTransform(scaleX: scale, y: scale))
      if opaque { painter.fillPage(.black) }
      try painter.drawPage()
      return surface
    }

    /// Renders the lists as pages of a PDF document; each page has the size of its list in points.
    ///
    /// Shapes stay vectors, text is selectable, fonts are embedded and JPEG images are stored
    /// unchanged; only shadows and emoji become pixels. Equal lists give equal bytes.
    ///
    /// - Parameter title: The document's title; by default, the first page's title.
    /// - Throws: ``CairoError``.
    public func pdf(_ pages: [DisplayList], title: String? = nil) throws -> Data {
      guard let first = pages.first else { throw CairoError.noPages }
      var bytes = Data()
      let writer = PDFWriter(isTagged: false) { bytes += $0 }
      for page in pages { try writer.add(PDFWriter.Page(page)) }
      try writer.finish(
        PDFWriter.Ending(information: PDFWriter.Information(title: title ?? first.title)))
      return bytes
    }
  }

  /// A picture's size in pixels, validated against the renderer's limits.
  struct RasterSize {
    let width: Int
    let height: Int

    /// Cairo's limit for a side.
    static let sideLimit: CGFloat = 32_767
    /// One gigabyte of pixels, at four bytes each.
    static let pixelLimit = 1 << 28

    /// Whether a picture can have `width` × `height` pixels.
    static func isPossible(width: Int, height: Int) -> Bool {
      CGFloat(max(width, height)) <= sideLimit && width * height <= pixelLimit
    }

    init(_ size: CGSize, scale: CGFloat) throws(CairoError) {
      func refuse(_ reason: String) -> CairoError { .size(size, scale: scale, reason: reason) }
      guard size.width.isFinite, size.height.isFinite else {
        throw refuse("its size is not finite")
      }
      guard scale.isFinite, scale > 0 else { throw refuse("the scale must be a positive number") }
      guard size.width > 0, size.height > 0 else { throw refuse("a side has no length") }
      let grid = PixelGrid(scale: scale)
      let columns = max(1, (grid.ceil(size.width) * scale).rounded())
      let rows = max(1, (grid.ceil(size.height) * scale).rounded())
      guard columns <= Self.sideLimit, rows <= Self.sideLimit else {
        throw refuse("a side would be longer than 32767 pixels")
      }
      width = Int(columns)
      height = Int(rows)
      guard width * height <= Self.pixelLimit else {
        throw refuse("it would have more than \(Self.pixelLimit) pixels")
      }
    }
  }
#endif
