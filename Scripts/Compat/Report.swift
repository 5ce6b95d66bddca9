import Foundation

/// The figures, as a document.
struct CompatibilityReport {
  let findings: [Finding]
  /// A sentence about the selection of the apps.
  let choice: String

  var text: String {
    let plain = findings.filter(\.app.isPlain)
    let shown = findings.compactMap(\.previews)
    let drawn = shown.reduce(0) { $0 + $1.drawn }
    let blank = shown.reduce(0) { $0 + $1.blank }
    let failed = shown.reduce(0) { $0 + $1.failed }
    let lost = shown.reduce(0) { $0 + $1.leftOut }
    var lines = [
      "# Compatibility", "",
      "How much third-party code Quoin compiles and draws: whole apps from public repositories, whose copies are measured",
      "and not kept. `make compat` writes this document; [Whole apps](WholeApps.md) describes how sources are adapted before",
      "they are compiled. An app compiles if none of its declarations is omitted. Plain apps import only SwiftUI, Foundation",
      "and Combine.", "", choice, "",
      "| | apps | compile | |", "|---|--:|--:|--:|",
      row("plain apps", plain), row("all apps", findings), "",
    ]
    if !shown.isEmpty {
      lines += [
        "Previews of \(shown.count) of these apps: \(drawn) drawn, \(blank) blank, \(failed) failed, \(lost) omitted with",
        "declarations that do not compile.", "",
      ]
      lines += table("Why previews failed", causes(shown.flatMap(\.failures)), of: "previews")
    }
    lines += table(
      "First causes", causes(findings.filter { !$0.compiles }.compactMap(\.cause)), of: "apps")
    lines += table(
      "Missing modules", causes(findings.flatMap(\.missingModules)), of: "apps")
    return lines.joined(separator: "\n")
  }

  private func row(_ name: String, _ findings: [Finding]) -> String {
    let count = findings.filter(\.compiles).count
    let share = findings.isEmpty ? 0 : Double(count) / Double(findings.count) * 100
    return "| \(name) | \(findings.count) | \(count) | \(String(format: "%.0f", share)) % |"
  }

  private func causes(_ list: [String]) -> [(String, Int)] {
    Dictionary(list.map { ($0, 1) }, uniquingKeysWith: +)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
  }

  private func table(_ title: String, _ causes: [(String, Int)], of what: String) -> [String] {
    guard !causes.isEmpty else { return [] }
    let rows = causes.prefix(40).map { "| \($0.0.replacing("|", with: "\\|")) | \($0.1) |" }
    return ["## \(title)", "", "| | \(what) |", "|---|--:|"] + rows + [""]
  }
}
