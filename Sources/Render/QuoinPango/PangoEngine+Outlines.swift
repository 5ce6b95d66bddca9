#if Graphics
  import CPango
  import Foundation
  import QuoinGeometry

  extension PangoEngine {
    /// Returns the outline of a character in the first family of `request`, for an em of 1; `nil`
    /// if the family is missing or doesn't contain the character.
    func outline(of character: Unicode.Scalar, _ request: FaceRequest) -> Path? {
      withFirstFont(request) { font, shaper in
        glyph(of: character, shaper).flatMap { outline(ofGlyph: $0, font) }
      }
    }

    /// Returns the glyph of a character in the first family of `request`; `nil` if the family is
    /// missing or doesn't contain the character.
    func glyph(of character: Unicode.Scalar, _ request: FaceRequest) -> UInt32? {
      withFirstFont(request) { glyph(of: character, $1) }
    }

    /// Returns the outline of a glyph of the first family of `request`, for an em of 1, with the y
    /// axis pointing down.
    func outline(ofGlyph glyph: UInt32, _ request: FaceRequest) -> Path? {
      withFirstFont(request) { font, _ in outline(ofGlyph: glyph, font) }
    }

    /// Returns the advance of a glyph in the first family of `request`, for an em of 1.
    func advance(ofGlyph glyph: UInt32, _ request: FaceRequest) -> CGFloat? {
      withFirstFont(request) { _, shaper in
        CGFloat(hb_font_get_glyph_h_advance(shaper, glyph)) / CGFloat(PANGO_SCALE)
          / ReferenceShape.size
      }
    }

    /// Calls `body` with the font of the first family of `request`, for Pango and for HarfBuzz;
    /// returns `nil` if the family is missing.
    private func withFirstFont<Result>(
      _ request: FaceRequest,
      _ body: (UnsafeMutablePointer<PangoFont>, OpaquePointer) -> Result?
    ) -> Result? {
      guard let description = description(request),
        let font = pango_font_map_load_font(fontMap, context, description)
      else { return nil }
      defer { g_object_unref(font) }
      guard let wanted = request.families.split(separator: ",").first, face(font).family == wanted,
        let shaper = pango_font_get_hb_font(font)
      else { return nil }
      return body(font, shaper)
    }

    private func glyph(of character: Unicode.Scalar, _ shaper: OpaquePointer) -> UInt32? {
      var glyph: hb_codepoint_t = 0
      return hb_font_get_nominal_glyph(shaper, character.value, &glyph) != 0 ? glyph : nil
    }

    private func outline(ofGlyph glyph: UInt32, _ font: UnsafeMutablePointer<PangoFont>) -> Path? {
      let scaled = pango_cairo_font_get_scaled_font(
        OpaquePointer(UnsafeMutableRawPointer(font)))
      guard let scaled, let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1) else {
        return nil
      }
      defer { cairo_surface_destroy(surface) }
      guard let cairo = cairo_create(surface) else { return nil }
      defer { cairo_destroy(cairo) }
      cairo_set_scaled_font(cairo, scaled)
      var drawn = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
      cairo_glyph_path(cairo, &drawn, 1)
      guard let traced = cairo_copy_path(cairo) else { return nil }
      defer { cairo_path_destroy(traced) }
      return Path(traced.pointee, em: ReferenceShape.size)
    }
  }

  extension Path {
    /// Creates a path for an em of 1 from a Cairo path drawn for an em of `em`.
    fileprivate init(_ traced: cairo_path_t, em: CGFloat) {
      self.init()
      guard let data = traced.data else { return }
      var index = 0
      while index < Int(traced.num_data) {
        let header = data[index].header
        func point(_ number: Int) -> CGPoint {
          let point = data[index + number].point
          return CGPoint(x: point.x / em, y: point.y / em)
        }
        switch header.type {
        case CAIRO_PATH_MOVE_TO: move(to: point(1))
        case CAIRO_PATH_LINE_TO: addLine(to: point(1))
        case CAIRO_PATH_CURVE_TO:
          addCurve(to: point(3), control1: point(1), control2: point(2))
        default: closeSubpath()
        }
        index += Int(max(header.length, 1))
      }
    }
  }
#endif
