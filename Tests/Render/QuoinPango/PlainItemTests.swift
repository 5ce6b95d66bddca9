#if Graphics
  import Foundation
  import QuoinPango
  import QuoinText
  import Testing
  import TextSamples

  /// ASCII texts, which share Pango's items.
  @Suite struct PlainItemTests {
    private func shape(
      _ text: String, with shaper: PangoShaper, _ change: (inout TextRun) -> Void
    ) -> ShapedText {
      var run = systemRun(text, 17)
      change(&run)
      return shaper.shape(text, runs: [run])
    }

    /// Texts give the same shapes whatever texts a shaper has shaped before.
    @Test(arguments: [FontKey.Design.default, .monospaced, .serif, .rounded])
    func textsHaveTheShapeOfANewShaper(design: FontKey.Design) {
      let texts = [
        "The quick brown fox jumps over the lazy dog", "Waffle, To AV (fi)", "12.50",
        "$1,234.56 -7",
        "0123456789", "Order 17: 3x4 -> #5", "*#1", "()", "a", " ", "  a", "A ", "1\t2",
        "two\nlines",
        "caf\u{E9}", "1\u{FE0F}\u{20E3}", "x \u{5E9} y", "The dog (17) -> 12.50", "fi", "=>",
        "Z~{}|^_`",
      ]
      let used = PangoShaper()
      for isEqual in [false, true] {
        for tracking in [CGFloat.zero, 1] {
          for text in texts + texts.reversed() {
            let change = { (run: inout TextRun) in
              run.font.design = design
              run.font.monospacedDigits = isEqual
              run.tracking = tracking
            }
            #expect(
              "\(shape(text, with: used, change))" == "\(shape(text, with: PangoShaper(), change))",
              "\(text) \(design) \(isEqual) \(tracking)")
          }
        }
      }
    }
  }
#endif
