import Foundation
import QuoinMarkdown
import Testing

@testable import QuoinViews

@MainActor
struct AttributedTextTests {
  @Test func attributesOfRanges() throws {
    var string = AttributedString("one two")
    string.font = .system(size: 20)
    if let range = string.range(of: "two") {
      string[range].font = .system(size: 10).bold()
      string[range].foregroundColor = .white
      string[range].kern = 2
      string[range].baselineOffset = 3
    }
    let runs = try shapedRuns(Text(string))
    #expect(runs.map(\.text) == ["one ", "two"])
    #expect(runs.map(\.run.font.size) == [20, 10])
    #expect(runs.map(\.run.font.weight) == [400, 700])
    #expect(runs.map(\.run.kerning) == [0, 2])
    #expect(runs.map(\.run.baselineOffset) == [0, 3])
    let drawn = try Rendering(Text(string).foregroundColor(.black), platform: .macOS)
    #expect(drawn.glyphs.map(\.paint.text) == ["#000000", "#FFFFFF"])
  }

  @Test func containers() throws {
    var container = AttributeContainer()
    container.tracking = 1.5
    container.underlineStyle = .single
    let string = AttributedString("ab", attributes: container)
    #expect(try shapedRuns(Text(string))[0].run.tracking == 1.5)
    #expect(try Rendering(Text(string), platform: .macOS).fills.map(\.box.width) == [16])
    #expect(AttributeContainer().kern(3).font(.body).kern == 3)
    var whole = AttributedString("c")
    whole.mergeAttributes(container)
    whole.append(AttributedString("d"))
    #expect(whole.runs.count == 2)
    #expect(string.swiftUI.tracking == 1.5)
    #expect(whole.runs[\.tracking].map(\.0) == [1.5, nil])
  }

  /// The background is as tall as the line of its font, and below all glyphs.
  @Test func backgrounds() throws {
    var string = AttributedString("ab")
    string.backgroundColor = .white
    let view = try Rendering(Text("a") + Text(string), platform: .macOS)
    #expect(view.fills.map(\.box) == [CGRect(x: 6.5, y: 0, width: 13, height: 16)])
    #expect(view.fills[0].paint.text == "#FFFFFF")
    guard case .fill = view.items.first else {
      Issue.record("the background is not below the text")
      return
    }
  }

  @Test func theTextsModifiersFillWhatIsOpen() throws {
    var string = AttributedString("ab")
    string.font = .system(size: 20)
    #expect(try shapedRuns(Text(string).font(.system(size: 5)))[0].run.font.size == 20)
    #expect(try shapedRuns(Text(string).bold())[0].run.font.weight == 700)
    #expect(
      try shapedRuns(Text(AttributedString("a")).font(.system(size: 5)))[0].run.font.size == 5)
  }

  @Test(.enabled(if: Markdown.isAvailable, "needs the Graphics trait"))
  func markdown() throws {
    let string = try AttributedString(
      markdown: "**a** [b](https://c.d) ~~e~~\n\nf",
      options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(string.characters) == "a b e\n\nf")
    #expect(string.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    #expect(string.runs.compactMap(\.link) == [URL(string: "https://c.d")])
    #expect(try shapedRuns(Text(string))[0].run.font.weight == 600)
    let full = try AttributedString(markdown: "# a\n\n* b")
    #expect(String(full.characters) == "ab")
    let relative = try AttributedString(markdown: "[a](b)", baseURL: URL(string: "https://c.d/"))
    #expect(relative.link?.absoluteString == "https://c.d/b")
  }

  @Test func nothingIsALineToo() throws {
    #expect(try Rendering(Text(AttributedString()), platform: .iOS).size.height == 20.5)
  }
}
