import Foundation
import Testing

@Suite("Warnings that are printed once")
struct OneTimeWarningsTests {
  @Test("the font of symbols is named once for each cache, and not beside JSON")
  func symbols() throws {
    let place = try Workplace()
    defer { place.close() }
    try FileManager.default.createDirectory(at: place.url("App"), withIntermediateDirectories: true)
    for name in ["Card.swift", "App/A.swift", "App/B.swift"] {
      try place.write(
        "import SwiftUI\n#Preview { Image(systemName: \"star\") }\n", to: name)
    }
    let cache = ["QUOIN_CACHE": place.url("cache").path]
    func warnings(_ arguments: String...) throws -> Int {
      let outcome = try place.quoin(arguments, environment: cache)
      #expect(outcome.status == 0, "\(outcome.diagnostics)")
      return outcome.diagnostics.components(separatedBy: "Material Icons").count - 1
    }
    #expect(try warnings("render", "App", "-o", "out", "--json") == 0)
    #expect(try warnings("render", "App", "-o", "out") == 1)
    #expect(try warnings("render", "Card.swift", "-o", "a.svg") == 0)
    try FileManager.default.removeItem(at: place.url("cache/warned-of-symbols"))
    #expect(try warnings("render", "Card.swift", "-o", "a.svg") == 1)
    let tree = try place.quoin("explain", "Card.swift")
    #expect(tree.output.contains("star") && !tree.output.contains("Material Icons"))
    let json = try place.quoin("explain", "Card.swift", "--json")
    #expect(json.output.contains("Material Icons") && !json.diagnostics.contains("Material Icons"))
  }

  @Test("only images in vector formats have the warning about materials")
  func materials() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(
      "import SwiftUI\n#Preview { Text(\"a\").background(.thinMaterial) }\n", to: "Card.swift")
    for (picture, count) in [("a.png", 0), ("a.svg", 1), ("a.pdf", 1)] {
      let outcome = try place.quoin("render", "Card.swift", "-o", picture)
      #expect(outcome.status == 0, "\(outcome.diagnostics)")
      #expect(outcome.diagnostics.components(separatedBy: "Materials blur").count - 1 == count)
    }
  }
}
