#if Graphics
  import QuoinGeometry
  import QuoinPango
  import QuoinText
  import Testing
  import TextSamples

  /// Edited texts, whose shapes continue those of the texts before.
  @Suite struct ShapeContinuationTests {
    private func shape(_ text: String, with shaper: PangoShaper, design: FontKey.Design = .default)
      -> ShapedText
    {
      var run = systemRun(text, 17)
      run.font.design = design
      return shaper.shape(text, runs: [run])
    }

    /// Typing a character shapes a constant number of bytes, whatever the length of the text.
    @Test func typingShapesTheEndAlone() {
      let shaper = PangoShaper()
      var text = String(repeating: "All work and no play. ", count: 50)
      var counts: [Int] = []
      for _ in 0..<1_000 {
        text.append("ab cd, "[text.index("ab cd, ".startIndex, offsetBy: text.utf8.count % 7)])
        let before = shaper.shapedBytes
        _ = shape(text, with: shaper)
        counts.append(shaper.shapedBytes - before)
      }
      #expect(counts[0] == 1_101)
      #expect(counts.dropFirst().allSatisfy { $0 < 260 }, "\(counts.max() ?? 0)")
    }

    /// Edits at random places give the shape that the text has for a new shaper.
    @Test(arguments: [
      // Letters, ligatures, contextual alternates and numbers
      [
        "a", "fi", "AV", " ", "To", "->", "=> ", "(", ")", "1,000", "x", "3x4", "“", "”", "’", "\t",
        "W.",
      ],
      // Several scripts, marks, emoji and right-to-left text
      [
        "a", " ", "é", "e\u{301}", "Д", "(", ")", "日本", "👩‍👩‍👧", "שלום", "نص", "\u{200F}", "\n", "ﬁ",
        "क्षि",
      ],
      // No spaces
      ["a", "b", "fi", "->"],
    ])
    func editsGiveTheShapeOfTheText(pieces: [String]) {
      var random = SplitMix(seed: 7)
      for design in [FontKey.Design.default, .monospaced, .serif] {
        let shaper = PangoShaper()
        var text = (0..<200).map { _ in pieces.randomElement(using: &random) ?? "" }
        for _ in 0..<60 {
          let place =
            Bool.random(using: &random)
            ? text.count : Int.random(in: text.count / 2...text.count, using: &random)
          if Int.random(in: 0..<4, using: &random) == 0 {
            text.removeSubrange(max(0, place - 3)..<place)
          } else {
            text.insert(pieces.randomElement(using: &random) ?? "", at: place)
          }
          let string = text.joined()
          let (edited, new) = (
            shape(string, with: shaper, design: design),
            shape(string, with: PangoShaper(), design: design)
          )
          #expect(edited.clusters == new.clusters)
          #expect(edited.glyphs == new.glyphs)
          #expect(edited.faces == new.faces)
        }
      }
    }
  }

  private struct SplitMix: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }
#endif
