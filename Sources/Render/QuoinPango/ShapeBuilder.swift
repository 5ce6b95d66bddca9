#if Graphics
  import CPango
  import Foundation
  import QuoinText

  /// Shapes a text with one engine.
  ///
  /// 1. The builder splits the text into paragraphs at its line ends; each line end is a cluster of
  ///    its own.
  /// 2. Pango itemizes a paragraph into ranges of one font and level, in logical order.
  /// 3. Pango shapes each item; the builder converts its glyphs, which are in visual order, to
  ///    clusters in logical order.
  /// 4. Break opportunities and character boundaries come from Pango's log attributes, white space
  ///    and tabs from the characters.
  struct ShapeBuilder {
    private let engine: PangoEngine
    private let text: UnsafeBufferPointer<UInt8>
    private let spans: [ShapeKey.Span]
    private let requests: [FaceRequest]
    private var spanIndex = 0
    /// The bounds of the current span in the text.
    private var spanBounds: Range<Int>
    /// The span of the current item, and its end in the text.
    private var itemSpan = 0
    private var itemSpanEnd: Int
    private var clusters: [TextCluster] = []
    private var glyphs: [ShapedGlyph] = []
    /// The correction of each cluster's cell; clusters beyond the end have none.
    private var cells: [AdvanceCorrection] = []
    private var faces: [FontFace] = []
    /// The font of the last item and the index of its face.
    private var lastFont: (font: UnsafeMutablePointer<PangoFont>, face: Int)?

    init(
      engine: PangoEngine, text: UnsafeBufferPointer<UInt8>, spans: [ShapeKey.Span],
      requests: [FaceRequest]
    ) {
      self.engine = engine
      self.text = text
      self.spans = spans
      self.requests = requests
      spanBounds = 0..<max(0, spans.first?.utf8Count ?? 0)
      itemSpanEnd = spanBounds.upperBound
      clusters.reserveCapacity(text.count)
      glyphs.reserveCapacity(text.count)
    }

    mutating func shape() -> ReferenceShape {
      var start = 0
      while start < text.count {
        let end = Newlines.paragraphEnd(text, from: start)
        if end.lowerBound > start { shapeParagraph(start..<end.lowerBound) }
        if !end.isEmpty {
          clusters.append(
            TextCluster(
              utf8Offset: end.lowerBound, advance: 0, firstGlyph: glyphs.count,
              flags: [.newline, .graphemeStart]))
        }
        start = end.upperBound
      }
      return ReferenceShape(
        shaped: ShapedText(clusters: clusters, glyphs: glyphs, faces: faces), cells: cells)
    }

    private mutating func shapeParagraph(_ range: Range<Int>) {
      guard let base = text.baseAddress, let length = Int32(exactly: range.count) else { return }
      let characters = CharacterTable(UnsafeBufferPointer(rebasing: text[range]))
      let bytes = UnsafeRawPointer(base + range.lowerBound).assumingMemoryBound(to: CChar.self)
      let plain =
        spans.count == 1 ? PlainItems.Characters(UnsafeBufferPointer(rebasing: text[range])) : nil
      if let plain,
        let item = engine.plainItems.item(plain, length: length, face: spans[0].face)
      {
        return append(item, paragraph: bytes, length: length, start: range.lowerBound, characters)
      }
      guard let attributes = attributes(range, characters) else { return }
      defer { pango_attr_list_unref(attributes) }
      // Weak: the first strong character decides; left to right only without one.
      let items = pango_itemize_with_base_dir(
        engine.context, PANGO_DIRECTION_WEAK_LTR, bytes, 0, length, attributes, nil)
      if let plain, let first = items, first.pointee.next == nil, let data = first.pointee.data {
        engine.plainItems.insert(
          data.assumingMemoryBound(to: PangoItem.self), of: plain, face: spans[0].face)
      }
      var node = items
      while let current = node {
        if let data = current.pointee.data {
          let item = data.assumingMemoryBound(to: PangoItem.self)
          append(item, paragraph: bytes, length: length, start: range.lowerBound, characters)
          pango_item_free(item)
        }
        node = current.pointee.next
      }
      g_list_free(items)
    }

    /// Returns the fonts and features of a paragraph's spans, with positions relative to its start.
    private mutating func attributes(
      _ range: Range<Int>, _ characters: CharacterTable
    ) -> OpaquePointer? {
      let list = pango_attr_list_new()
      var offset = range.lowerBound
      while offset < range.upperBound, spanIndex < spans.count {
        while offset >= spanBounds.upperBound, spanIndex + 1 < spans.count {
          spanIndex += 1
          let end = spanBounds.upperBound.addingReportingOverflow(spans[spanIndex].utf8Count)
          spanBounds = spanBounds.upperBound..<(end.overflow ? .max : end.partialValue)
        }
        let isLast = spanIndex + 1 == spans.count
        var end = isLast ? range.upperBound : min(range.upperBound, spanBounds.upperBound)
        // A run that ends inside a character gets all of it.
        while end < range.upperBound, text[end] & 0xC0 == 0x80 { end += 1 }
        let request = requests[spans[spanIndex].face]
        let bounds = UInt32(offset - range.lowerBound)..<UInt32(end - range.lowerBound)
        insert(pango_attr_font_desc_new(engine.description(request)), bounds, list)
        if !request.features.isEmpty {
          insert(pango_attr_font_features_new(request.features), bounds, list)
        }
        for place in pictographs(offset..<end, from: range.lowerBound, characters) {
          insert(pango_attr_font_desc_new(engine.description(request.inColor)), place, list)
        }
        offset = end
      }
      return list
    }

    /// Returns the emoji in `range` for which Pango doesn't choose the color font, with positions
    /// relative to `start`.
    private func pictographs(
      _ range: Range<Int>, from start: Int, _ characters: CharacterTable
    ) -> [Range<UInt32>] {
      var found: [Range<UInt32>] = []
      var rest = text[range]
      while let first = rest.firstIndex(of: 0xF0) {
        var end = first + 1
        while end < range.upperBound, characters.continues(at: end - start) { end += 1 }
        let character = String(decoding: text[first..<end], as: UTF8.self).unicodeScalars
        if CharacterTraits.isPictograph(character) {
          found.append(UInt32(first - start)..<UInt32(end - start))
        }
        rest = text[end..<range.upperBound]
      }
      return found
    }

    private func insert(
      _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ bounds: Range<UInt32>,
      _ list: OpaquePointer?
    ) {
      guard let attribute else { return }
      attribute.pointee.start_index = bounds.lowerBound
      attribute.pointee.end_index = bounds.upperBound
      pango_attr_list_insert(list, attribute)
    }

    private mutating func append(
      _ item: UnsafeMutablePointer<PangoItem>, paragraph: UnsafePointer<CChar>, length: Int32,
      start: Int, _ characters: CharacterTable
    ) {
      guard let string = pango_glyph_string_new() else { return }
      defer { pango_glyph_string_free(string) }
      let offset = Int(item.pointee.offset)
      pango_shape_with_flags(
        paragraph + offset, item.pointee.length, paragraph, length, &item.pointee.analysis, string,
        PANGO_SHAPE_NONE)
      let face = faceIndex(item.pointee.analysis.font)
      let level = Int(item.pointee.analysis.level)
      let glyphs = ItemGlyphs(string.pointee)
      let letters = item.pointee.analysis.font.flatMap(engine.letters)
      let isSystem = isSystem(at: start + offset)
      let digits = item.pointee.analysis.font.flatMap { font in
        spans.isEmpty ? nil : engine.digits(font, requests[spans[itemSpan].face])
      }
      var previous: InterLetter?
      for cluster in glyphs.logicalClusters(isRightToLeft: level & 1 == 1) {
        let byte = offset + cluster.byte
        var flags = characters.flags(at: byte)
        let isInvisible =
          isControl(at: start + byte, isMissing: glyphs.isMissing(cluster.glyphs))
          || !flags.isDisjoint(with: [.softHyphen, .tab])
        if byte == 0 { flags.remove(.breakBefore) }
        let firstGlyph = self.glyphs.count
        var advance: CGFloat = 0
        if isInvisible {
          // Tabs and soft hyphens get their width in line layout.
        } else if glyphs.isMissing(cluster.glyphs) {
          // A character that no font contains is drawn as a box, as wide as the character would be.
          advance = isWide(start + byte) ? ReferenceShape.size : glyphs.advance(cluster.glyphs)
          self.glyphs.append(ShapedGlyph(id: 0, face: face, advance: advance))
        } else {
          advance = glyphs.advance(cluster.glyphs)
          glyphs.append(cluster.glyphs, face: face, to: &self.glyphs)
          // A mark belongs to the cell of its letter.
          if let letters, advance > 0, flags.contains(.graphemeStart),
            let character = composedCharacter(at: byte, from: start, characters)
          {
            let letter = letters.letter(character, glyph: glyphs.glyph(cluster.glyphs))
            if let previous { kern(previous, letter, letters, isSystem: isSystem) }
            while cells.count < clusters.count { cells.append(.plain) }
            cells.append(letter.cell)
            if isSystem { advance += CGFloat(fit(letter, letters, from: firstGlyph)) }
            previous = letter
          } else if let digits, let character = character(at: start + byte),
            let cell = digits.cell(of: character, advance: advance)
          {
            while cells.count < clusters.count { cells.append(.plain) }
            cells.append(cell)
          }
        }
        clusters.append(
          TextCluster(
            utf8Offset: start + byte, advance: advance, firstGlyph: firstGlyph, bidiLevel: level,
            flags: flags))
      }
    }

    /// Fits the glyphs from `firstGlyph` on into the advance that determines layout, and returns
    /// its difference from that of the installed font.
    private mutating func fit(
      _ letter: InterLetter, _ letters: InterLetters, from firstGlyph: Int
    ) -> Float {
      if !letter.isKnown, letters.version != InterWidths.version {
        engine.installedWidths.insert(letter.character, version: letters.version)
      }
      let difference = letter.advance - letter.installed
      guard difference != 0 else { return 0 }
      for index in firstGlyph..<glyphs.count { glyphs[index].dx += difference / 2 }
      glyphs[firstGlyph].advance += difference
      return difference
    }

    /// Kerns the last cluster, whose letter is `first`, with the next one.
    private mutating func kern(
      _ first: InterLetter, _ second: InterLetter, _ letters: InterLetters, isSystem: Bool
    ) {
      let last = clusters.count - 1
      guard cells.count == clusters.count, cells.indices.contains(last) else { return }
      cells[last].kerning = letters.kerning(first, second)
      guard isSystem, let kerning = letters.interKerning(first, second) else { return }
      // Pango makes negative advances positive.
      let difference = abs(first.advance + kerning) - clusters[last].advance
      guard difference != 0 else { return }
      clusters[last].advance += difference
      glyphs[Int(clusters[last].firstGlyph)].advance += difference
    }

    /// Whether the text at `offset` is in a system font rather than a named one.
    private mutating func isSystem(at offset: Int) -> Bool {
      while offset >= itemSpanEnd, itemSpan + 1 < spans.count {
        itemSpan += 1
        let end = itemSpanEnd.addingReportingOverflow(spans[itemSpan].utf8Count)
        itemSpanEnd = end.overflow ? .max : end.partialValue
      }
      return spans.isEmpty || requests[spans[itemSpan].face].isSystem
    }

    /// Whether the character is invisible and takes no space. Pango hides those above ASCII that a
    /// font contains.
    private func isControl(at offset: Int, isMissing: Bool) -> Bool {
      guard text[offset] >= 0x80 else {
        return CharacterTraits.isControl(Unicode.Scalar(text[offset]))
      }
      return isMissing && character(at: offset).map(CharacterTraits.isControl) ?? false
    }

    private func character(at offset: Int) -> Unicode.Scalar? {
      if text[offset] < 0x80 { return Unicode.Scalar(text[offset]) }
      let end = min(text.count, offset + 4)
      return String(decoding: text[offset..<end], as: UTF8.self).unicodeScalars.first
    }

    /// Returns the character at `byte` of the paragraph from `start`, composed with its combining
    /// marks if Unicode has such a character, as HarfBuzz does.
    private func composedCharacter(
      at byte: Int, from start: Int, _ characters: CharacterTable
    ) -> Unicode.Scalar? {
      guard let first = character(at: start + byte) else { return nil }
      var end = byte + UTF8.width(first)
      guard characters.continues(at: end) else { return first }
      while characters.continues(at: end) { end += 1 }
      let text = String(decoding: text[start + byte..<start + end], as: UTF8.self)
      return text.precomposedStringWithCanonicalMapping.unicodeScalars.first ?? first
    }

    private func isWide(_ offset: Int) -> Bool {
      let end = min(text.count, offset + 32)
      let character = String(decoding: text[offset..<end], as: UTF8.self).first
      return character.map(CharacterTraits.isWide) ?? false
    }

    private mutating func faceIndex(_ font: UnsafeMutablePointer<PangoFont>?) -> Int {
      guard let font else { return index(of: FontFace(file: "", family: "")) }
      if let lastFont, lastFont.font == font { return lastFont.face }
      let index = index(of: engine.face(font))
      lastFont = (font, index)
      return index
    }

    private mutating func index(of face: FontFace) -> Int {
      if let known = faces.firstIndex(of: face) { return known }
      if faces.isEmpty { faces = engine.list(of: face) } else { faces.append(face) }
      return faces.count - 1
    }
  }
#endif
