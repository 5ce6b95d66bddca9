import Foundation
import LiveViews
import Quoin
import QuoinText
import SwiftUI
import Synchronization
import Testing

/// Texts of many characters, typed one by one.
@MainActor
struct LiveLongTextTests {
  private struct Form: View {
    let written: EventLog
    @State private var text = ""
    var body: some View {
      TextField("Name", text: $text).accessibilityIdentifier("name")
        .onChange(of: text) { written.add(text) }
    }
  }

  private func host(_ shaper: any TextShaper = SystemShaper.shared) -> (
    host: ViewHost<Form>, log: EventLog
  ) {
    let log = EventLog()
    return (
      ViewHost(Form(written: log), size: ProposedViewSize(width: 300, height: 400), shaper: shaper),
      log
    )
  }

  /// Each character appears after it is typed, and its text is shaped only once.
  @Test(arguments: [100, 200]) func eachCharacterShapesItsTextOnce(count: Int) throws {
    let shaper = CountingShaper()
    let (host, log) = host(shaper)
    try host.update()
    shaper.texts.withLock { $0 = [] }
    try host.type(String(repeating: "ab ", count: count / 3), into: "name")
    #expect(log.take().count == count / 3 * 3)
    let typed = shaper.texts.withLock { $0 }.filter { $0.hasPrefix("a") }
    #expect(typed.count <= count)
  }

  private final class CountingShaper: TextShaper {
    let texts = Mutex<[String]>([])
    func shape(_ text: String, runs: [TextRun]) -> ShapedText {
      texts.withLock { $0.append(text) }
      return FixedShaper().shape(text, runs: runs)
    }
    func customMetrics(_ font: FontKey) -> LineMetrics? { nil }
  }

  @Test func aLongTextIsTypedCharacterByCharacter() throws {
    let (host, log) = host()
    let text = String(repeating: "All work. ", count: 40)
    try host.type(text, into: "name")
    #expect(try host.text(of: "name") == text)
    #expect(log.take().count == text.count)
  }

  @Test func tooManyCharactersAreRefused() throws {
    let (host, log) = host()
    let text = String(repeating: "a", count: 100_000)
    #expect(throws: InteractionError.tooMany(100_000)) { try host.type(text, into: "name") }
    #expect(log.take() == [])
    try host.set("name", to: text)
    #expect(try host.text(of: "name") == text)
    #expect(throws: InteractionError.tooMany(10_001)) {
      try host.perform(Interaction("type \(String(repeating: "a", count: 10_001))"))
    }
  }

  /// The caret moves, and a deletion removes, by whole characters of any length.
  @Test func charactersOfManyParts() throws {
    let (host, _) = host()
    let text = "e\u{301}👩‍👩‍👧‍👦\r\n" + String(repeating: "\u{301}", count: 50)
    try host.type(text, into: "name")
    for _ in 0..<10 { try host.press(key: .delete) }
    #expect(try host.text(of: "name") == "")
  }
}
