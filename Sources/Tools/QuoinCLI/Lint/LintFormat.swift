import ArgumentParser
import Foundation
import QuoinExplain

/// The output format of findings.
enum LintFormat: String, ExpressibleByArgument, CaseIterable {
  /// Compiler style: `Card.swift:12:5: warning: … [broken-word]`.
  case text
  case json
  /// The Static Analysis Results Interchange Format 2.1.0.
  case sarif
  /// GitHub workflow commands, which become annotations.
  case github

  func text(of report: LintReport) throws -> String {
    switch self {
    case .text:
      return Self.listed(report).map { line($0.finding, more: $0.more, in: report) }
        .joined(separator: "\n")
    case .json:
      return try encoded(
        LintJSON(cells: report.cells, findings: report.findings))
    case .sarif: return try encoded(SarifLog(report))
    case .github: return report.findings.map(annotation).joined(separator: "\n")
    }
  }

  private func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// The findings as text lists them: those about colors last, and each pair of colors once, with
  /// the number of further texts in these colors.
  private static func listed(_ report: LintReport) -> [(finding: LintResult, more: Int)] {
    var listed: [(finding: LintResult, more: Int)] = []
    var colored: [(finding: LintResult, more: Int)] = []
    for finding in report.findings {
      guard LintGroup(ofRule: finding.rule) == .color else {
        listed.append((finding, 0))
        continue
      }
      let known = colored.firstIndex { $0.finding.colors == finding.colors }
      if let known, finding.colors != nil {
        colored[known].more += finding.others + 1
      } else {
        colored.append((finding, 0))
      }
    }
    return listed + colored
  }

  private func line(_ finding: LintResult, more: Int, in report: LintReport) -> String {
    var place = finding.file ?? finding.previews.first ?? ""
    if let line = finding.line { place += ":\(line)" }
    if let column = finding.column { place += ":\(column)" }
    let isEverywhere = finding.cells.count == report.cells.count
    let cells = isEverywhere ? "" : " (\(finding.cells.joined(separator: "; ")))"
    let others = more == 0 ? "" : " (and \(more) more in these colors)"
    let ask = finding.ask.map { "\n  ask: \($0)" } ?? ""
    return
      "\(place): \(finding.severity.rawValue): \(finding.message)\(others) [\(finding.rule)]\(cells)\(ask)"
  }

  /// `::warning file=Card.swift,line=12,col=5,title=broken-word::…`.
  private func annotation(_ finding: LintResult) -> String {
    func escaped(_ text: String) -> String {
      text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }
    func property(_ text: String) -> String {
      escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
    let kind = finding.severity == .note ? "notice" : finding.severity.rawValue
    var properties: [String] = []
    if let file = finding.file { properties.append("file=\(property(file))") }
    if let line = finding.line { properties.append("line=\(line)") }
    if let column = finding.column { properties.append("col=\(column)") }
    properties.append("title=\(property(finding.rule))")
    let cells = finding.cells.joined(separator: "; ")
    return
      "::\(kind) \(properties.joined(separator: ","))::\(escaped("\(finding.message) (\(cells))"))"
  }
}

/// The JSON of `quoin lint --format json`.
private struct LintJSON: Encodable {
  /// The schema version of the JSON; it rises with each incompatible change.
  let schema = 1
  /// The configurations in which the previews were checked.
  let cells: [String]
  let findings: [LintResult]
}
