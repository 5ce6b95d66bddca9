import Foundation
import QuoinText
import Testing

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
    #expect(text.lines(.init(width: 50, lineLimit: 1, truncation: .middle)) == ["The q…umps"])
    #expect(text.lines(.init(width: 50, lineLimit: 1, truncation: .head)) == ["…fox jumps"])
    #expect(
      text.lines(.init(width: 50, lineLimit: 2, truncation: .head)) == ["The quick", "…fox jumps"])
  }

  @Test func aCutParagraphIsMarkedEvenIfItFits() {
    #expect(fixed("one\ntwo").lines(.init(lineLimit: 1)) == ["one…"])
    #expect(fixed("one\ntwo").lines(.init(lineLimit: 1, truncation: .head)) == ["…two"])
    #expect(fixed("one\ntwo").lines(.init(lineLimit: 1, truncation: .middle)) == ["one…two"])
  }

  @Test func anEmptyLastLineHidesNothing() {
    let layout = fixed("one\n").layout(.init(lineLimit: 1))
    #expect(!layout.isTruncated)
  }

  @Test func wherethereIsNoRoomOnlyTheEllipsisStays() {
    let layout = text.layout(.init(width: 3, lineLimit: 1))
    #expect(layout.lines.map { text.text(of: $0) } == ["…"])
    #expect(layout.size.width == 3)
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
  }
}
