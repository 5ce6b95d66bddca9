#if Graphics
  import Foundation
  import QuoinPango
  import QuoinText
  import Testing

  /// Font folders named by the user. The tests use copies of other fonts, renamed like Apple's,
  /// instead of the real ones.
  @Suite struct FontConfigurationTests {
    private func face(_ font: FontKey, _ shaper: PangoShaper) -> FontFace? {
      let run = TextRun(utf8Count: 1, font: font, metrics: .zero)
      return shaper.shape("w", runs: [run]).faces.first
    }

    /// Returns a nested folder with Inter named "SF Pro Text" and Inter Display named "SF Pro
    /// Display".
    private func folder() throws -> URL {
      let outer = FileManager.default.temporaryDirectory
        .appendingPathComponent("quoin-fonts-\(UUID().uuidString)", isDirectory: true)
      let folder = outer.appendingPathComponent("Inside", isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (size, name) in [(17, "SF Pro Text"), (40, "SF Pro Display")] as [(CGFloat, String)] {
        let file = try #require(face(FontKey(size: size), PangoShaper.shared)?.file)
        let data = try Data(contentsOf: URL(fileURLWithPath: file))
        try renamed(data, name).write(to: folder.appendingPathComponent("\(name).otf"))
      }
      return outer
    }

    /// Returns the font in `data` with another family name, which overwrites the beginning of the
    /// copyright.
    private func renamed(_ data: Data, _ family: String) throws -> Data {
      var bytes = [UInt8](data)
      func number(_ place: Int) -> Int { Int(bytes[place]) << 8 | Int(bytes[place + 1]) }
      func set(_ value: Int, at place: Int) {
        (bytes[place], bytes[place + 1]) = (UInt8(value >> 8), UInt8(value & 0xFF))
      }
      let record = try #require(
        (0..<number(4)).map { 12 + 16 * $0 }
          .first { String(decoding: bytes[$0..<$0 + 4], as: UTF8.self) == "name" })
      let table = number(record + 8) << 16 | number(record + 10)
      let strings = table + number(table + 4)
      let records = (0..<number(table + 2)).map { table + 6 + 12 * $0 }
      let copyright = try #require(
        records.first { number($0) == 3 && number($0 + 6) == 0 && number($0 + 8) > 60 })
      let name = family.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      for (place, byte) in name.enumerated() {
        bytes[strings + number(copyright + 10) + place] = byte
      }
      for place in records where [1, 16].contains(number(place + 6)) {
        guard number(place) == 3 else {
          // A family name in another alphabet's encoding gets an unused number.
          set(255, at: place + 6)
          continue
        }
        set(name.count, at: place + 8)
        set(number(copyright + 10), at: place + 10)
      }
      return Data(bytes)
    }

    @Test func applesFontsDrawTheSystemsOnlyWhenTheirFolderIsNamed() throws {
      let folder = try folder()
      defer { try? FileManager.default.removeItem(at: folder) }
      // The fonts are installed, but the folder isn't named.
      let plain = PangoShaper(
        fontDirectories: PangoShaper.defaultFontDirectories + [folder.path])
      #expect(plain.hasFamily("SF Pro Text"))
      #expect(face(FontKey(size: 17), plain)?.family == "Inter")
      #expect(face(FontKey(family: "SF Pro Text", size: 17), plain)?.family == "SF Pro Text")

      let shaper = PangoShaper()
      #expect(face(FontKey(size: 17), shaper)?.family == "Inter")
      try shaper.registerFonts(in: folder.path)
      let text = try #require(face(FontKey(size: 17), shaper))
      #expect(text.family == "SF Pro Text")
      #expect(text.file.hasPrefix(folder.path))
      #expect(face(FontKey(size: 19.9), shaper)?.family == "SF Pro Text")
      #expect(face(FontKey(size: 20), shaper)?.family == "SF Pro Display")
      // There is no Apple font for these.
      #expect(face(FontKey(design: .serif, size: 20), shaper)?.family == "Noto Serif")
      #expect(face(FontKey(design: .monospaced, size: 20), shaper)?.family == "JetBrains Mono")
    }

    @Test func theirAdvancesAreTheirOwnWithThePublishedTracking() throws {
      let folder = try folder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let shaper = PangoShaper()
      try shaper.registerFonts(in: folder.path)
      func width(_ font: FontKey) -> CGFloat {
        let run = TextRun(utf8Count: 1, font: font, metrics: .zero)
        return CGFloat(shaper.shape("w", runs: [run]).clusters[0].advance)
      }
      #expect(abs(width(FontKey(size: 16)) - (13 - 0.02 * 16)) < 0.001)
      #expect(abs(width(FontKey(size: 32)) - (1508.0 / 64 + 0.013 * 32)) < 0.01)
    }

    @Test func foldersWithoutFontsAreRefused() throws {
      let empty = FileManager.default.temporaryDirectory
        .appendingPathComponent("quoin-fonts-\(UUID().uuidString)", isDirectory: true)
      try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: empty) }
      let shaper = PangoShaper()
      for path in [empty.path, "/no/such/folder", #filePath] {
        let error = #expect(throws: FontError.self) { try shaper.registerFonts(in: path) }
        #expect(error?.description.contains(path) == true)
      }
      #expect(shaper.warnings.isEmpty)
      shaper.registerFontsOfEnvironment(["QUOIN_FONTS": "/no/such/folder:\(empty.path)"])
      #expect(shaper.warnings.count == 2)
      #expect(shaper.warnings[0].contains("/no/such/folder"))
      #expect(face(FontKey(size: 17), shaper)?.family == "Inter")
    }

    @Test func theEnvironmentNamesFolders() throws {
      let folder = try folder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let shaper = PangoShaper()
      shaper.registerFontsOfEnvironment(["QUOIN_FONTS": folder.path + "/"])
      #expect(shaper.warnings.isEmpty)
      #expect(face(FontKey(size: 17), shaper)?.family == "SF Pro Text")
      let other = PangoShaper()
      other.registerFontsOfEnvironment(["PATH": folder.path])
      #expect(face(FontKey(size: 17), other)?.family == "Inter")
    }

    @Test func filesHaveSums() throws {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("quoin-\(UUID().uuidString)")
      try Data("abc".utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      #expect(
        PangoShaper.sha256(ofFile: file.path)
          == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
      #expect(PangoShaper.sha256(ofFile: "/no/such/file") == nil)
    }
  }
#endif
