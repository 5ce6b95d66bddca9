import Foundation
import QuoinHostProtocol
import QuoinSources

/// The result of one preview.
struct SnapshotResult {
  /// The name of the folder of references.
  static let folder = "__Snapshots__"

  enum State: Equatable {
    case same
    case changed(PictureVerdict)
    /// There is no reference.
    case new
    /// There is a reference but no preview.
    case gone
    /// The preview can't be drawn.
    case failed(String)
  }

  let name: String
  /// The preview's source location, if it is known.
  let place: String?
  let reference: URL
  var state: State
  /// The new image, its companion file and the difference, in the scratch directory.
  var picture, companion, difference: URL?

  var isToBeRecorded: Bool {
    switch state {
    case .new, .changed: true
    case .same, .gone, .failed: false
    }
  }

  /// Returns the companion file of a reference.
  static func companion(of reference: URL) -> URL {
    reference.deletingLastPathComponent()
      .appendingPathComponent("\(reference.lastPathComponent).json")
  }
}

/// The results of all previews as text and as JSON.
struct SnapshotSummary {
  let results: [SnapshotResult]
  let omittedDeclarations: [OmittedDeclaration]
  let isRecorded: Bool

  private var omittedPreviews: [OmittedDeclaration] { omittedDeclarations.filter(\.isPreview) }

  /// Whether there are no differences.
  var isUnchanged: Bool { results.allSatisfy { $0.state == .same } && omittedDeclarations.isEmpty }

  /// Whether there are no differences, or all were recorded.
  var isFine: Bool {
    guard isRecorded else { return isUnchanged }
    return omittedDeclarations.isEmpty
      && results.allSatisfy { if case .failed = $0.state { false } else { true } }
  }

  /// Returns a line for each preview that differs, followed by the counts.
  func table(report: String?) -> String {
    var lines = results.compactMap(line) + omittedPreviews.map { "left out \($0)" }
    lines.append(counts)
    if let report { lines.append("report: \(report)") }
    return lines.joined(separator: "\n")
  }

  private func line(_ result: SnapshotResult) -> String? {
    let place = result.place.map { "\($0): " } ?? ""
    let path = result.reference.relativePath
    switch result.state {
    case .same: return nil
    case .changed(let verdict):
      let reasons = verdict.sentences.map { "\n         \($0)" }.joined()
      return "changed  \(place)\(path)\(reasons)"
    case .new: return "new      \(place)\(path)"
    case .gone: return "gone     \(path)"
    case .failed(let failure):
      return "failed   \(place)\(result.name): \(failure.prefix { $0 != "\n" })"
    }
  }

  private var counts: String {
    let kinds = ["the same", "changed", "new", "gone", "failed"]
    let found = results.map { Self.kind($0.state) }
    var parts = kinds.compactMap { kind -> String? in
      let count = found.filter { $0 == kind }.count
      return count == 0 ? nil : "\(count) \(kind)"
    }
    if !omittedPreviews.isEmpty { parts.append("\(omittedPreviews.count) left out") }
    let all = results.count + omittedPreviews.count
    let hasNews = results.contains { $0.isToBeRecorded || $0.state == .gone }
    let advice = "; --record makes the drawn images the references"
    let end = hasNews ? (isRecorded ? "; recorded" : advice) : ""
    return "\(all) \(all == 1 ? "preview" : "previews"): \(parts.joined(separator: ", "))\(end)"
  }

  private static func kind(_ state: SnapshotResult.State) -> String {
    switch state {
    case .same: "the same"
    case .changed: "changed"
    case .new: "new"
    case .gone: "gone"
    case .failed: "failed"
    }
  }

  // The JSON:
  //
  //     { "schema": 1, "isFine": false, "report": "snapshot-report.html", "leftOut": [],
  //       "previews": [ { "name": "Card", "place": "Card.swift:3", "reference": "…/Card.png",
  //       "state": "changed", "why": ["…"], "hasOtherFonts": false, "moves": [ { "name": "frame",
  //       "before": [0, 0, 10, 10], "after": [0, 0, 20, 10] } ] } ] }
  //
  // Frames are x, y, width and height in points.

  /// Returns the results as JSON.
  func json(report: String?) throws -> String {
    let value = Report(
      isFine: isFine, report: report,
      previews: results.map { result in
        var preview = Report.Preview(
          name: result.name, place: result.place, reference: result.reference.relativePath,
          state: Self.kind(result.state).replacing("the ", with: ""))
        switch result.state {
        case .changed(let verdict):
          preview.why = verdict.sentences
          preview.hasOtherFonts = verdict.hasOtherFonts
          preview.moves = verdict.moves
        case .failed(let failure): preview.why = [failure]
        case .same, .new, .gone: break
        }
        return preview
      }, leftOut: omittedDeclarations)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private struct Report: Encodable {
    var schema = 1
    let isFine: Bool
    let report: String?
    let previews: [Preview]
    let leftOut: [OmittedDeclaration]

    struct Preview: Encodable {
      let name: String
      let place: String?
      let reference: String
      let state: String
      var why: [String] = []
      var hasOtherFonts: Bool?
      var moves: [PictureVerdict.Move]?
    }
  }
}
