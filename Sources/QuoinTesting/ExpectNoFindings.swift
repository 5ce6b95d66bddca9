import Foundation
import Quoin
import QuoinCore
import QuoinExplain
import QuoinGeometry

/// Expects that nothing is the matter with a view, whoever looks at it and on whatever: no text is cut off, no button is
/// too small, nothing is lost with an update …: `LintRule.all` lists what is looked for.
///
///     expectNoFindings(SignInView(), across: .devices + .textSizes)
///     expectNoFindings(PriceRow(), across: .size(width: 320) * .textSizes, except: [.truncatedText])
///
/// A failure lists all findings, and the circumstances of each. Rules about modifiers need to know where these were
/// written: `quoin lint` asks them, too.
///
/// - Parameters:
///   - view: the view.
///   - matrix: the circumstances.
///   - severity: findings below it are no failure.
///   - exceptions: rules that are not asked for.
///   - fileID: the test's file, for swift-testing.
///   - filePath: the same, with its folders.
///   - line: the line of the test.
///   - column: the column of the test.
/// - Returns: whether nothing was found.
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
      for finding in try cell.renderer(of: view).findings(rules) {
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

/// Findings and the circumstances of each.
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
      "\(count) finding\(count == 1 ? "" : "s") in \(cellCount) circumstance\(cellCount == 1 ? "" : "s"):"
    let lines = entries.map { entry in
      let isEverywhere = entry.cells.count == cellCount && cellCount > 1
      return
        "  \(entry.finding) (\(isEverywhere ? "everywhere" : entry.cells.joined(separator: "; ")))"
    }
    return ([title] + lines).joined(separator: "\n")
  }
}
