import Foundation

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
struct SarifLog: Encodable {
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    let tool: Tool
    let results: [Result]
    let columnKind = "utf16CodeUnits"
  }

  struct Tool: Encodable { let driver: Driver }

  struct Driver: Encodable {
    let name = "quoin"
    let version = QuoinVersion.current
    let rules: [Rule]
  }

  struct Rule: Encodable {
    let id: String
    let shortDescription: Message
    let defaultConfiguration: Configuration
  }

  struct Configuration: Encodable { let level: String }

  struct Message: Encodable { let text: String }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let partialFingerprints: [String: String]
    let properties: Properties
  }

  struct Properties: Encodable { let cells, previews: [String] }

  struct Location: Encodable { let physicalLocation: PhysicalLocation }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region?
  }

  struct ArtifactLocation: Encodable { let uri: String }

  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int?
  }

  init(_ report: LintReport) {
    var ids: [String] = []
    for finding in report.findings where !ids.contains(finding.rule) { ids.append(finding.rule) }
    ids.sort()
    let rules = ids.map { id in
      Rule(
        id: id, shortDescription: Message(text: report.titles[id] ?? id),
        defaultConfiguration: Configuration(
          level: report.findings.first { $0.rule == id }?.severity.rawValue ?? "warning"))
    }
    let results = report.findings.map { finding in
      Result(
        ruleId: finding.rule, ruleIndex: ids.firstIndex(of: finding.rule) ?? 0,
        level: finding.severity.rawValue, message: Message(text: finding.message),
        locations: Self.location(of: finding).map { [$0] } ?? [],
        partialFingerprints: ["quoin/v1": "\(finding.rule) \(finding.fingerprint)"],
        properties: Properties(cells: finding.cells, previews: finding.previews))
    }
    runs = [Run(tool: Tool(driver: Driver(rules: rules)), results: results)]
  }

  private static func location(of finding: LintResult) -> Location? {
    guard let file = finding.file else { return nil }
    let region = finding.line.map { Region(startLine: $0, startColumn: finding.column) }
    return Location(
      physicalLocation: PhysicalLocation(
        artifactLocation: ArtifactLocation(uri: uri(of: file)), region: region))
  }

  /// Returns a path as a URI reference; relative paths stay relative to the working directory.
  private static func uri(of file: String) -> String {
    if file.hasPrefix("/") { return URL(fileURLWithPath: file).absoluteString }
    return file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
  }
}
