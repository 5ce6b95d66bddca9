import Foundation
import QuoinExplain
import Testing

@testable import QuoinCLI

/// The examples on the pages of `Documentation/Lint`: `quoin lint`, or `quoin why` for a rule that
/// only answers questions, reports each bad example and no good one.
@Suite("The pages of lint's rules")
struct LintPagesTests {
  /// A page and its two examples.
  private struct Page {
    let rule: String
    let bad, good: String

    init(_ rule: String, _ text: String) throws {
      self.rule = rule
      let blocks = text.components(separatedBy: "```swift\n").dropFirst()
        .map { $0.components(separatedBy: "```")[0] }
      bad = try #require(blocks.first)
      good = try #require(blocks.last)
      try #require(blocks.count == 2, "\(rule) has \(blocks.count) examples")
    }

    /// Both examples as previews.
    var source: String { preview("bad", bad) + preview("good", good) }

    private func preview(_ name: String, _ example: String) -> String {
      let title = "\(rule) \(name)"
      guard example.hasPrefix("struct"),
        let view = example.firstMatch(of: /struct (\w+): View/)?.output.1
      else { return "#Preview(\"\(title)\") {\n\(example)}\n" }
      let type = title.split { !$0.isLetter }.map(\.capitalized).joined()
      return "enum \(type) {\n\(example)}\n#Preview(\"\(title)\") { \(type).\(view)() }\n"
    }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../Documentation/Lint").standardizedFileURL

  /// The names of the rules that have a page.
  static let rules: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".md") && $0 != "README.md" }.map { String($0.dropLast(3)) }
      .sorted()
  }()

  /// An image of 40 × 60 pixels.
  private static let portrait = """
    iVBORw0KGgoAAAANSUhEUgAAACgAAAA8CAIAAACb22+3AAAAQUlEQVR42u3NMQ0AIAwAsMlBIiK40TQl6JgJkh1r0r+xzm0RYrFYLBaLxWKxWCwWi8Vi8cf45W4hFovFYrFYPCgueXXGE5TosdcAAAAASUVORK5CYII=
    """

  @Test("lint reports each bad example and no good one")
  func examples() throws {
    let pages = try Self.pages { rule in LintRule.all.contains { $0.id == rule } }
    let log = try Self.output(
      about: pages, ["lint", "Pages.swift", "--format", "json", "--severity", "error", "--rtl"])
    let findings = try #require(log["findings"] as? [[String: Any]])
    for page in pages {
      let own = findings.filter { $0["rule"] as? String == page.rule }
        .flatMap { $0["previews"] as? [String] ?? [] }
      #expect(own.contains("\(page.rule) bad"))
      #expect(!own.contains("\(page.rule) good"))
    }
  }

  @Test("why reports each bad example of the other rules and no good one")
  func questions() throws {
    let pages = try Self.pages { rule in !LintRule.all.contains { $0.id == rule } }
    let log = try Self.output(about: pages, ["why", "Pages.swift", "--all", "--json"])
    let previews = try #require(log["previews"] as? [[String: Any]])
    for page in pages {
      let own = previews.filter { preview in
        let result = preview["result"] as? [String: Any]
        let answers = result?["answers"] as? [[String: Any]] ?? []
        return answers.contains { $0["rule"] as? String == page.rule }
      }
      let names = own.compactMap { $0["name"] as? String }
      #expect(names.contains("\(page.rule) bad"))
      #expect(!names.contains("\(page.rule) good"))
    }
  }

  private static func pages(where isIncluded: (String) -> Bool) throws -> [Page] {
    try rules.filter(isIncluded).map { rule in
      let file = folder.appendingPathComponent("\(rule).md")
      return try Page(rule, String(contentsOf: file, encoding: .utf8))
    }
  }

  /// Returns the JSON that `quoin` prints about a file with the examples of pages.
  private static func output(about pages: [Page], _ arguments: [String]) throws -> [String: Any] {
    let place = try Workplace()
    defer { place.close() }
    try place.write(
      "import Charts\nimport SwiftUI\n\n" + pages.map(\.source).joined(), to: "Pages.swift")
    try #require(Data(base64Encoded: portrait)).write(to: place.url("Portrait.png"))
    let outcome = try place.quoin(arguments)
    return try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any],
      "\(outcome.diagnostics)")
  }

  @Test("each page has an image", arguments: rules)
  func picture(_ rule: String) throws {
    let picture = Self.folder.appendingPathComponent("Images/\(rule).png")
    #expect(try Data(contentsOf: picture).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}
