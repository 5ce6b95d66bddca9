#if Graphics
  import Foundation
  import QuoinGeometry
  import QuoinPango
  import QuoinText
  import Testing
  import TextSamples

  /// Compares widths recorded on Apple's platforms with Inter and its tracking.
  @Suite struct PangoWidthTests {
    private func layout(
      _ text: String, _ size: CGFloat, weight: Int = 400, platform: Platform = .macOS,
      _ request: TextLayoutRequest = .init(pixelLength: 0.5)
    ) -> TextLayout {
      let run = systemRun(text, size, weight: weight, platform: platform)
      return Paragraph(text, runs: [run], shaper: PangoShaper.shared).layout(request)
    }

    /// Each width is in the recorded pixel. With Inter's own advances and one tracking for all
    /// letters, 14 of them were.
    @Test(arguments: [
      ("Hello, world 0123", 10, 400, 84), ("Hello, world 0123", 11, 400, 91.5),
      ("Hello, world 0123", 12, 400, 98.5), ("Hello, world 0123", 13, 400, 105.5),
      ("Hello, world 0123", 15, 400, 119), ("Hello, world", 13, 400, 72), ("Hg", 13, 400, 17.5),
      ("Hello, world", 13, 300, 70.5), ("Hello, world", 13, 500, 74),
      ("Hello, world 0123", 10, 500, 86), ("Hello, world", 13, 700, 77.5),
      ("Hello, world 0123", 13, 700, 113), ("abc", 13, 400, 22.5), ("ffi", 13, 400, 12.5),
      ("Hi", 13, 400, 13), ("a", 10, 400, 6),
      ("alpha bravo charlie delta echo foxtrot golf", 13, 400, 252),
      (
        "The quick brown fox jumps over the lazy dog and keeps on running far away.", 13, 400, 461
      ),
    ])
    func recordedWidthsAreExact(text: String, size: CGFloat, weight: Int, width: CGFloat) {
      #expect(layout(text, size, weight: weight).size.width == width)
    }

    /// Widths of pictures that SwiftUI drew on iOS with three pixels per point. With Inter's
    /// closing parenthesis they were a third of a point to one point narrower.
    @Test(arguments: [
      ("blue()", 135), ("clear()", 149), ("named()", 193), ("doubleBackground() (red)", 593),
    ])
    func parenthesesAreAsWideAsInPictures(text: String, pixels: Int) {
      let found = layout(text, 17, platform: .iOS, .init(pixelLength: 1.0 / 3)).size.width
      #expect(abs(found * 3 - CGFloat(pixels)) < 0.03, "\(found)")
    }

    /// “18” at 30 points is 34 wide in SwiftUI's image, and the uncertainty of the digits' cells is
    /// 0.7. With Quicksand's own digits it was 26.1.
    @Test func digitsOfTheRoundedDesignAreAsWideAsThoseOfSanFrancisco() {
      func width(_ text: String, _ design: FontKey.Design, _ weight: Int, tabular: Bool = false)
        -> CGFloat
      {
        let font = FontKey(
          design: design, size: 30, weight: weight, monospacedDigits: tabular)
        let run = TextRun(
          utf8Count: text.utf8.count, font: font,
          metrics: SystemTypography.metrics(size: 30, platform: .iOS))
        return CGFloat(
          PangoShaper.shared.shape(text, runs: [run]).clusters.reduce(0) { $0 + $1.advance })
      }
      #expect(abs(width("18", .rounded, 600) - 33) < 1)
      // The digits that are measured in all three weights.
      for weight in [400, 600, 700] {
        for digit in ["0", "1", "2", "3", "6"] {
          let (rounded, plain) = (width(digit, .rounded, weight), width(digit, .default, weight))
          #expect(abs(rounded - plain) < 0.05, "\(digit), \(weight): \(rounded), \(plain)")
        }
      }
      #expect(
        abs(width("1", .rounded, 400, tabular: true) - width("8", .rounded, 400, tabular: true))
          < 0.01)
      // A named font has its own digits.
      let named = TextRun(
        utf8Count: 1, font: FontKey(family: "Quicksand", size: 1000, weight: 700), metrics: .zero)
      let own = PangoShaper.shared.shape("1", runs: [named]).clusters.first?.advance
      #expect(own.map { abs($0 - 364) < 1 } == true)
    }

    /// All recordings of regular text from 18 points up, to which the widths are fitted.
    @Test func largeTextsOfRecordAreExact() {
      #expect(layout("Hello, world 0123", 22).size.width == 164.5)
      #expect(layout("Hg", 26).size.width == 33.5)
      #expect(layout("Hello, world", 26).size.width == 129.5)
      func width(_ parts: [(text: String, size: CGFloat)]) -> CGFloat {
        let text = parts.map(\.text).joined()
        let runs = parts.map { systemRun($0.text, $0.size) }
        return Paragraph(text, runs: runs, shaper: PangoShaper.shared)
          .layout(.init(pixelLength: 0.5)).size.width
      }
      #expect(width([("aaaa", 20), ("bbbb", 10)]) == 66.5)
      #expect(width([("a", 10), ("B", 30)]) == 24.5)
    }

    @Test(arguments: [
      ("Author: Aldous huxley", 13, 400, 133, 0.004), ("Hello, world!", 17, 400, 94.67, 0.008),
      ("Tap me!", 17, 400, 60.67, 0.01), ("Wave Charge", 17, 400, 101.33, 0.01),
      ("Settings", 34, 700, 133, 0.01),
    ])
    func widthsAreClose(
      text: String, size: CGFloat, weight: Int, width: CGFloat, tolerance: CGFloat
    ) {
      let measured = layout(text, size, weight: weight).size.width
      #expect(abs(measured - width) <= tolerance * width, "\(measured)")
    }

    @Test func lettersAreCenteredInTheirCells() throws {
      // Inter's w is 1664 of 2048 wide, San Francisco's 1585; the next letter begins at the end of
      // its cell.
      let text = Paragraph("wo", runs: [systemRun("wo", 16)], shaper: PangoShaper.shared)
      let run = try #require(text.glyphRuns(text.layout(.init())).first)
      let overhang = (1585 - 1664) / 2048 * 16.0
      #expect(abs(run.glyphs[0].x - overhang / 2) < 0.001)
      let kerning = run.clusters[1].x - (1585 / 2048 * 16 - 0.02 * 16)
      #expect(abs(kerning) < 0.3)
      #expect(abs(run.glyphs[1].x - run.clusters[1].x - (1212 - 1221.8) / 2048 * 8) < 0.001)
    }

    @Test func lettersWithAccentsDifferAsThoseWithout() {
      func width(_ text: String, _ size: CGFloat = 16) -> CGFloat {
        layout(text, size, .init(pixelLength: 0.001)).size.width
      }
      // In Inter, accented letters are as wide as the plain ones, and they remain so.
      for (plain, accented) in [("a", "ä"), ("w", "ŵ"), ("Y", "Ÿ")] {
        #expect(abs(width(plain) - width(accented)) < 0.002)
        #expect(abs(width(plain, 28) - width(accented, 28)) < 0.01)
      }
      #expect(abs(width("\u{A0}") - width(" ")) < 0.002)
    }

    @Test func fontsWithANameKeepTheirWidths() {
      func width(_ font: FontKey) -> CGFloat {
        let run = TextRun(utf8Count: 1, font: font, metrics: .zero)
        return Paragraph("w", runs: [run], shaper: PangoShaper.shared)
          .layout(.init(pixelLength: 0.001)).size.width
      }
      #expect(abs(width(FontKey(family: "Inter", size: 16)) - 13) < 0.001)
    }

    @Test func wrappingAgreesWhereWidthsDo() {
      let fox = "The quick brown fox jumps over the lazy dog and keeps on running far away."
      #expect(layout(fox, 13, .init(width: 150, pixelLength: 0.5)).lines.count == 4)
      #expect(
        layout(fox, 13, .init(width: 100, pixelLength: 0.5)).size == CGSize(width: 100, height: 96))
      #expect(layout(fox, 13, .init(width: 37, pixelLength: 0.5)).lines.count == 15)
      #expect(layout(fox, 13, .init(width: 100, height: 0, pixelLength: 0.5)).size.height == 16)
      let words = "alpha bravo charlie delta echo foxtrot golf"
      #expect(layout(words, 13, .init(width: 60, pixelLength: 0.5)).size.height == 112)
      #expect(
        layout(words, 13, .init(width: 0, pixelLength: 0.5)).size == CGSize(width: 0, height: 592))
    }

    @Test func customFontsUseTheirOwnTables() throws {
      func layout(_ text: String, _ size: CGFloat) throws -> TextLayout {
        let font = FontKey(family: "Noto Sans", size: size)
        let own = try #require(PangoShaper.shared.customMetrics(font))
        let run = TextRun(
          utf8Count: text.utf8.count, font: font,
          metrics: SystemTypography.metrics(custom: own, platform: .macOS))
        return Paragraph(text, runs: [run], shaper: PangoShaper.shared)
          .layout(.init(pixelLength: 0.5))
      }
      let short = try layout("Hg", 17)
      #expect(short.size == CGSize(width: 23.5, height: 23))
      #expect(short.firstBaseline == 18)
      let long = try layout("Hello, world 0123", 15)
      #expect(long.size == CGSize(width: 123, height: 20))
      #expect(long.firstBaseline == 16)
    }

    @Test func kerningCrossesChangesOfColour() {
      let whole = Paragraph("AVAVA", runs: [systemRun("AVAVA", 17)], shaper: PangoShaper.shared)
      var runs = Array(repeating: systemRun("A", 17), count: 5)
      for index in runs.indices { runs[index].style = index }
      let coloured = Paragraph("AVAVA", runs: runs, shaper: PangoShaper.shared)
      #expect(whole.layout(.init()).lines[0].width == coloured.layout(.init()).lines[0].width)
      #expect(
        coloured.glyphRuns(coloured.layout(.init())).map(\.text) == ["A", "V", "A", "V", "A"])
    }

    @Test func sizesScaleLinearlyApartFromTracking() {
      let large = layout("Hamburgefonts", 80, .init(pixelLength: 0.001)).size.width
      let larger = layout("Hamburgefonts", 160, .init(pixelLength: 0.001)).size.width
      #expect(abs(larger - 2 * large) < 0.01)
    }

    @Test func digitsCanBeOfEqualWidth() {
      func width(_ text: String) -> CGFloat {
        var run = systemRun(text, 17)
        run.font.monospacedDigits = true
        return Paragraph(text, runs: [run], shaper: PangoShaper.shared).layout(.init()).lines[0]
          .width
      }
      #expect(abs(width("1111") - width("0000")) < 0.001)
    }
  }
#endif
