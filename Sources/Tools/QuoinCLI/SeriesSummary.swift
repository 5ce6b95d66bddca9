import Foundation
import QuoinHostProtocol

/// The results of a folder's previews as text and as JSON.
struct SeriesSummary {
  let result: PreviewSeriesResult
  private let input: PreviewInput

  init(_ result: PreviewSeriesResult, of input: PreviewInput) {
    self.result = result
    self.input = input
  }

  private var failures: [PreviewRecord] { result.records.filter { $0.failure != nil } }
  private var omittedPreviews: [OmittedDeclaration] {
    result.omittedDeclarations.filter(\.isPreview)
  }
  private var blanks: [PreviewRecord] { result.records.filter { $0.failure == nil && $0.isBlank } }

  /// Whether every preview succeeded and nothing was left out.
  var isFine: Bool { failures.isEmpty && result.omittedDeclarations.isEmpty }

  /// One line per preview, including those that were left out.
  var list: String {
    (result.records.map { record in
      let failure = record.failure.map { ": \(Self.firstLine($0))" } ?? ""
      return "\(Self.place(of: record))\(record.name)\(failure)"
    } + omittedPreviews.map(\.description)).joined(separator: "\n")
  }

  /// Returns a line for each image, failure and omitted preview, followed by the counts.
  ///
  /// - Parameter pictures: The paths of each preview's images by its index in `records`.
  func table(pictures: [Int: [String]]) -> String {
    var lines: [String] = []
    for (index, record) in result.records.enumerated() {
      if let failure = record.failure {
        lines.append("failed   \(Self.place(of: record))\(record.name): \(Self.firstLine(failure))")
      } else {
        let paths = (pictures[index] ?? []).joined(separator: " ")
        lines.append("\(record.isBlank ? "blank " : "drawn ")   \(paths)")
      }
    }
    lines += omittedPreviews.map { "left out \($0.diagnostic)" }
    return (lines + [counts]).joined(separator: "\n")
  }

  private var counts: String {
    let all = result.records.count + omittedPreviews.count
    guard all > 0 || result.omittedDeclarations.isEmpty else {
      let count = result.omittedDeclarations.count
      return "no previews, unless they are in the \(count) declarations that are left out"
    }
    let drawn = result.records.count - failures.count
    var parts = ["\(drawn) drawn"]
    if !blanks.isEmpty { parts[0] += " (\(blanks.count) blank)" }
    if !failures.isEmpty { parts.append("\(failures.count) failed") }
    if !omittedPreviews.isEmpty { parts.append("\(omittedPreviews.count) left out") }
    return "\(all) previews: \(parts.joined(separator: ", "))"
  }

  /// Prints the omissions and their reasons, and the previews' warnings.
  ///
  /// - Parameter hasPreviews: Whether to print omitted previews, which lists and tables contain.
  func writeWarnings(withPreviews hasPreviews: Bool = false) {
    for warning in result.warnings { Diagnostics.write("warning: \(warning)\n") }
    for omission in result.omittedDeclarations where hasPreviews || !omission.isPreview {
      Diagnostics.write("left out: \(omission.diagnostic)\n")
    }
    var seen: Set<String> = []
    for record in result.records {
      let new = record.warnings.filter { seen.insert($0).inserted }
      for warning in OneTimeWarnings.removed(from: new) {
        Diagnostics.write("warning: \(Self.place(of: record))\(record.name): \(warning)\n")
      }
    }
  }

  /// Returns the results as JSON.
  func json(pictures: [Int: [String]]) throws -> String {
    let report = Report(
      previews: result.records.enumerated().map { index, record in
        Report.Preview(
          name: record.name, file: record.place?.file, line: record.place?.line,
          pictures: pictures[index] ?? [], width: record.width, height: record.height,
          isBlank: record.isBlank, warnings: record.warnings, failure: record.failure)
      }, leftOut: result.omittedDeclarations, warnings: result.warnings)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(report), as: UTF8.self)
  }

  private struct Report: Encodable {
    let previews: [Preview]
    let leftOut: [OmittedDeclaration]
    let warnings: [String]

    private enum CodingKeys: String, CodingKey {
      case previews, leftOut
      case warnings = "remarks"
    }

    struct Preview: Encodable {
      let name: String
      let file: String?
      let line: Int?
      let pictures: [String]
      let width, height: Double?
      let isBlank: Bool
      let warnings: [String]
      let failure: String?

      private enum CodingKeys: String, CodingKey {
        case name, file, line, pictures, width, height, isBlank, failure
        case warnings = "remarks"
      }
    }
  }

  private static func place(of record: PreviewRecord) -> String {
    record.place.map { "\($0.file):\($0.line): " } ?? ""
  }

  private static func firstLine(_ text: String) -> String {
    String(text.prefix { $0 != "\n" })
  }
}
