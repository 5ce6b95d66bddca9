#if Graphics
  import Foundation
  import QuoinText

  /// A font of one document: the glyphs in use and the text that they represent.
  final class PDFFont {
    /// The font's name in the pages' resources.
    let name: String
    /// The object number.
    let number: Int
    private let shapes: Shapes
    /// The glyphs in use, indexed by glyph number.
    private var entries: [Entry] = []

    private struct Entry {
      var isUsed = false
      /// The glyph's text if it is a single ASCII character, or 0.
      var character: UInt8 = 0
      /// The glyph's text if it is anything else; empty if unknown.
      var text = ""
      /// The advance in thousandths of the size; negative if unknown.
      var width = -1.0

      var meaning: String {
        character == 0 ? text : String(UnicodeScalar(character))
      }

      mutating func use(for character: UInt8) -> Bool {
        isUsed = true
        if self.character == character { return true }
        guard self.character == 0, text.isEmpty else { return false }
        self.character = character
        return true
      }
    }

    /// The source of the outlines.
    enum Shapes {
      case program(PDFFace)
      /// Outlines drawn with page operators (a Type 3 font), at most 256 per font.
      case outlines(OutlineFont)
    }

    init(name: String, number: Int, shapes: Shapes) {
      (self.name, self.number, self.shapes) = (name, number, shapes)
    }

    /// The number of hexadecimal digits of a glyph's code.
    var digits: Int { if case .program = shapes { 4 } else { 2 } }

    private func grow(to glyph: Int) { Self.grow(&entries, to: glyph) }

    private static func grow(_ entries: inout [Entry], to glyph: Int) {
      guard glyph >= entries.count else { return }
      let count = max(glyph + 1, entries.count * 2, 256)
      entries += repeatElement(Entry(), count: count - entries.count)
    }

    /// Records that a glyph is used for `text`.
    ///
    /// - Returns: Whether the document maps the glyph to this text.
    func use(_ glyph: UInt32, for text: Substring?) -> Bool {
      let glyph = Int(glyph)
      grow(to: glyph)
      entries[glyph].isUsed = true
      guard let text else { return true }
      if entries[glyph].character == 0, entries[glyph].text.isEmpty {
        if let only = text.utf8.first, only < 0x80, text.utf8.count == 1 {
          entries[glyph].character = only
        } else {
          entries[glyph].text = String(text)
        }
        return true
      }
      return entries[glyph].meaning == text
    }

    /// Records that glyphs are used for the ASCII characters of `text`, one for each.
    ///
    /// - Parameter body: Receives a glyph, its character, its width, and whether the document maps
    ///   the glyph to the character. It must not use the font.
    func use(
      _ glyphs: [GlyphRun.Glyph], for text: String,
      _ body: (GlyphRun.Glyph, _ character: UInt8, _ width: Double, _ isMeant: Bool) -> Void
    ) {
      let shapes = shapes
      // One access for all of them.
      func use(_ characters: UnsafeBufferPointer<UInt8>, _ entries: inout [Entry]) {
        for (place, glyph) in glyphs.enumerated() {
          let index = Int(glyph.id)
          Self.grow(&entries, to: index)
          let isMeant = entries[index].use(for: characters[place])
          if entries[index].width < 0 {
            entries[index].width = Self.width(of: glyph.id, in: shapes)
          }
          body(glyph, characters[place], entries[index].width, isMeant)
        }
      }
      var text = text
      text.withUTF8 { use($0, &entries) }
    }

    /// Returns the advance of a glyph, in thousandths of the size, as written in the document.
    func width(_ glyph: UInt32) -> Double {
      let index = Int(glyph)
      if index < entries.count, entries[index].width >= 0 { return entries[index].width }
      let width = Self.width(of: glyph, in: shapes)
      grow(to: index)
      entries[index].width = width
      return width
    }

    private static func width(of glyph: UInt32, in shapes: Shapes) -> Double {
      let exact =
        switch shapes {
        case .program(let face): face.width(glyph)
        case .outlines(let font): font.outline(glyph).width
        }
      return (max(exact, 0) * 100).rounded() / 100
    }

    // MARK: Outlines

    /// The codes assigned to outline glyphs.
    private var codes: [UInt32: UInt8] = [:]

    /// Returns the code of a glyph; `nil` if the font is full.
    func code(_ glyph: UInt32) -> UInt32? {
      guard case .outlines = shapes else { return glyph }
      if let known = codes[glyph] { return UInt32(known) }
      guard codes.count < 256 else { return nil }
      codes[glyph] = UInt8(codes.count)
      return UInt32(codes.count - 1)
    }

    // MARK: Writing

    func write(to file: PDFObjectWriter) {
      switch shapes {
      case .program(let face): write(face, to: file)
      case .outlines(let font): write(font, to: file)
      }
    }

    private func write(_ face: PDFFace, to file: PDFObjectWriter) {
      let glyphs = entries.indices.filter { entries[$0].isUsed }.map { UInt32($0) }
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for glyph in glyphs { hash = (hash ^ UInt64(glyph)) &* 0x100_0000_01B3 }
      // Six letters distinguish the subsets of one font.
      let tag = String(
        decoding: (0..<6).map { UInt8(0x41 + (hash >> (8 * UInt64($0))) % 26) }, as: UTF8.self)
      let (program, descriptor) = (file.reserve(), file.reserve())
      let (descendant, unicode) = (file.reserve(), file.reserve())
      let name = "/\(tag)+\(face.name)"
      let (bytes, length) = face.program(with: glyphs) { file.deflated($0) }
      let isTrueType = if case .trueType = face.outlines { true } else { false }
      file.add(
        deflated: bytes, isTrueType ? " /Length1 \(length)" : " /Subtype /CIDFontType0C",
        as: program)
      let box = face.box.map(String.init).joined(separator: " ")
      file.collect(
        PDFSource(
          """
          << /Type /FontDescriptor /FontName \(name) /Flags 4 /FontBBox [ \(box) ] /ItalicAngle 0 \
          /Ascent \(face.ascent) /Descent \(face.descent) /CapHeight \(face.ascent) /StemV 80 \
          /\(isTrueType ? "FontFile2" : "FontFile3") \(program) 0 R >>
          """), as: descriptor)
      var lengths = PDFSource()
      for (index, glyph) in glyphs.enumerated() {
        let follows = index > 0 && glyphs[index - 1] == glyph - 1
        if !follows { lengths.put(text: "\(index > 0 ? "] " : "")\(glyph) [ ") }
        lengths.put(CGFloat(width(glyph)), decimals: 2)
      }
      if !glyphs.isEmpty { lengths.put("] ") }
      var font = PDFSource(
        """
        << /Type /Font /Subtype /\(isTrueType ? "CIDFontType2" : "CIDFontType0") /BaseFont \(name) \
        /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> \
        /FontDescriptor \(descriptor) 0 R \(isTrueType ? "/CIDToGIDMap /Identity " : "")/W [ 
        """)
      font.put(lengths)
      font.put("] >>")
      file.collect(font, as: descendant)
      file.add(stream: meaning(of: glyphs.map { ($0, $0) }).bytes, "", as: unicode)
      file.collect(
        PDFSource(
          """
          << /Type /Font /Subtype /Type0 /BaseFont \(name) /Encoding /Identity-H \
          /DescendantFonts [ \(descendant) 0 R ] /ToUnicode \(unicode) 0 R >>
          """), as: number)
    }

    private func write(_ outlines: OutlineFont, to file: PDFObjectWriter) {
      let glyphs = codes.sorted { $0.value < $1.value }.map(\.key)
      var (procedures, names, lengths) = (PDFSource(), PDFSource(), PDFSource())
      for (code, glyph) in glyphs.enumerated() {
        let procedure = file.reserve()
        let outline = outlines.outline(glyph)
        var source = PDFSource()
        source.put(CGFloat(width(glyph)), decimals: 2)
        source.put("0 ")
        let box = outline.path.boundingRect
        for side in [box.minX, box.minY, box.maxX, box.maxY] {
          source.put(box.isNull ? 0 : side, decimals: 1)
        }
        source.put("d1\n")
        source.put(outline.path, decimals: 1)
        source.put("f\n")
        file.add(stream: source.bytes, "", as: procedure)
        procedures.put(text: "/g\(code) \(procedure) 0 R ")
        names.put(text: "/g\(code) ")
        lengths.put(CGFloat(width(glyph)), decimals: 2)
      }
      let unicode = file.reserve()
      file.add(
        stream: meaning(of: glyphs.enumerated().map { (UInt32($0), $1) }).bytes, "", as: unicode)
      var font = PDFSource(
        """
        << /Type /Font /Subtype /Type3 /FontBBox [ 0 0 0 0 ] /FontMatrix [ 0.001 0 0 0.001 0 0 ] \
        /FirstChar 0 /LastChar \(max(glyphs.count - 1, 0)) /ToUnicode \(unicode) 0 R \
        /Resources << >> /CharProcs << 
        """)
      font.put(procedures)
      font.put(">> /Encoding << /Type /Encoding /Differences [ 0 ")
      font.put(names)
      font.put("] >> /Widths [ ")
      font.put(lengths)
      font.put("] >>")
      file.collect(font, as: number)
    }

    /// Returns the map from the codes of `glyphs` to Unicode.
    private func meaning(of glyphs: [(code: UInt32, glyph: UInt32)]) -> PDFSource {
      let last = digits == 4 ? "FFFF" : "FF"
      var source = PDFSource(
        """
        /CIDInit /ProcSet findresource begin
        12 dict begin
        begincmap
        /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
        /CMapName /Adobe-Identity-UCS def
        /CMapType 2 def
        1 begincodespacerange
        <\(String(repeating: "0", count: digits))> <\(last)>
        endcodespacerange

        """)
      let known = glyphs.map { (code: $0.code, text: entries[Int($0.glyph)].meaning) }
        .filter { !$0.text.isEmpty }
      // The format allows a hundred entries per block.
      for start in stride(from: 0, to: known.count, by: 100) {
        let part = known[start..<min(start + 100, known.count)]
        source.put(text: "\(part.count) beginbfchar\n")
        for (code, text) in part {
          source.put("<")
          source.put(hex: code, digits: digits)
          source.put("> <")
          source.put(utf16: text)
          source.put(">\n")
        }
        source.put("endbfchar\n")
      }
      source.put("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n")
      return source
    }
  }
#endif
