import Foundation
import Testing

@testable import QuoinCLI

/// Parts of output that answers leave out, because they fill an agent's context.
@Suite("quoin mcp: short answers")
struct MCPNoiseTests {
  private func with(_ body: (MCPClient, Workplace) throws -> Void) throws {
    let place = try Workplace()
    defer { place.close() }
    let client = try MCPClient(in: place)
    defer { client.close() }
    try body(client, place)
  }

  @Test("general warnings come once in a session")
  func warnings() throws {
    try with { client, place in
      try place.write(
        """
        import SwiftUI
        #Preview { Image(systemName: "star").padding().background(.thinMaterial) }
        """, to: "Star.swift")
      var text = ""
      for tool in ["render", "why", "render", "explain"] {
        text += try client.call(tool, ["file": "Star.swift"]).text
      }
      #expect(text.components(separatedBy: "Material Icons").count == 2, "\(text)")
      #expect(!text.contains("Materials blur"), "\(text)")
    }
  }

  @Test("a warning is new once in a session")
  func session() {
    let symbols =
      "Symbols are drawn with glyphs of Material Icons, because Apple's are proprietary."
    OneTimeWarnings.$session.withValue(OneTimeWarnings.Session()) {
      #expect(OneTimeWarnings.removed(from: [symbols, "another"]) == [symbols, "another"])
      #expect(OneTimeWarnings.removed(from: [symbols, "another"]) == ["another"])
    }
  }

  @Test("explain names fonts and hashes only on request")
  func fonts() throws {
    try with { client, place in
      try place.write("import SwiftUI\n#Preview { Text(\"Hello\") }", to: "Card.swift")
      let card: [String: Any] = ["file": "Card.swift"]
      let tree = try client.call("explain", card)
      #expect(tree.text.contains("Text(\"Hello\")") && !tree.text.contains("font: "))
      let data = try client.call("explain", card.merging(["format": "json"]) { $1 })
      #expect(!data.text.contains("sha256") && data.data?["previews"] != nil)
      let fonts = try client.call("explain", card.merging(["fonts": true]) { $1 })
      #expect(fonts.text.contains("SHA-256"), "\(fonts.text)")
    }
  }

  @Test("text without fonts keeps everything else")
  func withoutFonts() {
    let tree = "VStack  10 × 10\n└─ Text(\"a\")\nfont: Inter, /a.otf, SHA-256 00"
    #expect(ToolWork.withoutFonts(tree) == "VStack  10 × 10\n└─ Text(\"a\")")
    let json = #"{"previews":[{"name":"a","report":{"fonts":[1],"schema":1}}],"schema":1}"#
    #expect(
      ToolWork.withoutFonts(json)
        == #"{"previews":[{"name":"a","report":{"schema":1}}],"schema":1}"#)
  }

  @Test("diff names the file of a commit as it was typed")
  func diff() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(
      "import SwiftUI\n#Preview { Text(\"a\").paddin() }", to: "Card.swift")
    let git = "git -c user.name=a -c user.email=a@b.c"
    let made = try place.shell("git init -q . && git add -A && \(git) commit -qm first")
    #expect(made.status == 0, "\(made.diagnostics)")
    try place.write("import SwiftUI\n#Preview { Text(\"a\").padding() }", to: "Card.swift")
    let outcome = try place.quoin("diff", "HEAD:Card.swift")
    #expect(outcome.status == 1)
    #expect(outcome.diagnostics.contains("HEAD:Card.swift:2:"), "\(outcome.diagnostics)")
    #expect(!outcome.diagnostics.contains("scratch"), "\(outcome.diagnostics)")
  }
}
