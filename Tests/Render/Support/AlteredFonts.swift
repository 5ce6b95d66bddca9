#if Graphics
  import Foundation
  import Testing

  /// Copies of the installed Inter that look like another version of it.
  struct AlteredFonts {
    let folder: URL

    /// Copies the faces with these names, with other advances, no kerning and another version.
    init(_ names: [String]) throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("quoin-inter-\(UUID().uuidString)", isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let source = URL(fileURLWithPath: TestFonts.inter.file).deletingLastPathComponent()
      for name in names {
        let file = try Data(contentsOf: source.appendingPathComponent("\(name).otf"))
        try Self.altered(file).write(to: folder.appendingPathComponent("\(name).otf"))
      }
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    private static func altered(_ font: Data) throws -> Data {
      var bytes = [UInt8](font)
      func number(_ place: Int) -> Int { Int(bytes[place]) << 8 | Int(bytes[place + 1]) }
      func set(_ value: Int, at place: Int) {
        (bytes[place], bytes[place + 1]) = (UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF))
      }
      func record(_ tag: String) throws -> Int {
        try #require(
          (0..<number(4)).map { 12 + 16 * $0 }
            .first { String(decoding: bytes[$0..<$0 + 4], as: UTF8.self) == tag })
      }
      func table(_ tag: String) throws -> Int {
        let record = try record(tag)
        return number(record + 8) << 16 | number(record + 10)
      }
      // Version 4.5
      set(4, at: try table("head") + 4)
      set(0x8000, at: try table("head") + 6)
      // Each glyph is wider or narrower than before.
      let (advances, count) = (try table("hmtx"), number(try table("hhea") + 34))
      for glyph in 0..<count {
        let place = advances + 4 * glyph
        set(number(place) + [150, -60, 40, 90][glyph % 4], at: place)
      }
      // The table of kerning has a name that is unknown, still in the order of the alphabet.
      bytes[try record("GPOS") + 3] = UInt8(ascii: "R")
      return Data(bytes)
    }
  }
#endif
