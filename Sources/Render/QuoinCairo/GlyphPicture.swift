#if Graphics
  import CCairo
  import Foundation
  import QuoinDrawing
  import QuoinGeometry
  import QuoinText

  /// A glyph as a path or a picture, for pages that draw glyphs themselves.
  package enum GlyphPicture {
    /// An outline at 1 em, relative to the glyph's origin, with y pointing down.
    case outline(Path)
    /// An image, and its rectangle in ems relative to the glyph's origin.
    case picture(png: Data, rect: CGRect)

    /// Loads glyph `id` of `face`; the result is an empty outline if the face has no file or no
    /// such glyph.
    package init(_ id: UInt32, of face: FontFace) {
      if face.isColor, let glyph = FontLibrary.shared.colorGlyph(id, of: face),
        let png = try? PNGEncoder.encode(glyph.pixels, withAlpha: true)
      {
        let (width, height) = (glyph.pixels.width, glyph.pixels.height)
        self = .picture(
          png: png,
          rect: CGRect(
            x: glyph.left, y: -glyph.top, width: CGFloat(width) / glyph.pixelsPerEm,
            height: CGFloat(height) / glyph.pixelsPerEm))
      } else {
        self = .outline(Self.outline(id, of: face))
      }
    }

    /// The size at which outlines are traced, as FreeType rounds to 64ths of a unit.
    private static let em: CGFloat = 1024

    private static func outline(_ id: UInt32, of face: FontFace) -> Path {
      guard let font = FontLibrary.shared.outlineFont(face),
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
      else { return Path() }
      defer { cairo_surface_destroy(surface) }
      guard let cairo = cairo_create(surface) else { return Path() }
      defer { cairo_destroy(cairo) }
      Painter.useFont(font.cairoFace, size: em, in: cairo)
      // As in pictures, a glyph that the file lacks becomes the box for missing glyphs.
      var glyph = cairo_glyph_t(index: UInt(id < font.glyphCount ? id : 0), x: 0, y: 0)
      cairo_glyph_path(cairo, &glyph, 1)
      guard let traced = cairo_copy_path(cairo) else { return Path() }
      defer { cairo_path_destroy(traced) }
      return Path(traced.pointee, em: em)
    }
  }

  extension Path {
    /// Creates a path scaled to 1 em from a Cairo path traced at `em`.
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
        case CAIRO_PATH_CURVE_TO: addCurve(to: point(3), control1: point(1), control2: point(2))
        default: closeSubpath()
        }
        index += Int(max(header.length, 1))
      }
    }
  }
#endif
