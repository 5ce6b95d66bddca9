import QuoinExplain
import Testing

@Suite("Wishes for a layout")
struct LayoutWantTests {
  private func name(_ text: String) -> LayoutQuestion.Target { .name(text, number: nil) }

  private func conditions(_ text: String) throws -> [LayoutWant.Condition] {
    try LayoutWant(parsing: text).conditions
  }

  @Test("views are compared with numbers and with each other")
  func comparisons() throws {
    #expect(
      try conditions("'No'.width = 'Yes, delete it'.width") == [
        .compare(
          .property(name("No"), .width), .equal, .property(name("Yes, delete it"), .width))
      ])
    #expect(
      try conditions("Title.lines = 2") == [
        .compare(.property(name("Title"), .lines), .equal, .number(2))
      ])
    #expect(
      try conditions("A.width = B.width and A.height >= 44pt") == [
        .compare(.property(name("A"), .width), .equal, .property(name("B"), .width)),
        .compare(.property(name("A"), .height), .atLeast, .number(44)),
      ])
    #expect(
      try conditions("44 ≤ #5.height < 60") == [
        .compare(.number(44), .atMost, .property(.node(5), .height)),
        .compare(.property(.node(5), .height), .less, .number(60)),
      ])
    #expect(
      try conditions("A.x = 1, View.swift:7.maxY > -2.5") == [
        .compare(.property(name("A"), .minX), .equal, .number(1)),
        .compare(.property(.line(7, file: "View.swift"), .maxY), .more, .number(-2.5)),
      ])
  }

  @Test("a side without a property has the other's")
  func sameProperty() throws {
    let width = LayoutWant.Value.property(name("Card"), .width)
    #expect(
      try conditions("Card.width <= window") == [.compare(width, .atMost, .window(.width))])
    #expect(
      try conditions("Card.width = parent") == [
        .compare(width, .equal, .parent(name("Card"), .width))
      ])
    #expect(
      try conditions("Card.size = B") == [
        .compare(width, .equal, .property(name("B"), .width)),
        .compare(.property(name("Card"), .height), .equal, .property(name("B"), .height)),
      ])
    #expect(
      try conditions("'window'.width = 3") == [
        .compare(.property(name("window"), .width), .equal, .number(3))
      ])
  }

  @Test(
    "a state follows a view",
    arguments: [
      ("Row.taps", "Row", .taps), ("Row should be tappable", "Row", .taps),
      ("\"Trip\" centred", "Trip", .centered), ("\"Trip\" is centered", "Trip", .centered),
      ("Title whole", "Title", .whole), ("Title is not cut", "Title", .whole),
      ("Card fits", "Card", .whole), ("the title isn't truncated", "the title", .whole),
      ("List scrolls", "List", .scrolls),
      ("The following packages whole", "The following packages", .whole),
    ] as [(String, String, LayoutWant.State)])
  func states(_ text: String, _ view: String, _ state: LayoutWant.State) throws {
    #expect(try conditions(text) == [.state(name(view), state)])
  }

  @Test("a view is placed beside another one, or is as large")
  func relations() throws {
    let (a, b) = (name("Next"), name("Title"))
    #expect(
      try conditions("\"Next\" should be below Title") == [
        .compare(.property(a, .minY), .atLeast, .property(b, .maxY))
      ])
    #expect(
      try conditions("Next left of Title, Next as wide as window") == [
        .compare(.property(a, .maxX), .atMost, .property(b, .minX)),
        .compare(.property(a, .width), .equal, .window(.width)),
      ])
    #expect(try conditions("Next inside Title").count == 4)
    #expect(throws: QuestionSyntaxError.self) { try conditions("below Title") }
    #expect(throws: QuestionSyntaxError.self) { try conditions("Next below") }
    #expect(throws: QuestionSyntaxError.self) { try conditions("44 below Title") }
  }

  @Test("a number with a property is a line")
  func lines() throws {
    let width = LayoutWant.Condition.compare(
      .property(.line(6, file: nil), .width), .equal, .number(44))
    #expect(try conditions("6.width = 44") == [width])
    #expect(try conditions("line 6.width = 44") == [width])
  }

  @Test("lines of a wish can be moved", arguments: [false, true])
  func movedLines(_ isMoved: Bool) throws {
    let texts = [
      "6.width = 'a \"b\"'#2.width and Card.swift:7.minX >= -2.5", "line 6 taps",
      "#3.size <= window",
      "A.width = parent", "#7 whole, Title.lines = 2",
    ]
    for text in texts {
      let want = try LayoutWant(parsing: text)
      let moved = want.movingLines { line, file in isMoved && file == nil ? line + 10 : line }
      #expect(try LayoutWant(parsing: want.conditionText).conditions == want.conditions)
      #expect(try LayoutWant(parsing: moved.text).conditions == moved.conditions)
      #expect((moved == want) == !(isMoved && text.contains("6")))
    }
  }

  @Test("a view is centered in another one")
  func centered() throws {
    #expect(
      try conditions("\"Trip\" centered in HStack") == [
        .compare(.property(name("Trip"), .midX), .equal, .property(name("HStack"), .midX))
      ])
  }

  @Test(
    "a text that states nothing is an error",
    arguments: [
      ("", .empty), ("A = B", .noProperty("A = B")), ("3 = 3", .noProperty("3 = 3")),
      ("A.width =", .noValue("A.width =")), ("A.width =< 3", .noValue("A.width = < 3")),
      ("A.width", .noStatement("A.width")), ("whole", .noStatement("whole")),
      ("A.widht = 3", .unknownProperty(".widht")), ("'A'.widht = 3", .unknownProperty(".widht")),
      ("A.lines = window", .unknownProperty(".lines")),
      ("A.width = 1e999", .number("1e999")), ("A.width = NaN", .number("NaN")),
      ("A.width = -1e6", .number("-1e6")), ("\"A", .openQuote("\"", position: 1)),
      (String(repeating: "A.width = 1,", count: 20), .tooManyConditions(limit: 8)),
      (String(repeating: "A", count: 100_000), .tooLong(limit: 2000)),
    ] as [(String, QuestionSyntaxError)])
  func errors(_ text: String, _ error: QuestionSyntaxError) {
    #expect(throws: error) { try LayoutWant(parsing: text) }
  }
}
