import Foundation
import Quoin
import SwiftUI
import Testing

/// Editing text in live fields: the insertion point, the selection, the clipboard, input methods.
@MainActor
struct LiveEditingTests {
  private func host<V: View>(_ view: V, _ platform: Platform = .iOS) -> ViewHost<V> {
    ViewHost(view, size: ProposedViewSize(width: 200, height: 200), platform: platform)
  }

  private func text<V: View>(_ host: ViewHost<V>) throws -> String {
    try #require(try host.value(of: "field", as: String.self))
  }

  /// Returns the frames of the areas filled with the tint color.
  private func tinted<V: View>(_ host: ViewHost<V>) -> [CGRect] {
    host.displayList().items.compactMap { item in
      guard case .fill(let path, .color(let color), _) = item, color.red > 0.9, color.green < 0.1
      else { return nil }
      return path.boundingRect
    }
  }

  // MARK: Keys

  @Test func arrowsMoveTheInsertionPoint() throws {
    for platform in [Platform.iOS, .macOS] {
      let host = host(Line("one two"), platform)
      try host.focus("field")
      try host.press(key: .leftArrow)
      try host.type("x")
      #expect(try text(host) == "one twxo")
      try host.press(key: .leftArrow, modifiers: .option)
      try host.type("y")
      #expect(try text(host) == "one ytwxo")
      try host.press(key: .home)
      try host.press(key: .deleteForward)
      try host.press(key: .rightArrow, modifiers: .option)
      try host.press(key: .delete, modifiers: .option)
      #expect(try text(host) == " ytwxo")
      try host.press(key: .end, modifiers: .shift)
      #expect(host.selectedText == " ytwxo")
      try host.press(key: .delete)
      #expect(try text(host) == "" && host.warnings.isEmpty)
    }
  }

  @Test func linesKeepTheColumn() throws {
    let host = host(Lines("long line\nab\nlong line"))
    try host.focus("field")
    try host.press(key: .leftArrow)
    try host.press(key: .upArrow)
    try host.press(key: .upArrow)
    try host.type("X")
    #expect(try text(host) == "long linXe\nab\nlong line")
    try host.press(key: .upArrow)
    try host.type("Y")
    #expect(try text(host) == "Ylong linXe\nab\nlong line")
    try host.press(key: .downArrow, modifiers: .command)
    try host.press(key: .leftArrow, modifiers: .command)
    try host.type("Z")
    #expect(try text(host) == "Ylong linXe\nab\nZlong line")
    try host.press(key: .upArrow, modifiers: .shift)
    #expect(host.selectedText == "b\nZ")
  }

  @Test func undoAndRedo() throws {
    let host = host(Line(""))
    try host.type("abc", into: "field")
    try host.press(key: "a", modifiers: .command)
    try host.type("d")
    try host.press(key: "z", modifiers: .command)
    #expect(try text(host) == "abc" && host.selectedText == "abc")
    try host.press(key: "z", modifiers: .command)
    #expect(try text(host) == "")
    try host.press(key: "z", modifiers: [.command, .shift])
    try host.press(key: "z", modifiers: [.command, .shift])
    #expect(try text(host) == "d")
  }

  // MARK: Clipboard

  @Test func textIsCutCopiedAndPasted() throws {
    let host = host(Line("one two"))
    try host.focus("field")
    try host.press(key: .leftArrow, modifiers: [.option, .shift])
    try host.press(key: "x", modifiers: .command)
    #expect(try text(host) == "one " && host.copiedText == "two")
    try host.press(key: "v", modifiers: .command)
    try host.press(key: "v", modifiers: .command)
    #expect(try text(host) == "one twotwo")
    try host.selectAll()
    try host.press(key: "c", modifiers: .command)
    #expect(host.copiedText == "one twotwo")
    try host.paste("a\nb")
    #expect(try text(host) == "a b")
    try host.press(key: "z", modifiers: .command)
    #expect(try text(host) == "one twotwo")
  }

  /// A long text arrives at once, not in an update for each character.
  @Test func longTextIsPastedAtOnce() throws {
    let host = host(Lines(""))
    try host.focus("field")
    let long = String(repeating: "line of text\n", count: 10_000)
    let record = try host.paste(long)
    #expect(try text(host) == long)
    #expect(record.passes > 0 && record.passes <= 3)
    #expect(throws: ControlError.noFocusedField) {
      try host.unfocus()
      try host.paste("x")
    }
  }

  @Test func aSecureFieldIsNotCopied() throws {
    let host = host(Secret())
    try host.type("pässword", into: "field")
    try host.press(key: "a", modifiers: .command)
    #expect(host.selectedText == nil)
    try host.press(key: "c", modifiers: .command)
    try host.press(key: "x", modifiers: .command)
    #expect(try host.copiedText == nil && text(host) == "pässword")
    try host.press(key: .leftArrow)
    try host.press(key: .rightArrow)
    try host.press(key: .rightArrow)
    try host.type("x")
    #expect(try text(host) == "päxssword")
  }

  // MARK: Mouse

  @Test func aClickPlacesTheInsertionPoint() throws {
    for platform in [Platform.iOS, .macOS] {
      let host = host(Line("one two three"), platform)
      try host.update()
      let frame = try #require(host.frame(of: "field"))
      try host.tap(at: CGPoint(x: frame.minX + 3, y: frame.midY))
      try host.type("x")
      #expect(try text(host) == "xone two three")
      try host.advance(by: 1)
      try host.tap(at: CGPoint(x: frame.minX + 20, y: frame.midY), count: 2)
      #expect(host.selectedText == "xone")
      try host.advance(by: 1)
      try host.tap(at: CGPoint(x: frame.minX + 20, y: frame.midY), count: 3)
      #expect(host.selectedText == "xone two three")
      try host.advance(by: 1)
      try host.drag(
        from: CGPoint(x: frame.minX + 1, y: frame.midY),
        to: CGPoint(x: frame.minX + 400, y: frame.midY))
      #expect(host.selectedText == "xone two three")
      try host.advance(by: 1)
      try host.tap(at: CGPoint(x: frame.minX + 1, y: frame.midY))
      try host.tap(at: CGPoint(x: frame.minX + 150, y: frame.midY), modifiers: .shift)
      #expect(host.selectedText == "xone two three")
    }
  }

  /// A drag on a field without the focus scrolls the page of a phone, and selects on a Mac.
  @Test func aDragSelectsInTheFieldWithTheFocus() throws {
    let host = host(Line("one two three"), .macOS)
    try host.update()
    try host.unfocus()
    let frame = try #require(host.frame(of: "field"))
    let (start, end) = (
      CGPoint(x: frame.minX + 1, y: frame.midY), CGPoint(x: frame.maxX - 1, y: frame.midY)
    )
    try host.drag(from: start, to: end)
    #expect(host.selectedText == "one two three")
    let phone = self.host(Line("one two three"))
    try phone.drag(from: start, to: end)
    #expect(phone.selectedText == nil)
  }

  // MARK: Input methods

  @Test func markedTextIsUnderlinedUntilItIsFinal() throws {
    let host = host(Line("ab"))
    try host.focus("field")
    try host.press(key: .leftArrow)
    try host.compose("ka")
    #expect(try text(host) == "akab")
    #expect(tinted(host).contains { abs($0.height - 1) < 0.01 && $0.width > 5 })
    try host.compose("")
    try host.type("か")
    #expect(try text(host) == "aかb")
    #expect(!tinted(host).contains { $0.height < 5 })
    try host.press(key: "z", modifiers: .command)
    #expect(try text(host) == "ab")
  }

  // MARK: Scrolling

  @Test func aLineScrollsWithTheInsertionPoint() throws {
    let host = host(Line(String(repeating: "long ", count: 20)))
    try host.focus("field")
    #expect(tinted(host).first?.maxX == 200)
    try host.press(key: .home)
    #expect(tinted(host).first?.minX == 0)
    try host.press(key: .end)
    try host.press(key: .leftArrow)
    // The insertion point is still visible, so the text stays.
    let inside = try #require(tinted(host).first)
    #expect(inside.maxX < 200 && inside.minX > 180)
    try host.unfocus()
    #expect(tinted(host).isEmpty)
  }

  @Test func anEditorScrollsWithTheInsertionPointAndTheWheel() throws {
    let host = host(Lines((1...50).map { "\($0)" }.joined(separator: "\n")))
    try host.focus("field")
    let bottom = try #require(tinted(host).first)
    #expect(bottom.maxY < 200.5 && bottom.minY > 150)
    try host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -40))
    #expect(try #require(tinted(host).first).minY > bottom.minY + 30)
    try host.press(key: .upArrow, modifiers: .command)
    #expect(try #require(tinted(host).first).minY < 20)
  }

  // MARK: Bindings

  @Test func aBoundSelectionFollows() throws {
    let host = host(Bound())
    try host.focus("field")
    try host.press(key: .leftArrow)
    #expect(try host.text(of: "selection") == "3..3")
    try host.press(key: .leftArrow, modifiers: [.shift, .option])
    #expect(try host.text(of: "selection") == "0..3")
    try host.tap("Select")
    try host.type("x")
    #expect(try text(host) == "axd")
  }

  @Test func attributesAroundAChangeAreKept() throws {
    var attributed = AttributedString("one two")
    if let range = attributed.range(of: "two") {
      attributed[range].inlinePresentationIntent = .emphasized
    }
    let box = Box(attributed)
    let host = host(
      TextEditor(text: Binding(get: { box.value }, set: { box.value = $0 }))
        .accessibilityIdentifier("field"))
    try host.focus("field")
    try host.press(key: .home)
    try host.type("x")
    #expect(String(box.value.characters) == "xone two")
    let range = try #require(box.value.range(of: "two"))
    #expect(box.value[range].inlinePresentationIntent == .emphasized)
  }
}

@MainActor
private final class Box {
  var value: AttributedString
  init(_ value: AttributedString) { self.value = value }
}

private struct Line: View {
  @State private var text: String
  init(_ text: String) { _text = State(initialValue: text) }
  var body: some View {
    TextField("Line", text: $text).tint(Color(red: 1, green: 0, blue: 0))
      .accessibilityIdentifier("field")
  }
}

private struct Lines: View {
  @State private var text: String
  init(_ text: String) { _text = State(initialValue: text) }
  var body: some View {
    TextEditor(text: $text).tint(Color(red: 1, green: 0, blue: 0))
      .accessibilityIdentifier("field")
  }
}

private struct Secret: View {
  @State private var text = ""
  var body: some View { SecureField("Secret", text: $text).accessibilityIdentifier("field") }
}

private struct Bound: View {
  @State private var text = "abcd"
  @State private var selection: TextSelection?
  var body: some View {
    VStack {
      TextField("Text", text: $text, selection: $selection).accessibilityIdentifier("field")
      Text(shown).accessibilityIdentifier("selection")
      Button("Select") {
        let start = text.index(after: text.startIndex)
        selection = TextSelection(range: start..<text.index(start, offsetBy: 2))
      }
    }
  }

  private var shown: String {
    guard case .selection(let range)? = selection?.indices else { return "none" }
    func count(_ index: String.Index) -> Int { text.distance(from: text.startIndex, to: index) }
    return "\(count(range.lowerBound))..\(count(range.upperBound))"
  }
}
