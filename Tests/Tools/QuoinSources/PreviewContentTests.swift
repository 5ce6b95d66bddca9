import Testing

@testable import QuoinSources

/// The code of previews, from which a test can make the same view.
struct PreviewContentTests {
  private func only(_ text: String) throws -> PreviewContent {
    let found = PreviewContent.list(in: text)
    try #require(found.count == 1, "\(found)")
    return found[0]
  }

  @Test("a preview's code is its own expression, whatever its name")
  func expression() throws {
    let content = try only("import SwiftUI\n\n#Preview(\"A card, dark\") { Card(x: 1) }\n")
    #expect(content.code == "Card(x: 1)")
    #expect(content.line == 3)
    #expect(content.provider.isEmpty && content.properties.isEmpty)
  }

  @Test("several lines lose their common indentation only")
  func lines() throws {
    let content = try only(
      """
      #Preview(traits: .fixedLayout(width: 10, height: 10)) {
          VStack {
            Text("}")

            Card { $0 + 1 }
          }
          .padding()
      }
      """)
    #expect(
      content.code == """
        VStack {
          Text("}")

          Card { $0 + 1 }
        }
        .padding()
        """)
  }

  @Test("previewable declarations become properties")
  func properties() throws {
    let content = try only(
      """
      #Preview {
        @Previewable @State var count = 1
        @Previewable @State var names = [
          "a",
        ]
        Counter(count: $count, names: names)
      }
      """)
    #expect(content.properties == ["@State var count = 1", "@State var names = [\n  \"a\",\n]"])
    #expect(content.code == "Counter(count: $count, names: names)")
  }

  @Test("a provider's code is its content, or all previews if that uses other members")
  func providers() throws {
    let content = try only(
      "struct Card_Previews: PreviewProvider {\n  static var previews: some View { Card() }\n}")
    #expect(content.provider == "Card_Previews" && content.code == "Card()")
    let other = try only(
      """
      struct Card_Previews: PreviewProvider {
        static let title = "A"
        static var previews: some View { Card(title: title) }
      }
      """)
    #expect(other.code == "Card_Previews.previews")
  }

  @Test(
    "unfinished and long previews are left out",
    arguments: ["#Preview", "#Preview(", "#Preview {", "#Preview { }", "struct A: PreviewProvider"])
  func unfinished(text: String) {
    #expect(PreviewContent.list(in: text).isEmpty)
    let long = "#Preview { Text(\"\(String(repeating: "a", count: 5_000))\") }"
    #expect(PreviewContent.list(in: long).isEmpty)
  }
}
