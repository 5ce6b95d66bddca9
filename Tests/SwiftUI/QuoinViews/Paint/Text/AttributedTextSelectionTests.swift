import Foundation
import SwiftUI
import Testing

struct AttributedTextSelectionTests {
  private func text() -> AttributedString {
    var text = AttributedString("plain bold")
    let start = text.index(text.startIndex, offsetByCharacters: 6)
    text[start..<text.endIndex].font = .body.bold()
    return text
  }

  private func range(_ first: Int, _ last: Int, in text: AttributedString)
    -> Range<AttributedString.Index>
  {
    text.index(
      text.startIndex, offsetByCharacters: first)..<text.index(
        text.startIndex, offsetByCharacters: last)
  }

  @Test func theAttributesAreThoseOfTheSelectedRuns() {
    let text = text()
    let selection = AttributedTextSelection(range: range(4, 8, in: text))
    #expect(selection.attributes(in: text)[\.font] == [nil, .body.bold()])
    #expect(selection.indices(in: text) == .ranges(RangeSet(range(4, 8, in: text))))
    #expect(AttributedTextSelection().indices(in: text) == .insertionPoint(text.startIndex))
    let end = AttributedTextSelection(insertionPoint: text.endIndex)
    #expect(end.typingAttributes(in: text).font == .body.bold())
  }

  @Test func theSelectionIsReplaced() {
    var text = text()
    var selection = AttributedTextSelection(range: range(0, 5, in: text))
    text.replaceSelection(&selection, withCharacters: "very")
    #expect(String(text.characters) == "very bold")
    #expect(selection.indices(in: text) == .insertionPoint(range(4, 4, in: text).lowerBound))
    text.replaceSelection(&selection, with: AttributedString("!"))
    #expect(String(text.characters) == "very! bold")
  }

  @Test func attributesOfTheSelectionChange() {
    var text = text()
    var selection = AttributedTextSelection(range: range(0, 8, in: text))
    text.transformAttributes(in: &selection) { $0.foregroundColor = .red }
    #expect(text.runs.map(\.foregroundColor) == [.red, .red, nil])
    var point = AttributedTextSelection(insertionPoint: text.endIndex)
    text.transformAttributes(in: &point) { $0.foregroundColor = .blue }
    #expect(point.typingAttributes(in: text).foregroundColor == .blue)
    #expect(text.runs.map(\.foregroundColor) == [.red, .red, nil])
  }

  @Test @MainActor func anEditorSelectsTheBoundCharacters() throws {
    struct Editor: View {
      @State var text: AttributedString
      @State var selection = AttributedTextSelection()
      var body: some View {
        VStack {
          TextEditor(text: $text, selection: $selection).named("editor")
          Button("Select") {
            selection = AttributedTextSelection(range: text.startIndex..<text.endIndex)
          }
        }
      }
    }
    let host = ViewHost(Editor(text: text()), size: ProposedViewSize(width: 300, height: 300))
    try host.update()
    try host.tap("editor")
    try host.tap("Select")
    #expect(host.selectedText == "plain bold")
  }
}
