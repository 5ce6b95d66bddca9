import Foundation
import Testing

@testable import QuoinCLI

@Suite("Mistyped commands")
struct CommandNamesTests {
  @Test(
    "a suggestion is made for a similar command",
    arguments: [
      ("rendr", "quoin render"), ("reder", "quoin render"), ("lsit", "quoin list"),
      ("Lint", "quoin lint"), ("docter", "quoin doctor"), ("expain", "quoin explain"),
      ("ask", "quoin why"), ("wyh", "quoin why"), ("draw", "quoin render"), ("/dev", nil),
      ("bogus", nil), ("x", nil), ("hots", nil),
    ])
  func suggestions(_ typed: String, _ expected: String?) {
    let names = CommandNames(QuoinCommand.configuration.subcommands)
    let suggestion = names.suggestion(for: typed)
    #expect(typed == "/dev" ? suggestion == "quoin render /dev -o OUT" : suggestion == expected)
  }

  @Test("commands, options and files are distinguished")
  func commands() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.card, to: "Card.swift")
    let outcome = try place.quoin("rendr", "Card.swift", "-o", "a.svg")
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(
      outcome.diagnostics.hasPrefix(
        "error: there is no command “rendr”\n       Did you mean quoin render?"),
      "\(outcome.diagnostics)")
    let file = try place.quoin("Card.swift")
    #expect(
      file.diagnostics.contains("Did you mean quoin render Card.swift -o picture.png?"),
      "\(file.diagnostics)")
    #expect(try place.quoin("--version").status == 0)
    #expect(try place.quoin("help", "render").status == 0)
  }
}
