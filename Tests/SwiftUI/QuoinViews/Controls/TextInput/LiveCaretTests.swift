import Quoin
import SwiftUI
import Testing

/// The look of a focused field: the caret, the selection, the focus ring on macOS.
@MainActor
struct LiveCaretTests {
  private func host<V: View>(_ view: V, _ platform: Platform = .iOS) -> ViewHost<V> {
    ViewHost(view, size: ProposedViewSize(width: 200, height: 100), platform: platform)
  }

  /// Returns the frames of the areas filled with the tint color, in drawing order.
  private func tinted<V: View>(_ host: ViewHost<V>) -> [CGRect] {
    host.displayList().items.compactMap { item in
      guard case .fill(let path, .color(let color), _) = item, color.red > 0.9, color.green < 0.1
      else { return nil }
      return path.boundingRect
    }
  }

  @Test func theCaretIsAtTheInsertionPoint() throws {
    let host = host(Note())
    try host.update()
    let count = host.displayList().items.count
    #expect(tinted(host).isEmpty)
    try host.focus("Note")
    // Without text, the caret is where the text will begin.
    let start = try #require(tinted(host).first)
    #expect(tinted(host).count == 1 && start.width == 2 && start.minX == 0)
    #expect(start.height > 15 && start.height < 30)
    try host.type("abc", into: "Note")
    let end = try #require(tinted(host).first)
    #expect(end.minX > start.minX + 15)
    try host.type(" ", into: "Note")
    // A space counts although it is invisible.
    let behind = try #require(tinted(host).first)
    #expect(behind.minX > end.minX + 2)
    try host.type("\u{8}", into: "Note")
    #expect(tinted(host) == [end])
    try host.clear("Note")
    #expect(tinted(host) == [start])
    // The layout is the same, and without focus so is the image.
    try host.unfocus()
    #expect(tinted(host).isEmpty && host.displayList().items.count == count)
  }

  @Test func theCaretStaysInTheField() throws {
    let host = host(Note())
    try host.type(String(repeating: "long ", count: 20), into: "Note")
    #expect(tinted(host).first?.maxX == 200)
  }

  @Test func theSelectionIsHighlighted() throws {
    let host = host(Selecting())
    try host.focus("Note")
    let all = tinted(host)
    // A selection and no caret.
    #expect(all.count == 1 && all[0].width > 10)
    try host.tap("Place")
    let caret = tinted(host)
    #expect(caret.count == 1 && caret[0].width == 2)
    #expect(abs(caret[0].minX - all[0].minX) <= 1)
  }

  @Test func aLongTextHasACaretInItsLine() throws {
    let host = host(Long())
    try host.focus("editor")
    let first = try #require(tinted(host).first)
    try host.type("one\ntwo", into: "editor")
    let second = try #require(tinted(host).first)
    #expect(second.minY > first.minY + 10)
    try host.type("\n", into: "editor")
    let third = try #require(tinted(host).first)
    #expect(third.minY > second.minY + 10 && third.minX == first.minX)
  }

  @Test func aSearchFieldHasACaret() throws {
    let host = ViewHost(
      Searched().tint(Color(red: 1, green: 0, blue: 0)),
      size: ProposedViewSize(width: 393, height: 600))
    try host.update()
    #expect(tinted(host).isEmpty)
    try host.focus("Search")
    let start = try #require(tinted(host).first { $0.width == 2 })
    try host.type("abc", into: "Search")
    let end = try #require(tinted(host).first { $0.width == 2 })
    #expect(end.minX > start.minX && end.minY == start.minY)
  }

  @Test func macOSDrawsARing() throws {
    let host = host(Note().textFieldStyle(.roundedBorder), .macOS)
    try host.focus("Note")
    let field = try #require(host.frame(of: "Note"))
    let areas = tinted(host)
    #expect(areas.count == 2)
    // The caret and the ring around the field.
    #expect(areas.contains { $0.width == 1 })
    #expect(areas.contains { $0.minX < field.minX && $0.maxX > field.maxX })
    let plain = self.host(
      Note().textFieldStyle(.roundedBorder).focusEffectDisabled(), .macOS)
    try plain.focus("Note")
    #expect(tinted(plain).count == 1)
  }

  @Test func modifiersWithoutEffectAreReportedOnce() throws {
    let host = host(Unsupported())
    try host.tap("Go")
    try host.tap("Go")
    for name in ["navigationTransition", "tracksVelocity", "symbolEffect"] {
      #expect(host.warnings.filter { $0.hasPrefix("\(name) has no effect") }.count == 1)
    }
  }
}

private struct Note: View {
  @State private var text = ""
  var body: some View {
    TextField("Note", text: $text).tint(Color(red: 1, green: 0, blue: 0))
      .accessibilityIdentifier("Note")
  }
}

private struct Searched: View {
  @State private var query = ""
  var body: some View {
    NavigationStack { List { Text(query) }.searchable(text: $query) }
  }
}

private struct Selecting: View {
  @State private var text = "one two"
  @State private var selection: TextSelection?
  var body: some View {
    VStack {
      TextField("Note", text: $text, selection: $selection)
        .tint(Color(red: 1, green: 0, blue: 0))
        .accessibilityIdentifier("Note")
      Button("Place") {
        selection = TextSelection(insertionPoint: text.index(text.startIndex, offsetBy: 4))
      }
    }
    .onAppear {
      selection = TextSelection(
        range: text.index(text.startIndex, offsetBy: 4)..<text.endIndex)
    }
  }
}

private struct Long: View {
  @State private var text = ""
  var body: some View {
    TextEditor(text: $text).tint(Color(red: 1, green: 0, blue: 0))
      .accessibilityIdentifier("editor")
  }
}

private struct Unsupported: View {
  @State private var count = 0
  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        Button("Go") {
          var transaction = Transaction(animation: .default)
          transaction.tracksVelocity = true
          withTransaction(transaction) {
            count += 1
            proxy.scrollTo(40)
          }
        }
        ScrollView { ForEach(0..<50) { Text("Row \($0)").id($0) } }
        Image(systemName: "star").symbolEffect(.bounce, value: count)
      }
    }
    .navigationTransition(.automatic)
  }
}
