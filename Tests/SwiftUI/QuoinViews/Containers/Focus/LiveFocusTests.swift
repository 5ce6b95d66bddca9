import Quoin
import SwiftUI
import Testing

/// Focus and keyboard input.
@MainActor
struct LiveFocusTests {
  private struct Sharing: View {
    @FocusState private var focus: Int?
    var body: some View {
      Shared(focus: _focus, number: 1)
      Shared(focus: _focus, number: 2)
      Text("focus \(focus ?? 0)").accessibilityIdentifier("focus")
    }
  }
  private struct Shared: View {
    @FocusState var focus: Int?
    let number: Int
    var body: some View {
      TextField("field \(number)", text: .constant("")).focused($focus, equals: number)
      Button("to \(number)") { focus = number }
    }
  }

  @Test func aFocusStateThatIsPassedOnIsShared() throws {
    let host = ViewHost(size: CGSize(width: 300, height: 300)) { VStack { Sharing() } }
    try host.tap("field 1")
    #expect(try host.text(of: "focus") == "focus 1")
    try host.tap("to 2")
    #expect(try host.text(of: "focus") == "focus 2")
    #expect(try host.isFocused("field 2") && !host.isFocused("field 1"))
  }

  @Test func theStateFollowsTheFocusAndLeadsIt() throws {
    let probe = FocusProbe()
    let host = ViewHost(Fields(probe: probe), size: ProposedViewSize(width: 300, height: 400))
    try host.update()
    #expect(probe.field?.wrappedValue == nil)
    try host.focus("first")
    #expect(probe.field?.wrappedValue == .first)
    try host.type("a", into: "second")
    #expect(probe.field?.wrappedValue == .second)
    #expect(try host.isFocused("second"))
    probe.field?.wrappedValue = .first
    try host.update()
    #expect(try host.isFocused("first"))
    probe.field?.wrappedValue = nil
    try host.update()
    #expect(try !host.isFocused("first"))
    // A value without a view, or with a disabled one, has no focus.
    probe.field?.wrappedValue = .none
    probe.field?.wrappedValue = .missing
    try host.update()
    #expect(probe.field?.wrappedValue == nil)
    probe.field?.wrappedValue = .locked
    try host.update()
    #expect(probe.field?.wrappedValue == nil)
    #expect(throws: ControlError.disabled("locked", "field")) { try host.focus("locked") }
    #expect(throws: ControlError.self) { try host.focus("text") }
  }

  @Test func aFieldThatGoesLosesTheFocus() throws {
    let probe = FocusProbe()
    let host = ViewHost(Fields(probe: probe), size: ProposedViewSize(width: 300, height: 400))
    try host.focus("second")
    probe.shown?.wrappedValue = false
    try host.update()
    #expect(probe.field?.wrappedValue == nil)
    probe.shown?.wrappedValue = true
    try host.update()
    #expect(probe.field?.wrappedValue == nil)
  }

  /// Fields have their own ring; this is about any view.
  @Test func onTheMacAFocusableViewHasARing() throws {
    func rings(_ platform: Platform, disabled: Bool = false) throws -> [CGRect] {
      let host = ViewHost(
        Color.green.frame(width: 40, height: 20).focusable().accessibilityIdentifier("box")
          .focusEffectDisabled(disabled).frame(width: 100, height: 60),
        size: ProposedViewSize(width: 100, height: 60), platform: platform)
      try host.update()
      let before = host.displayList().items.count
      try host.focus("box")
      return host.displayList().items.dropFirst(before - 1).compactMap { item in
        guard case .fill(let path, _, true) = item else { return nil }
        return path.boundingRect
      }
    }
    #expect(try rings(.macOS) == [CGRect(x: 26.5, y: 16.5, width: 47, height: 27)])
    #expect(try rings(.macOS, disabled: true) == [])
    #expect(try rings(.iOS) == [])
  }

  @Test func tabGoesThroughTheFields() throws {
    let probe = FocusProbe()
    let host = ViewHost(Fields(probe: probe), size: ProposedViewSize(width: 300, height: 400))
    try host.press(key: .tab)
    #expect(probe.field?.wrappedValue == .first)
    try host.press(key: .tab)
    #expect(probe.field?.wrappedValue == .second)
    try host.press(key: .tab)
    #expect(probe.field?.wrappedValue == .first)
    try host.press(key: .tab, modifiers: .shift)
    #expect(probe.field?.wrappedValue == .second)
  }

  @Test func submittingMovesTheFocusOn() throws {
    let probe = FocusProbe()
    let host = ViewHost(Fields(probe: probe), size: ProposedViewSize(width: 300, height: 400))
    try host.type("x\ny", into: "first")
    #expect(probe.field?.wrappedValue == .second)
    #expect(try host.text(of: "second") == "y")
  }

  @Test func theDefaultFocusIsGivenOnce() throws {
    let host = ViewHost(Defaulted(), size: ProposedViewSize(width: 300, height: 400))
    #expect(try host.isFocused("b"))
    try host.unfocus()
    try host.update()
    #expect(try !host.isFocused("b"))
  }

  @Test func keysReachTheFocusedViewFirst() throws {
    let log = KeyLog()
    let host = ViewHost(Keys(log: log), size: ProposedViewSize(width: 300, height: 400))
    try host.press(key: "a")
    #expect(log.lines.isEmpty)
    try host.focus("inner")
    try host.press(key: "a")
    try host.press(key: "b")
    #expect(log.lines == ["inner a", "inner b ignored", "outer b"])
    #expect(try host.text(of: "focus") == "yes")
    try host.unfocus()
    #expect(try host.text(of: "focus") == "no")
  }

  @Test func shortcutsWork() throws {
    let log = KeyLog()
    let host = ViewHost(Shortcuts(log: log), size: ProposedViewSize(width: 300, height: 400))
    try host.press(key: "s", modifiers: .command)
    try host.press(key: "h", modifiers: .command)
    try host.press(key: "o", modifiers: .command)
    try host.press(key: "d", modifiers: .command)
    try host.press(key: .escape)
    try host.press(key: .return)
    #expect(log.lines == ["save", "hidden", "clear", "cancel", "default"])
    log.lines = []
    // A focused field takes Return for itself (recorded).
    try host.focus("field")
    try host.press(key: .return)
    #expect(log.lines == ["submit"])
  }

  @Test func focusedValuesReachWhoReadsThem() throws {
    let host = ViewHost(Documents(), size: ProposedViewSize(width: 300, height: 400))
    #expect(try host.text(of: "current") == "none")
    try host.focus("one")
    #expect(try host.text(of: "current") == "One")
    try host.focus("two")
    #expect(try host.text(of: "current") == "Two")
    try host.unfocus()
    #expect(try host.text(of: "current") == "none")
    #expect(try host.text(of: "scene") == "Scene")
  }
}

private enum Field { case first, second, locked, missing }

@MainActor
private final class FocusProbe {
  var field: FocusState<Field?>.Binding?
  var shown: Binding<Bool>?
  func follow(_ field: FocusState<Field?>.Binding, _ shown: Binding<Bool>) {
    (self.field, self.shown) = (field, shown)
  }
}

private struct Fields: View {
  let probe: FocusProbe
  @FocusState private var field: Field?
  @State private var isShown = true
  @State private var first = ""
  @State private var second = ""
  var body: some View {
    let _ = probe.follow($field, $isShown)
    VStack {
      Text("Text").accessibilityIdentifier("text")
      TextField("First", text: $first).focused($field, equals: .first)
        .accessibilityIdentifier("first")
        .onSubmit { field = .second }
      if isShown {
        TextField("Second", text: $second).focused($field, equals: .second)
          .accessibilityIdentifier("second")
      }
      TextField("Locked", text: $second).focused($field, equals: .locked)
        .accessibilityIdentifier("locked").disabled(true)
    }
  }
}

private struct Defaulted: View {
  @FocusState private var field: String?
  @State private var text = ""
  var body: some View {
    VStack {
      TextField("A", text: $text).focused($field, equals: "a").accessibilityIdentifier("a")
      TextField("B", text: $text).focused($field, equals: "b").accessibilityIdentifier("b")
    }
    .defaultFocus($field, "b")
  }
}

@MainActor
private final class KeyLog { var lines: [String] = [] }

private struct Keys: View {
  let log: KeyLog
  var body: some View {
    VStack {
      Inner()
        .focusable()
        .onKeyPress(phases: .down) {
          log.lines.append($0.key == "a" ? "inner a" : "inner b ignored")
          return $0.key == "a" ? .handled : .ignored
        }
        .accessibilityIdentifier("inner")
    }
    .onKeyPress("b") {
      log.lines.append("outer b")
      return .handled
    }
  }
  struct Inner: View {
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(isFocused ? "yes" : "no").accessibilityIdentifier("focus") }
  }
}

private struct Shortcuts: View {
  let log: KeyLog
  @State private var text = ""
  var body: some View {
    VStack {
      Button("Save") { log.lines.append("save") }.keyboardShortcut("s")
      Button("Hidden") { log.lines.append("hidden") }.keyboardShortcut("h").hidden()
      Button("Clear") { log.lines.append("clear") }.keyboardShortcut("o").opacity(0)
      Button("Disabled") { log.lines.append("disabled") }.keyboardShortcut("d").disabled(true)
      Button("Cancel") { log.lines.append("cancel") }.keyboardShortcut(.cancelAction)
      Button("Default") { log.lines.append("default") }.keyboardShortcut(.defaultAction)
      TextField("Field", text: $text).accessibilityIdentifier("field")
        .onSubmit { log.lines.append("submit") }
    }
  }
}

private struct DocumentKey: FocusedValueKey { typealias Value = String }
private struct WindowValueKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  fileprivate var document: String? {
    get { self[DocumentKey.self] }
    set { self[DocumentKey.self] = newValue }
  }
  fileprivate var scene: String? {
    get { self[WindowValueKey.self] }
    set { self[WindowValueKey.self] = newValue }
  }
}

private struct Documents: View {
  @State private var text = ""
  var body: some View {
    VStack {
      Current()
      TextField("1", text: $text).accessibilityIdentifier("one").focusedValue(\.document, "One")
      TextField("2", text: $text).accessibilityIdentifier("two").focusedValue(\.document, "Two")
    }
    .focusedSceneValue(\.scene, "Scene")
  }
  struct Current: View {
    @FocusedValue(\.document) private var document
    @FocusedValue(\.scene) private var scene
    var body: some View {
      Text(document ?? "none").accessibilityIdentifier("current")
      Text(scene ?? "none").accessibilityIdentifier("scene")
    }
  }
}
