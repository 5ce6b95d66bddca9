import Foundation
import Testing

/// `quoin why --apply`, with whole files.
@Suite("quoin why --apply")
struct AppliedEditTests {
  /// A text that is wider than the screen, with line breaks and spaces that must stay.
  private static let wide =
    [
      "import SwiftUI", "", "struct Card: View {", "  var body: some View {",
      "    VStack(alignment: .leading) {", "      Text(\"Maintenance 🙂\").bold()\t",
      "      Text(\"The packages could not be updated because something else still needs them.\")",
      "        .fixedSize() // one line", "    }", "    .padding()", "  }", "}", "",
      "#Preview { Card() }",
    ].joined(separator: "\r\n")

  private func text(_ name: String, in place: Workplace) throws -> String {
    try String(contentsOf: place.url(name), encoding: .utf8)
  }

  @Test("the change is made, and other bytes stay")
  func applied() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.wide, to: "Card.swift")
    let outcome = try place.quoin("why", "Card.swift", "--apply")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.diagnostics)")
    let changed = try text("Card.swift", in: place)
    #expect(changed != Self.wide)
    #expect(!changed.contains(".fixedSize()"))
    let removed = "- 8  " + String(repeating: " ", count: 8) + ".fixedSize() // one line"
    #expect(outcome.output.contains("Changed Card.swift:\n\(removed)"), "\(outcome.output)")
    // All lines but the one of the call
    let (old, new) = (Self.lines(of: Self.wide), Self.lines(of: changed))
    for line in old where !line.contains("fixedSize") { #expect(new.contains(line)) }
    #expect(new.dropLast().allSatisfy { $0.hasSuffix("\r") })
    #expect(new.last == "#Preview { Card() }")
    #expect(try place.files() == ["Card.swift"])
    let again = try place.quoin("why", "Card.swift", "--json")
    #expect(!again.output.contains("\"line\" : 8"), "\(again.output)")
  }

  /// Returns the lines without their line feeds.
  private static func lines(of text: String) -> [String] {
    text.utf8.split(separator: 10, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test("the file of a folder is changed")
  func folder() throws {
    let place = try Workplace()
    defer { place.close() }
    try FileManager.default.createDirectory(
      at: place.url("App"), withIntermediateDirectories: true)
    try place.write(Self.wide, to: "App/Card.swift")
    try place.write("let unused = 1\n", to: "App/Other.swift")
    let outcome = try place.quoin("why", "App", "--apply")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.diagnostics)")
    #expect(try !text("App/Card.swift", in: place).contains(".fixedSize()"))
    #expect(try text("App/Other.swift", in: place) == "let unused = 1\n")
  }

  @Test("without a change to make, nothing is written")
  func nothing() throws {
    let place = try Workplace()
    defer { place.close() }
    let source = "import SwiftUI\n#Preview { Text(\"Hello\") }\n"
    try place.write(source, to: "Card.swift")
    let outcome = try place.quoin("why", "Card.swift", "--apply")
    #expect(outcome.status == 1)
    #expect(outcome.diagnostics.contains("no answer has a change of the source"))
    #expect(try text("Card.swift", in: place) == source)
  }

  @Test("a link is not followed")
  func link() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.wide, to: "Other.swift")
    symlink("Other.swift", place.url("Card.swift").path)
    let outcome = try place.quoin("why", "Card.swift", "--apply")
    #expect(outcome.status == 1)
    #expect(outcome.diagnostics.contains("Card.swift: this is a link"))
    #expect(try text("Other.swift", in: place) == Self.wide)
  }

  @Test("a wish that --apply reports as done holds; otherwise the file stays")
  func wish() throws {
    let place = try Workplace()
    defer { place.close() }
    let source = """
      import SwiftUI
      #Preview {
        HStack {
          Text("No").background(Color.red)
          Text("Yes, delete it").background(Color.green)
        }
      }

      """
    try place.write(source, to: "Card.swift")
    let wish = ["why", "Card.swift", "--want", "'No'.width = 120"]
    let outcome = try place.quoin(wish + ["--apply"])
    let changed = try text("Card.swift", in: place)
    #expect((outcome.status == 0) == (changed != source), "\(outcome.diagnostics)")
    guard outcome.status == 0 else { return }
    #expect(try place.quoin(wish).output.contains("That is so already"))
  }

  @Test("the line of a wish moves with the change")
  func movedLine() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(
      """
      import SwiftUI
      struct Pair: View {
        var body: some View {
          HStack {
            Color.red
            Color.blue
          }
        }
      }
      #Preview {
        Pair()
      }

      """, to: "Pair.swift")
    let outcome = try place.quoin("why", "Pair.swift", "--want", "11.width = 120", "--apply")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    #expect(outcome.output.contains("Changed Pair.swift:"), "\(outcome.output)")
  }
}
