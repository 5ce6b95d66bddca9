#if Graphics
  import CHarfBuzz
  import Foundation
  import QuoinText

  /// A font file to be embedded in documents, opened once per process.
  final class PDFFace: @unchecked Sendable {
    /// The outline format. Glyphs are identified by their numbers in the file.
    enum Outlines {
      case trueType
      case compact(CompactFont)
    }

    let outlines: Outlines
    /// The PostScript name.
    let name: String
    /// The bounding box and the vertical metrics, in thousandths of the size.
    let box: [Int]
    let ascent: Int
    let descent: Int
    private let face: OpaquePointer
    private let font: OpaquePointer
    private let unitsPerEm: Double

    private struct Key: Hashable {
      var file: String
      var index: Int
    }
    private static let lock = NSLock()
    private nonisolated(unsafe) static var faces: [Key: PDFFace?] = [:]

    /// Returns the face of a file; `nil` for one that PDF can't embed as it is, such as an instance
    /// of a variable font.
    static func of(_ face: FontFace) -> PDFFace? {
      // Bits above 65,535 select a named instance of a variable font.
      guard !face.file.isEmpty, (0...0xFFFF).contains(face.index) else { return nil }
      let key = Key(file: face.file, index: face.index)
      return lock.withLock {
        if let known = faces[key] { return known }
        let opened = PDFFace(face.file, face.index)
        faces[key] = .some(opened)
        return opened
      }
    }

    private init?(_ file: String, _ index: Int) {
      guard let blob = hb_blob_create_from_file_or_fail(file) else { return nil }
      defer { hb_blob_destroy(blob) }
      guard index < hb_face_count(blob), let face = hb_face_create(blob, UInt32(index)) else {
        return nil
      }
      let head = Self.table("head", of: face)
      guard head.count >= 54, !Self.has("fvar", face) else {
        hb_face_destroy(face)
        return nil
      }
      if Self.has("glyf", face) {
        outlines = .trueType
      } else if let font = Self.compactFont(of: face) {
        outlines = .compact(font)
      } else {
        hb_face_destroy(face)
        return nil
      }
      hb_face_make_immutable(face)
      guard let font = hb_font_create(face) else {
        hb_face_destroy(face)
        return nil
      }
      self.face = face
      self.font = font
      let units = Double(max(hb_face_get_upem(face), 1))
      unitsPerEm = units
      func thousandths(_ value: Int) -> Int { Int((Double(value) * 1000 / units).rounded()) }
      box = (0..<4).map { corner in
        let bits = UInt16(head[36 + corner * 2]) << 8 | UInt16(head[37 + corner * 2])
        return thousandths(Int(Int16(bitPattern: bits)))
      }
      hb_font_set_scale(font, Int32(units), Int32(units))
      var extents = hb_font_extents_t()
      hb_font_get_h_extents(font, &extents)
      hb_font_make_immutable(font)
      ascent = thousandths(Int(extents.ascender))
      descent = thousandths(Int(extents.descender))
      name = Self.name(of: face)
    }

    private static func tag(_ name: String) -> hb_tag_t {
      name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) }
    }

    private static func has(_ table: String, _ face: OpaquePointer) -> Bool {
      let blob = hb_face_reference_table(face, tag(table))
      defer { hb_blob_destroy(blob) }
      return hb_blob_get_length(blob) > 0
    }

    private static func table(_ name: String, of face: OpaquePointer) -> [UInt8] {
      guard let blob = hb_face_reference_table(face, tag(name)) else { return [] }
      defer { hb_blob_destroy(blob) }
      return bytes(of: blob)
    }

    /// Parses the font in the file's table, which stays mapped: some fonts have many megabytes.
    private static func compactFont(of face: OpaquePointer) -> CompactFont? {
      guard let blob = hb_face_reference_table(face, tag("CFF ")) else { return nil }
      var count: UInt32 = 0
      let data = hb_blob_get_data(blob, &count)
      let font = data.flatMap { data in
        data.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
          CompactFont(UnsafeBufferPointer(start: $0, count: Int(count)))
        }
      }
      if font == nil { hb_blob_destroy(blob) }
      return font
    }

    private static func bytes(of blob: OpaquePointer) -> [UInt8] {
      var count: UInt32 = 0
      guard let data = hb_blob_get_data(blob, &count) else { return [] }
      return data.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
        [UInt8](UnsafeBufferPointer(start: $0, count: Int(count)))
      }
    }

    private static func name(of face: OpaquePointer) -> String {
      var size: UInt32 = 128
      var name = [CChar](repeating: 0, count: 128)
      // HB_OT_NAME_ID_POSTSCRIPT_NAME, whose type depends on HarfBuzz's version.
      let postScriptName: hb_ot_name_id_t = 6
      hb_ot_name_get_utf8(face, postScriptName, nil, &size, &name)
      let letters = name.prefix(Int(size)).map { UInt8(bitPattern: $0) }.filter {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
          || $0 == 0x2D
      }
      return letters.isEmpty ? "Font" : String(decoding: letters, as: UTF8.self)
    }

    /// Returns the advance of a glyph in thousandths of the size.
    func width(_ glyph: UInt32) -> Double {
      Double(hb_font_get_glyph_h_advance(font, glyph)) * 1000 / unitsPerEm
    }

    /// Returns the font's subset of `glyphs`, which are in ascending order and keep their numbers,
    /// compressed for embedding.
    func program(with glyphs: [UInt32], deflate: ([UInt8]) -> [UInt8]) -> (
      bytes: [UInt8], length: Int
    ) {
      if let known = lock.withLock({ programs.first { $0.glyphs == glyphs } }) {
        return (known.bytes, known.length)
      }
      let program =
        switch outlines {
        case .trueType: subset(with: glyphs)
        case .compact(let font): font.program(with: glyphs)
        }
      let bytes = deflate(program)
      lock.withLock {
        if programs.count >= Self.mostPrograms { programs.removeFirst() }
        programs.append((glyphs, bytes, program.count))
      }
      return (bytes, program.count)
    }

    private let lock = NSLock()
    /// The most recent subsets, because similar documents use the same glyphs.
    private var programs: [(glyphs: [UInt32], bytes: [UInt8], length: Int)] = []
    private static let mostPrograms = 4

    private func subset(with glyphs: [UInt32]) -> [UInt8] {
      guard let input = hb_subset_input_create_or_fail() else { return whole() }
      defer { hb_subset_input_destroy(input) }
      let wanted = hb_subset_input_glyph_set(input)
      for glyph in glyphs { hb_set_add(wanted, glyph) }
      hb_subset_input_set_flags(
        input, HB_SUBSET_FLAGS_RETAIN_GIDS.rawValue | HB_SUBSET_FLAGS_NO_HINTING.rawValue)
      let dropped = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
      for table in Self.dropped { hb_set_add(dropped, Self.tag(table)) }
      guard let subset = hb_subset_or_fail(face, input) else { return whole() }
      defer { hb_face_destroy(subset) }
      guard let blob = hb_face_reference_blob(subset) else { return whole() }
      defer { hb_blob_destroy(blob) }
      return Self.bytes(of: blob)
    }

    private func whole() -> [UInt8] {
      guard let blob = hb_face_reference_blob(face) else { return [] }
      defer { hb_blob_destroy(blob) }
      return Self.bytes(of: blob)
    }

    // Tables that only shaping and naming need
    private static let dropped = [
      "GSUB", "GPOS", "GDEF", "BASE", "JSTF", "MATH", "kern", "morx", "mort", "feat", "trak",
      "cmap",
      "name", "post", "OS/2", "DSIG", "STAT", "meta", "gasp", "vhea", "vmtx", "VORG", "VDMX",
      "hdmx", "LTSH", "PCLT", "COLR", "CPAL", "SVG ", "CBDT", "CBLC", "sbix", "EBDT", "EBLC",
    ]
  }
#endif
