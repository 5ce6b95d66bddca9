import Foundation
import QuoinExplain
import QuoinFiles
import QuoinHostProtocol

/// Compares two sets of reports, and writes a page about it if requested.
struct DiffJob: HostJob {
  let comparison: HostRequest.Comparison
  let style: TextStyle

  func run(on host: PreviewHost, _ response: inout HostResponse) throws {
    let found = try LayoutComparison(comparison)
    response.text = try found.text(in: style)
    response.differs = found.differs
    if let page = comparison.page {
      try Data(found.html(comparison).utf8).write(to: URL(fileURLWithPath: page))
    }
  }
}

/// Compares the previews of two sources for the command line.
@MainActor
struct LayoutComparison {
  /// The differences of the previews that both sources contain.
  let previews: [NamedDifference]
  /// The names of previews that only one of them contains.
  let onlyBefore, onlyAfter: [String]

  /// The difference of a preview, with its name.
  struct NamedDifference: Encodable {
    let name: String
    let difference: LayoutDiff
    /// The preview's positions in both lists.
    let places: (before: Int, after: Int)

    private enum CodingKeys: CodingKey { case name, difference }
  }

  /// Reads the reports of both sides and compares them.
  init(_ comparison: HostRequest.Comparison) throws {
    let before = try Self.reports(comparison.before)
    let after = try Self.reports(comparison.after)
    var pairs: [(Int, Int)] = []
    if before.count == 1, after.count == 1 {
      pairs = [(0, 0)]
    } else {
      var left = Array(after.indices)
      for (index, preview) in before.enumerated() {
        guard let place = left.firstIndex(where: { after[$0].name == preview.name }) else {
          continue
        }
        pairs.append((index, left.remove(at: place)))
      }
    }
    previews = pairs.map { old, new in
      NamedDifference(
        name: after[new].name,
        difference: LayoutDiff(from: before[old].report, to: after[new].report),
        places: (old, new))
    }
    onlyBefore = before.indices.filter { index in !pairs.contains { $0.0 == index } }
      .map { before[$0].name }
    onlyAfter = after.indices.filter { index in !pairs.contains { $0.1 == index } }
      .map { after[$0].name }
  }

  /// The comparison as JSON.
  private struct Document: Encodable {
    /// The version of the JSON format; increased by changes that could break a reader.
    var schema = 1
    let previews: [NamedDifference]
    let onlyBefore, onlyAfter: [String]
  }

  /// Whether anything changed.
  var differs: Bool {
    !onlyBefore.isEmpty || !onlyAfter.isEmpty || previews.contains { !$0.difference.isEmpty }
  }

  func text(in style: TextStyle) throws -> String {
    guard style == .table else {
      return try JSONText.text(
        Document(previews: previews, onlyBefore: onlyBefore, onlyAfter: onlyAfter))
    }
    var sections = previews.map { preview in
      let text = preview.difference.description
      return previews.count > 1 ? "# \(preview.name)\n\(text)" : text
    }
    if !onlyBefore.isEmpty { sections.append("Gone: \(Self.list(onlyBefore))") }
    if !onlyAfter.isEmpty { sections.append("New: \(Self.list(onlyAfter))") }
    return sections.joined(separator: "\n\n")
  }

  /// Returns the comparison as an HTML page.
  func html(_ comparison: HostRequest.Comparison) throws -> String {
    let sections = try previews.map { preview in
      DifferencePage.Section(
        name: preview.name, diff: preview.difference,
        before: try Self.picture(preview.places.before, of: comparison.before),
        after: try Self.picture(preview.places.after, of: comparison.after))
    }
    return DifferencePage(
      title: "\(comparison.before.name) → \(comparison.after.name)", sections: sections
    ).html
  }

  private static func list(_ names: [String]) -> String {
    names.map { "“\($0)”" }.joined(separator: ", ")
  }

  private static func picture(_ index: Int, of side: HostRequest.Comparison.Side) throws -> Data {
    guard side.pictures.indices.contains(index) else {
      throw HostFailure(message: "there is no image of \(side.name)", cause: .usage)
    }
    return try Data(contentsOf: URL(fileURLWithPath: side.pictures[index]))
  }

  /// Returns the reports of a side: the output of `quoin explain --json`, or a single report.
  private static func reports(_ side: HostRequest.Comparison.Side) throws -> [NamedReport] {
    let data = try Data(contentsOf: URL(fileURLWithPath: side.reports))
    let reports: [NamedReport]
    do {
      if let explained = try? BoundedJSON.decode(ExplainedPreviews.self, from: data) {
        guard explained.schema == 1 else {
          throw HostFailure(
            message:
              "\(side.name) has schema \(explained.schema), and this version reads schema 1")
        }
        reports = try explained.previews.map {
          NamedReport(name: $0.name, report: try Self.checked($0.report))
        }
      } else {
        let report = try BoundedJSON.decode(LayoutReport.self, from: data)
        reports = [NamedReport(name: side.name, report: try checked(report))]
      }
    } catch let failure as HostFailure {
      throw failure
    } catch let error as BoundedJSON.ParseError {
      throw HostFailure(message: "\(side.name) can't be read: \(error)")
    } catch let DecodingError.dataCorrupted(context) where !context.codingPath.isEmpty {
      throw HostFailure(message: "\(side.name): \(context.debugDescription)")
    } catch {
      throw HostFailure(
        message: "\(side.name) is not a report; `quoin explain --json` writes one")
    }
    guard let wanted = side.preview else { return reports }
    let matches = reports.filter { $0.name == wanted }
    guard !matches.isEmpty else {
      throw PreviewHost.noPreview(named: wanted, among: reports.map(\.name))
    }
    return matches
  }

  /// Validates and returns a report. Throws if its nodes don't form a tree, as in a file that was
  /// edited.
  private static func checked(_ report: LayoutReport) throws -> LayoutReport {
    for (index, node) in report.nodes.enumerated() {
      guard node.parent.map({ (0..<index).contains($0) }) ?? (index == 0) else {
        throw HostFailure(message: "the report is damaged: node \(index) has no parent before it")
      }
    }
    return report
  }

  private struct ExplainedPreviews: Decodable {
    let schema: Int
    let previews: [Preview]

    struct Preview: Decodable {
      let name: String
      let report: LayoutReport
    }
  }
}
