import Foundation
import QuoinGeometry
import QuoinViews
import Testing

@testable import Quoin

/// The messages about selected and copied text, and the events that carry text.
@MainActor
struct LiveClipboardTests {
  private struct Note: View {
    @State private var text = "one \"two\""
    @State private var secret = "word"
    var body: some View {
      VStack {
        TextField("Note", text: $text)
        SecureField("Secret", text: $secret)
      }
    }
  }

  @Test("a selection is sent when it changes, and copied text once for each copy")
  func selections() throws {
    let host = ViewHost(Note(), size: ProposedViewSize(width: 200, height: 100))
    var clipboard = LiveClipboard()
    func messages() -> [String] { clipboard.messages(of: host) }
    #expect(messages().isEmpty)
    try host.focus("Note")
    #expect(messages().isEmpty)
    try host.selectAll()
    #expect(messages() == [#"{"selection":"one \"two\""}"#])
    #expect(messages().isEmpty)
    for _ in 0..<2 {
      try host.press(key: "c", modifiers: .command)
      #expect(messages() == [#"{"clipboard":"one \"two\""}"#])
    }
    try host.press(key: .rightArrow)
    #expect(messages() == [#"{"selection":null}"#])
    try host.focus("Secret")
    try host.selectAll()
    #expect(messages().isEmpty)
  }

  @Test("text that is too long to be typed is pasted")
  func longText() throws {
    let host = ViewHost(Note(), size: ProposedViewSize(width: 200, height: 100))
    #expect(!host.hasFocusedField)
    try host.focus("Note")
    try host.selectAll()
    #expect(try host.enter(String(repeating: "a", count: 20_000)).passes <= 3)
    #expect(try host.text(of: "Note").count == 20_000)
  }

  @Test("a later composition replaces an earlier one")
  func compositions() throws {
    func event(_ json: String) throws -> LiveEvent {
      try JSONDecoder().decode(LiveEvent.self, from: Data(json.utf8))
    }
    let first = try event(#"{"composition":{"text":"k","caret":1}}"#)
    let second = try event(#"{"composition":{"text":"か","caret":1}}"#)
    #expect(first.merged(with: second)?.composition?.text == "か")
    #expect(first.merged(with: try event(#"{"text":"x"}"#)) == nil)
    #expect(throws: DecodingError.self) { try event(#"{"composition":{"text":"k","caret":"1"}}"#) }
    #expect(throws: DecodingError.self) { try event(#"{"paste":7}"#) }
  }
}
