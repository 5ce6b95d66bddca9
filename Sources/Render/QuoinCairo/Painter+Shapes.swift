#if Graphics
  import CCairo
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  extension Painter {
    /// Fills `path` with the current source; a rectangle over the whole page omits the `hidden`
    /// pixels.
    func fill(_ path: Path, evenOdd: Bool, around hidden: PixelRect? = nil) throws {
      if let hidden, path.isRectangle,
        path.boundingRect.applying(canvas.matrix).contains(canvas.wholeArea.rect)
      {
        return try canvas.paint(around: hidden)
      }
      setRule(evenOdd)
      trace(path)
      cairo_fill(context)
    }

    /// Strokes `path` with the current source.
    func stroke(_ path: Path, _ style: StrokeStyle) {
      cairo_set_line_width(context, style.lineWidth)
      cairo_set_miter_limit(context, style.miterLimit)
      switch style.lineCap {
      case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
      case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
      default: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
      }
      switch style.lineJoin {
      case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
      case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
      default: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
      }
      let dashes = style.dash.map { Double($0) }
      cairo_set_dash(context, dashes, Int32(dashes.count), style.dashPhase)
      if dashes.isEmpty, let parts = StrokeParts(path), drawsPixels {
        return stroke(parts)
      }
      trace(path)
      cairo_stroke(context)
    }

    /// Strokes all parts as if they were one path, so that overlaps receive the source only once.
    private func stroke(_ parts: StrokeParts) {
      cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
      cairo_set_source_rgba(context, 0, 0, 0, 1)
      for part in parts.paths {
        trace(part)
        cairo_stroke(context)
      }
      let mask = cairo_pop_group(context)
      cairo_mask(context, mask)
      cairo_pattern_destroy(mask)
    }

    private var drawsPixels: Bool {
      cairo_surface_get_type(cairo_get_group_target(context)) == CAIRO_SURFACE_TYPE_IMAGE
    }

    func setRule(_ evenOdd: Bool) {
      cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    }

    /// Makes `path` the current path.
    func trace(_ path: Path) { Self.trace(path, in: context) }

    /// Makes `path` the current path of `context`.
    static func trace(_ path: Path, in context: OpaquePointer) {
      cairo_new_path(context)
      var pen = CGPoint.zero
      var start = CGPoint.zero
      for element in path.elements {
        switch element {
        case .move(let end):
          cairo_move_to(context, end.x, end.y)
          (pen, start) = (end, end)
        case .line(let end):
          cairo_line_to(context, end.x, end.y)
          pen = end
        case .quadCurve(let end, let control):
          // The same curve as a cubic: handles are two thirds of the way to the control point.
          let from = cairo_has_current_point(context) != 0 ? pen : control
          cairo_curve_to(
            context, from.x + (control.x - from.x) * 2 / 3, from.y + (control.y - from.y) * 2 / 3,
            end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
          pen = end
        case .curve(let end, let control1, let control2):
          cairo_curve_to(
            context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
          pen = end
        case .closeSubpath:
          cairo_close_path(context)
          pen = start
        }
      }
    }
  }

  func addRectangle(_ context: OpaquePointer, _ rect: CGRect) {
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
  }
#endif
