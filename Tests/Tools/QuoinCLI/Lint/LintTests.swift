import Foundation
import Testing

@testable import QuoinCLI

@Suite("quoin lint")
struct LintTests {
  /// Line 6: a color that falls back to 10. Line 7: a text that a frame truncates.
  private static let card = """
    import SwiftUI

    #Preview("Card") {
      ScrollView {
        Text("Title")
        Color.teal
        Text("Two lines of text, or three if it is larger").frame(width: 150, height: 24)
      }
    }
    """

  private func place(_ text: String = card) throws -> Workplace {
    let place = try Workplace()
    try place.write(text, to: "Card.swift")
    return place
  }

  @Test("reports file, line and rule, and the configurations if a finding is not in all of them")
  func text() throws {
    let place = try place()
    defer { place.close() }
    let outcome = try place.quoin("lint", "Card.swift")
    #expect(outcome.status == 3, "\(outcome.diagnostics)")
    let lines = outcome.output.split(separator: "\n")
    try #require(lines.count == 4, "\(outcome.output)")
    let color =
      "Card.swift:6:5: warning: The Color (line 6) is only 10 high. The ScrollView (line 4)"
    #expect(lines[0].hasPrefix(color) && lines[0].hasSuffix("[ambiguous-size]"))
    #expect(lines[1] == "  ask: quoin why Card.swift 'line 6 size'")
    #expect(lines[2].hasPrefix("Card.swift:7:57: warning: “Two lines of"))
    #expect(lines[2].contains("minHeight: 24"))
    #expect(lines[2].hasSuffix("[fixed-frame-cuts-text]"))
    #expect(lines[3] == "  ask: quoin why Card.swift 'line 7 cut'")
    #expect(outcome.diagnostics.contains("2 warnings in 1 preview, each in 5 configurations"))
  }

  @Test("the failing severity and the configurations can be set; a correct file passes")
  func status() throws {
    let place = try place()
    defer { place.close() }
    #expect(try place.quoin("lint", "Card.swift", "--severity", "error").status == 0)
    #expect(
      try place.quoin(
        "lint", "Card.swift", "--disable", "ambiguous-size", "--disable", "fixed-frame-cuts-text"
      ).status == 0)
    let chosen = try place.quoin(
      "lint", "Card.swift", "--device", "iPhone 16", "--device", "iPhone SE (3rd generation)",
      "--dynamic-type", "large", "--dynamic-type", "accessibility5", "--rtl", "--format", "json")
    let cells = try #require(json(chosen.output)["cells"] as? [String])
    #expect(cells.count == 8 && cells[0] == "iPhone 16, large")
    #expect(cells[7] == "iPhone SE (3rd generation), accessibility5, right to left")
    try place.write(Self.card.replacing("Color.teal", with: "Divider()"), to: "Card.swift")
    let wrong = try place.quoin("lint", "Card.swift", "--device", "Nokia 3310")
    #expect(wrong.status != 0 && wrong.status != 3)
    #expect(try place.quoin("lint", "Card.swift", "--severity", "grave").status == 2)
    #expect(try place.quoin("lint", "Card.swift", "--write-baseline").status == 2)
    #expect(try place.quoin("lint", "None.swift").status == 1)
  }

  @Test("comments disable rules for a line, the line below, or a file")
  func comments() throws {
    var text = Self.card.replacing(
      "    Color.teal", with: "    // quoin:disable ambiguous-size\n    Color.teal")
    text = text.replacing(
      "height: 24)", with: "height: 24)  // quoin:disable low-contrast, fixed-frame-cuts-text")
    let place = try place(text)
    defer { place.close() }
    let outcome = try place.quoin("lint", "Card.swift")
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.output)")
  }

  @Test("each rule can be disabled", arguments: rules)
  func silencing(_ rule: String) {
    let comments = LintComments("a\n// quoin:disable \(rule)\nb\nc\n")
    #expect(comments.silence(rule, at: 2) && comments.silence(rule, at: 3))
    #expect(!comments.silence(rule, at: 1) && !comments.silence(rule, at: 4))
    #expect(!comments.silence("another", at: 2))
    let file = LintComments("// quoin:disable-file another, \(rule)\na\nb")
    #expect(file.silence(rule, at: 99) && file.silence("another", at: 1))
  }

  /// The names of the rules that have a page.
  private static var rules: [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Documentation/Lint").standardizedFileURL
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".md") && $0 != "README.md" }.map { String($0.dropLast(3)) }
      .sorted()
  }

  @Test("a baseline hides known findings even if they move, and nothing else")
  func baseline() throws {
    let place = try place()
    defer { place.close() }
    let written = try place.quoin(
      "lint", "Card.swift", "--baseline", "known.json", "--write-baseline")
    #expect(written.status == 0 && written.output.isEmpty, "\(written.diagnostics)")
    try place.write("\n\n" + Self.card, to: "Card.swift")
    #expect(try place.quoin("lint", "Card.swift", "--baseline", "known.json").status == 0)
    try place.write(
      Self.card.replacing("Color.teal", with: "Color.teal\n    Color.red"), to: "Card.swift")
    let more = try place.quoin("lint", "Card.swift", "--baseline", "known.json")
    #expect(more.status == 3)
    #expect(more.output.split(separator: "\n").count == 2, "\(more.output)")
    try place.write("{}", to: "known.json")
    #expect(try place.quoin("lint", "Card.swift", "--baseline", "known.json").status == 1)
    #expect(try place.quoin("lint", "Card.swift", "--baseline", "none.json").status == 1)
    try place.write(String(repeating: "[", count: 100_000), to: "known.json")
    let deep = try place.quoin("lint", "Card.swift", "--baseline", "known.json")
    #expect(deep.status == 1 && !deep.crashed)
    #expect(deep.diagnostics.contains("not a baseline file"), "\(deep.diagnostics)")
  }

  @Test("annotations for GitHub")
  func github() throws {
    let place = try place()
    defer { place.close() }
    let outcome = try place.quoin("lint", "Card.swift", "--format", "github")
    let first = outcome.output.split(separator: "\n").first ?? ""
    #expect(
      first.hasPrefix("::warning file=Card.swift,line=6,col=5,title=ambiguous-size::The Color"))
  }

  @Test("paths in messages are relative to the working directory")
  func folder() throws {
    let place = try Workplace()
    defer { place.close() }
    try FileManager.default.createDirectory(
      at: place.url("App/Views"), withIntermediateDirectories: true)
    try place.write(Self.card, to: "App/Views/Card.swift")
    let outcome = try place.quoin("lint", "App")
    #expect(outcome.status == 3, "\(outcome.diagnostics)")
    #expect(outcome.output.hasPrefix("App/Views/Card.swift:6:5: warning: "), "\(outcome.output)")
  }

  // MARK: SARIF

  private func json(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// Checks the written objects against the schema of SARIF 2.1.0: required properties,
  /// enumerations, and no properties beyond those that the schema allows.
  @Test("SARIF contains what its schema requires")
  func sarif() throws {
    let place = try place()
    defer { place.close() }
    let outcome = try place.quoin("lint", "Card.swift", "--format", "sarif")
    #expect(outcome.status == 3)
    let log = try json(outcome.output)
    #expect(Set(log.keys) == ["$schema", "version", "runs"])
    #expect(log["version"] as? String == "2.1.0")
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect(runs.count == 1 && Set(runs[0].keys) == ["tool", "results", "columnKind"])
    #expect(["utf16CodeUnits", "unicodeCodePoints"].contains(runs[0]["columnKind"] as? String))
    let tool = try #require(runs[0]["tool"] as? [String: Any])
    let driver = try #require(tool["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "quoin")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(ids == ["ambiguous-size", "fixed-frame-cuts-text"])
    for rule in rules {
      let description = try #require(rule["shortDescription"] as? [String: Any])
      #expect((description["text"] as? String)?.isEmpty == false)
      let configuration = try #require(rule["defaultConfiguration"] as? [String: Any])
      #expect(Self.levels.contains(configuration["level"] as? String ?? ""))
    }
    let results = try #require(runs[0]["results"] as? [[String: Any]])
    #expect(results.count == 2)
    let allowed: Set = [
      "ruleId", "ruleIndex", "level", "message", "locations", "partialFingerprints", "properties",
    ]
    for result in results {
      #expect(Set(result.keys).isSubset(of: allowed))
      let message = try #require(result["message"] as? [String: Any])
      #expect((message["text"] as? String)?.isEmpty == false)
      #expect(Self.levels.contains(result["level"] as? String ?? ""))
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(ids[index] == result["ruleId"] as? String)
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let physical = try #require(location["physicalLocation"] as? [String: Any])
      let artifact = try #require(physical["artifactLocation"] as? [String: Any])
      #expect(artifact["uri"] as? String == "Card.swift")
      let region = try #require(physical["region"] as? [String: Any])
      #expect((region["startLine"] as? Int ?? 0) > 0 && (region["startColumn"] as? Int ?? 0) > 0)
      let fingerprints = try #require(result["partialFingerprints"] as? [String: Any])
      #expect(fingerprints.values.allSatisfy { $0 is String })
    }
  }

  private static let levels: Set = ["none", "note", "warning", "error"]
}
