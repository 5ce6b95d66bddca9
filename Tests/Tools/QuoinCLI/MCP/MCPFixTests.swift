import Foundation
import Testing

/// The tool `fix`, which writes only what was shown.
@Suite("quoin mcp: fix")
struct MCPFixTests {
  private static let card = """
    import SwiftUI

    struct Card: View {
      var body: some View {
        VStack(alignment: .leading) {
          Text("Maintenance").bold()
          Text("The packages could not be updated because something else still needs them.")
            .fixedSize()
        }
        .padding()
      }
    }

    #Preview { Card() }
    """

  private func with(_ body: (MCPClient, Workplace) throws -> Void) throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.card, to: "Card.swift")
    let client = try MCPClient(in: place)
    defer { client.close() }
    try body(client, place)
  }

  private func text(_ name: String, in place: Workplace) throws -> String {
    try String(contentsOf: place.url(name), encoding: .utf8)
  }

  /// Returns the token that an answer asks for.
  private func token(in answer: MCPClient.Answer) throws -> String {
    let match = try #require(answer.text.firstMatch(of: /"confirm": "([0-9a-f]{16})"/))
    return String(match.1)
  }

  @Test("the first call shows the change, and the second one with its token makes it")
  func confirmed() throws {
    try with { client, place in
      let shown = try client.call("fix", ["file": "Card.swift"])
      #expect(!shown.isError, "\(shown.text)")
      #expect(shown.text.contains("Not written yet: Card.swift:\n- 8"), "\(shown.text)")
      #expect(try text("Card.swift", in: place) == Self.card)
      let token = try token(in: shown)
      let made = try client.call("fix", ["file": "Card.swift", "confirm": token])
      #expect(!made.isError && made.text.hasPrefix("Changed Card.swift:\n- 8"), "\(made.text)")
      #expect(try !text("Card.swift", in: place).contains(".fixedSize()"))
      #expect(try place.files() == ["Card.swift"])
    }
  }

  @Test("a token of another change or of an older file is refused")
  func stale() throws {
    try with { client, place in
      let wrong = try client.call("fix", ["file": "Card.swift", "confirm": "0123456789abcdef"])
      #expect(wrong.isError && wrong.text.contains("is for another change"), "\(wrong.text)")
      let token = try token(in: client.call("fix", ["file": "Card.swift"]))
      let edited = Self.card.replacing("Maintenance", with: "Repairs")
      try place.write(edited, to: "Card.swift")
      let late = try client.call("fix", ["file": "Card.swift", "confirm": token])
      #expect(late.isError && late.text.contains("is for another change"), "\(late.text)")
      #expect(try text("Card.swift", in: place) == edited)
    }
  }

  @Test("files outside of the server's folder aren't changed")
  func outside() throws {
    try with { client, _ in
      let other = try Workplace()
      defer { other.close() }
      try other.write(Self.card, to: "Card.swift")
      let path = other.url("Card.swift").path
      let answer = try client.call("fix", ["file": path])
      #expect(answer.isError && answer.text.contains("outside of the folder"), "\(answer.text)")
      #expect(try text("Card.swift", in: other) == Self.card)
    }
  }

  @Test("without a change to make, the call fails")
  func nothing() throws {
    try with { client, place in
      try place.write("import SwiftUI\n#Preview { Text(\"Hello\") }\n", to: "Plain.swift")
      let answer = try client.call("fix", ["file": "Plain.swift"])
      #expect(answer.isError && answer.text.contains("no answer has a change"), "\(answer.text)")
    }
  }
}
