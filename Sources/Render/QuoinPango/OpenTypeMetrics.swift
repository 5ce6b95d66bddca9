#if Graphics
  import CPango
  import Foundation
  import QuoinText

  /// Reads line metrics from a font file's tables as Apple's platforms do: from `hhea`, regardless
  /// of the flags in `OS/2`.
  enum OpenTypeMetrics {
    /// Returns the metrics for an em of 1; `nil` if the tables are missing or invalid.
    static func read(_ face: OpaquePointer) -> LineMetrics? {
      let em = CGFloat(hb_face_get_upem(face))
      guard em > 0, let ascent = number(face, "hhea", at: 4),
        let descent = number(face, "hhea", at: 6)
      else { return nil }
      let gap = number(face, "hhea", at: 8) ?? 0
      let version = number(face, "OS/2", at: 0) ?? 0
      let capHeight = version >= 2 ? number(face, "OS/2", at: 88) : nil
      return LineMetrics(
        ascent: ascent / em, descent: -descent / em, leading: gap / em,
        capHeight: capHeight.map { $0 / em } ?? 0.7 * ascent / em)
    }

    /// Returns the version of the font in thousandths; 0 if the table is missing.
    static func version(_ face: OpaquePointer) -> Int {
      guard let whole = number(face, "head", at: 4), let fraction = number(face, "head", at: 6)
      else { return 0 }
      return Int(((whole + fraction / 65536 + (fraction < 0 ? 1 : 0)) * 1000).rounded())
    }

    /// Returns the signed 16-bit number at `offset` of a table.
    private static func number(_ face: OpaquePointer, _ tag: String, at offset: Int) -> CGFloat? {
      let tag = tag.utf8.reduce(hb_tag_t(0)) { $0 << 8 | hb_tag_t($1) }
      guard let blob = hb_face_reference_table(face, tag) else { return nil }
      defer { hb_blob_destroy(blob) }
      var length: UInt32 = 0
      guard let data = hb_blob_get_data(blob, &length), offset + 2 <= Int(length) else {
        return nil
      }
      let bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
      return CGFloat(Int16(bitPattern: UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])))
    }
  }

  extension LineMetrics {
    /// Returns the metrics for a font size in points.
    func scaled(by size: CGFloat) -> LineMetrics {
      let size = size.isFinite ? max(0, size) : 0
      return LineMetrics(
        ascent: ascent * size, descent: descent * size, leading: leading * size,
        capHeight: capHeight * size)
    }
  }
#endif
