import Foundation
import QuoinText
import Testing
import TextSamples

@Suite struct LineBreakingTests {
  @Test func eachParagraphIsOneLineWithoutALimit() {
    #expect(fixed("one two\nthree").lines(.init()) == ["one two", "three"])
    #expect(fixed("one two\r\nthree\u{2028}four").lines(.init()).count == 3)
  }

  @Test func linesTakeWhatFits() {
    let text = fixed("The quick brown fox")
    #expect(text.lines(.init(width: 45)) == ["The quick", "brown fox"])
    #expect(text.lines(.init(width: 44.9)) == ["The", "quick", "brown", "fox"])
    #expect(text.size(.init(width: 60)) == CGSize(width: 50, height: 20))
  }

  /// Rules/Text.md#orphans
  @Test func theSecondLineOfTwoIsNotOneWord() {
    let text = fixed("Moves at an average speed.")
    #expect(text.lines(.init(width: 100)) == ["Moves at an", "average speed."])
    #expect(text.size(.init(width: 100)) == CGSize(width: 70, height: 20))
    // The lines stay where they are at the text's own size.
    #expect(text.lines(.init(width: 70)) == ["Moves at an", "average speed."])
    #expect(text.lines(.init(width: 100, lineLimit: 2)) == ["Moves at an", "average speed."])
    #expect(fixed("aa bb ccc  ").lines(.init(width: 32)) == ["aa", "bb ccc  "])
  }

  @Test func otherLastWordsRemainAlone() {
    // The first line has no other word, or both words don't fit.
    #expect(fixed("Hello, World!").lines(.init(width: 40)) == ["Hello,", "World!"])
    #expect(fixed("aa bbbbbbb cccc").lines(.init(width: 50)) == ["aa bbbbbbb", "cccc"])
    // Three lines, two paragraphs, and a truncated text.
    #expect(fixed("aa bb cc dd ee").lines(.init(width: 27)) == ["aa bb", "cc dd", "ee"])
    #expect(fixed("aa bb cc\n").lines(.init(width: 27)) == ["aa bb", "cc", ""])
    #expect(fixed("aa bb cc\ndd").lines(.init(width: 27, lineLimit: 2)) == ["aa bb", "cc…"])
    #expect(fixed("aa bb cc").lines(.init(width: 27, lineLimit: 1)) == ["aa b…"])
    // Breaks without white space.
    #expect(fixed("日本語テ語").lines(.init(width: 40)) == ["日本語テ", "語"])
    #expect(
      fixed("aa bb ccc").lines(.init(width: 32, avoidsOrphans: false)) == ["aa bb", "ccc"])
  }

  @Test func longWordsBreakWithoutAHyphen() {
    #expect(fixed("The quick").lines(.init(width: 20)) == ["The", "quic", "k"])
    #expect(fixed("Happy WWDC").lines(.init(width: 20)) == ["Happ", "y", "WWDC"])
  }

  @Test func wordsBreakBetweenUserPerceivedCharacters() {
    let text = fixed("e\u{301}e\u{301}👩‍👩‍👧")
    #expect(text.lines(.init(width: 1)) == ["e\u{301}", "e\u{301}", "👩‍👩‍👧"])
  }

  @Test func noWidthGivesOneCharacterALine() {
    let text = fixed("alpha bravo charlie delta echo foxtrot golf")
    #expect(text.size(.init(width: 0)) == CGSize(width: 0, height: 370))
    #expect(text.size(.init(width: -5)) == CGSize(width: 0, height: 370))
    #expect(text.size(.init(width: 0, height: 0)) == .zero)
  }

  /// The size includes the white space at a line break, as far as it fits; the line doesn't.
  @Test func spacesHangAtTheEndOfWrappedLinesOnly() {
    #expect(fixed("ab   cd").size(.init(width: 12)) == CGSize(width: 12, height: 20))
    #expect(fixed("ab  ").size().width == 20)
    #expect(fixed("ab  ").size(.init(width: 17)).width == 17)
    #expect(fixed("ab  ").size(.init(width: 17)).height == 10)
    #expect(fixed("  \u{A0}").lines(.init(width: 10)) == ["", "\u{A0}"])
  }

  @Test func trailingNewlineIsAnEmptyLine() {
    #expect(fixed("a\n").size() == CGSize(width: 5, height: 20))
    #expect(fixed("\n\n").size() == CGSize(width: 0, height: 30))
    #expect(fixed("\n").lines(.init()) == ["", ""])
  }

  @Test func emptyTextIsOneLineTall() {
    #expect(fixed("").size() == CGSize(width: 0, height: 10))
    #expect(fixed("").size(.init(minimumLines: 3)) == CGSize(width: 0, height: 10))
    #expect(Paragraph("", runs: [], shaper: FixedShaper()).layout(.init()).size == .zero)
  }

  @Test func wideCharactersBreakAnywhere() {
    #expect(fixed("日本語テ").lines(.init(width: 25)) == ["日本", "語テ"])
    #expect(fixed("ab日").lines(.init(width: 15)) == ["ab", "日"])
  }

  @Test func softHyphensShowWhereALineEnds() {
    let text = fixed("hy\u{AD}phen")
    #expect(text.size().width == 30)
    #expect(text.lines(.init(width: 25)) == ["hy\u{AD}-", "phen"])
    #expect(text.size(.init(width: 25)).width == 20)
    // The hyphen itself wouldn't fit: the word is broken like any other.
    #expect(text.lines(.init(width: 12)) == ["hy\u{AD}", "ph", "en"])
  }

  @Test func tabsMoveToTheNextStop() {
    #expect(fixed("a\tb").size().width == 33)
    #expect(fixed("aaaaaa\tb").size().width == 61)
  }

  @Test func letterSpacingFollowsEveryCharacter() {
    var run = systemRun("abc", 10)
    run.tracking = 4
    #expect(Paragraph("abc", runs: [run], shaper: FixedShaper()).size().width == 27)
    run.kerning = 1
    #expect(Paragraph("abc", runs: [run], shaper: FixedShaper()).size().width == 30)
  }

  @Test func runsThatDoNotCoverTheTextAreCompleted() {
    var run = systemRun("a", 10)
    #expect(Paragraph("abcd", runs: [run], shaper: FixedShaper()).size().width == 20)
    run.utf8Count = .max
    #expect(Paragraph("abcd", runs: [run, run], shaper: FixedShaper()).size().width == 20)
    run.utf8Count = -3
    #expect(Paragraph("abcd", runs: [run], shaper: FixedShaper()).size().width == 20)
  }
}
