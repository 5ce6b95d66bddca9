import Foundation
import QuoinPango
import QuoinText
import Testing
import TextSamples

@Suite struct GlyphRunTests {
  @Test func runsCarryTextClustersAndPositions() throws {
    let text = fixed("ab cd")
    let runs = text.glyphRuns(text.layout(.init(width: 12)))
    #expect(runs.map(\.text) == ["ab", "cd"])
    #expect(runs.map(\.baseline) == [8, 18])
    let second = try #require(runs.last)
    #expect(second.glyphs.map(\.x) == [0, 5])
    #expect(second.glyphs.map(\.y) == [18, 18])
    #expect(second.clusters.map(\.utf8Count) == [1, 1])
    #expect(second.width == 10)
    #expect(second.face == FixedShaper.face)
  }

  @Test func stylesSplitRunsButNotTheText() {
    var red = systemRun("ab", 10)
    red.style = 7
    let text = Paragraph("abcd", runs: [red, systemRun("cd", 10)], shaper: FixedShaper())
    let runs = text.glyphRuns(text.layout(.init()))
    #expect(runs.map(\.text) == ["ab", "cd"])
    #expect(runs.map(\.style) == [7, 0])
    #expect(runs.map(\.x) == [0, 10])
  }

  @Test func estimatedRunsKeepTheirWeight() {
    var bold = systemRun("cd", 10)
    bold.font.weight = 700
    let text = Paragraph("abcd", runs: [systemRun("ab", 10), bold], shaper: FixedShaper())
    let runs = text.glyphRuns(text.layout(.init()))
    #expect(runs.map(\.text) == ["ab", "cd"])
    #expect(runs.map(\.face.weight) == [400, 700])
    #expect(runs.first?.face == FixedShaper.face)
  }

  @Test func ellipsesAreDrawn() {
    let text = fixed("abcdef")
    let runs = text.glyphRuns(text.layout(.init(width: 20, lineLimit: 1, truncation: .middle)))
    #expect(runs.map(\.text) == ["a…ef"])
    #expect(runs.first?.clusters.map(\.utf8Count) == [1, 3, 1, 1])
    #expect(runs.first?.glyphs.map(\.x) == [0, 5, 10, 15])
  }

  @Test func raisedRunsAreDrawnHigher() {
    var raised = systemRun("b", 13)
    raised.baselineOffset = 5
    let text = Paragraph("ab", runs: [systemRun("a", 13), raised], shaper: FixedShaper())
    let runs = text.glyphRuns(text.layout(.init()))
    #expect(runs.flatMap(\.glyphs).map(\.y) == [18, 13])
  }

  @Test func shrunkTextIsDrawnSmaller() {
    let text = fixed("abcdefgh", size: 20)
    let layout = text.layout(.init(width: 40, lineLimit: 1, minimumScaleFactor: 0.25))
    let runs = text.glyphRuns(layout)
    #expect(runs.map(\.size) == [10])
    #expect(runs.first?.glyphs.last?.x == 35)
  }

  @Test func alignedLinesBeginAtTheirPositions() {
    let text = fixed("abcd\nab")
    let runs = text.glyphRuns(text.layout(.init(alignment: .trailing)))
    #expect(runs.map(\.x) == [0, 10])
  }

  /// Most lines are a single run, which has a fast path; a line of two runs of the same font takes
  /// the general path and has the same result.
  @Test func aLineOfOneRunIsDrawnAsOneOfTwo() {
    let strings = [
      "The quick brown fox", "office affluent", "e\u{301}\u{323}xact", "12.50 € — 7%",
      "one\ttwo\tthree", "a long\u{AD}ish word", "two\nlines", "  spaces  ", "\u{200B}zero",
      "naïve 漢字 words", "👩‍👩‍👧 and 🇩🇪", "מילה abc", "abc مرحبا", "क्षत्रिय",
    ]
    var shapers: [any TextShaper] = [FixedShaper()]
    #if Graphics
      shapers.append(PangoShaper.shared)
    #endif
    for (string, shaper) in strings.flatMap({ string in shapers.map { (string, $0) } }) {
      for (tracking, offset) in [(0, 0), (1.5, 3)] as [(CGFloat, CGFloat)] {
        var run = systemRun(string, 13)
        (run.tracking, run.baselineOffset) = (tracking, offset)
        let whole = Paragraph(string, runs: [run], shaper: shaper)
        let head = string.prefix(string.count / 2).utf8.count
        var (first, second) = (run, run)
        (first.utf8Count, second.utf8Count) = (head, run.utf8Count - head)
        let split = Paragraph(string, runs: [first, second], shaper: shaper)
        for width in [CGFloat.infinity, 60, 25] {
          for limit in [nil, 1] {
            let request = TextLayoutRequest(
              width: width, lineLimit: limit, minimumScaleFactor: limit == nil ? 1 : 0.5)
            let (one, two) = (whole.layout(request), split.layout(request))
            #expect(one.size == two.size && one.scale == two.scale)
            #expect(whole.glyphRuns(one) == split.glyphRuns(two), "\(string) \(width)")
          }
        }
      }
    }
  }
}
