#if Graphics
  import Foundation
  import QuoinGeometry
  import QuoinPango
  import QuoinText
  import Testing

  /// Marks are above their letters: a text is never narrower with them than without.
  @Suite struct CombiningMarkTests {
    private static let marks = [
      "\u{301}", "\u{300}\u{302}\u{303}", "\u{327}", "\u{489}", "\u{20DD}", "\u{20E3}", "\u{200D}",
      "\u{FE0E}", "\u{FE0F}", "\u{E0100}", "\u{34F}", "\u{5B4}", "\u{64B}", "\u{651}\u{650}",
      "\u{93C}", "\u{93F}", "\u{94D}", "\u{9BE}", "\u{E31}", "\u{E33}", "\u{1161}", "\u{11A8}",
      "\u{302A}", "\u{3099}", "\u{1F3FB}", "\u{200B}", "\u{2060}", "\u{1CD0}", "\u{A8E0}",
    ]
    private static let letters = [
      "a", "W", "i", "1", " ", "\u{416}", "क", "\u{1100}", "ب", "👩", "\u{25CC}", "",
    ]

    private func width(
      _ text: String, _ size: CGFloat = 17, weight: Int = 400, design: FontKey.Design = .default,
      tracking: CGFloat = 0
    ) -> CGFloat {
      let run = TextRun(
        utf8Count: text.utf8.count, font: FontKey(design: design, size: size, weight: weight),
        metrics: SystemTypography.metrics(size: size, platform: .iOS), tracking: tracking)
      return Paragraph(text, runs: [run], shaper: PangoShaper.shared)
        .layout(.init(pixelLength: 1 / 64)).size.width
    }

    @Test(arguments: marks, [FontKey.Design.default, .rounded, .monospaced, .serif])
    func noMarkMakesATextNarrower(mark: String, design: FontKey.Design) {
      for letter in Self.letters {
        for weight in [300, 400, 700] {
          for size in [11, 17, 34] as [CGFloat] {
            func measured(_ count: Int) -> CGFloat {
              let text = "x" + letter + String(repeating: mark, count: count) + "b"
              return width(text, size, weight: weight, design: design)
            }
            let (plain, one, many) = (measured(0), measured(1), measured(100))
            let limit = min(plain, width(letter, size, weight: weight, design: design))
            #expect(
              one >= limit && many >= limit - 0.05,
              "\(letter) with \(mark.unicodeScalars.map(\.value)): \(plain), \(one), \(many)")
            #expect(many >= one - 0.05)
          }
        }
      }
    }

    @Test func manyMarksLeaveALetterAsWideAsItIs() {
      for size in [11, 17, 34] as [CGFloat] {
        let plain = width("ab", size)
        #expect(width("a" + String(repeating: "\u{301}", count: 100) + "b", size) >= plain - 0.5)
        #expect(width(String(repeating: "\u{336}", count: 100) + "b", size) >= width("b", size))
        #expect(width(String(repeating: "\u{301}", count: 10), size) >= 0)
      }
    }

    /// Tracking also applies per character, whatever its scalars.
    @Test func trackingIsCountedByCharacters() {
      let marked = "a" + String(repeating: "\u{336}\u{35C}", count: 20) + "b"
      for tracking in [-2, 3] as [CGFloat] {
        let difference = width(marked, tracking: tracking) - width(marked)
        #expect(abs(difference - 2 * tracking) < 0.1)
      }
      #expect(width("\u{301}", tracking: -2) >= 0)
    }
  }
#endif
