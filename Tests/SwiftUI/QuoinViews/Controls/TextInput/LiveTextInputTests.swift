import Foundation
import Quoin
import SwiftUI
import Testing

/// Typing into fields.
@MainActor
struct LiveTextInputTests {
  @Test func charactersAreWrittenOneByOne() throws {
    let log = TextLog()
    let host = ViewHost(NameForm(log: log), size: ProposedViewSize(width: 300, height: 400))
    try host.type("Ada", into: "name")
    #expect(log.names == ["A", "Ad", "Ada"])
    #expect(try host.text(of: "name") == "Ada")
    try host.press(key: .delete)
    #expect(try host.value(of: "name", as: String.self) == "Ad")
    try host.clear("name")
    #expect(try host.text(of: "name") == "")
    // Empty input writes nothing.
    log.names = []
    try host.type("", into: "name")
    #expect(log.names.isEmpty)
    #expect(try host.isFocused("name"))
  }

  /// A deletion removes one user-perceived character.
  @Test func emojiAndCombiningCharactersAreWhole() throws {
    let host = ViewHost(NameForm(log: TextLog()), size: ProposedViewSize(width: 300, height: 400))
    try host.type("e\u{301}👩‍👩‍👧‍👦🇩🇪", into: "name")
    #expect(try host.text(of: "name") == "e\u{301}👩‍👩‍👧‍👦🇩🇪")
    try host.press(key: .delete)
    #expect(try host.text(of: "name") == "e\u{301}👩‍👩‍👧‍👦")
    try host.press(key: .delete)
    try host.press(key: .delete)
    #expect(try host.text(of: "name") == "")
    try host.press(key: .delete)
    #expect(try host.text(of: "name") == "")
  }

  @Test func aFieldIsSubmitted() throws {
    let log = TextLog()
    let host = ViewHost(NameForm(log: log), size: ProposedViewSize(width: 300, height: 400))
    try host.type("x\n", into: "name")
    #expect(log.events == ["begin", "inner", "outer", "end"])
    // On iOS the field loses the focus.
    #expect(try !host.isFocused("name"))
    log.events = []
    try host.submit("alone")
    #expect(log.events == ["alone"])
  }

  @Test func onTheMacASubmittedFieldKeepsTheFocus() throws {
    let log = TextLog()
    let host = ViewHost(
      NameForm(log: log), size: ProposedViewSize(width: 300, height: 400), platform: .macOS)
    try host.type("x\n", into: "name")
    #expect(log.events == ["begin", "inner", "outer"])
    #expect(try host.isFocused("name"))
  }

  /// A field for a value writes it on submission or when it loses the focus, and discards invalid
  /// text.
  @Test func valuesAreWrittenAtTheEnd() throws {
    let host = ViewHost(ValueField(), size: ProposedViewSize(width: 300, height: 200))
    try host.clear("number")
    try host.type("42", into: "number")
    #expect(try host.text(of: "number") == "42")
    #expect(try host.text(of: "value") == "7")
    try host.submit("number")
    #expect(try host.text(of: "value") == "42")
    try host.type("x", into: "number")
    try host.unfocus()
    #expect(try host.text(of: "value") == "42")
    #expect(try host.text(of: "number") == "42")
    try host.clear("number")
    try host.type("9", into: "number")
    try host.unfocus()
    #expect(try host.text(of: "value") == "9")
  }

  @Test func aLimitInOnChangeHolds() throws {
    let host = ViewHost(Limited(), size: ProposedViewSize(width: 300, height: 200))
    try host.type("abcdef", into: "code")
    #expect(try host.text(of: "code") == "abc")
  }

  @Test func typingElsewhereIsAnError() throws {
    let host = ViewHost(NameForm(log: TextLog()), size: ProposedViewSize(width: 300, height: 400))
    #expect(throws: ControlError.self) { try host.type("a", into: "locked") }
    #expect(throws: ControlError.self) { try host.type("a", into: "title") }
    #expect(throws: NameError.self) { try host.type("a", into: "nowhere") }
  }

  @Test func anEditorTakesLines() throws {
    let host = ViewHost(Editor(), size: ProposedViewSize(width: 300, height: 200))
    try host.type("a\nb", into: "editor")
    #expect(try host.value(of: "editor", as: String.self) == "a\nb")
    #expect(try host.text(of: "secret") == "")
    try host.type("pw", into: "secret")
    #expect(try host.value(of: "secret", as: String.self) == "pw")
    #expect(host.warnings.isEmpty)
  }

  @Test func theSelectionIsReplaced() throws {
    let host = ViewHost(Selected(), size: ProposedViewSize(width: 300, height: 200))
    try host.type("X", into: "field")
    #expect(try host.text(of: "field") == "aXd")
    try host.type("Y", into: "field")
    #expect(try host.text(of: "field") == "aXYd")
  }
}

@MainActor
private final class TextLog {
  var names: [String] = []
  var events: [String] = []
}

private struct NameForm: View {
  let log: TextLog
  @State private var name = ""
  @State private var other = ""
  var body: some View {
    VStack {
      Text("Title").accessibilityIdentifier("title")
      VStack {
        TextField(
          "Name", text: $name, onEditingChanged: { log.events.append($0 ? "begin" : "end") }
        )
        .accessibilityIdentifier("name")
        .onSubmit { log.events.append("inner") }
        .onSubmit(of: .search) { log.events.append("search") }
      }
      .onSubmit { log.events.append("outer") }
      TextField("Alone", text: $other)
        .accessibilityIdentifier("alone")
        .onSubmit { log.events.append("alone") }
        .submitScope()
        .onSubmit { log.events.append("never") }
      TextField("Locked", text: $other).accessibilityIdentifier("locked").disabled(true)
    }
    .onChange(of: name) { log.names.append(name) }
  }
}

private struct ValueField: View {
  @State private var number = 7
  var body: some View {
    VStack {
      TextField("Number", value: $number, format: .number).accessibilityIdentifier("number")
      Text("\(number)").accessibilityIdentifier("value")
    }
    .environment(\.locale, Locale(identifier: "en_US"))
  }
}

private struct Limited: View {
  @State private var code = ""
  var body: some View {
    TextField("Code", text: $code).accessibilityIdentifier("code")
      .onChange(of: code) { if code.count > 3 { code = String(code.prefix(3)) } }
  }
}

private struct Editor: View {
  @State private var text = ""
  @State private var secret = ""
  var body: some View {
    VStack {
      TextEditor(text: $text).accessibilityIdentifier("editor")
      SecureField("Secret", text: $secret).accessibilityIdentifier("secret")
    }
  }
}

private struct Selected: View {
  @State private var text = "abcd"
  @State private var selection: TextSelection?
  var body: some View {
    TextField("Text", text: $text, selection: $selection).accessibilityIdentifier("field")
      .onAppear {
        let start = text.index(after: text.startIndex)
        selection = TextSelection(range: start..<text.index(start, offsetBy: 2))
      }
  }
}
