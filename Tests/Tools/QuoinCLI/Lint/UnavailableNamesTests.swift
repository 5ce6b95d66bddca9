import Foundation
import Testing

@testable import QuoinCLI

@Suite("Names that the chosen platform lacks")
struct UnavailableNamesTests {
  private static let card = """
    import SwiftUI

    struct Card: View {
      @State var volume = 0.5
      var body: some View {
        Slider(value: $volume)
      }
    }

    #Preview { Card() }
    """

  @Test("check reports them if a platform is chosen, with the place")
  func check() throws {
    let place = try Workplace()
    defer { place.close() }
    try FileManager.default.createDirectory(
      at: place.url("App"), withIntermediateDirectories: true)
    try place.write(Self.card, to: "App/Card.swift")
    let chosen = try place.quoin("check", "App", "--platform", "tvOS")
    #expect(chosen.output.contains("Card.swift:6:5: Slider isn't available on tvOS\n"))
    #expect(chosen.output.contains("1 files, 0 errors, 1 unavailable names"))
    #expect(chosen.status == 1)
    #expect(try place.quoin("check", "App").status == 0)
    #expect(try place.quoin("check", "App", "--platform", "iOS").status == 0)
  }

  @Test("lint reports them as errors, which a comment silences")
  func lint() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.card, to: "Card.swift")
    let outcome = try place.quoin("lint", "Card.swift", "--platform", "tvOS")
    let line = "Card.swift:6:5: error: Slider isn't available on tvOS [unavailable-name]"
    #expect(outcome.output.split(separator: "\n").contains { $0 == line }, "\(outcome.output)")
    #expect(outcome.status == 3)
    let comment = "// quoin:disable unavailable-name"
    let silent = Self.card.replacing("$volume)", with: "$volume)  \(comment)")
    try place.write(silent, to: "Card.swift")
    let second = try place.quoin("lint", "Card.swift", "--platform", "tvOS")
    #expect(!second.output.contains("unavailable-name"))
  }
}
