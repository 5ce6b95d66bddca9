#if Graphics
  import CPango
  import Foundation
  import QuoinText

  /// A Pango context with its fonts. It must not be used by two threads at once. A shaper lends
  /// each engine to one call at a time, which makes sending it to another thread safe.
  final class PangoEngine: @unchecked Sendable {
    let catalogue: FontCatalogue
    let fontMap: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer
    private var descriptions: [FaceRequest: OpaquePointer] = [:]
    /// The faces by font address; fonts stay alive as long as the engine, so their addresses are
    /// unique.
    private var faces: [UnsafeMutableRawPointer: FontFace] = [:]
    /// The first face of the last text, as a list.
    private var firstFace: [FontFace] = []
    /// The letters by the address of their font; `nil` for fonts other than Inter.
    private var letters: [UnsafeMutableRawPointer: InterLetters?] = [:]

    init(_ catalogue: FontCatalogue) {
      self.catalogue = catalogue
      // Cairo's FreeType font map rather than Pango's own: only it queries the private
      // configuration for substitutes.
      fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
      let map = OpaquePointer(UnsafeMutableRawPointer(fontMap))
      pango_cairo_font_map_set_resolution(map, 72)
      pango_fc_font_map_set_config(map, catalogue.config)
      context = pango_font_map_create_context(fontMap)
      let options = cairo_font_options_create()
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      pango_cairo_context_set_font_options(context, options)
      cairo_font_options_destroy(options)
      pango_context_set_round_glyph_positions(context, 0)
      // A fixed language instead of the machine's locale, so that lines are the same everywhere.
      pango_context_set_language(context, pango_language_from_string("en"))
    }

    deinit {
      for description in descriptions.values { pango_font_description_free(description) }
      for font in faces.keys { g_object_unref(font) }
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(UnsafeMutableRawPointer(fontMap))
    }

    /// Returns Pango's font description of `request`, at the reference size.
    func description(_ request: FaceRequest) -> OpaquePointer? {
      if let known = descriptions[request] { return known }
      guard let description = pango_font_description_new() else { return nil }
      pango_font_description_set_family(description, request.families)
      pango_font_description_set_weight(description, PangoWeight(UInt32(request.weight)))
      pango_font_description_set_style(
        description, request.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
      pango_font_description_set_absolute_size(
        description, Double(ReferenceShape.size) * Double(PANGO_SCALE))
      descriptions[request] = description
      return description
    }

    /// Returns the face of a font that Pango chose.
    func face(_ font: UnsafeMutablePointer<PangoFont>) -> FontFace {
      let address = UnsafeMutableRawPointer(font)
      if let known = faces[address] { return known }
      let pattern = pango_fc_font_get_pattern(
        address.assumingMemoryBound(to: PangoFcFont.self))
      let face = pattern.map { FontPattern($0).face } ?? FontFace(file: "", family: "")
      g_object_ref(address)
      faces[address] = face
      return face
    }

    /// Returns a list of only `face`, whose memory all texts in one face share.
    func list(of face: FontFace) -> [FontFace] {
      if firstFace.first != face { firstFace = [face] }
      return firstFace
    }

    /// Returns the letters of a font that Pango chose; `nil` if the font isn't Inter, which
    /// substitutes for San Francisco.
    func letters(_ font: UnsafeMutablePointer<PangoFont>) -> InterLetters? {
      let address = UnsafeMutableRawPointer(font)
      if let known = letters[address] { return known }
      let found = pango_font_get_hb_font(font).flatMap { InterLetters(face(font), font: $0) }
      letters.updateValue(found, forKey: address)
      return found
    }

    /// The digits of the rounded design, by the request for their face.
    private var digits: [FaceRequest: RoundedDigits] = [:]

    /// Returns the widths of the digits of a font that Pango chose for `request`; `nil` if the font
    /// isn't the substitute for the rounded design.
    func digits(
      _ font: UnsafeMutablePointer<PangoFont>, _ request: FaceRequest
    ) -> RoundedDigits? {
      guard request.isSystem, face(font).family.hasPrefix(SystemFontSubstitutes.rounded) else {
        return nil
      }
      if let known = digits[request] { return known }
      let found = RoundedDigits(
        weight: request.weight, isItalic: request.isItalic, isTabular: request.hasTabularDigits)
      digits[request] = found
      return found
    }

    /// Returns the metrics in the tables of the face for `request`, for an em of 1.
    func metrics(_ request: FaceRequest) -> LineMetrics? {
      guard let description = description(request),
        let font = pango_font_map_load_font(fontMap, context, description)
      else { return nil }
      defer { g_object_unref(font) }
      guard let shaper = pango_font_get_hb_font(font), let face = hb_font_get_face(shaper) else {
        return nil
      }
      return OpenTypeMetrics.read(face)
    }

    /// The number of bytes shaped by this engine, as a measure of its work.
    private(set) var shapedBytes = 0
    /// The items that texts share.
    var plainItems = PlainItems()
    /// The shaped characters whose widths are those of the installed font.
    var installedWidths = InstalledWidths()

    /// Shapes the text of `key`, paragraph by paragraph; its spans refer to `requests`. If a long
    /// text begins like one of `recent`, shapes only the rest, and adds the text to `recent`.
    func shape(
      _ key: ShapeKey, requests: [FaceRequest], recent: inout RecentShapes
    ) -> ReferenceShape {
      // Pango treats a zero byte as the end of the text; any other control character is equally
      // invisible.
      var text = Array(key.text.utf8)
      for index in text.indices where text[index] == 0 { text[index] = 1 }
      guard key.spans.count == 1, RecentShapes.lengths.contains(text.count) else {
        return text.withUnsafeBufferPointer { shape($0, spans: key.spans, requests: requests) }
      }
      let face = key.spans[0].face
      let match = text.withUnsafeBufferPointer { recent.match($0, face: face) }
      let (result, isContinued): (ReferenceShape, Bool) = text.withUnsafeBufferPointer { bytes in
        if let match, let continuation = ShapeContinuation(match, text: bytes) {
          let end = UnsafeBufferPointer(rebasing: bytes[continuation.start...])
          let endShape = shape(end, spans: key.spans, requests: requests)
          if let joined = continuation.joined(with: endShape) { return (joined, true) }
        }
        return (shape(bytes, spans: key.spans, requests: requests), false)
      }
      recent.insert(
        .init(text: text, face: face, shape: result), replacing: isContinued ? match?.entry : nil)
      return result
    }

    private func shape(
      _ text: UnsafeBufferPointer<UInt8>, spans: [ShapeKey.Span], requests: [FaceRequest]
    ) -> ReferenceShape {
      shapedBytes += text.count
      var builder = ShapeBuilder(engine: self, text: text, spans: spans, requests: requests)
      return builder.shape()
    }
  }
#endif
