#if Graphics
  import CCairo
  import Foundation

  /// The pixels of one color glyph, at the font's own size.
  struct ColorGlyph: Sendable {
    let pixels: PixelBuffer
    /// The offset from the glyph's origin to the bitmap's left edge, in ems.
    let left: Double
    /// The height of the bitmap's top edge above the baseline, in ems.
    let top: Double
    /// The number of pixels per em.
    let pixelsPerEm: Double
  }

  /// A face of color bitmaps, such as emoji. Use it only while holding the font library's lock.
  ///
  /// Cairo would draw the bitmaps at their own size, and in PDF at the low resolution of the text's
  /// size, so the painter places them as images instead.
  final class ColorFont {
    private let face: FT_Face
    private let pixelsPerEm: Double
    private var glyphs: [UInt32: ColorGlyph?] = [:]
    /// The size of the cached glyphs. When it exceeds the limit, the font empties its cache.
    private(set) var keptBytes = 0
    private static let byteLimit = 16 << 20
    /// The size used for fonts whose color glyphs are outlines.
    private static let defaultPixelsPerEm: UInt32 = 128

    init(_ face: FT_Face) {
      self.face = face
      let strikes = (0..<Int(face.pointee.num_fixed_sizes)).map {
        face.pointee.available_sizes[$0].y_ppem
      }
      if let largest = strikes.indices.max(by: { strikes[$0] < strikes[$1] }),
        FT_Select_Size(face, FT_Int(largest)) == 0
      {
        pixelsPerEm = Double(strikes[largest]) / 64
      } else {
        FT_Set_Pixel_Sizes(face, 0, Self.defaultPixelsPerEm)
        pixelsPerEm = Double(Self.defaultPixelsPerEm)
      }
    }

    func glyph(_ id: UInt32) -> ColorGlyph? {
      if let known = glyphs[id] { return known }
      let glyph = render(id)
      if keptBytes > Self.byteLimit { empty() }
      glyphs[id] = .some(glyph)
      keptBytes += (glyph?.pixels.bytes.count ?? 0) + MemoryLayout<ColorGlyph>.stride
      return glyph
    }

    /// Removes all glyphs from the cache.
    func empty() { (glyphs, keptBytes) = ([:], 0) }

    private func render(_ id: UInt32) -> ColorGlyph? {
      let flags = FT_Int32(FT_LOAD_COLOR) | FT_Int32(FT_LOAD_RENDER)
      guard pixelsPerEm > 0, FT_Load_Glyph(face, id, flags) == 0,
        let slot = face.pointee.glyph
      else { return nil }
      let bitmap = slot.pointee.bitmap
      let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
      guard UInt32(bitmap.pixel_mode) == FT_PIXEL_MODE_BGRA.rawValue, width > 0, height > 0,
        let buffer = bitmap.buffer, Int(bitmap.pitch) >= width * 4
      else { return nil }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(width * height * 4)
      for row in 0..<height {
        bytes += UnsafeBufferPointer(start: buffer + row * Int(bitmap.pitch), count: width * 4)
      }
      return ColorGlyph(
        pixels: PixelBuffer(width: width, height: height, bytes: bytes),
        left: Double(slot.pointee.bitmap_left) / pixelsPerEm,
        top: Double(slot.pointee.bitmap_top) / pixelsPerEm, pixelsPerEm: pixelsPerEm)
    }
  }
#endif
