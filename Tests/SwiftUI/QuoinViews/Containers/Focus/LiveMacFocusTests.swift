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
