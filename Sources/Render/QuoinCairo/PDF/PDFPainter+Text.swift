#if Graphics
  import CCairo
  import Foundation
  import QuoinDrawing
  import QuoinGeometry
  import QuoinText

  extension PDFPainter {
    /// Writes a glyph run as text; its text box has its top-left corner at `origin`.
    mutating func show(
      _ run: GlyphRun, at origin: CGPoint, _ paint: Paint, over bounds: @autoclosure () -> CGRect
    ) throws {
      // Text below a hundredth of a point is invisible; above 20,000 points, fonts fail to load.
      guard (0.01...20_000).contains(run.size * canvas.all.meanScale) else { return }
      if run.face.isColor, try showColorGlyphs(run, at: origin) { return }
      guard !run.glyphs.isEmpty, let font = document.font(of: run.face) else {
        return try showWithoutFile(run, at: origin, paint, over: bounds())
      }
      show(run, font, at: origin, paint, over: bounds())
    }

    private mutating func show(
      _ run: GlyphRun, _ font: PDFDocument.Font, at origin: CGPoint, _ paint: Paint,
      over bounds: @autoclosure () -> CGRect
    ) {
      let (document, outlines, program) = (document, font.outlines, font.program)
      draw(paint, over: bounds()) { canvas in
        var line = Line(size: run.size, origin: origin)
        canvas.source.put("BT\n")
        func known(_ glyph: GlyphRun.Glyph) -> GlyphRun.Glyph {
          // A glyph that the file lacks becomes the box for missing glyphs.
          glyph.id < outlines.glyphCount ? glyph : GlyphRun.Glyph(id: 0, x: glyph.x, y: glyph.y)
        }
        if let program, run.isPlain {
          let isKnown = run.glyphs.allSatisfy { $0.id < outlines.glyphCount }
          program.use(isKnown ? run.glyphs : run.glyphs.map(known), for: run.text) {
            glyph, character, width, isMeant in
            if !isMeant { line.begin(meaning: String(UnicodeScalar(character)), in: &canvas) }
            line.add(glyph, glyph.id, width: width, program, in: &canvas)
            if !isMeant { line.endMeaning(in: &canvas) }
          }
        } else {
          run.forEachCluster { glyphs, text in
            // A font maps each glyph to one text, and only single glyphs.
            var isMeant = glyphs.count == 1
            let shown = glyphs.map { glyph in
              let glyph = known(glyph)
              let font = program ?? document.font(font.face, drawing: glyph.id, from: outlines)
              let agrees = font?.use(glyph.id, for: isMeant ? text : nil) ?? true
              isMeant = isMeant && agrees
              return (glyph, font)
            }
            let meaning = isMeant ? nil : text.map(String.init)
            if let meaning { line.begin(meaning: meaning, in: &canvas) }
            for case (let glyph, let font?) in shown {
              line.add(
                glyph, font.code(glyph.id) ?? 0, width: font.width(glyph.id), font, in: &canvas)
            }
            if meaning != nil { line.endMeaning(in: &canvas) }
          }
        }
        line.end(in: &canvas)
        canvas.source.put("ET\n")
      }
    }

    /// A row of glyphs, written as one operator.
    private struct Line {
      let size: CGFloat
      let origin: CGPoint
      private var font: PDFFont?
      private var y: CGFloat = 0
      /// The position at which the next glyph appears without an adjustment.
      private var pen: CGFloat = 0
      private var isOpen = false

      init(size: CGFloat, origin: CGPoint) { (self.size, self.origin) = (size, origin) }

      /// Adds a glyph with its code and width in `font`.
      mutating func add(
        _ glyph: GlyphRun.Glyph, _ code: UInt32, width: Double, _ font: PDFFont,
        in canvas: inout PDFCanvas
      ) {
        let place = CGPoint(x: origin.x + glyph.x, y: origin.y + glyph.y)
        let isNear = abs(place.x - pen) < size * 20
        if !isOpen || self.font !== font || place.y != y || !isNear {
          end(in: &canvas)
          if canvas.state.font != font.name || canvas.state.size != size {
            (canvas.state.font, canvas.state.size) = (font.name, size)
            canvas.resources.add("/Font", font.name, "\(font.number) 0 R")
            canvas.source.put(text: "/\(font.name) ")
            canvas.source.put(size, decimals: 4)
            canvas.source.put("Tf\n")
          }
          canvas.source.put("1 0 0 -1 ")
          canvas.source.put(place, decimals: canvas.decimals)
          canvas.source.put("Tm[<")
          (self.font, y, pen, isOpen) = (font, place.y, place.x, true)
        }
        // In thousandths of the size, positive to the left
        let move = ((pen - place.x) * 1000 / size).rounded()
        canvas.source.put(code: code, digits: font.digits, after: Int(move))
        pen -= move * size / 1000
        pen += CGFloat(width) * size / 1000
      }

      /// Begins glyphs whose text differs from the font's mapping.
      mutating func begin(meaning: String, in canvas: inout PDFCanvas) {
        end(in: &canvas)
        canvas.source.put(text: "/Span << /ActualText \(PDFSource.text(meaning)) >> BDC\n")
      }

      mutating func endMeaning(in canvas: inout PDFCanvas) {
        end(in: &canvas)
        canvas.source.put("EMC\n")
      }

      mutating func end(in canvas: inout PDFCanvas) {
        if isOpen { canvas.source.put(">]TJ\n") }
        isOpen = false
      }
    }

    /// Draws the bitmaps of color glyphs; returns `false`, without drawing, if the face has none.
    private mutating func showColorGlyphs(_ run: GlyphRun, at origin: CGPoint) throws -> Bool {
      var isDrawn = run.glyphs.isEmpty
      for glyph in run.glyphs {
        guard let bitmap = FontLibrary.shared.colorGlyph(glyph.id, of: run.face) else { continue }
        isDrawn = true
        let pixel = run.size / bitmap.pixelsPerEm
        draw(
          document.image(of: glyph.id, run.face, bitmap),
          in: CGAffineTransform(
            a: pixel * CGFloat(bitmap.pixels.width), b: 0, c: 0,
            d: pixel * CGFloat(bitmap.pixels.height),
            tx: origin.x + glyph.x + bitmap.left * run.size,
            ty: origin.y + glyph.y - bitmap.top * run.size))
      }
      return isDrawn
    }

    /// Writes a run whose font has no file, such as the fixed shaper's, in the font that Cairo
    /// selects. Each cluster is at its layout position.
    private mutating func showWithoutFile(
      _ run: GlyphRun, at origin: CGPoint, _ paint: Paint, over bounds: CGRect
    ) throws {
      guard let substitute = SubstituteFont(for: run),
        let font = document.font(of: substitute.face)
      else { return }
      var drawn = run
      (drawn.glyphs, drawn.clusters, drawn.text) = ([], [], "")
      for cluster in run.placedText {
        let characters = cluster.text.filter { !$0.isNewline && $0 != "\t" }
        let text = String(String.UnicodeScalarView(characters.unicodeScalars.filter(\.isForCairo)))
        let glyphs = substitute.glyphs(of: text, size: run.size)
        guard !glyphs.isEmpty else { continue }
        drawn.glyphs += glyphs.map {
          GlyphRun.Glyph(id: $0.id, x: cluster.x + $0.x, y: run.drawnBaseline)
        }
        drawn.text += text
        drawn.clusters.append(
          GlyphRun.Cluster(
            utf8Count: text.utf8.count, glyphCount: glyphs.count, x: cluster.x))
      }
      show(drawn, font, at: origin, paint, over: bounds)
    }
  }

  /// The font that Cairo selects for a family name.
  private final class SubstituteFont {
    let face: FontFace
    private let cairoFace: OpaquePointer

    init?(for run: GlyphRun) {
      guard
        let cairoFace = cairo_toy_font_face_create(
          run.family ?? Painter.defaultFamily,
          run.face.isItalic ? CAIRO_FONT_SLANT_ITALIC : CAIRO_FONT_SLANT_NORMAL,
          run.face.weight >= 600 ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL)
      else { return nil }
      self.cairoFace = cairoFace
      guard let found = Self.file(of: cairoFace) else {
        cairo_font_face_destroy(cairoFace)
        return nil
      }
      face = FontFace(file: found.file, index: found.index, family: "")
    }

    deinit { cairo_font_face_destroy(cairoFace) }

    private static func file(of face: OpaquePointer) -> (file: String, index: Int)? {
      withScaled(face, size: 1) { scaled in
        guard cairo_scaled_font_get_type(scaled) == CAIRO_FONT_TYPE_FT,
          let opened = cairo_ft_scaled_font_lock_face(scaled)
        else { return nil }
        defer { cairo_ft_scaled_font_unlock_face(scaled) }
        guard let path = opened.pointee.stream?.pointee.pathname.pointer else { return nil }
        return (
          String(cString: path.assumingMemoryBound(to: CChar.self)), opened.pointee.face_index
        )
      }
    }

    /// Returns the glyphs of a text, relative to its origin.
    func glyphs(of text: String, size: CGFloat) -> [(id: UInt32, x: CGFloat)] {
      Self.withScaled(cairoFace, size: size) { scaled in
        var glyphs: UnsafeMutablePointer<cairo_glyph_t>?
        var count: Int32 = 0
        let status = cairo_scaled_font_text_to_glyphs(
          scaled, 0, 0, text, Int32(clamping: text.utf8.count), &glyphs, &count, nil, nil, nil)
        guard status == CAIRO_STATUS_SUCCESS, let glyphs else { return [] }
        defer { cairo_glyph_free(glyphs) }
        return UnsafeBufferPointer(start: glyphs, count: Int(count)).map {
          (UInt32(truncatingIfNeeded: $0.index), CGFloat($0.x))
        }
      } ?? []
    }

    private static func withScaled<Result>(
      _ face: OpaquePointer, size: CGFloat, _ body: (OpaquePointer) -> Result?
    ) -> Result? {
      var (matrix, identity) = (cairo_matrix_t(), cairo_matrix_t())
      cairo_matrix_init_scale(&matrix, size, size)
      cairo_matrix_init_identity(&identity)
      let options = cairo_font_options_create()
      defer { cairo_font_options_destroy(options) }
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      guard let scaled = cairo_scaled_font_create(face, &matrix, &identity, options),
        cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS
      else { return nil }
      defer { cairo_scaled_font_destroy(scaled) }
      return body(scaled)
    }
  }

  extension OutlineFont {
    /// Returns a glyph's outline and advance, in thousandths of the size; the y axis points up.
    func outline(_ glyph: UInt32) -> (path: Path, width: Double) {
      guard
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1),
        let context = cairo_create(surface)
      else { return (Path(), 0) }
      defer {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
      }
      Painter.useFont(cairoFace, size: 1000, in: context)
      var shown = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
      var extents = cairo_text_extents_t()
      cairo_glyph_extents(context, &shown, 1, &extents)
      cairo_glyph_path(context, &shown, 1)
      guard let outline = cairo_copy_path(context) else { return (Path(), 0) }
      defer { cairo_path_destroy(outline) }
      var path = Path()
      var index = 0
      while let data = outline.pointee.data, index < Int(outline.pointee.num_data) {
        let header = data[index].header
        func point(_ number: Int) -> CGPoint {
          let point = data[index + number].point
          return CGPoint(x: point.x, y: -point.y)
        }
        switch header.type {
        case CAIRO_PATH_MOVE_TO: path.move(to: point(1))
        case CAIRO_PATH_LINE_TO: path.addLine(to: point(1))
        case CAIRO_PATH_CURVE_TO:
          path.addCurve(to: point(3), control1: point(1), control2: point(2))
        default: path.closeSubpath()
        }
        index += max(Int(header.length), 1)
      }
      return (path, extents.x_advance)
    }
  }

  extension GlyphRun {
    /// Whether the text is ASCII with one glyph per character.
    fileprivate var isPlain: Bool {
      glyphs.count == text.utf8.count && clusters.count == glyphs.count
        && clusters.allSatisfy { $0.utf8Count == 1 && $0.glyphCount == 1 }
        && text.utf8.allSatisfy { (0x01...0x7F).contains($0) }
    }

    /// Calls `body` with the glyphs and text of each cluster, in order. Clusters without glyphs are
    /// skipped.
    ///
    /// If the clusters don't cover text and glyphs exactly, calls `body` with each glyph alone,
    /// without a text.
    fileprivate func forEachCluster(_ body: (ArraySlice<Glyph>, Substring?) -> Void) {
      guard clusters.reduce(0, { $0 + $1.utf8Count }) == text.utf8.count,
        clusters.reduce(0, { $0 + $1.glyphCount }) == glyphs.count
      else {
        for index in glyphs.indices { body(glyphs[index...index], nil) }
        return
      }
      var (place, glyph) = (text.startIndex, 0)
      for cluster in clusters {
        let end = text.utf8.index(place, offsetBy: cluster.utf8Count)
        defer { (place, glyph) = (end, glyph + cluster.glyphCount) }
        guard cluster.glyphCount > 0 else { continue }
        let meaning = text[place..<end]
        let isText = !meaning.isEmpty && meaning.unicodeScalars.allSatisfy(\.isForCairo)
        body(glyphs[glyph..<glyph + cluster.glyphCount], isText ? meaning : nil)
      }
    }
  }
#endif
