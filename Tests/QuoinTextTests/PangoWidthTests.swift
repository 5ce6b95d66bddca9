#if Graphics
  import Foundation
  import QuoinGeometry
  import QuoinPango
  import QuoinText
  import Testing

  /// Widths recorded on Apple's platforms, against Inter with its spacing.
  @Suite struct PangoWidthTests {
    private func layout(
      _ text: String, _ size: CGFloat, weight: Int = 400, platform: Platform = .macOS,
      _ request: TextLayoutRequest = .init(pixelLength: 0.5)
    ) -> TextLayout {
      let run = systemRun(text, size, weight: weight, platform: platform)
      return Paragraph(text, runs: [run], shaper: PangoShaper.shared).layout(request)
    }

    @Test(arguments: [(10, 84), (11, 91.5), (12, 98.5), (13, 105.5), (15, 119)])
    func macOSWidthsAreExact(size: CGFloat, width: CGFloat) {
      #expect(layout("Hello, world 0123", size).size.width == width)
    }

    @Test(arguments: [
      ("Hello, world", 13, 400, 72, 0.001), ("Hg", 13, 400, 17.5, 0.001),
      ("Author: Aldous huxley", 13, 400, 133, 0.5), ("Hello, world", 13, 700, 77.5, 0.001),
      ("Hello, world 0123", 10, 500, 86, 0.01), ("Hello, world 0123", 22, 400, 164.5, 0.001),
      ("Hello, world", 26, 400, 129.5, 0.01),
      (
        "The quick brown fox jumps over the lazy dog and keeps on running far away.", 13, 400, 461,
        0.01
      ),
      ("Hello, world!", 17, 400, 94.67, 0.012), ("Tap me!", 17, 400, 60.67, 0.01),
      ("Wave Charge", 17, 400, 101.33, 0.01), ("Settings", 34, 700, 133, 0.01),
    ])
    func widthsAreClose(
      text: String, size: CGFloat, weight: Int, width: CGFloat, tolerance: CGFloat
    ) {
      let measured = layout(text, size, weight: weight).size.width
      #expect(abs(measured - width) <= tolerance * width, "\(measured)")
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
