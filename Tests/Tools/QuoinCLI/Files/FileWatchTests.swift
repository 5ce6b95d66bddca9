import Foundation
import Testing

/// The work of an editor task: one file of a folder, drawn on each save.
@Suite("Drawing on save")
struct FileWatchTests {
  @Test("only the previews of one file are drawn")
  func oneFile() throws {
    let place = try Workplace()
    defer { place.close() }
    try FileManager.default.createDirectory(at: place.url("App"), withIntermediateDirectories: true)
    try place.write(Sample.card, to: "App/Card.swift")
    try place.write(
      "import SwiftUI\n#Preview { Card() }\n#Preview(\"Two\") { Card() }", to: "App/More.swift")
    let outcome = try place.quoin("render", "App", "--in", "App/More.swift", "-o", "out")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    let pictures = try FileManager.default.contentsOfDirectory(atPath: place.url("out").path)
    #expect(pictures.sorted() == ["More-More.png", "More-Two.png"])
    #expect(
      try place.quoin("list", "App", "--in", "Card.swift").output == "Card.swift:7: Card_Previews\n"
    )
    let none = try place.quoin("list", "App", "--in", "Nothing.swift")
    #expect(none.status == 1 && none.diagnostics.contains("Nothing.swift: there is no such file"))
    let file = try place.quoin("list", "App/Card.swift", "--in", "Card.swift")
    #expect(file.status == 2 && file.diagnostics.contains("Card.swift is a file"))
  }

  @Test("a change draws again, an error is reported, and Ctrl-C ends it")
  func watching() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.card, to: "Card.swift")
    func text(of name: String) -> String {
      (try? String(contentsOf: place.url(name), encoding: .utf8)) ?? ""
    }
    func wait(for condition: () -> Bool) -> Bool {
      for _ in 0..<12_000 {
        if condition() { return true }
        usleep(50_000)
      }
      return false
    }
    let command = "exec $QUOIN render Card.swift -o card.svg --watch 2> diagnostics"
    let outcome = try place.shell(command) { process in
      #expect(wait { text(of: "card.svg").contains("width=\"50\"") })
      try place.write("struct {", to: "Card.swift")
      #expect(wait { text(of: "diagnostics").contains("Card.swift: it does not compile") })
      try place.write(Sample.card.replacing("width: 50", with: "width: 61"), to: "Card.swift")
      #expect(wait { text(of: "card.svg").contains("width=\"61\"") })
      kill(process.processIdentifier, SIGINT)
    }
    #expect(outcome.crashed && outcome.status == SIGINT)
    #expect(text(of: "diagnostics").contains("watching Card.swift; press Ctrl-C to end"))
  }
}
