#if Graphics
  import Foundation
  import QuoinPango
  import QuoinText
  import Testing
  import TextSamples

  /// Layout of system text is the same whatever version of Inter is installed.
  @Suite struct InstalledInterTests {
    private static let texts = [
      "Hello, world!", "AVATAR WAVE Ty To. Yes", "The quick brown fox jumps over the lazy dog.",
      "0123456789 1,234.56 (42 %)", "“Quotes” ‘and’ — dashes – and … dots",
      "Größe naïve façade Łódź", "Gro\u{308}ße nai\u{308}ve", "1 + 2 = 3 * (4 - 5) < 6",
      "f/2.8 [a+b] {x=y} #1 & @home_page*", "Čeština, Türkçe, Ægir · 5 € − 3 × 4", "a", " ",
      "fi ffi -> => 3x4", "L’été à P.S. Wo. r, v. y:",
    ]
    private static let fonts = [
      FontKey(size: 13), FontKey(size: 17, weight: 600), FontKey(size: 17, isItalic: true),
      FontKey(size: 28, weight: 700), FontKey(size: 34), FontKey(design: .rounded, size: 15),
    ]
    private static let faces = [
      "Inter-Regular", "Inter-SemiBold", "Inter-Italic", "InterDisplay-Regular",
      "InterDisplay-Bold", "Inter-Bold",
    ]

    /// Returns a shaper with Inter alone.
    private func shaper(_ folder: String) -> PangoShaper {
      PangoShaper(fontDirectories: [folder])
    }

    private var installed: PangoShaper {
      shaper(URL(fileURLWithPath: TestFonts.inter.file).deletingLastPathComponent().path)
    }

    private func shape(_ text: String, _ font: FontKey, _ shaper: PangoShaper) -> ShapedText {
      let run = TextRun(utf8Count: text.utf8.count, font: font, metrics: .zero)
      return shaper.shape(text, runs: [run])
    }

    @Test func systemTextHasTheSameClusters() throws {
      let fonts = try AlteredFonts(Self.faces)
      defer { fonts.remove() }
      let (installed, altered) = (installed, shaper(fonts.folder.path))
      for font in Self.fonts {
        for digits in [false, true] {
          var font = font
          font.monospacedDigits = digits
          for text in Self.texts {
            let (own, other) = (shape(text, font, installed), shape(text, font, altered))
            #expect(other.faces.map(\.file) != own.faces.map(\.file))
            #expect(other.clusters == own.clusters, "\(text) in \(font)")
            #expect(other.glyphs.map(\.advance) == own.glyphs.map(\.advance), "\(text) in \(font)")
          }
        }
      }
      #expect(altered.warnings.isEmpty)
    }

    /// A glyph that is wider than its cell overhangs on both sides.
    @Test func glyphsAreCenteredInTheSameCells() throws {
      let fonts = try AlteredFonts(Self.faces)
      defer { fonts.remove() }
      let font = FontKey(size: 2816 / 176)
      let own = shape("Hn", font, installed)
      let other = shape("Hn", font, shaper(fonts.folder.path))
      for (glyph, altered) in zip(own.glyphs, other.glyphs) {
        let difference = Float([150, -60, 40, 90][Int(glyph.id) % 4]) / 176
        #expect(abs(altered.dx - (glyph.dx - difference / 2)) < 0.001)
      }
    }

    /// The letters of Cyrillic are not in the table.
    @Test func otherCharactersAreMeasuredAndReported() throws {
      let fonts = try AlteredFonts(Self.faces)
      defer { fonts.remove() }
      let (installed, altered) = (installed, shaper(fonts.folder.path))
      let text = "AЖя"
      #expect(shape(text, FontKey(size: 17), installed).clusters.count == 3)
      #expect(installed.warnings.isEmpty)
      let own = shape(text, FontKey(size: 17), installed).clusters
      let other = shape(text, FontKey(size: 17), altered).clusters
      #expect(own[0].advance == other[0].advance && own[1].advance != other[1].advance)
      #expect(
        altered.warnings == [
          "Inter 4.500 determines the widths of Ж я: lines with these characters may differ where "
            + "another version is installed."
        ])
    }

    /// A font with a name has the widths in its file.
    @Test func fontsWithANameKeepTheirOwnWidths() throws {
      let fonts = try AlteredFonts(Self.faces)
      defer { fonts.remove() }
      let font = FontKey(family: "Inter", size: 2816 / 44)
      let own = shape("AV", font, installed)
      let other = shape("AV", font, shaper(fonts.folder.path))
      let difference = Float([150, -60, 40, 90][Int(own.glyphs[1].id) % 4]) / 44
      #expect(abs(other.clusters[1].advance - own.clusters[1].advance - difference) < 0.01)
      #expect(other.clusters[0].advance != own.clusters[0].advance)
    }

    /// The version in the table, as in Debian 12, keeps its advances and kerning.
    @Test(arguments: [100, 300, 400, 600, 900], [false, true])
    func theTableIsThatOfItsVersion(weight: Int, isItalic: Bool) {
      let shaper = installed
      _ = shape("Ж", FontKey(size: 17), shaper)
      guard shaper.warnings.isEmpty else { return }
      // Without a serif font Inter is used, but its letters are not in San Francisco's cells.
      var system = FontKey(design: .serif, size: 64, weight: weight, isItalic: isItalic)
      let letters = Array("AFLPTVWXYadfikorstvwyzÄÉßéçłž07 .,")
      let text = letters.map { first in letters.map { "\(first)\($0)\n" }.joined() }.joined()
      let fitted = shape(text, system, shaper)
      system.family = "Inter"
      let own = shape(text, system, shaper)
      #expect(fitted.faces == own.faces)
      for (index, cluster) in own.clusters.enumerated() {
        #expect(cluster.advance == fitted.clusters[index].advance, "\(cluster.utf8Offset)")
      }
    }
  }
#endif
