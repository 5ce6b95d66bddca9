import Foundation
import Quoin
import SwiftUI
import Testing

/// Selecting texts that aren't edited.
@MainActor
struct LiveTextSelectionTests {
  private func host<V: View>(_ view: V, _ platform: Platform) throws -> ViewHost<V> {
    let host = ViewHost(
      view, size: ProposedViewSize(width: 300, height: 200), platform: platform)
    try host.update()
    return host
  }

  /// Returns the frames of the areas filled with the tint color.
  private func tinted<V: View>(_ host: ViewHost<V>) -> [CGRect] {
    host.displayList().items.compactMap { item in
      guard case .fill(let path, .color(let color), _) = item, color.red > 0.9, color.green < 0.1
      else { return nil }
      return path.boundingRect
    }
  }

  // MARK: Mouse

  @Test func clicksSelectWordsAndParagraphs() throws {
    let host = try host(Note(), .macOS)
    let frame = try #require(host.frame(of: "note"))
    let first = CGPoint(x: frame.minX + 3, y: frame.minY + 5)
    try host.tap(at: first)
    #expect(host.selectedText == nil && tinted(host).isEmpty)
    try host.advance(by: 1)
    try host.tap(at: first, count: 2)
    #expect(host.selectedText == "one")
    let word = try #require(tinted(host).first)
    #expect(abs(word.minX - frame.minX) < 1 && word.width < frame.width / 2)
    try host.advance(by: 1)
    try host.tap(at: first, count: 3)
    #expect(host.selectedText == "one two three\n" || host.selectedText == "one two three")
    // Another click on the text ends the selection, and a click elsewhere does, too.
    try host.advance(by: 1)
    try host.tap(at: first)
    #expect(host.selectedText == nil && tinted(host).isEmpty)
    try host.advance(by: 1)
    try host.tap(at: first, count: 2)
    try host.tap(at: CGPoint(x: 150, y: 190))
    #expect(host.selectedText == nil && tinted(host).isEmpty)
  }

  @Test func aDragSelectsCharacters() throws {
    let host = try host(Note(), .macOS)
    let frame = try #require(host.frame(of: "note"))
    let y = frame.minY + 5
    try host.drag(
      from: CGPoint(x: frame.minX + 1, y: y), to: CGPoint(x: frame.maxX + 50, y: y))
    #expect(host.selectedText == "one two three")
    try host.press(key: "c", modifiers: .command)
    #expect(host.copiedText == "one two three")
    // It is copied, but never changed.
    try host.press(key: "x", modifiers: .command)
    try host.press(key: .delete)
    try host.press(key: "a", modifiers: .command)
    #expect(host.selectedText == "one two three\nfour")
  }

  @Test func oneTextIsSelected() throws {
    let host = try host(Both(), .macOS)
    try host.tap("first", count: 2)
    #expect(host.selectedText == "first")
    try host.advance(by: 1)
    try host.tap("second", count: 2)
    #expect(host.selectedText == "second")
    try host.advance(by: 1)
    let third = try #require(host.frame(of: "third"))
    try host.tap(at: CGPoint(x: third.midX, y: third.midY), count: 2)
    #expect(host.selectedText == nil)
  }

  @Test func aNewTextKeepsNoSelectionBeyondItsEnd() throws {
    let host = try host(Changing(), .macOS)
    try host.tap("text", count: 2)
    try host.press(key: "a", modifiers: .command)
    #expect(host.selectedText == "a long text")
    try host.press(key: "s", modifiers: .control)
    let length = try host.text(of: "text").count
    #expect(length == 2 && host.selectedText?.count ?? 0 <= length)
  }

  // MARK: Fingers

  @Test func aLongPressSelectsTheWholeText() throws {
    let host = try host(Note(), .iOS)
    try host.tap("note")
    try host.drag("note", by: CGSize(width: 40, height: 0))
    #expect(host.selectedText == nil)
    try host.longPress("note")
    #expect(host.selectedText == "one two three\nfour")
    #expect(tinted(host).count >= 2)
    try host.tap(at: CGPoint(x: 150, y: 190))
    #expect(host.selectedText == nil && tinted(host).isEmpty)
  }

  // MARK: Views around

  @Test func tapsReachTheViewsAround() throws {
    for platform in [Platform.iOS, .macOS] {
      let host = try host(Tapped(), platform)
      try host.tap("row")
      #expect(try host.text(of: "count") == "1")
      try host.tap("Button")
      #expect(try host.text(of: "count") == "11")
      try host.advance(by: 1)
      try host.tap("Button", count: 2)
      #expect(try host.text(of: "count") == "31" && host.selectedText == nil)
    }
  }

  @Test func keysDontMoveTheFocusToATextThatIsOnlySelected() throws {
    let host = try host(Beside(), .macOS)
    try host.press(key: .tab)
    try host.press(key: .tab)
    #expect(try host.isFocused("field"))
  }
}

private struct Note: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("one two three\nfour").accessibilityIdentifier("note")
      Spacer()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .textSelection(.enabled)
    .tint(Color(red: 1, green: 0, blue: 0))
  }
}

private struct Both: View {
  var body: some View {
    VStack {
      Text("first")
      Text("second")
      Text("third").textSelection(.disabled).accessibilityIdentifier("third")
    }
    .textSelection(.enabled)
  }
}

private struct Changing: View {
  @State private var text = "a long text"
  var body: some View {
    VStack {
      Text(text).textSelection(.enabled).accessibilityIdentifier("text")
      Button("Shorten") { text = "ab" }.keyboardShortcut("s", modifiers: .control)
    }
  }
}

private struct Tapped: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("\(count)").accessibilityIdentifier("count")
      Text("row").onTapGesture { count += 1 }
      Button("Button") { count += 10 }
    }
    .textSelection(.enabled)
  }
}

private struct Beside: View {
  @State private var text = ""
  var body: some View {
    VStack {
      Text("selectable").textSelection(.enabled)
      TextField("Field", text: $text).accessibilityIdentifier("field")
    }
  }
}
