import Foundation
import Testing

@testable import QuoinSources

@Suite("The outlines of declarations")
struct DeclarationOutlineTests {
  private func outlines(_ text: String) -> [DeclarationOutline] {
    DeclarationOutline.list(in: text, on: .iOS)
  }

  @Test("bodies of functions and computed properties can be replaced if their types are written")
  func bodies() throws {
    let text = """
      struct Card: View {
        @State private var count = 0 { didSet { save() } }
        var total: Int { count + 1 }
        var both: Int { get { 1 } set { save() } }
        var row: some View { Text("a") }
        @ViewBuilder func built() -> Text { Text("b") }
        var body: Text { Text("c") }
        init() { save() }
        @MainActor private func save(_ title: some StringProtocol = "") -> [Int] { [] }
        enum Kind { case one, two; func name() -> String { "n" } }
        let make: () -> Int = { 3 }
      }
      protocol Named { var name: String { get } }
      func free() {}
      func work() { free() }
      """
    let found = outlines(text).flatMap { outline in
      outline.bodies.map { body in
        let bytes = Array(text.utf8)[body.range]
        return "\(body.what):" + String(decoding: bytes, as: UTF8.self)
      }
    }
    #expect(
      found == [
        "var total: count + 1 ", "func save: [] ", "func name: \"n\" ", "func work: free() ",
      ])
  }

  @Test("an error belongs to a body only between its braces")
  func places() throws {
    let body = try #require(outlines("func f(a: A) -> B { a.b }\n").first?.bodies.first)
    #expect(!body.contains(line: 1, column: 11) && body.contains(line: 1, column: 21))
    #expect(!body.contains(line: 1, column: nil) && !body.contains(line: 2, column: 1))
  }

  @Test("names are declared, or used by themselves; code for other platforms has none")
  func names() throws {
    let card = try #require(
      outlines(
        """
        struct Card: View {
          var model: Shop.Model
          #if os(macOS)
          var mac: Mac
          #elseif !os(iOS)
          var other: Other
          #else
          var phone: Phone
          #endif
          var body: some View { Row(title: "\\(model.title)") }
        }
        """
      ).first)
    #expect(card.types == ["Card"])
    #expect(card.members == ["model", "phone", "body"])
    #expect(Set(card.mentions.keys).isSuperset(of: ["View", "Shop", "Phone", "Row"]))
    #expect(Set(card.mentions.keys).isDisjoint(with: ["Model", "Mac", "Other"]))
    #expect(card.words.contains("title") && !card.interfaceWords.contains("Row"))
    #expect(card.mentions["Row"]?.map(\.line) == [10])
  }

  @Test("only a type with a unique name has certain uses")
  func uses() {
    let files = [
      "struct Card: View { var body: some View { Row() } }\nstruct Row: View {}",
      "struct Page { func make() -> Int { Card().count } }",
      "struct Item { var Row: Int }",
    ]
    let index = DeclarationIndex(files.map(outlines))
    #expect(index.uses(ofType: "Card").map(\.node.file) == [0, 1])
    #expect(index.uses(ofType: "Row").isEmpty && index.uses(ofType: "View").isEmpty)
  }

  @Test("what a declaration reaches doesn't depend on the bodies of others")
  func reach() {
    let files = [
      "struct Card: View { var row: Row; var body: some View { row } }",
      "struct Row: View { var body: some View { Far() } }",
      "struct Far: View { var body: some View { Text(\"far\") } }",
      "extension Row { func paint(_ color: Paint) {} }",
      "struct Paint {}",
    ]
    let index = DeclarationIndex(files.map(outlines))
    let reached = index.reach(of: .init(file: 0, number: 0)).map(\.file)
    #expect(reached.sorted() == [1, 3, 4])
  }

  @Test("replaced bodies keep the lines, and the reason is a valid string")
  func replaced() throws {
    let text = "func f() -> Int {\n  g()\n}\nlet a = 1\n"
    let body = try #require(outlines(text).first?.bodies.first)
    var prepass = SourcePrepass(platform: .iOS) { _ in true }
    prepass.replacedBodies = [body.range: DeclarationOutline.trap(because: "no \"g\" \\(x)")]
    #expect(
      prepass.prepare(text).text
        == "func f() -> Int { Swift.fatalError(\"no \\\"g\\\" \\\\(x)\") \n\n}\nlet a = 1\n")
  }
}
