#if Graphics
  import CCairo
  import Foundation
  import QuoinGeometry

  /// A surface to draw on, with the current mapping of points to pixels.
  final class Canvas {
    let context: OpaquePointer
    private let surface: Surface
    /// The transform from item coordinates to pixels.
    private(set) var matrix: CGAffineTransform
    private var saved: [CGAffineTransform] = []

    init(_ surface: Surface, matrix: CGAffineTransform) throws(CairoError) {
      guard let context = cairo_create(surface.pointer) else { throw .drawing("no context") }
      self.surface = surface
      self.context = context
      self.matrix = matrix
      setMatrix(matrix)
      try checkCairo(cairo_status(context))
    }

    deinit { cairo_destroy(context) }

    func save() {
      cairo_save(context)
      saved.append(matrix)
    }

    func restore() {
      cairo_restore(context)
      if let last = saved.popLast() { matrix = last }
    }

    /// Applies `transform` to subsequent drawing; a transform that flattens everything is ignored.
    func apply(_ transform: CGAffineTransform) {
      guard let combined = matrix.followed(by: transform) else { return }
      setMatrix(combined)
    }

    /// Sets the coordinate system to pixels.
    func usePixels() { setMatrix(.identity) }

    /// Excludes the pixels of `area` from the clip.
    func exclude(_ area: PixelRect) {
      let current = matrix
      usePixels()
      cairo_new_path(context)
      addRectangle(context, wholeArea.rect)
      addRectangle(context, area.rect)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_clip(context)
      setMatrix(current)
    }

    /// Paints the source everywhere except in the pixels of `area`.
    ///
    /// A clip would not do: Cairo computes a gradient's colors from the first drawn pixel of a
    /// row, so clipped rows would differ slightly. A mask leaves out pixels without splitting rows.
    func paint(around area: PixelRect) throws {
      let mask = try Surface(
        width: surface.width, height: surface.height, format: CAIRO_FORMAT_A8)
      let stride = mask.stride
      try mask.withPixels { pixels in
        for y in 0..<mask.height {
          let line = pixels + y * stride
          memset(line, 0xFF, mask.width)
          if (area.y..<area.y + area.height).contains(y) { memset(line + area.x, 0, area.width) }
        }
      }
      let current = matrix
      usePixels()
      cairo_mask_surface(context, mask.pointer, 0, 0)
      setMatrix(current)
    }

    /// Sets `picture`, whose pixels align with those of the surface, as the source.
    func setSource(_ picture: Surface) {
      let current = matrix
      usePixels()
      cairo_set_source_surface(context, picture.pointer, 0, 0)
      setMatrix(current)
    }

    /// Draws the surface's current content over `picture`.
    func drawPixels(onto picture: Surface) throws { try picture.draw(surface) }

    private func setMatrix(_ matrix: CGAffineTransform) {
      self.matrix = matrix
      var cairo = matrix.cairo
      cairo_set_matrix(context, &cairo)
    }

    /// All pixels of the surface.
    var wholeArea: PixelRect {
      let (x, y) = surface.origin
      return PixelRect(
        around: CGRect(x: x, y: y, width: surface.width, height: surface.height))
    }

    /// The bounding box of the clip, in points.
    var visibleRect: CGRect {
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_clip_extents(context, &left, &top, &right, &bottom)
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The pixels inside the clip.
    var visiblePixels: PixelRect {
      let current = matrix
      usePixels()
      defer { setMatrix(current) }
      return PixelRect(around: visibleRect)
    }
  }

  extension CGAffineTransform {
    var cairo: cairo_matrix_t {
      cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
    }

    /// The factor by which lengths grow, averaged over directions.
    var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }

    /// Returns `inner` followed by this transform, or `nil` if the result flattens everything or
    /// its numbers are too large for a renderer.
    func followed(by inner: CGAffineTransform) -> CGAffineTransform? {
      let all = inner.concatenating(self)
      let parts = [all.a, all.b, all.c, all.d]
      guard parts.allSatisfy({ $0.isFinite && abs($0) < 1e6 }), abs(all.tx) < 1e9,
        abs(all.ty) < 1e9, abs(all.a * all.d - all.b * all.c) > 1e-12
      else { return nil }
      return all
    }
  }

  /// A rectangle of whole pixels.
  struct PixelRect: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// Creates the rectangle of the pixels that `rect` touches, empty if it is null. Coordinates
    /// are clamped to ±4 million.
    init(around rect: CGRect) {
      func pixel(_ coordinate: CGFloat) -> Int { Int(min(max(coordinate, -4e6), 4e6)) }
      guard !rect.isNull, !rect.minX.isNaN, !rect.minY.isNaN, !rect.maxX.isNaN, !rect.maxY.isNaN
      else {
        (x, y, width, height) = (0, 0, 0, 0)
        return
      }
      x = pixel(rect.minX.rounded(.down))
      y = pixel(rect.minY.rounded(.down))
      width = max(0, pixel(rect.maxX.rounded(.up)) - x)
      height = max(0, pixel(rect.maxY.rounded(.up)) - y)
    }

    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
    var pixelCount: Int { width * height }

    /// Returns the pixels in both rectangles, or `nil` if there are none.
    func intersection(_ other: PixelRect) -> PixelRect? {
      let shared = PixelRect(around: rect.intersection(other.rect))
      return shared.pixelCount > 0 ? shared : nil
    }
  }
#endif
