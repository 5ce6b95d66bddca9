import Foundation
import QuoinText
import Testing
import TextSamples

@Suite struct LongTextTests {
  /// Each character takes constant time; with a quadratic step, four times as many would take
  /// sixteen times as long.
  @Test(.timeLimit(.minutes(40))) func workGrowsWithTheLength() {
    func layOut(_ words: Int) {
      let text = fixed(String(repeating: "lorem ipsum ", count: words))
      #expect(text.layout(.init(width: 60)).lines.count == words)
      _ = text.glyphRuns(text.layout(.init(width: 60)))
      let word = fixed(String(repeating: "x", count: 12 * words))
      #expect(word.layout(.init(width: 60)).lines.count == words)
    }
    let (few, many) = (processorTime { layOut(500) }, processorTime { layOut(2000) })
    #expect(many < few * 10, "\(few), \(many)")
  }

  @Test(.timeLimit(.minutes(40))) func aHundredThousandCharactersAreLaidOut() {
    let string = String(repeating: "lorem ipsum ", count: 8400)
    let text = fixed(string)
    #expect(text.layout(.init(width: 60)).lines.count == 8400)
    #expect(text.layout(.init(width: 0)).lines.count == 84000)
    #expect(text.layout(.init(width: 60, lineLimit: 2)).lines.count == 2)
    #expect(text.layout(.init(width: 60, height: 100)).lines.count == 10)
    let word = fixed(String(repeating: "x", count: 100_000))
    #expect(word.layout(.init(width: 50)).lines.count == 10_000)
    let runs = text.glyphRuns(text.layout(.init(width: 60)))
    #expect(runs.reduce(0) { $0 + $1.glyphs.count } == 8400 * 11 + 1)
  }

  @Test(.timeLimit(.minutes(40))) func moreRunsThanSixteenBitsCount() {
    let count = 70_000
    var runs = Array(repeating: systemRun("x", 10), count: count)
    for index in runs.indices { runs[index].style = index }
    let text = Paragraph(String(repeating: "x", count: count), runs: runs, shaper: FixedShaper())
    let glyphs = text.glyphRuns(text.layout(.init()))
    #expect(glyphs.count == count)
    #expect(glyphs.last?.style == count - 1)
  }
}
