import Foundation
import QuoinGeometry
import QuoinLayout

/// A view's layout as the answers see it: its report, its tree for trials, and its views as
/// written.
package final class AnswerScene {
  package let report: LayoutReport
  /// The report, the tree and the facts of lint's rules.
  package let pass: LintPass
  package let written: WrittenViews
  /// The visible defects, with which trials are compared.
  package let defects: LayoutDefects
  /// The results of edits that were tried.
  let trials = TrialMemory()

  package init(_ pass: LintPass) {
    self.pass = pass
    report = pass.report
    written = WrittenViews(pass)
    defects = LayoutDefects(pass)
  }

  package func node(_ index: Int) -> LayoutReport.Node { pass.node(index) }

  /// The rectangle in which content is visible: the window, or the root view.
  package var window: CGRect {
    CGRect(origin: .zero, size: report.window ?? report.size)
  }
}
