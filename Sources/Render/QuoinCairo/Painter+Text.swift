#if Graphics
  import CCairo
  import Foundation
  import QuoinDrawing
  import QuoinGeometry
  import QuoinText

  /// The cache key of a color glyph that this painter has drawn.
  struct ColorGlyphKey: Hashable {
    var face: FontFace
    var glyph: UInt32
  }

  extension Painter {
    static let defaultFamily = "Inter"

    /// Draws a glyph run whose text box has its top-left corner at `origin`.
    func show(
      _ run: GlyphRun, at origin: CGPoint, _ paint: Paint, over bounds: CGRect
    ) throws {
      // Text below a hundredth of a pixel is invisible; above 20,000 pixels, fonts fail to load.
      guard (0.01...20_000).contains(run.size * canvas.matrix.meanScale) else { return }
      let origin = onPixels(origin, baseline: run.drawnBaseline)
      if run.face.isColor, try showColorGlyphs(run, at: origin) { return }
      try setSource(paint, over: bounds)
      setRule(false)
      if !run.glyphs.isEmpty, let font = FontLibrary.shared.outlineFont(run.face) {
        try withoutClips(around: bounds) {
          if try showMasks(run, at: origin, font) { return }
          useFont(font.cairoFace, size: run.size)
          showOutlines(run, at: origin, glyphCount: font.glyphCount)
        }
      } else {
        showWithoutFile(run, at: origin)
      }
    }

    /// Rounds the baseline to the nearest boundary between two rows of pixels: upright text has
    /// whole-pixel baselines, as on Apple's platforms.
    private func onPixels(_ origin: CGPoint, baseline: CGFloat) -> CGPoint {
      let matrix = canvas.matrix
      guard matrix.b == 0, matrix.c == 0, matrix.d != 0 else { return origin }
      let row = matrix.d * (origin.y + baseline) + matrix.ty
      return CGPoint(x: origin.x, y: origin.y + (row.rounded() - row) / matrix.d)
    }

    private func useFont(_ face: OpaquePointer?, size: CGFloat) {
      Self.useFont(face, size: size, in: context)
    }

    /// Sets the font of `context`, without hinting and other features that depend on pixels.
    static func useFont(_ face: OpaquePointer?, size: CGFloat, in context: OpaquePointer?) {
      cairo_set_font_face(context, face)
      cairo_set_font_size(context, size)
      let options = cairo_font_options_create()
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      cairo_set_font_options(context, options)
      cairo_font_options_destroy(options)
    }

    /// Fills the run's glyph masks with the source; returns `false`, without drawing, if masks
    /// aren't cached: for rotated, stretched and large text.
    private func showMasks(_ run: GlyphRun, at origin: CGPoint, _ font: OutlineFont) throws -> Bool
    {
      let matrix = canvas.matrix
      let size = run.size * matrix.a
      guard matrix.b == 0, matrix.c == 0, matrix.a == matrix.d, matrix.a > 0,
        size <= GlyphMasks.largestSize
      else { return false }
      let visible = canvas.visiblePixels
      var keys: [GlyphMasks.Key] = []
      var places: [(x: Int, y: Int)] = []
      for glyph in run.glyphs {
        let place = CGPoint(x: origin.x + glyph.x, y: origin.y + glyph.y).applying(matrix)
        guard let across = GlyphPlace(place.x), let down = GlyphPlace(place.y) else { continue }
        keys.append(
          GlyphMasks.Key(
            font: ObjectIdentifier(font), size: size,
            glyph: glyph.id < font.glyphCount ? glyph.id : 0, right: across.quarters,
            below: down.quarters))
        places.append((across.pixel, down.pixel))
      }
      let masks = try GlyphMasks.shared.masks(for: keys, of: font)
      let ink = zip(masks, places).reduce(CGRect.null) { ink, glyph in
        let (mask, place) = glyph
        guard mask.area.pixelCount > 0 else { return ink }
        return ink.union(mask.area.rect.offsetBy(dx: CGFloat(place.x), dy: CGFloat(place.y)))
      }
      guard let area = PixelRect(around: ink).intersection(visible) else { return true }
      let picture = try Surface(width: area.width, height: area.height, format: CAIRO_FORMAT_A8)
      try picture.withPixels { pixels in
        for (mask, place) in zip(masks, places) {
          picture.add(mask, x: place.x - area.x, y: place.y - area.y, to: pixels)
        }
      }
      canvas.save()
      canvas.usePixels()
      cairo_mask_surface(context, picture.pointer, CGFloat(area.x), CGFloat(area.y))
      canvas.restore()
      return true
    }

    /// Fills the outlines of the glyphs, because Cairo 1.16 rounds glyph positions to whole pixels.
    private func showOutlines(_ run: GlyphRun, at origin: CGPoint, glyphCount: UInt32) {
      let glyphs = run.glyphs.map { glyph in
        // A glyph that the file lacks would put Cairo into an error state; draw the box for missing
        // glyphs instead.
        cairo_glyph_t(
          index: UInt(glyph.id < glyphCount ? glyph.id : 0), x: origin.x + glyph.x,
          y: origin.y + glyph.y)
      }
      let count = Int32(clamping: glyphs.count)
      cairo_new_path(context)
      cairo_glyph_path(context, glyphs, count)
      cairo_fill(context)
    }

    /// Draws the bitmaps of color glyphs; returns `false`, without drawing, if the face has none.
    private func showColorGlyphs(_ run: GlyphRun, at origin: CGPoint) throws -> Bool {
      var isDrawn = run.glyphs.isEmpty
      for glyph in run.glyphs {
        guard let bitmap = FontLibrary.shared.colorGlyph(glyph.id, of: run.face) else { continue }
        isDrawn = true
        let key = ColorGlyphKey(face: run.face, glyph: glyph.id)
        let picture = try colorGlyphs[key] ?? bitmap.pixels.makeSurface()
        colorGlyphs[key] = picture
        let pixel = run.size / bitmap.pixelsPerEm
        let place = CGAffineTransform(
          a: pixel * CGFloat(bitmap.pixels.width), b: 0, c: 0,
          d: pixel * CGFloat(bitmap.pixels.height),
          tx: origin.x + glyph.x + bitmap.left * run.size,
          ty: origin.y + glyph.y - bitmap.top * run.size)
        draw(picture, in: place, CAIRO_FILTER_GOOD)
      }
      return isDrawn
    }

    /// Draws a run whose font has no file, such as the fixed shaper's, in the font that Cairo
    /// selects. Each cluster is at its layout position.
    private func showWithoutFile(_ run: GlyphRun, at origin: CGPoint) {
      let face = cairo_toy_font_face_create(
        run.family ?? Self.defaultFamily,
        run.face.isItalic ? CAIRO_FONT_SLANT_ITALIC : CAIRO_FONT_SLANT_NORMAL,
        run.face.weight >= 600 ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL)
      defer { cairo_font_face_destroy(face) }
      guard cairo_font_face_status(face) == CAIRO_STATUS_SUCCESS else { return }
      useFont(face, size: run.size)
      cairo_new_path(context)
      for cluster in run.placedText {
        let characters = cluster.text.filter { !$0.isNewline && $0 != "\t" }
        let text = String(String.UnicodeScalarView(characters.unicodeScalars.filter(\.isForCairo)))
        cairo_move_to(context, origin.x + cluster.x, origin.y + run.drawnBaseline)
        cairo_text_path(context, text)
      }
      cairo_fill(context)
      cairo_new_path(context)
    }
  }

  extension Unicode.Scalar {
    /// Whether Cairo accepts the character: it is neither zero nor a noncharacter.
    var isForCairo: Bool { value != 0 && !properties.isNoncharacterCodePoint }
  }
#endif
