import Foundation
import QuoinText
import Testing
import TextSamples

@Suite struct TruncationTests {
  private let text = fixed("The quick brown fox jumps")

  @Test func theTailIsCutAndTheLineHugs() {
    let layout = text.layout(.init(width: 57, lineLimit: 1))
    #expect(layout.isTruncated)
    #expect(layout.lines.map { text.text(of: $0) } == ["The quick…"])
    #expect(layout.size == CGSize(width: 50, height: 10))
  }

  @Test func onlyTheLastAllowedLineIsCut() {
    #expect(text.lines(.init(width: 50, lineLimit: 2)) == ["The quick", "brown fox…"])
    #expect(text.lines(.init(width: 50, height: 29)) == ["The quick", "brown fox…"])
  }

  @Test func theMiddleAndTheHeadCanBeCut() {
    #expect(text.lines(.init(width: 50, lineLimit: 1, truncation: .middle)) == ["The…jumps"])
    #expect(text.lines(.init(width: 50, lineLimit: 1, truncation: .head)) == ["…fox jumps"])
    #expect(
      text.lines(.init(width: 50, lineLimit: 2, truncation: .head)) == ["The quick", "…fox jumps"])
  }

  @Test func aCutParagraphIsMarkedEvenIfItFits() {
    #expect(fixed("one\ntwo").lines(.init(lineLimit: 1)) == ["one…"])
  }

  @Test func whatFollowsALineBreakIsNeverPulledIn() {
    let lines = fixed("Ready\nSet\nGo")
    #expect(lines.lines(.init(lineLimit: 2)) == ["Ready", "Set…"])
    let words = fixed("aaaa bbbb cccc\ndddd eeee")
    for mode in [TextLayoutRequest.Truncation.head, .middle] {
      #expect(lines.lines(.init(lineLimit: 2, truncation: mode)) == ["Ready", "Set"])
      #expect(lines.layout(.init(lineLimit: 2, truncation: mode)).isTruncated)
      #expect(
        words.lines(.init(width: 50, lineLimit: 2, truncation: mode)) == ["aaaa bbbb", "cccc"])
    }
    // A paragraph that is too long is truncated by itself.
    #expect(words.lines(.init(width: 45, lineLimit: 1, truncation: .head)) == ["…bbb cccc"])
    #expect(words.lines(.init(width: 45, lineLimit: 1, truncation: .middle)) == ["aaaa…cccc"])
  }

  @Test func theTailTakesWhatTheHeadLeaves() {
    let text = fixed("aaaa bbbbbbbbbbbb")
    #expect(text.lines(.init(width: 60, lineLimit: 1, truncation: .middle)) == ["aaaa…bbbbbbb"])
    // Without a head, the tail has only its half.
    let runs = [systemRun("a", 40), systemRun("bbbbb", 10)]
    let large = Paragraph("abbbbb", runs: runs, shaper: FixedShaper())
    let layout = large.layout(.init(width: 42, lineLimit: 1, truncation: .middle))
    #expect(layout.lines.map { large.text(of: $0) } == ["…bb"])
  }

  @Test func anEmptyLastLineHidesNothing() {
    let layout = fixed("one\n").layout(.init(lineLimit: 1))
    #expect(!layout.isTruncated)
  }

  @Test func aSpaceNarrowerThanTheEllipsisClipsACharacter() {
    let layout = text.layout(.init(width: 3, lineLimit: 1))
    #expect(layout.lines.map { text.text(of: $0) } == ["T"])
    #expect(layout.size.width == 3)
    #expect(layout.isTruncated && layout.isClipped)
    let ellipsis = text.layout(.init(width: 6, lineLimit: 1))
    #expect(ellipsis.lines.map { text.text(of: $0) } == ["…"])
    #expect(!ellipsis.isClipped)
  }

  @Test func charactersAreNeverCutApart() {
    let family = fixed("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧")
    #expect(family.lines(.init(width: 24, lineLimit: 1)) == ["👩‍👩‍👧…"])
  }

  @Test func theEllipsisTakesTheFontOfItsPlace() {
    let runs = [systemRun("aaaa", 10), systemRun("bbbb", 20)]
    let text = Paragraph("aaaabbbb", runs: runs, shaper: FixedShaper())
    let small = text.layout(.init(width: 22, lineLimit: 1))
    #expect(small.lines[0].insertion?.kind == .ellipsis)
    #expect(small.lines[0].insertion?.run == 0)
    #expect(small.size.width == 20)
    let large = text.layout(.init(width: 45, lineLimit: 1))
    #expect(large.lines[0].insertion?.run == 1)
    #expect(large.size.width == 40)
    // At the head, it has that of the line's first character.
    let head = text.layout(.init(width: 35, lineLimit: 1, truncation: .head))
    #expect(head.lines.map { text.text(of: $0) } == ["…bbb"])
    #expect(head.lines[0].insertion?.run == 0)
  }

  @Test func aCutLineIsAsHighAsTheTallestRunThatFollows() {
    let runs = [systemRun("small ", 10), systemRun("BIG", 30)]
    let text = Paragraph("small BIG", runs: runs, shaper: FixedShaper())
    let whole = text.layout(.init(pixelLength: 0.5))
    let cut = text.layout(.init(width: 25, lineLimit: 1, pixelLength: 0.5))
    #expect(text.text(of: cut.lines[0]) == "smal…")
    #expect(cut.size.height == whole.size.height)
    #expect(cut.firstBaseline == whole.firstBaseline)
    // A height that the taller line exceeds keeps the line as it is.
    let short = text.layout(.init(width: 25, height: 20, pixelLength: 0.5))
    #expect(short.size.height == runs[0].metrics.lineHeight)
    // Text in the next paragraph isn't part of the line.
    let broken = Paragraph("small\nBIG", runs: runs, shaper: FixedShaper())
    #expect(
      broken.layout(.init(lineLimit: 1, pixelLength: 0.5)).size.height == runs[0].metrics.lineHeight
    )
    // A truncated second line is below the first.
    let both = text.layout(.init(width: 25, lineLimit: 2, pixelLength: 0.5))
    #expect(both.size.height == runs[0].metrics.lineHeight + runs[1].metrics.lineHeight)
  }

  @Test func spacesAtTheEndOfALineLeadNothing() {
    func height(_ space: String) -> CGFloat {
      let metrics = LineMetrics(ascent: 8, descent: 2, capHeight: 7)
      let leading = LineMetrics(ascent: 8, descent: 2, leading: 5, capHeight: 7)
      let runs = [
        TextRun(utf8Count: 1, font: FontKey(size: 10), metrics: metrics),
        TextRun(utf8Count: space.utf8.count, font: FontKey(size: 10), metrics: leading),
        TextRun(utf8Count: 2, font: FontKey(size: 10), metrics: metrics),
      ]
      return Paragraph("a" + space + "\nb", runs: runs, shaper: FixedShaper()).size().height
    }
    #expect(height("x") == 25)
    #expect(height(" ") == 20)
  }
}
