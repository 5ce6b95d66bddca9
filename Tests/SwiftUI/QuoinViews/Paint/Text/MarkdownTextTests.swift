import Foundation
import QuoinCore
import QuoinMarkdown
import Testing

@testable import QuoinViews

@MainActor
@Suite(.enabled(if: Markdown.isAvailable, "needs the Graphics trait"))
struct MarkdownTextTests {
  /// Returns the runs with a letter for their style: `b`old, `i`talic, `m`onospaced.
  private func marked(_ text: Text) throws -> [String] {
    try shapedRuns(text).map { text, run in
      let marks = [
        run.font.weight >= 600 ? "b" : "", run.font.isItalic ? "i" : "",
        run.font.design == .monospaced ? "m" : "",
      ].joined()
      return marks.isEmpty ? text : "\(marks):\(text)"
    }
  }

  @Test func literalsAreMarkdown() throws {
    #expect(try marked(Text("a **b** *c* `d`")) == ["a ", "b:b", " ", "i:c", " ", "m:d"])
    #expect(try marked(Text("***a***")) == ["bi:a"])
    #expect(try marked(Text(LocalizedStringKey("**a**"))) == ["b:a"])
    #expect(try marked(Text("**a**").italic()) == ["bi:a"])
    #expect(try marked(Text("x **a**") + Text(" *b*")) == ["x ", "b:a", " ", "i:b"])
  }

  @Test func stringsAreNot() throws {
    let string = "**a**"
    #expect(try marked(Text(string)) == ["**a**"])
    #expect(try marked(Text(verbatim: "**a**")) == ["**a**"])
    #expect(try marked(Text("_\(string)_")) == ["i:**a**"])
  }

  @Test func markupSurroundsValues() throws {
    let (name, count) = ("Ann", 1200)
    #expect(try marked(Text("**\(name)** has \(count)")) == ["b:Ann", " has 1,200"])
    #expect(
      try marked(Text("*\(Text("a").bold()) \(name)*")) == ["bi:a", "i: Ann"])
    #expect(Text("[\(name)](https://a.b/\(count))").string == "Ann")
    let link = Text("[\(name)](https://a.b/\(name))").fragments[0]
      .resolved(in: EnvironmentValues())
    #expect(link.first?.attributes.link == URL(string: "https://a.b/Ann"))
  }

  @Test func phrasesAgreeWithTheirNumber() throws {
    let noun = "box"
    func text(_ count: Int) throws -> String {
      try marked(Text("**a** ^[\(count) green \(noun)](inflect: true), ^[b](c: 1)")).joined()
    }
    #expect(try text(1) == "b:a 1 green box, b")
    #expect(try text(1200) == "b:a 1,200 green boxes, b")
    #expect(try marked(Text("^[\(0) **Person**](inflect: true)")) == ["0 ", "b:People"])
    #expect(try marked(Text("^[two apple](inflect: true)")) == ["two apple"])
    #expect(try marked(Text("^[\(2) apple](inflect: true")) == ["^[2 apple](inflect: true"])
    let fruit = AttributedString(localized: "^[\(3) **apple**](inflect: true)")
    #expect(String(fruit.characters) == "3 apples")
    let german = Text("^[\(2) Haus](inflect: true)").environment(\.locale, Locale(identifier: "de"))
    #expect(try shapedRuns(german).map(\.0) == ["2 Haus"])
  }

  @Test(arguments: [
    ("day", "days"), ("city", "cities"), ("CITY", "CITIES"), ("Woman", "Women"),
    ("human", "humans"),
    ("bus", "buses"), ("match", "matches"), ("photos", "photos"), ("life", "lives"),
    ("fish", "fish"),
  ])
  func plurals(of noun: String, _ plural: String) {
    #expect(EnglishPlural.plural(of: noun) == plural)
  }

  @Test func linksAreNeverBoldByMarkup() throws {
    #expect(try marked(Text("**a** [**b**](https://c.d)")) == ["b:a", " ", "b"])
    #expect(try marked(Text("[\(Text("b").bold())](https://c.d)")) == ["b:b"])
    #expect(try marked(Text("[b](https://c.d)").bold()) == ["b:b"])
  }

  @Test func strikethroughIsDrawn() throws {
    #expect(try Rendering(Text("a ~~bc~~"), platform: .macOS).fills.map(\.box.width) == [13])
  }

  @Test func linksAreTinted() throws {
    func colors(_ view: some View) throws -> [String] {
      try Rendering(view, platform: .macOS).glyphs.map(\.paint.text)
    }
    let text = Text("a [b](https://c.d)")
    let accent = try colors(Text("a").foregroundColor(.accentColor))[0]
    #expect(try colors(text) == ["#000000 84.7%", accent])
    #expect(try colors(text.foregroundColor(.white)) == ["#FFFFFF", accent])
    #expect(try colors(VStack { text }.tint(.white)) == ["#000000 84.7%", "#FFFFFF"])
  }

  @Test func labelsWithoutMarkupAreOneRun() throws {
    #expect(try marked(Text("Rows: \(12), columns: \("x")")) == ["Rows: 12, columns: x"])
  }

  @Test func privateCharactersDoNotPassForValues() {
    #expect(Text("*a* \u{10FFFD}\u{F0000} \(1)").string == "a \u{F0000} 1")
  }
}
