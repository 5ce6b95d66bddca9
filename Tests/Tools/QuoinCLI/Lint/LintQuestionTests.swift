import Foundation
import QuoinExplain
import QuoinHostProtocol
import Testing

@testable import QuoinCLI

@Suite("Lint leads to quoin why")
struct LintQuestionTests {
  private func question(_ path: String, in cells: [LintCell] = []) throws -> LintQuestion {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.card, to: "Card.swift")
    let choice = try PreviewChoice.parse([path])
    let input = PreviewInput.file(try SourceFile(path: place.url("Card.swift").path))
    return LintQuestion(choice, in: cells, of: input)
  }

  private func finding(_ rule: LintRule, in cell: String = "as written") -> LintFinding {
    LintFinding(
      cell: cell, rule: rule.id, title: rule.title, severity: "warning", sentence: "",
      fingerprint: "")
  }

  @Test("the question names the line, the property and the configuration")
  func commands() throws {
    #expect(
      try question("Card.swift").command(for: finding(.truncatedText), at: "Card.swift", line: 7)
        == "quoin why Card.swift 'line 7 cut'")
    #expect(
      try question("My card's.swift").command(for: finding(.idlePriority), at: nil, line: 7)
        == "quoin why 'My card'\\''s.swift' 'line 7'")
    var configuration = RenderConfiguration()
    configuration.device = "iPhone SE (3rd generation)"
    configuration.dynamicType = .accessibility3
    configuration.dark = true
    let cell = LintCell(name: "small", configuration: configuration)
    #expect(
      try question("Card.swift", in: [cell]).command(
        for: finding(.lowContrast, in: "small"), at: nil, line: 3)
        == "quoin why Card.swift 'line 3 color' --device 'iPhone SE (3rd generation)' --dynamic-type accessibility3 --dark"
    )
  }

  @Test("findings that no picture shows lead to no question")
  func none() throws {
    let question = try question("Card.swift")
    #expect(question.command(for: finding(.duplicateID), at: nil, line: 7) == nil)
    #expect(question.command(for: finding(.truncatedText), at: nil, line: nil) == nil)
    #expect(
      try self.question("-").command(for: finding(.truncatedText), at: nil, line: 7) == nil)
  }

  @Test("each rule has a group")
  func groups() {
    #expect(LintRule.truncatedText.group == .text)
    #expect(LintRule.lowContrast.group == .color)
    #expect(LintRule.endlessUpdate.group == .state)
    #expect(LintRule.ambiguousSize.group == .layout)
    #expect(LintGroup(argument: "colour") == .color && LintGroup(argument: "color") == .color)
    #expect(LintGroup(argument: "sound") == nil)
  }

  /// Line 5: a color without a height. Lines 6 to 8: three texts in two pairs of colors.
  private static let colors = """
    import SwiftUI

    #Preview {
      ScrollView {
        Color.teal
        Text("First line").bold().foregroundStyle(Color.yellow)
        Text("Second line").bold().foregroundStyle(Color.yellow)
        Text("Third line").bold().foregroundStyle(Color(white: 0.9))
      }
    }
    """

  @Test("text lists each pair of colors once and last; only selects a kind of findings")
  func only() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.colors, to: "Card.swift")
    func lines(_ arguments: String...) throws -> [Substring] {
      let outcome = try place.quoin(
        ["lint", "Card.swift", "--dynamic-type", "large"] + arguments)
      return outcome.output.split(separator: "\n").filter { !$0.hasPrefix("  ask: ") }
    }
    let layout = try lines("--only", "layout")
    #expect(layout.contains { $0.contains("[ambiguous-size]") })
    #expect(!layout.contains { $0.contains("[low-contrast]") })
    #expect(try lines("--only", "text").isEmpty)
    let colored = try lines("--only", "colour")
    #expect(Array(try lines().suffix(colored.count)) == colored)
    #if Graphics
      #expect(colored.count == 2, "\(colored)")
      #expect(colored.first?.contains("(and 1 more in these colors)") == true)
    #endif
  }

  @Test("orientation turns the devices")
  func orientation() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(
      Sample.previews("Text(\"edge\").frame(width: 600, alignment: .leading)"), to: "Card.swift")
    func finds(_ orientation: String) throws -> Bool {
      let outcome = try place.quoin(
        "lint", "Card.swift", "--device", "iPhone 16", "--orientation", orientation)
      return outcome.output.contains("[wide-view]")
    }
    #expect(try finds("portrait"))
    #expect(try !finds("landscape"))
  }
}
