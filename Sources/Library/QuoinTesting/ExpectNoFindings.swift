import Foundation
import Quoin
import QuoinCore
import QuoinExplain
import QuoinGeometry

/// Expects no lint findings in any of the given configurations.
///
/// Examples are truncated texts, buttons that are too small, and state that is lost in an update;
/// `LintRule.all` lists all rules.
///
///     expectNoFindings(SignInView(), across: .devices + .textSizes) expectNoFindings(PriceRow(),
///     across: .size(width: 320) * .textSizes, except: [.truncatedText])
///
/// A failure lists all findings, each with its configurations. Rules about modifiers need source
/// locations; use `quoin lint` to include them.
///
/// - Parameters:
///   - view: the view.
///   - matrix: the configurations.
///   - severity: the minimum severity of a failure.
///   - exceptions: rules to exclude.
///   - fileID: the test's file, for swift-testing.
///   - filePath: the path of the test's file.
///   - line: the line of the test.
///   - column: the column of the test.
/// - Returns: whether there are no findings.
@MainActor
@discardableResult
public func expectNoFindings<Content: View>(
  _ view: Content, across matrix: FindingMatrix = .devices + .textSizes,
  severity: LintSeverity = .warning, except exceptions: [LintRule] = [],
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let rules = LintRule.all.filter { $0.severity >= severity && !exceptions.contains($0) }
  var found = FoundFindings(cellCount: matrix.cells.count)
  for cell in matrix.cells {
    do {
      for finding in try cell.renderer(of: view).lint(rules) {
        found.add(finding, in: cell.name)
      }
    } catch {
      Failures.report("The view can't be laid out (\(cell.name)): \(error)", at: place)
      return false
    }
  }
  guard !found.isEmpty else { return true }
  Failures.report(found.message, at: place)
  return false
}

/// Findings, each with its configurations.
private struct FoundFindings {
  let cellCount: Int
  private var entries: [(finding: Finding, cells: [String])] = []

  init(cellCount: Int) { self.cellCount = cellCount }

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ finding: Finding, in cell: String) {
    let known = entries.firstIndex { entry in
      entry.finding.rule == finding.rule && entry.finding.fingerprint == finding.fingerprint
        && entry.finding.source == finding.source
    }
    if let known {
      if entries[known].cells.last != cell { entries[known].cells.append(cell) }
    } else {
      entries.append((finding, [cell]))
    }
  }

  var message: String {
    let count = entries.count
    let title =
      "\(count) finding\(count == 1 ? "" : "s") in \(cellCount) configuration\(cellCount == 1 ? "" : "s"):"
    let lines = entries.map { entry in
      let isEverywhere = entry.cells.count == cellCount && cellCount > 1
      return
        "  \(entry.finding) (\(isEverywhere ? "everywhere" : entry.cells.joined(separator: "; ")))"
    }
    return ([title] + lines).joined(separator: "\n")
  }
}
