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
    private let opacity: Double
    private var masks: [[UInt8]] = Array(repeating: [], count: parts * parts)

    /// Creates the masks of `path`, whose points `matrix` maps to pixels.
    init(_ path: Path, _ matrix: CGAffineTransform, opacity: Double) {
      (self.path, self.opacity) = (path, opacity)
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
      cairo_set_source_rgba(canvas.context, 0, 0, 0, opacity)
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
      let masks = StampMasks(
        path, canvas.matrix, opacity: min(max(recolored(color).opacity * alpha, 0), 1))
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
      var stamp = stamp
      let matrix = canvas.matrix
      let visible = canvas.visiblePixels
      let area = stamp.area
      guard visible.pixelCount > 0 else { return }
      let picture = try Surface(
        width: visible.width, height: visible.height, format: CAIRO_FORMAT_A8)
      let (width, height, stride) = (visible.width, visible.height, picture.stride)
      let parts = CGFloat(StampMasks.parts)
      try picture.withPixels { pixels in
        for position in positions {
          let place = position.applying(matrix)
          let (x, y) = ((place.x * parts).rounded(), (place.y * parts).rounded())
          guard abs(x) < 1e8, abs(y) < 1e8 else { continue }
          let left = (Int(x) >> 3) + area.x - visible.x
          let top = (Int(y) >> 3) + area.y - visible.y
          guard left < width, top < height, left + area.width > 0, top + area.height > 0 else {
            continue
          }
          let mask = try stamp.mask(right: Int(x) & 7, below: Int(y) & 7)
          mask.withUnsafeBufferPointer { mask in
            guard let start = mask.baseAddress else { return }
            let (first, last) = (max(left, 0), min(left + area.width, width))
            for row in max(top, 0)..<min(top + area.height, height) {
              let source = start + (row - top) * area.width + (first - left)
              Self.cover(pixels + row * stride + first, with: source, count: last - first)
            }
          }
        }
      }
      let plain = recolored(color)
      cairo_set_source_rgba(context, plain.red, plain.green, plain.blue, 1)
      canvas.save()
      canvas.usePixels()
      cairo_mask_surface(context, picture.pointer, CGFloat(visible.x), CGFloat(visible.y))
      canvas.restore()
    }

    /// Adds a row of coverage to that of `line`, as painting over it does.
    private static func cover(
      _ line: UnsafeMutablePointer<UInt8>, with source: UnsafePointer<UInt8>, count: Int
    ) {
      for column in 0..<count {
        let (old, new) = (UInt16(line[column]), UInt16(source[column]))
        let both = old &* new &+ 128
        line[column] = UInt8(truncatingIfNeeded: old &+ new &- ((both &+ (both >> 8)) >> 8))
      }
    }
  }
#endif
