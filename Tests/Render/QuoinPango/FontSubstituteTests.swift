#if Graphics
  import Foundation
  import QuoinPango
  import QuoinText
  import Testing

  /// The substitutes for fonts of Apple's platforms.
  @Suite struct FontSubstituteTests {
    private let shaper = PangoShaper()

    private func face(_ name: String?, weight: Int = 400, design: FontKey.Design = .default)
      -> FontFace?
    {
      let font = FontKey(family: name, design: design, size: 20, weight: weight)
      let run = TextRun(utf8Count: 1, font: font, metrics: .zero)
      return shaper.shape("a", runs: [run]).faces.first
    }

    @Test(arguments: [
      ("Helvetica", "Liberation Sans"), ("Helvetica Neue", "Liberation Sans"),
      ("Arial", "Liberation Sans"), ("ArialMT", "Liberation Sans"),
      ("Times New Roman", "Liberation Serif"), ("Courier", "Liberation Mono"),
      ("Menlo", "DejaVu Sans Mono"), ("Georgia", "Vollkorn"), ("Avenir Next", "Lato"),
      ("Gill Sans", "Lato"), ("Palatino", "Vollkorn"),
    ])
    func familiesHaveSubstitutes(name: String, family: String) throws {
      #expect(face(name)?.family == family)
      #expect(shaper.customMetrics(FontKey(family: name, size: 10)) != nil)
      let warning = try #require(shaper.warning(for: FontKey(family: name, size: 10)))
      #expect(warning.hasPrefix("\(family) is the substitute for the font \"\(name)\""))
    }

    @Test(arguments: [
      ("HelveticaNeue-Bold", 700, false), ("HelveticaNeue-BoldItalic", 700, true),
      ("Georgia-BoldItalic", 700, true), ("TimesNewRomanPS-BoldMT", 700, false),
      ("TimesNewRomanPSMT", 400, false), ("TimesNewRomanPS-ItalicMT", 400, true),
      ("AvenirNext-Medium", 500, false), ("Menlo-Regular", 400, false),
      ("Courier-BoldOblique", 700, true), ("Georgia", 400, false),
    ])
    func facesAreFoundByTheirPostScriptNames(name: String, weight: Int, isItalic: Bool) throws {
      let found = try #require(self.face(name))
      #expect(found.weight == weight)
      #expect(found.isItalic == isItalic)
    }

    @Test func otherNamesHaveNone() {
      for name in ["", "-", "Helvetica Ultra Nova", "Zapfino", "Bold"] {
        #expect(shaper.customMetrics(FontKey(family: name, size: 10)) == nil)
        #expect(shaper.warning(for: FontKey(family: name, size: 10)) == nil)
      }
      // An installed font needs no substitute.
      #expect(shaper.warning(for: FontKey(family: "Noto Sans", size: 10)) == nil)
      #expect(shaper.warning(for: FontKey(size: 10)) == nil)
    }

    @Test func linesAreAsHighAsTheOriginals() throws {
      let helvetica = try #require(shaper.customMetrics(FontKey(family: "Helvetica", size: 17)))
      // Recorded on iOS at 17 points: 15.64033203125 above the baseline, 3.90966796875 below.
      #expect(abs(helvetica.ascent - 15.64) < 0.01)
      #expect(abs(helvetica.descent - 3.91) < 0.01)
      #expect(helvetica.leading == 0)
      let neue = try #require(shaper.customMetrics(FontKey(family: "HelveticaNeue", size: 1000)))
      #expect(abs(neue.ascent - 952) < 1e-6 && abs(neue.descent - 213) < 1e-6)
      let menlo = try #require(shaper.customMetrics(FontKey(family: "Menlo", size: 2048)))
      #expect(abs(menlo.ascent - 1901) < 1e-6 && abs(menlo.descent - 483) < 1e-6)
    }

    @Test func theRoundedDesignIsAsWideAsSanFrancisco() throws {
      let fox = "The quick brown fox jumps over the lazy dog and keeps on running far away."
      func width(_ design: FontKey.Design, _ size: CGFloat, _ weight: Int) -> CGFloat {
        let run = TextRun(
          utf8Count: fox.utf8.count, font: FontKey(design: design, size: size, weight: weight),
          metrics: .zero)
        return Paragraph(fox, runs: [run], shaper: shaper).layout(.init()).lines[0].width
      }
      for weight in [400, 500, 600, 700] {
        for size in [13, 17, 28] as [CGFloat] {
          let ratio = width(.rounded, size, weight) / width(.default, size, weight)
          #expect(abs(ratio - 1) < 0.015, "\(size) points, \(weight): \(ratio)")
        }
      }
    }

    @Test func withoutQuicksandInterIsRoundedEnough() throws {
      let inter = PangoShaper(fontDirectories: [
        "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter",
      ])
      let rounded = FontKey(design: .rounded, size: 17)
      #expect(
        inter.warning(for: rounded)?.hasSuffix("not installed (package fonts-quicksand).") == true)
      #expect(shaper.warning(for: rounded) == nil)
      #expect(inter.warning(for: FontKey(size: 17)) == nil)
    }

    @Test func missingSystemFontsAreNamedWithTheirPackages() {
      for font in [FontKey(size: 17), FontKey(size: 34), FontKey(design: .serif, size: 17)] {
        #expect(shaper.missingFont(for: font) == nil)
      }
      let dejaVu = PangoShaper(fontDirectories: ["/usr/share/fonts/truetype/dejavu"])
      #expect(
        dejaVu.missingFont(for: FontKey(size: 17))
          == "The system font Inter is not installed: DejaVu Sans is used instead, and lines have "
          + "other widths. Install the package fonts-inter.")
      #expect(dejaVu.missingFont(for: FontKey(size: 34))?.contains("Inter Display") == true)
      #expect(
        dejaVu.missingFont(for: FontKey(design: .rounded, size: 17))?.hasSuffix("fonts-inter.")
          == true)
      #expect(
        dejaVu.missingFont(for: FontKey(design: .monospaced, size: 17))?
          .contains("JetBrains Mono is not installed: DejaVu Sans Mono is used") == true)
      #expect(
        PangoShaper(fontDirectories: []).missingFont(for: FontKey(design: .serif, size: 17))
          == "The system font Noto Serif is not installed: text can't be drawn. "
          + "Install the package fonts-noto-core.")
    }
  }
#endif
