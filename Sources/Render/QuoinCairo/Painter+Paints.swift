#if Graphics
  import CCairo
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  extension Painter {
    /// Sets `paint` as the source for drawing inside `bounds`, with the opacity and the recoloring
    /// of the open groups.
    func setSource(_ paint: Paint, over bounds: CGRect) throws {
      let paint = recolored(paint)
      switch paint {
      case .color(let color): setSource(color)
      case .linearGradient(let stops, let start, let end):
        if let ramp = try ramp(of: paint, over: bounds) { return canvas.setSource(ramp) }
        setSource(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops: stops)
      case .radialGradient(let stops, let center, let radii):
        if let ramp = try ramp(of: paint, over: bounds) { return canvas.setSource(ramp) }
        let pattern = cairo_pattern_create_radial(
          center.x, center.y, 0, center.x, center.y, radii.width)
        if radii.width != radii.height {
          let squeeze = radii.width / radii.height
          var matrix = CGAffineTransform(
            a: 1, b: 0, c: 0, d: squeeze, tx: 0, ty: center.y * (1 - squeeze)
          ).cairo
          cairo_pattern_set_matrix(pattern, &matrix)
        }
        setSource(pattern, stops: stops)
      case .angularGradient(let stops, let center, let start):
        let matrix = canvas.matrix
        guard let area = visiblePixels(of: bounds) else { return setSource(.clear) }
        let gradient = AngularGradient(
          stops, center: center, start: start, alpha: alpha,
          reach: area.rect.reach(from: center.applying(matrix)))
        canvas.setSource(try gradient.picture(of: area, matrix))
      case .colorGrid(let grid): try setSource(grid)
      case .backdrop(let backdrop):
        if isPartOfDocument {
          setSource(backdrop.fallback)
        } else {
          try setSource(backdrop, over: bounds)
        }
      }
    }

    /// Returns the picture of a gradient that a ramp draws faster than Cairo.
    private func ramp(of paint: Paint, over bounds: CGRect) throws -> Surface? {
      guard let area = visiblePixels(of: bounds),
        paint.prefersRamp(pixels: area.width * area.height)
      else { return nil }
      return try paint.ramp(of: area, canvas.matrix, alpha: alpha)
    }

    /// Returns the visible pixels that an item inside `bounds` may touch; `nil` if there are none.
    private func visiblePixels(of bounds: CGRect) -> PixelRect? {
      PixelRect(around: bounds.applying(canvas.matrix).grown(by: 1))
        .intersection(canvas.visiblePixels)
    }

    private func setSource(_ color: ResolvedColor) {
      cairo_set_source_rgba(
        context, color.red, color.green, color.blue, color.opacity * alpha)
    }

    private func setSource(_ pattern: OpaquePointer?, stops: [GradientStop]) {
      for stop in stops {
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue,
          stop.color.opacity * alpha)
      }
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
    }

    /// Sets a color grid as the source: a small picture, scaled up smoothly.
    private func setSource(_ grid: ColorGrid) throws {
      let picture = try PixelBuffer(grid, opacity: alpha).makeSurface()
      let rect = grid.pictureRect
      var matrix = CGAffineTransform(
        scaleX: CGFloat(grid.columns) / rect.width, y: CGFloat(grid.rows) / rect.height
      ).translatedBy(x: -rect.minX, y: -rect.minY).cairo
      cairo_set_source_surface(context, picture.pointer, 0, 0)
      let source = cairo_get_source(context)
      cairo_pattern_set_matrix(source, &matrix)
      cairo_pattern_set_filter(source, CAIRO_FILTER_BILINEAR)
      cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
    }

    /// Sets the current drawing of all open layers, blurred and tinted, as the source. Nothing
    /// beyond `bounds` mixes in (Rules/Drawing.md#materials).
    private func setSource(_ backdrop: Backdrop, over bounds: CGRect) throws {
      let blur = BoxBlur(sigma: backdrop.radius * canvas.matrix.meanScale)
      let wanted = PixelRect(around: bounds.applying(canvas.matrix))
      guard let area = wanted.intersection(canvases[0].wholeArea) else {
        return setSource(backdrop.tint)
      }
      let picture = try Surface(width: area.width, height: area.height)
      picture.setOrigin(x: area.x, y: area.y)
      for canvas in canvases { try canvas.drawPixels(onto: picture) }
      // Keep an opaque picture opaque at its edges, where the blur would mix in transparency.
      let isOpaque = try picture.isOpaque()
      try Blur(blur, isOpaque: isOpaque).apply(to: picture)
      try picture.changeColors(
        .matrix(.saturation(backdrop.saturation).brightened(by: backdrop.brightness)))
      try picture.tint(backdrop.tint, opacity: alpha)
      canvas.setSource(picture)
    }

    // MARK: Recoloring

    /// Returns `color` with the recoloring of all open groups.
    func recolored(_ color: ResolvedColor) -> ResolvedColor {
      color.recolored(by: recolorings)
    }

    private func recolored(_ paint: Paint) -> Paint {
      recolorings.isEmpty ? paint : paint.mapColors { recolored($0) }
    }
  }

  extension ResolvedColor {
    /// Applies the recoloring of groups, given outermost first, but keeps the opacity, which is
    /// applied separately.
    func recolored(by recolorings: [ColorMatrix]) -> ResolvedColor {
      recolorings.reversed().reduce(self) { color, matrix in
        var new = matrix.applied(to: color)
        new.opacity = color.opacity
        return new
      }
    }
  }

  extension Paint {
    /// Whether the paint is a single color, which is cheap to draw.
    var isPlain: Bool { if case .color = self { true } else { false } }
  }

  extension PixelBuffer {
    /// Creates a picture of the grid with one pixel per grid point.
    init(_ grid: ColorGrid, opacity: Double = 1) {
      let bytes = grid.colors.flatMap { color -> [UInt8] in
        let alpha = color.opacity * opacity
        return [color.blue * alpha, color.green * alpha, color.red * alpha, alpha].map {
          UInt8(($0 * 255).rounded())
        }
      }
      self.init(width: grid.columns, height: grid.rows, bytes: bytes)
    }
  }

  extension Surface {
    /// Returns whether every pixel is opaque.
    fileprivate func isOpaque() throws -> Bool {
      let (width, height, stride) = (width, height, stride)
      return try withPixels { pixels in
        (0..<height).allSatisfy { y in
          (0..<width).allSatisfy { x in pixels[y * stride + x * 4 + 3] == 255 }
        }
      }
    }

    /// Draws `color` over everything, then fades the result.
    fileprivate func tint(_ color: ResolvedColor, opacity: Double) throws {
      guard let context = cairo_create(pointer) else { throw CairoError.drawing("no context") }
      defer { cairo_destroy(context) }
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.opacity)
      cairo_paint(context)
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_rgba(context, 0, 0, 0, opacity)
      cairo_paint(context)
    }
  }
#endif
