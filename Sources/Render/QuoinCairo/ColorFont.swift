#if Graphics
  import CCairo
  import Foundation

  /// The pixels of one colour glyph, as large as the font has them.
  struct ColorGlyph: Sendable {
    let pixels: PixelBuffer
    /// From the glyph's origin to the bitmap's left edge, in ems.
    let left: Double
    /// From the baseline up to the bitmap's top edge, in ems.
    let top: Double
    /// How many pixels make an em.
    let pixelsPerEm: Double
  }

  /// A face of colour bitmaps, such as emoji. Used under the font library's lock.
  ///
  /// Cairo would draw the bitmaps at their own size, and write them into PDF as coarse as the text is small; so the
  /// painter places them as images.
  final class ColorFont {
    private let face: FT_Face
    private let pixelsPerEm: Double
    private var glyphs: [UInt32: ColorGlyph?] = [:]
    /// The bytes of the kept glyphs, and the most that a font keeps: all its glyphs are rendered anew then.
    private(set) var keptBytes = 0
    private static let byteLimit = 16 << 20
    /// For fonts whose colour glyphs are outlines.
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

    /// Forgets all glyphs.
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
