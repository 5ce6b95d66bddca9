#if Graphics
  import CCairo
  import Foundation
  import QuoinText

  /// How much of each pixel a glyph covers.
  struct GlyphMask {
    /// The pixels around the glyph, counted from the pixel that its origin lies in.
    let area: PixelRect
    /// A byte for each pixel of `area`, row after row.
    let coverage: [UInt8]

    /// What it takes to keep it, about.
    fileprivate var byteCount: Int { coverage.count + 96 }
  }

  /// The masks of glyphs, shared by all presses of the process: filling the same outlines again for each picture would be a
  /// tenth of it.
  ///
  /// A glyph is drawn at the nearest quarter of a pixel, so there are four masks of a letter that stands on a baseline.
  final class GlyphMasks: Sendable {
    static let shared = GlyphMasks(byteLimit: 8 << 20)

    /// Larger glyphs, in pixels, aren't kept: few of them fill a picture.
    static let largestSize: CGFloat = 128
    struct Key: Hashable {
      var font: ObjectIdentifier
      /// Pixels.
      var size: CGFloat
      var glyph: UInt32
      /// Quarters of a pixel that the origin lies right of and below the pixel's corner.
      var right: UInt8
      var below: UInt8
    }

    /// Those asked for lately, and those before: when the new ones fill half of the room, the old ones go.
    private struct Generations {
      var new: [Key: GlyphMask] = [:]
      var old: [Key: GlyphMask] = [:]
      var newBytes = 0
      var oldBytes = 0
    }

    private let byteLimit: Int
    private let kept = Locked(Generations())

    init(byteLimit: Int) { self.byteLimit = byteLimit }

    /// The masks for `keys`, glyphs of `font`.
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

    /// The bytes of the kept masks.
    var keptBytes: Int { kept.withLock { $0.newBytes + $0.oldBytes } }

    /// Forgets all masks.
    func empty() { kept.withLock { $0 = Generations() } }
  }

  /// Where a glyph's origin is drawn, along an axis.
  struct GlyphPlace {
    let pixel: Int
    let quarters: UInt8

    /// The nearest quarter of a pixel to `coordinate`; `nil` where no picture reaches.
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
          throw PressError.drawing("no context")
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
    /// Adds what `mask` covers to this one, which is a mask, too; its glyph's origin lies in the pixel at `x` and `y`.
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
