#if Graphics
  import CCairo
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  /// The coverage of a stamp's pixels, for each eighth of a pixel at which it can begin.
  private struct StampMasks {
    /// The number of parts of a pixel, along each axis, to which positions are rounded.
    static let parts = 8
    /// The pixels that a stamp may touch, relative to the pixel of its position.
    let area: PixelRect
    private let path: Path
    private let matrix: CGAffineTransform
    private var masks: [[UInt8]] = Array(repeating: [], count: parts * parts)

    /// Creates the masks of `path`, whose points `matrix` maps to pixels.
    init(_ path: Path, _ matrix: CGAffineTransform) {
      self.path = path
      self.matrix = CGAffineTransform(
        a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: 0, ty: 0)
      let bounds = path.boundingRect.applying(self.matrix)
      // A position is up to a pixel right of and below its pixel's corner.
      area = PixelRect(
        around: CGRect(
          x: bounds.minX, y: bounds.minY, width: bounds.width + 1, height: bounds.height + 1))
    }

    /// Returns the mask for an offset from the pixel's corner, in eighths of a pixel.
    mutating func mask(right: Int, below: Int) throws -> [UInt8] {
      let index = below * Self.parts + right
      if masks[index].isEmpty {
        masks[index] = try drawn(CGFloat(right) / 8, CGFloat(below) / 8)
      }
      return masks[index]
    }

    private func drawn(_ x: CGFloat, _ y: CGFloat) throws -> [UInt8] {
      let picture = try Surface(width: area.width, height: area.height, format: CAIRO_FORMAT_A8)
      var place = matrix
      (place.tx, place.ty) = (x - CGFloat(area.x), y - CGFloat(area.y))
      let canvas = try Canvas(picture, matrix: place)
      Painter.trace(path, in: canvas.context)
      cairo_set_source_rgba(canvas.context, 0, 0, 0, 1)
      cairo_fill(canvas.context)
      try checkCairo(cairo_status(canvas.context))
      let stride = picture.stride
      return try picture.withPixels { pixels in
        (0..<area.height).flatMap { row in
          UnsafeBufferPointer(start: pixels + row * stride, count: area.width)
        }
      }
    }
  }

  extension Painter {
    /// The number of stamps up to which each is filled by itself.
    private static let fewStamps = 256
    /// The largest width and height of a cached mask, in pixels.
    private static let largestStamp = 96

    /// Fills `path` at each of `positions`, one over the other.
    func stamp(_ path: Path, at positions: [CGPoint], _ color: ResolvedColor) throws {
      try setSource(.color(color), over: .null)
      let masks = StampMasks(path, canvas.matrix)
      guard positions.count > Self.fewStamps, max(masks.area.width, masks.area.height) > 0,
        max(masks.area.width, masks.area.height) <= Self.largestStamp
      else {
        setRule(false)
        for position in positions {
          cairo_save(context)
          cairo_translate(context, position.x, position.y)
          trace(path)
          cairo_fill(context)
          cairo_restore(context)
        }
        return
      }
      try add(masks, at: positions, color)
    }

    /// Collects the coverage of all stamps in one mask, through which the color is painted once.
    /// The result is that of painting them one by one, because they have one color.
    private func add(_ stamp: StampMasks, at positions: [CGPoint], _ color: ResolvedColor) throws {
      let visible = canvas.visiblePixels
      guard visible.pixelCount > 0 else { return }
      let picture = try Surface(
        width: visible.width, height: visible.height, format: CAIRO_FORMAT_A8)
      let plain = recolored(color)
      let opacity = min(max(plain.opacity * alpha, 0), 1)
      let stride = picture.stride
      if opacity >= 1 {
        try picture.withPixels { pixels in
          try forEachRow(of: stamp, at: positions, in: visible) { x, y, row in
            Self.cover(pixels + y * stride + x, with: row)
          }
        }
      } else {
        // Many faint layers need more than 256 levels.
        var levels = [UInt16](repeating: 0, count: visible.pixelCount)
        let factor = UInt32((opacity * 257 * 256).rounded())
        try levels.withUnsafeMutableBufferPointer { levels in
          guard let start = levels.baseAddress else { return }
          try forEachRow(of: stamp, at: positions, in: visible) { x, y, row in
            Self.cover(start + y * visible.width + x, with: row, times: factor)
          }
        }
        try picture.withPixels { pixels in
          for y in 0..<visible.height {
            for x in 0..<visible.width {
              let level = UInt32(levels[y * visible.width + x])
              pixels[y * stride + x] = UInt8((level * 255 + 32_767) / 65_535)
            }
          }
        }
      }
      cairo_set_source_rgba(context, plain.red, plain.green, plain.blue, 1)
      canvas.save()
      canvas.usePixels()
      cairo_mask_surface(context, picture.pointer, CGFloat(visible.x), CGFloat(visible.y))
      canvas.restore()
    }

    /// Calls `body` with each visible row of the stamps, and its place in the visible pixels.
    private func forEachRow(
      of stamp: StampMasks, at positions: [CGPoint], in visible: PixelRect,
      _ body: (_ x: Int, _ y: Int, UnsafeBufferPointer<UInt8>) -> Void
    ) throws {
      var stamp = stamp
      let (area, matrix) = (stamp.area, canvas.matrix)
      let parts = CGFloat(StampMasks.parts)
      for position in positions {
        let place = position.applying(matrix)
        let (x, y) = ((place.x * parts).rounded(), (place.y * parts).rounded())
        guard abs(x) < 1e8, abs(y) < 1e8 else { continue }
        let left = (Int(x) >> 3) + area.x - visible.x
        let top = (Int(y) >> 3) + area.y - visible.y
        let columns = max(left, 0)..<max(min(left + area.width, visible.width), max(left, 0))
        let rows = max(top, 0)..<max(min(top + area.height, visible.height), max(top, 0))
        guard !columns.isEmpty, !rows.isEmpty else { continue }
        let mask = try stamp.mask(right: Int(x) & 7, below: Int(y) & 7)
        mask.withUnsafeBufferPointer { mask in
          for row in rows {
            let start = (row - top) * area.width + columns.lowerBound - left
            body(
              columns.lowerBound, row,
              UnsafeBufferPointer(rebasing: mask[start..<start + columns.count]))
          }
        }
      }
    }

    /// Adds a row of coverage to that of `line`, as painting over it does.
    private static func cover(
      _ line: UnsafeMutablePointer<UInt8>, with row: UnsafeBufferPointer<UInt8>
    ) {
      for column in row.indices {
        let (old, new) = (UInt16(line[column]), UInt16(row[column]))
        let both = old &* new &+ 128
        line[column] = UInt8(truncatingIfNeeded: old &+ new &- ((both &+ (both >> 8)) >> 8))
      }
    }

    /// Adds a row of coverage, multiplied by a part of 65,792, to that of `line`.
    private static func cover(
      _ line: UnsafeMutablePointer<UInt16>, with row: UnsafeBufferPointer<UInt8>,
      times factor: UInt32
    ) {
      for column in row.indices {
        let (old, new) = (UInt32(line[column]), (UInt32(row[column]) &* factor) >> 8)
        let both = old &* new &+ 32_768
        line[column] = UInt16(truncatingIfNeeded: old &+ new &- ((both &+ (both >> 16)) >> 16))
      }
    }
  }
#endif
