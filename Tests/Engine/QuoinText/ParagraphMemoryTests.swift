import Foundation
import QuoinText
import Testing
import TextSamples

/// Counts its calls.
private final class CountingShaper: TextShaper {
  private let calls = Locked(0)
  var count: Int { calls.withLock { $0 } }

  func shape(_ text: String, runs: [TextRun]) -> ShapedText {
    calls.withLock { $0 += 1 }
    return FixedShaper().shape(text, runs: runs)
  }
  func customMetrics(_ font: FontKey) -> LineMetrics? { nil }
}

@Suite struct ParagraphMemoryTests {
  @Test func textIsShapedOnceForAllWidths() {
    let shaper = CountingShaper()
    let text = Paragraph("one two", runs: [systemRun("one two", 10)], shaper: shaper)
    #expect(shaper.count == 0)
    for width in 1..<100 { _ = text.layout(.init(width: CGFloat(width))) }
    #expect(shaper.count == 1)
  }

  @Test func memoryNeverChangesAnAnswer() {
    let string = "The quick brown fox jumps over the lazy dog"
    let warm = fixed(string)
    var random = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      var request = TextLayoutRequest()
      request.width = Bool.random(using: &random) ? .infinity : .random(in: 0...240, using: &random)
      request.height = Bool.random(using: &random) ? .infinity : .random(in: 0...60, using: &random)
      request.lineLimit = Bool.random(using: &random) ? nil : .random(in: 1...3, using: &random)
      request.minimumLines = .random(in: 0...3, using: &random)
      request.truncation = [.head, .middle, .tail].randomElement(using: &random) ?? .tail
      #expect(warm.layout(request) == fixed(string).layout(request), "\(request)")
    }
  }

  /// Trailing white space that exceeds the width ends with the text, at a whole number of pixels.
  @Test func whiteSpaceAtTheEndMovesNothing() {
    let string = "one   \ntwo     "
    let warm = fixed(string)
    for width in stride(from: CGFloat(16), through: 40, by: 0.3) {
      for alignment in [TextLayoutRequest.Alignment.center, .trailing] {
        let request = TextLayoutRequest(width: width, alignment: alignment)
        #expect(warm.layout(request) == fixed(string).layout(request), "\(request)")
      }
    }
    let line = fixed(string).layout(TextLayoutRequest(width: 22.3, alignment: .trailing)).lines[0]
    #expect(line.x == 0 && line.width == 23)
  }

  @Test func manyThreadsMayAsk() async {
    let text = fixed("The quick brown fox jumps over the lazy dog")
    let sizes = await withTaskGroup(of: CGSize.self) { group in
      for index in 0..<200 {
        group.addTask { text.size(.init(width: CGFloat(40 + index % 7))) }
      }
      return await group.reduce(into: Set<String>()) { $0.insert("\($1)") }
    }
    let alone = Set((0..<7).map { "\(text.size(.init(width: CGFloat(40 + $0))))" })
    #expect(sizes == alone)
  }

  @Test func equalTextsShareAParagraph() {
    let memory = ParagraphCache()
    func paragraph(_ text: String, _ run: TextRun) -> Paragraph {
      memory.paragraph(text, run: run) { Paragraph(text, runs: [run], shaper: FixedShaper()) }
    }
    let run = systemRun("one", 10)
    let first = paragraph("one", run)
    #expect(paragraph("one", run) === first)
    #expect(paragraph("two", run) !== first)
    var spaced = run
    spaced.tracking = 1
    #expect(paragraph("one", spaced).size().width == 18)
    #expect(paragraph("one", systemRun("one", 20)).size().width == 30)
    #expect(paragraph("one", run).size().width == 15)
    memory.empty()
    #expect(memory.byteCount == 0)
    #expect(paragraph("one", run) !== first)
  }

  @Test func theMemoryOfParagraphsIsBounded() {
    let memory = ParagraphCache()
    func paragraph(_ text: String) -> Paragraph {
      let run = systemRun(text, 10)
      return memory.paragraph(text, run: run) {
        Paragraph(text, runs: [run], shaper: FixedShaper())
      }
    }
    let used = paragraph("used")
    for number in 0..<20_000 {
      _ = paragraph("\(number)")
      // Entries that are in use stay in the cache.
      if number % 1000 == 0 { #expect(paragraph("used") === used) }
    }
    #expect(memory.byteCount > 4_000_000)
    #expect(memory.byteCount <= 8 << 20)
    let before = memory.byteCount
    _ = paragraph(String(repeating: "long ", count: 1000))
    #expect(memory.byteCount == before)
  }
}
