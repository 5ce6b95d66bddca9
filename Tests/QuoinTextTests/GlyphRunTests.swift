import Foundation
import QuoinText
import Testing

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

  @Test func ellipsesAreDrawn() {
    let text = fixed("abcdef")
    let runs = text.glyphRuns(text.layout(.init(width: 20, lineLimit: 1, truncation: .middle)))
    #expect(runs.map(\.text) == ["ab…f"])
    #expect(runs.first?.clusters.map(\.utf8Count) == [1, 1, 3, 1])
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

  @Test func alignedLinesBeginWhereTheyStand() {
    let text = fixed("abcd\nab")
    let runs = text.glyphRuns(text.layout(.init(alignment: .trailing)))
    #expect(runs.map(\.x) == [0, 10])
  }
}
