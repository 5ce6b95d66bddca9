#if Graphics
  import Foundation
  import QuoinPango
  import QuoinText
  import Testing
  import TextSamples

  @Suite struct PangoScriptTests {
    private func paragraph(_ text: String, size: CGFloat = 17) -> Paragraph {
      let run = systemRun(text, size, platform: .iOS)
      return Paragraph(text, runs: [run], shaper: PangoShaper.shared)
    }
    private func runs(_ text: String) -> [GlyphRun] {
      let paragraph = paragraph(text)
      return paragraph.glyphRuns(paragraph.layout(.init()))
    }

    /// Direction marks and similar characters have no width, even if no font contains them.
    @Test func defaultIgnorableCharactersAreNotDrawn() {
      let width = paragraph("ab").layout(.init()).size.width
      for mark in [
        "\u{200F}", "\u{200E}", "\u{61C}", "\u{2067}\u{2069}", "\u{FEFF}", "\u{2060}", "\u{E0001}",
      ] {
        let text = "a\(mark)b"
        #expect(paragraph(text).layout(.init()).size.width == width, "\(mark.unicodeScalars)")
        #expect(runs(text).flatMap(\.glyphs).allSatisfy { $0.id != 0 }, "\(mark.unicodeScalars)")
        #expect(runs(text).reduce(0) { $0 + $1.glyphs.count } == 2, "\(mark.unicodeScalars)")
      }
    }

    @Test func emojiAreOneClusterInTheColourFont() throws {
      for emoji in ["👍", "👩‍👩‍👧‍👦", "👍🏽", "🇩🇪", "1️⃣"] {
        let run = try #require(runs(emoji).first)
        #expect(run.face.isColor)
        #expect(run.clusters.count == 1, "\(emoji)")
        #expect(abs(run.width - 21.17) < 0.01)
      }
      // These are text by Unicode's default, for which Apple's systems have no glyph.
      for emoji in ["🏎", "🏖", "🕵🏽"] {
        let run = try #require(runs(emoji).first)
        #expect(run.face.isColor, "\(emoji)")
        #expect(run.clusters.count == 1, "\(emoji)")
      }
      #expect(runs("🏎\u{FE0E}").first?.face.isColor == false)
      // A digit alone is not an emoji.
      #expect(runs("123").first?.face.family == "Inter")
    }

    @Test func descendersReachBelowTheBaseline() throws {
      let run = try #require(runs("gaypx,").first)
      let places = paragraph("gaypx,").descents(of: run, in: 1...2)
      #expect(places.count == 4)
      for (place, index) in zip(places, [0, 2, 3, 5]) {
        let next = index + 1 < run.clusters.count ? run.clusters[index + 1].x : run.x + run.width
        #expect(run.clusters[index].x - 0.5 < place.lowerBound)
        #expect(place.upperBound < next + 0.5)
      }
    }

    @Test func kerningKeepsLigaturesAndTrackingBreaksThem() {
      func glyphs(tracking: CGFloat = 0, kerning: CGFloat = 0) -> Int {
        let run = TextRun(
          utf8Count: 6, font: FontKey(family: "Noto Sans", size: 13), metrics: .zero,
          tracking: tracking, kerning: kerning)
        let text = Paragraph("office", runs: [run], shaper: PangoShaper.shared)
        return text.glyphRuns(text.layout(.init())).reduce(0) { $0 + $1.glyphs.count }
      }
      #expect(glyphs() == 4)
      #expect(glyphs(kerning: 1) == 4)
      #expect(glyphs(tracking: 1) == 6)
    }

    @Test func fallbackFontsDoNotChangeTheLine() {
      for text in ["a", "a👍", "אב", "مرحبا", "ไทย", "नमस्ते"] {
        #expect(paragraph(text).layout(.init(pixelLength: 0.5)).size.height == 20.5)
      }
    }

    @Test func wideCharactersTakeAnEmWithOrWithoutAFont() {
      #expect(abs(paragraph("日本語").layout(.init()).lines[0].width - 51) < 0.5)
      #expect(paragraph("日本語テスト").layout(.init(width: 35)).lines.count == 3)
    }

    @Test func arabicIsSetFromTheRight() throws {
      let run = try #require(runs("مرحبا").first)
      #expect(run.isRightToLeft)
      #expect(run.face.family == "Noto Sans Arabic")
      #expect(run.text == "مرحبا")
      #expect(run.clusters.map(\.x) == run.clusters.map(\.x).sorted(by: >))
      #expect(run.clusters.reduce(0) { $0 + $1.utf8Count } == run.text.utf8.count)
      #expect(run.clusters.reduce(0) { $0 + $1.glyphCount } == run.glyphs.count)
    }

    @Test func mixedDirectionsAreReordered() {
      // Hebrew embedded in English: the number after it is on its left.
      let parts = runs("ab שלום 123 cd").map(\.text)
      #expect(parts.first == "ab ")
      #expect(parts.firstIndex(of: "123") ?? 9 < parts.firstIndex { $0.contains("שלום") } ?? 0)
      #expect(parts.last?.hasSuffix("cd") == true)
      // English embedded in Hebrew: the sentence begins on the right.
      let hebrew = runs("שלום hello עולם")
      #expect(hebrew.first?.text == "עולם")
      #expect(hebrew.last?.text.hasPrefix("שלום") == true)
      #expect(zip(hebrew, hebrew.dropFirst()).allSatisfy { abs($0.x + $0.width - $1.x) < 0.001 })
    }

    @Test func aCutHebrewLineEndsOnTheLeft() {
      let text = paragraph("שלום עולם שלום עולם")
      let runs = text.glyphRuns(text.layout(.init(width: 60, lineLimit: 1)))
      #expect(runs.first?.text == "…")
      #expect(runs.first?.x == 0)
    }

    @Test func combiningMarksStayWithTheirLetter() {
      let text = paragraph("e\u{301}e\u{301}")
      #expect(text.layout(.init(width: 1)).lines.count == 2)
    }

    @Test func thaiBreaksBetweenWords() {
      let text = paragraph("สวัสดีครับสวัสดีครับ")
      #expect(text.lines(.init(width: 75)) == ["สวัสดีครับ", "สวัสดีครับ"])
    }

    @Test func lineEndsOfAllKinds() {
      #expect(
        paragraph("a\r\nb\u{2028}c\u{2029}d\u{85}e\n").lines(.init())
          == ["a", "b", "c", "d", "e", ""])
    }

    @Test func spacesTabsAndSoftHyphens() {
      #expect(paragraph("xx a\u{A0}b").lines(.init(width: 40)) == ["xx", "a\u{A0}b"])
      #expect(paragraph("hy\u{AD}phen").lines(.init(width: 45)) == ["hy\u{AD}-", "phen"])
      #expect(abs(paragraph("\tx").layout(.init()).lines[0].width - 28 - 9) < 1)
    }

    @Test func arrowsStayWhatWasWritten() {
      #expect(runs("->").first?.glyphs.count == 2)
    }

    @Test(.timeLimit(.minutes(40))) func longTextsAreNotQuadratic() {
      func layOut(_ words: Int) {
        let text = paragraph(String(repeating: "lorem ipsum ", count: words))
        #expect(text.layout(.init(width: 120)).lines.count == words)
      }
      let (few, many) = (processorTime { layOut(2000) }, processorTime { layOut(8000) })
      #expect(many < few * 10, "\(few), \(many)")
    }

    @Test func anythingIsSurvived() {
      let pieces: [Unicode.Scalar] = [
        "a", " ", "1", "\0", "\u{1}", "\t", "\n", "\r", "\u{AD}", "\u{301}", "\u{200B}", "\u{200D}",
        "\u{FE0F}", "\u{20E3}", "\u{202E}", "\u{202C}", "\u{2066}", "\u{2069}", "\u{2028}", "א",
        "ع",
        "日", "ก", "ำ", "न", "्", "👍", "🏽", "👩", "🇩", "\u{E0067}", "\u{10FFFF}", "\u{FFFC}",
      ]
      var seed: UInt64 = 42
      func next(_ bound: Int) -> Int {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(seed >> 33) % bound
      }
      for _ in 0..<400 {
        var string = ""
        for _ in 0..<next(24) { string.unicodeScalars.append(pieces[next(pieces.count)]) }
        var runs: [TextRun] = []
        // Lengths that ignore character boundaries.
        for _ in 0...next(5) {
          var run = systemRun("", CGFloat(10 + next(20)), weight: 400 + 300 * next(2))
          run.utf8Count = next(9) - 1
          run.style = runs.count
          runs.append(run)
        }
        let text = Paragraph(string, runs: runs, shaper: PangoShaper.shared)
        let shaped = PangoShaper.shared.shape(string, runs: runs)
        let offsets = shaped.clusters.map(\.utf8Offset)
        #expect(offsets == Array(Set(offsets)).sorted(), "\(string.unicodeScalars.map(\.value))")
        #expect(string.isEmpty || offsets.first == 0)
        for width in [CGFloat.infinity, 30, 0] {
          let layout = text.layout(.init(width: width, lineLimit: next(2) == 0 ? 2 : nil))
          let glyphs = text.glyphRuns(layout)
          #expect(
            glyphs.allSatisfy { $0.clusters.reduce(0) { $0 + $1.utf8Count } == $0.text.utf8.count })
          #expect(
            glyphs.allSatisfy { $0.clusters.reduce(0) { $0 + $1.glyphCount } == $0.glyphs.count })
        }
      }
    }

    @Test func anyBytesAreSurvived() {
      for text in ["\u{0}", "a\u{0}b", "\u{10FFFF}", "\u{202E}abc\u{202C}", "\u{FEFF}", "\u{301}"] {
        let layout = paragraph(text).layout(.init(width: 10))
        #expect(layout.size.height > 0)
        _ = paragraph(text).glyphRuns(layout)
      }
    }
  }
#endif
