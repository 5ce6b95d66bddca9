import Foundation
import QuoinText
import Testing
import TextSamples

@Suite struct TextSizeTests {
  private let fox = "The quick brown fox jumps over the lazy dog"

  private func fixedSystem(_ text: String, _ size: CGFloat) -> Paragraph {
    Paragraph(text, runs: [systemRun(text, size)], shaper: FixedShaper())
  }

  @Test func sizesAreRoundedUpToPixels() {
    let run = systemRun("Hello, world!", 17, platform: .iOS, pitch: 22)
    let text = Paragraph("Hello, world!", runs: [run], shaper: FixedShaper())
    #expect(text.size(.init(pixelLength: 0.5)) == CGSize(width: 110.5, height: 20.5))
    let size = text.size(.init(pixelLength: 1.0 / 3))
    #expect(abs(size.height - 61.0 / 3) < 1e-9)
    #expect(abs(size.width - 332.0 / 3) < 1e-9)
  }

  @Test func linesOfBodyTextAreThePitchApart() {
    let run = systemRun("a\nb", 17, platform: .iOS, pitch: 22)
    let layout = Paragraph("a\nb", runs: [run], shaper: FixedShaper())
      .layout(.init(pixelLength: 1.0 / 3))
    #expect(abs(layout.size.height - 127.0 / 3) < 1e-9)
    #expect(abs(layout.firstBaseline - 49.0 / 3) < 1e-9)
    #expect(abs(layout.lastBaseline - 115.0 / 3) < 1e-9)
    #expect(abs(layout.lines[1].baseline - layout.lines[0].baseline - 22) < 1e-9)
  }

  @Test func heightLimitsTheLinesWithoutTolerance() {
    let text = fixedSystem(fox, 13)
    #expect(text.size(.init(width: 70, height: 47.9)).height == 32)
    #expect(text.size(.init(width: 70, height: 48)).height == 48)
    #expect(text.size(.init(width: 70, height: 0)).height == 16)
    #expect(text.size(.init(width: 70, height: .infinity)).height == 80)
  }

  @Test func anAnswerGivenBackHoldsItsLines() {
    let run = systemRun(fox, 17, platform: .iOS, pitch: 22)
    for pixel in [1, 0.5, 1.0 / 3] as [CGFloat] {
      for width in stride(from: 20, to: 400, by: 7.3) as StrideTo<CGFloat> {
        let first = Paragraph(fox, runs: [run], shaper: FixedShaper())
          .layout(.init(width: width, pixelLength: pixel))
        let again = Paragraph(fox, runs: [run], shaper: FixedShaper()).layout(
          .init(width: first.size.width, height: first.size.height, pixelLength: pixel))
        #expect(first == again)
      }
    }
  }

  @Test func lineLimitCountsTheWholeText() {
    let text = fixed("one\ntwo\nthree four")
    #expect(text.size(.init(lineLimit: 2)).height == 20)
    #expect(text.layout(.init(lineLimit: 2)).isTruncated)
    #expect(text.size(.init(lineLimit: 0)).height == 10)
    #expect(!text.layout(.init(lineLimit: 3)).isTruncated)
  }

  @Test func reservedLinesAddHeightOnly() {
    let text = fixed("Hi", leading: 2)
    #expect(text.size(.init(minimumLines: 3)) == CGSize(width: 10, height: 34))
    #expect(text.size(.init(height: 0, minimumLines: 3)).height == 34)
    #expect(text.layout(.init(minimumLines: 3)).lastBaseline == 8)
    // The proposed height is raised to the reserved height.
    #expect(fixed("a\nb\nc").lines(.init(height: 0, minimumLines: 2)).count == 2)
  }

  @Test func lineSpacingIsBetweenLines() {
    let text = fixedSystem("A\nB", 13)
    let layout = text.layout(.init(lineSpacing: 4, pixelLength: 0.5))
    #expect(layout.size.height == 36)
    #expect(layout.lastBaseline == 33)
    #expect(text.size(.init(lineSpacing: -4)).height == 32)
  }

  @Test func theLargestRunMakesTheLine() {
    let runs = [systemRun("a", 10), systemRun("B", 30)]
    let layout = Paragraph("aB", runs: runs, shaper: FixedShaper()).layout(.init())
    #expect(layout.size.height == 35)
    #expect(layout.firstBaseline == 29)
  }

  @Test func baselineOffsetsGrowTheirSide() {
    var raised = systemRun("b", 13)
    raised.baselineOffset = 5
    let up = Paragraph("b", runs: [raised], shaper: FixedShaper()).layout(.init())
    #expect(up.size.height == 21)
    #expect(up.firstBaseline == 18)
    var lowered = systemRun("b", 13)
    lowered.baselineOffset = -5
    let down = Paragraph("ab", runs: [systemRun("a", 13), lowered], shaper: FixedShaper())
      .layout(.init())
    #expect(down.size.height == 21)
    #expect(down.firstBaseline == 13)
  }

  @Test func fontsShrinkBeforeTextIsCut() {
    let text = fixed("abcdefgh", size: 20)
    let line = text.layout(.init(width: 60, lineLimit: 1, minimumScaleFactor: 0.5))
    #expect(!line.isTruncated)
    #expect(line.scale == 0.75)
    #expect(line.size == CGSize(width: 60, height: 15))
    let cut = text.layout(.init(width: 20, lineLimit: 1, minimumScaleFactor: 0.5))
    #expect(cut.isTruncated)
    #expect(cut.scale == 0.5)
    let lines = fixed("abcd efgh", size: 20)
      .layout(.init(width: 30, lineLimit: 2, minimumScaleFactor: 0.5))
    #expect(!lines.isTruncated)
    #expect(lines.lines.count == 2)
    #expect(abs(lines.scale - 0.75) < 0.001)
  }

  @Test func aLineHigherThanItsSpaceShrinks() {
    let text = fixed("abcd", size: 20)
    let line = text.layout(.init(width: 200, height: 5, lineLimit: 1, minimumScaleFactor: 0.1))
    #expect(line.size == CGSize(width: 10, height: 5))
    #expect(abs(text.layout(.init(height: 5, minimumScaleFactor: 0.1)).scale - 0.25) < 0.001)
    #expect(text.layout(.init(height: 5, lineLimit: 1, minimumScaleFactor: 0.5)).scale == 0.5)
    #expect(text.size(.init(height: 5)).height == 20)
  }

  @Test func alignmentPlacesShortLines() {
    let text = fixed("abcd\nab")
    #expect(text.layout(.init()).lines.map(\.x) == [0, 0])
    #expect(text.layout(.init(alignment: .center)).lines.map(\.x) == [0, 5])
    #expect(text.layout(.init(alignment: .trailing)).lines.map(\.x) == [0, 10])
    #expect(text.layout(.init(isRightToLeft: true)).lines.map(\.x) == [0, 10])
  }

  @Test func invalidNumbersDontTrap() {
    var run = systemRun("abc def", 13)
    run.font.size = .nan
    run.tracking = .infinity
    run.baselineOffset = .nan
    run.metrics.ascent = .infinity
    let text = Paragraph("abc def", runs: [run], shaper: FixedShaper())
    for value in [CGFloat.nan, .infinity, -.infinity, -1, 0, 1e300] {
      let layout = text.layout(
        .init(
          width: value, height: value, lineLimit: .min, minimumLines: 3, lineSpacing: value,
          pixelLength: value, minimumScaleFactor: value))
      #expect(layout.size.width.isFinite && layout.size.height.isFinite)
      #expect(layout.firstBaseline.isFinite && layout.lastBaseline.isFinite)
      _ = text.glyphRuns(layout)
    }
  }
}
