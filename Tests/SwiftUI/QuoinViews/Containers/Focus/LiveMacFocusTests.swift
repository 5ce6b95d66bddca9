import Quoin
import SwiftUI
import Testing

/// Focus and keys on macOS.
@MainActor
struct LiveMacFocusTests {
  private func host<V: View>(_ view: V) -> ViewHost<V> {
    ViewHost(view, size: ProposedViewSize(width: 300, height: 200), platform: .macOS)
  }

  @Test func tabSelectsTheTextOfAFieldAndAClickDoesNot() throws {
    let host = host(TwoFields())
    #expect(try host.isFocused("first"))
    try host.press(key: .tab)
    try host.press(key: "x")
    #expect(try host.text(of: "second") == "x")
    try host.tap("first")
    try host.press(key: "y")
    #expect(try host.text(of: "first") == "oney")
    try host.press(key: .leftArrow)
    try host.press(key: .delete)
    #expect(try host.text(of: "first") == "ony")
  }

  @Test func aFieldThatAppearsLaterDoesNotTakeTheFocus() throws {
    let host = host(LateField())
    try host.tap("Show")
    #expect(try !host.isFocused("late"))
  }

  @Test func aKeyThatNothingTakesIsAWarning() throws {
    let host = host(TwoFields())
    try host.press(key: "q")
    #expect(host.warnings.isEmpty)
    try host.unfocus()
    try host.press(key: "q", modifiers: .shift)
    try host.perform(Interaction("type \"no one\""))
    #expect(host.warnings.count == 2)
    #expect(host.warnings.first?.hasPrefix("Nothing has taken the key shift+q") == true)
  }

  @Test func commandsTakeTheKeysThatAreLeft() throws {
    let host = host(Commanded())
    for key in [KeyEquivalent.leftArrow, .escape, .delete, .deleteForward, .upArrow] {
      try host.press(key: key)
    }
    #expect(try host.text(of: "log") == "left exit delete delete key")
    #expect(host.warnings.isEmpty)
    // A field keeps the keys that edit its text, and the view around it has a command.
    try host.press(key: .tab)
    for key in [KeyEquivalent.rightArrow, .delete, .escape] { try host.press(key: key) }
    #expect(try host.text(of: "field") == "on")
    #expect(try host.text(of: "log") == "left exit delete delete key outer")
  }

  @Test func arrowKeysReachRowsThatDoNotExistYet() throws {
    let host = host(LongList())
    try host.press(key: .upArrow)
    #expect(try host.text(of: "chosen") == "99")
    try host.press(key: .upArrow)
    #expect(try host.text(of: "chosen") == "98")
    let other = self.host(LongList())
    for _ in 0..<20 { try other.press(key: .downArrow) }
    #expect(try other.text(of: "chosen") == "19")
  }
}

private struct TwoFields: View {
  @State private var first = "one"
  @State private var second = "two"
  var body: some View {
    VStack {
      TextField("1", text: $first).accessibilityIdentifier("first")
      TextField("2", text: $second).accessibilityIdentifier("second")
    }
  }
}

/// Commands, inside others without an action and inside those of the window.
private struct Commanded: View {
  @State private var log: [String] = []
  @State private var text = "one"
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Text(log.joined(separator: " ")).accessibilityIdentifier("log")
      Color.red
        .onExitCommand { log.append("inside focusable") }
        .focusable().focused($isFocused)
        .onKeyPress(.upArrow) {
          log.append("key")
          return .handled
        }
        .onMoveCommand { log.append("\($0)") }
        .onExitCommand { log.append("exit") }
        .onDeleteCommand(perform: nil)
        .onExitCommand { log.append("too far") }
        .onDeleteCommand { log.append("delete") }
        .onAppear { isFocused = true }
      TextField("f", text: $text).accessibilityIdentifier("field")
      Button("Cancel") { log.append("cancel") }.keyboardShortcut(.cancelAction)
    }
    .onExitCommand { log.append("outer") }
  }
}

private struct LateField: View {
  @State private var isShown = false
  @State private var text = ""
  var body: some View {
    VStack {
      Button("Show") { isShown = true }
      if isShown { TextField("Late", text: $text).accessibilityIdentifier("late") }
    }
  }
}

private struct LongList: View {
  @State private var row: Int?
  var body: some View {
    VStack {
      Text(row.map { "\($0)" } ?? "none").accessibilityIdentifier("chosen")
      List(Array(0..<100), id: \.self, selection: $row) { Text("Row \($0)") }
    }
  }
}
