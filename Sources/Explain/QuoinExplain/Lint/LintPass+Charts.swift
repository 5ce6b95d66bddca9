import Foundation
import QuoinGeometry
import QuoinLayout

// Checks for labels of charts that can't be read.

extension LintPass {
  mutating func checkCharts() {
    for chart in report.nodes.indices where node(chart).callName == "ChartLayout" {
      for part in children[chart] where ChartParts.names.contains(node(part).name) {
        checkLabels(part, "the \(node(part).name)")
      }
    }
  }

  private mutating func checkLabels(_ part: Int, _ name: String) {
    // Labels for which an axis has no room get no size.
    let labels = inside(part).filter { index in
      guard let facts = node(index).text else { return false }
      return facts.string.contains { !$0.isWhitespace } && node(index).size.width > 0.5
        && isLegible(index)
    }
    if let cut = labels.first(where: { node($0).text!.isTruncated && !isCut($0, node($0).text!) }) {
      let facts = node(cut).text!
      note(
        .unreadableLabel, cut,
        "\(name) cuts \(quote(facts)), which needs \(text(facts.ideal.width)) and has \(text(node(cut).size.width))",
        fingerprint: facts.string)
    }
    if let small = labels.first(where: { node($0).text!.fontSize * node($0).text!.scale < 8 }) {
      let facts = node(small).text!
      note(
        .unreadableLabel, small,
        "\(quote(facts)) in \(name) has only \(text(facts.fontSize * facts.scale)) points",
        fingerprint: facts.string)
    }
    let ordered = labels.sorted {
      let (a, b) = (node($0).frame, node($1).frame)
      return (a.minX, a.minY) < (b.minX, b.minY)
    }
    for (a, b) in zip(ordered, ordered.dropFirst()) {
      let common = node(a).frame.intersection(node(b).frame)
      guard !common.isNull, common.width > 1, common.height > 1 else { continue }
      note(
        .unreadableLabel, a,
        "\(quote(node(a).text!)) and \(quote(node(b).text!)) in \(name) overlap",
        fingerprint: "\(node(a).text!.string) \(node(b).text!.string)")
      return
    }
  }
}
