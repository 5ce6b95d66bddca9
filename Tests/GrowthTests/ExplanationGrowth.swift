import Foundation
import Quoin
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinText
import QuoinViews
import SwiftUI

@testable import QuoinExplain

/// Rows with texts that are cut off, so that there is something to find.
private struct Rows: View {
  let count: Int
  var spacing: CGFloat = 8

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      ForEach(0..<count, id: \.self) { number in
        HStack {
          Text("Title of row \(number)").lineLimit(1)
          Spacer()
          Text("value \(number)").padding(4)
        }
        .frame(width: 120)
      }
    }
  }
}

/// Rows with texts that wrap.
private struct Paragraphs: View {
  let count: Int
  var body: some View {
    VStack { ForEach(0..<count, id: \.self) { Text("one two three row\($0)") } }
  }
}

@MainActor
private func report(_ count: Int, spacing: CGFloat = 8) -> LayoutReport {
  renderer(Rows(count: count, spacing: spacing)).layoutReport()
}

extension GrowthCase {
  static let explanations: [GrowthCase] = [
    GrowthCase("nodes of a report", "nodes") { report($0).nodes.count },
    GrowthCase("JSON of a report", "bytes") { n in
      try JSONEncoder().encode(report(n)).count
    },
    GrowthCase("text of a report", "bytes") { "\(report($0))".utf8.count },
    GrowthCase("diff of equal layouts", "compared pairs", .constant) { n in
      TreeMatching(report(n), report(n)).comparisons
    },
    GrowthCase(
      "diff of another spacing", "compared pairs",
      .power(2, reason: "The edit distance compares each pair of rows, up to 250,000 pairs.")
    ) { n in
      TreeMatching(report(n), report(n, spacing: 9)).comparisons
    },
    GrowthCase(
      "diff of different rows", "compared pairs",
      .power(2, reason: "The edit distance compares each pair of nodes, up to 250,000 pairs.")
    ) { n in
      TreeMatching(report(n), changed(n)).comparisons
    },
    GrowthCase("diff of thousands of rows", "compared pairs", size: 400) { n in
      TreeMatching(report(n), changed(n)).comparisons
    },
    GrowthCase("lint", "visited nodes") { n in
      var pass = try lintPass(Rows(count: n))
      pass.run()
      return pass.visits.count
    },
    GrowthCase("why", "visited nodes") { n in
      let pass = try lintPass(Rows(count: n))
      _ = try AnswerMachine(AnswerScene(pass)).answers(to: LayoutQuestion?.none)
      return pass.visits.count
    },
    GrowthCase(
      "sweep", "laid-out views",
      .power(2, reason: "Each of n changes is located by layouts of all n views.")
    ) { n in
      let renderer = renderer(Paragraphs(count: n))
      var views = 0
      _ = try LayoutSweep(.width, 100...140) { width in
        renderer.proposedSize.width = width
        let report = renderer.layoutReport()
        views += report.nodes.count
        return report
      }
      return views
    },
    GrowthCase("probe", "measurements of views") { n in
      let tree = try ViewTree(
        Paragraphs(count: n), environment: EnvironmentValues(), shaper: FixedShaper())
      try tree.layOut(proposal: .unspecified)
      let before = tree.layout.measurements
      _ = SizingProbe().behavior(isComposed: false) { proposal, _ in
        (try? tree.sizeThatFits(proposal)) ?? .zero
      }
      return tree.layout.measurements - before
    },
  ]

  @MainActor
  private static func changed(_ count: Int) -> LayoutReport {
    let report = report(count)
    var changed = report
    for index in changed.nodes.indices {
      guard let text = changed.nodes[index].text?.string else { continue }
      changed.nodes[index].name = "Text(\"\(text)!\")"
      changed.nodes[index].text?.string = "\(text)!"
    }
    return changed
  }
}

/// Returns a pass over the layout of `view`, without its statements.
@MainActor
private func lintPass<V: View>(_ view: V) throws -> LintPass {
  let tree = try ViewTree(view, environment: EnvironmentValues(), shaper: FixedShaper())
  let proposal = ProposedViewSize(width: 300, height: nil)
  let trace = try tree.trace(proposal: proposal)
  let report = LayoutReport(
    tree.layout, proposal: proposal, trace: trace, name: tree.name(of:), facts: tree.facts(of:))
  return LintPass(report, tree: tree.layout)
}
