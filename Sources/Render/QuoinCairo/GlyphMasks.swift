#if Graphics
  import CCairo
  import Foundation
  import QuoinText

  /// The coverage of each pixel by a glyph.
  struct GlyphMask {
    /// The bounds of the glyph, relative to the pixel that contains its origin.
    let area: PixelRect
    /// One byte per pixel of `area`, row by row.
    let coverage: [UInt8]

    /// The approximate memory cost in bytes.
    fileprivate var byteCount: Int { coverage.count + 96 }
  }

  /// A cache of glyph masks, shared by all renderers of the process. Without it, filling outlines
  /// would take a tenth of a picture's rendering time.
  ///
  /// Glyph positions are rounded to quarters of a pixel, so there are four masks of a letter on one
  /// baseline.
  final class GlyphMasks: Sendable {
    static let shared = GlyphMasks(byteLimit: 8 << 20)

    /// The largest glyph size to cache, in pixels; larger glyphs are rare.
    static let largestSize: CGFloat = 128
    struct Key: Hashable {
      var font: ObjectIdentifier
      /// The font size in pixels.
      var size: CGFloat
      var glyph: UInt32
      /// The offset of the origin from the pixel's top-left corner, in quarters of a pixel.
      var right: UInt8
      var below: UInt8
    }

    /// Recently used masks and older ones. When the new ones reach half of the limit, the old ones
    /// are evicted.
    private struct Generations {
      var new: [Key: GlyphMask] = [:]
      var old: [Key: GlyphMask] = [:]
      var newBytes = 0
      var oldBytes = 0
    }

    private let byteLimit: Int
    private let kept = Locked(Generations())

    init(byteLimit: Int) { self.byteLimit = byteLimit }

    /// Returns the masks for `keys`, glyphs of `font`.
    func masks(for keys: [Key], of font: OutlineFont) throws -> [GlyphMask] {
      var masks: [GlyphMask?] = kept.withLock { kept in
        keys.map { kept.new[$0] ?? kept.old[$0] }
      }
      for (index, key) in keys.enumerated() where masks[index] == nil {
        masks[index] = try GlyphMask(key, of: font)
      }
      let found = masks.compactMap { $0 }
      kept.withLock { kept in
        for (key, mask) in zip(keys, found) where kept.new[key] == nil {
          kept.new[key] = mask
          kept.newBytes += mask.byteCount
          guard kept.newBytes > byteLimit / 2 else { continue }
          (kept.old, kept.oldBytes) = (kept.new, kept.newBytes)
          (kept.new, kept.newBytes) = ([:], 0)
        }
      }
      return found
    }

    /// The size of the cached masks in bytes.
    var keptBytes: Int { kept.withLock { $0.newBytes + $0.oldBytes } }

    /// Empties the cache.
    func empty() { kept.withLock { $0 = Generations() } }
  }

  /// A glyph origin's coordinate along one axis, rounded to a quarter of a pixel.
  struct GlyphPlace {
    let pixel: Int
    let quarters: UInt8

    /// Rounds `coordinate` to a quarter of a pixel; `nil` beyond the range of any picture.
    init?(_ coordinate: CGFloat) {
      let quarters = (coordinate * 4).rounded()
      guard abs(quarters) < 4e6 else { return nil }
      pixel = Int(quarters) >> 2
      self.quarters = UInt8(Int(quarters) & 3)
    }
  }

  extension GlyphMask {
    fileprivate init(_ key: GlyphMasks.Key, of font: OutlineFont) throws {
      func outline(on surface: Surface) throws -> OpaquePointer {
        guard let context = cairo_create(surface.pointer) else {
          throw CairoError.drawing("no context")
        }
        Painter.useFont(font.cairoFace, size: key.size, in: context)
        var glyph = cairo_glyph_t(
          index: UInt(key.glyph), x: CGFloat(key.right) / 4, y: CGFloat(key.below) / 4)
        cairo_glyph_path(context, &glyph, 1)
        return context
      }
      let probe = try outline(on: Surface(width: 1, height: 1, format: CAIRO_FORMAT_A8))
      defer { cairo_destroy(probe) }
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_path_extents(probe, &left, &top, &right, &bottom)
      try checkCairo(cairo_status(probe))
      area = PixelRect(around: CGRect(x: left, y: top, width: right - left, height: bottom - top))
      guard area.pixelCount > 0 else {
        coverage = []
        return
      }
      let picture = try Surface(width: area.width, height: area.height, format: CAIRO_FORMAT_A8)
      picture.setOrigin(x: area.x, y: area.y)
      let context = try outline(on: picture)
      defer { cairo_destroy(context) }
      cairo_fill(context)
      try checkCairo(cairo_status(context))
      let (area, stride) = (area, picture.stride)
      coverage = try picture.withPixels { pixels in
        (0..<area.height).flatMap { row in
          UnsafeBufferPointer(start: pixels + row * stride, count: area.width)
        }
      }
    }
  }

  extension Surface {
    /// Adds the coverage of `mask` to this surface, which is also a mask; the glyph's origin is in
    /// the pixel (`x`, `y`).
    func add(_ mask: GlyphMask, x: Int, y: Int, to pixels: UnsafeMutablePointer<UInt8>) {
      let (width, height, stride) = (width, height, stride)
      let (left, top) = (x + mask.area.x, y + mask.area.y)
      let columns = max(left, 0)..<max(min(left + mask.area.width, width), max(left, 0))
      let rows = max(top, 0)..<max(min(top + mask.area.height, height), max(top, 0))
      mask.coverage.withUnsafeBufferPointer { coverage in
        guard let start = coverage.baseAddress, !columns.isEmpty else { return }
        for row in rows {
          let source = start + (row - top) * mask.area.width + (columns.lowerBound - left)
          let line = pixels + row * stride + columns.lowerBound
          for column in 0..<columns.count {
            let sum = line[column] &+ source[column]
            line[column] = sum < source[column] ? 255 : sum
          }
        }
      }
    }
  }
#endif
