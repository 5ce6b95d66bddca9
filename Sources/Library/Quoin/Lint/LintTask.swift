import QuoinExplain
import QuoinHostProtocol
import QuoinViews

/// Lints a preview in each of the configurations. Except for the first, a configuration in which it
/// can't be laid out doesn't affect the others.
struct LintTask: PreviewTask {
  let cells: [LintCell]

  func process(_ preview: NamedPreview, on host: PreviewHost, _ record: inout PreviewRecord) {
    let isOfScreen = if case .device = preview.layout { true } else { false }
    let isFree = preview.device == nil && isOfScreen
    for (number, cell) in cells.enumerated() where isFree || !cell.isForPhones {
      do {
        var configuration = cell.configuration
        // Only a screen reveals whether something extends beyond it.
        if configuration.platform != .macOS {
          configuration = configuration.onWholeScreen(for: preview)
        }
        let renderer = try host.renderer(for: preview, in: configuration)
        let findings = try renderer.result(after: []).get().findings()
        record.findings += findings.map { LintFinding($0, in: cell) }
      } catch {
        let sentence = ErrorText.sentence(about: error)
        if number == 0 {
          record.failure = sentence
          return
        }
        record.warnings.append("\(cell.name): \(sentence)")
      }
    }
  }
}

extension LintFinding {
  fileprivate init(_ finding: Finding, in cell: LintCell) {
    self.init(
      cell: cell.name, rule: finding.rule,
      title: LintRule.all.first { $0.id == finding.rule }?.title ?? finding.rule,
      severity: finding.severity.rawValue, sentence: finding.message,
      fingerprint: finding.fingerprint)
    (hint, name, view, colors) = (finding.hint, finding.name, finding.view, finding.colors)
    (file, line, column) = (finding.source?.file, finding.source?.line, finding.source?.column)
  }
}
