import Foundation
import QuoinExplain
import Testing

@Suite("Questions about a layout")
struct LayoutQuestionTests {
  typealias Target = LayoutQuestion.Target

  @Test(
    "a view is named in many forms",
    arguments: [
      ("Button", .name("Button", number: nil)), ("Button#2", .name("Button", number: 2)),
      ("\"Save\"", .name("Save", number: nil)), ("“Ada Quoin”", .name("Ada Quoin", number: nil)),
      ("'Don't stop'#3", .name("Don't stop", number: 3)),
      ("Text(\"Save\").width", .name("Save", number: nil)),
      ("The following packages", .name("The following packages", number: nil)),
      ("Yes, delete it.width", .name("Yes, delete it", number: nil)),
      ("title.width", .name("title", number: nil)), ("\"a\\\"b\".x", .name("a\"b", number: nil)),
      ("7", .line(7, file: nil)), ("line 7", .line(7, file: nil)),
      ("View.swift:7", .line(7, file: "View.swift")),
      ("Views/Row.swift:7:12.width", .line(7, file: "Views/Row.swift")),
      ("200,300", .place(CGPoint(x: 200, y: 300))),
      ("why is nothing at 200, 300?", .place(CGPoint(x: 200, y: 300))), ("#5.x", .node(5)),
      ("\"👩‍👩‍👧‍👦\" cut", .name("👩‍👩‍👧‍👦", number: nil)),
    ] as [(String, Target)])
  func targets(_ text: String, _ target: Target) throws {
    let question = try LayoutQuestion(parsing: text)
    #expect(question.targets == [target])
    #expect(question.relation == nil)
    #expect(question.text == text)
  }

  @Test(
    "code from the source is a view",
    arguments: [
      ("Color.teal", "Color.teal", []), ("Color.teal.width", "Color.teal", [.width]),
      ("HStack(spacing: 16)", "HStack(spacing: 16)", []),
      ("HStack(spacing: 16) {", "HStack(spacing: 16) {", []),
      (
        "Color.teal.frame(width: 174, height: 120)", "Color.teal.frame(width: 174, height: 120)", []
      ),
      ("Text(name).height", "Text(name)", [.height]),
      ("PriceRow(name: \"Tea, green\")", "PriceRow(name: \"Tea, green\")", []),
      ("Label(\"Save\", systemImage: \"star\")", "Label(\"Save\", systemImage: \"star\")", []),
      (
        "Button { pay() } label: { Text(\"Pay\") }", "Button { pay() } label: { Text(\"Pay\") }", []
      ),
    ] as [(String, String, [LayoutAspect])])
  func code(_ text: String, _ name: String, _ aspects: [LayoutAspect]) throws {
    let question = try LayoutQuestion(parsing: text)
    #expect(question.targets == [.name(name, number: nil)])
    #expect(question.aspects == aspects)
    #expect(question.relation == nil)
  }

  @Test(
    "words that only begin like code aren't",
    arguments: [
      "Settings (the button) is too wide", "Image.png is cut", "Don't stop", "Row(", "A<",
    ])
  func noCode(_ text: String) throws {
    let question = try LayoutQuestion(parsing: text)
    #expect(question.text == text)
  }

  @Test(
    "a property follows a period",
    arguments: [
      ("title.width", [.width]), ("\"Save\".height", [.height]), ("Color.size", [.width, .height]),
      ("HStack#2.x", [.x]), ("#5.y", [.y]), ("HStack.gap", [.gap]), ("Row.taps", [.taps]),
      ("Row.colour", [.color]), ("Row.color", [.color]), ("Row", []),
    ] as [(String, [LayoutAspect])])
  func properties(_ text: String, _ aspects: [LayoutAspect]) throws {
    #expect(try LayoutQuestion(parsing: text).aspects == aspects)
  }

  @Test(
    "words of the field become aspects, and other words may be names",
    arguments: [
      ("why is the message cut at both sides?", .cut, ["message"]),
      ("green too tight", .gap, ["green too tight", "green"]),
      ("Grid too wide", .width, ["Grid too wide", "Grid"]),
      ("tap in the middle does nothing", .taps, ["tap in the middle does nothing"]),
      ("why does the list not scroll", .scrolling, ["list"]),
      ("why does the list doesn’t scroll", .scrolling, ["list"]),
      ("why is the title behind the clock", .y, ["title"]),
      ("what is the gap between the columns", .gap, ["columns"]),
      ("why do the rows jump", .motion, ["rows"]),
      ("is Save changes truncated", .cut, ["Save changes", "Save", "changes"]),
      ("why is there a background", .color, ["background"]),
      ("the editor is only one line high", .height, ["editor"]),
    ] as [(String, LayoutAspect, [String])])
  func words(_ text: String, _ aspect: LayoutAspect, _ words: [String]) throws {
    let question = try LayoutQuestion(parsing: text)
    #expect(question.targets.isEmpty)
    #expect(question.aspects.contains(aspect))
    #expect(question.words == words)
  }

  @Test(
    "two views are compared",
    arguments: [
      ("\"Short\" vs \"Longer label\"", .versus, "Short", "Longer label"),
      ("Short vs Longer label.width", .versus, "Short", "Longer label"),
      ("No versus Yes", .versus, "No", "Yes"),
      ("\"Trip\" centred in HStack", .centered, "Trip", "HStack"),
      ("why is Trip not centered in the HStack?", .centered, "Trip", "HStack"),
      ("the gap between A and B", .between, "A", "B"),
      ("why does Serves four overlap the tags?", .overlap, "Serves four", "tags"),
      ("why do A and B overlap", .overlap, "A", "B"),
      ("\"Save\" covers \"Row 9\"", .overlap, "Save", "Row 9"),
    ] as [(String, LayoutQuestion.Relation, String, String)])
  func relations(
    _ text: String, _ relation: LayoutQuestion.Relation, _ first: String, _ second: String
  ) throws {
    let question = try LayoutQuestion(parsing: text)
    #expect(question.relation == relation)
    #expect(question.targets == [.name(first, number: nil), .name(second, number: nil)])
  }

  @Test("words that name no second view compare nothing")
  func noRelation() throws {
    for text in [
      "tap in the middle of the row", "the title in the middle of the screen", "between",
      "the gap between the columns", "centered in", "why does the text overlap",
      "the cover is small",
    ] {
      #expect(try LayoutQuestion(parsing: text).relation == nil)
    }
  }

  @Test(
    "a text that can't be a question is an error",
    arguments: [
      ("", .empty), (" \n", .empty), ("\"abc", .openQuote("\"", position: 1)),
      ("why is \"abc cut", .openQuote("\"", position: 8)), ("''", .emptyQuotes(position: 1)),
      ("0", .number("0")), ("99999999999999999999", .number("99999999999999999999")),
      ("Button#0", .number("#0")), ("at 1e999,3", .number("1e999,3")),
      ("NaN,NaN", .number("NaN,NaN")), ("1e999", .number("1e999")),
      ("line 99999999999999999999 cut", .number("99999999999999999999")),
      (String(repeating: "\"", count: 100_000), .tooLong(limit: 2000)),
      (String(repeating: "🚀", count: 100_000), .tooLong(limit: 2000)),
    ] as [(String, QuestionSyntaxError)])
  func errors(_ text: String, _ error: QuestionSyntaxError) {
    #expect(throws: error) { try LayoutQuestion(parsing: text) }
    #expect(!error.description.isEmpty)
    #expect(error.description.first?.isUppercase == false)
  }

  /// Texts of random pieces, the same in each run.
  @Test("no text traps")
  func pieces() throws {
    let pieces = [
      "\"", "'", "“", "”", "’", "`", "\\", "#", "#1", "#0", ".width", ".", "(", ")", ",", "1e999",
      "nan", "7", "line", "vs", "between", "and", "in", "centred", "of", " ", "\n", "🚀",
      "e\u{301}", "A", "Button", "=", "<=", ">", "&", ";", "window", "parent", "taps", "whole",
      "…", "View.swift:7", ":", "200,300", "\0", "\u{202E}",
    ]
    var state: UInt64 = 7
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    for _ in 0..<3000 {
      let count = next(12)
      let joint = next(2) == 0 ? "" : " "
      let text = (0..<count).map { _ in pieces[next(pieces.count)] }.joined(separator: joint)
      if let question = try? LayoutQuestion(parsing: text) {
        #expect(question.relation == nil || question.targets.count == 2)
        #expect(question.words.count <= 24)
      }
      _ = try? LayoutWant(parsing: text)
    }
  }
}
