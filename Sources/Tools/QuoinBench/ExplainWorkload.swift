import Foundation
import Quoin

/// Measures the cost of explanations: a layout report, and the answer to one question, as multiples
/// of the cost of the layout alone.
@MainActor
enum ExplainWorkload {
  static func measure() throws {
    print(
      "explanations"
        + "                  layout ms   ×report  ×why".padding(
          toLength: 48, withPad: " ", startingAt: 0))
    try row("a card", rounds: 200, Card(), "title.width")
    try row("100 rows", rounds: 40, List(count: 100), "title.width")
    try row("2000 rows", rounds: 8, List(count: 2000), "title.width")
  }

  private static func row<V: View>(
    _ name: String, rounds: Int, _ view: V, _ question: String
  ) throws {
    let proposal = ProposedViewSize(width: 390, height: 800)
    let shaper = FixedShaper()
    var times: (layout: [Double], report: [Double], why: [Double]) = ([], [], [])
    for _ in 0..<rounds {
      try times.layout.append(
        nanoseconds {
          _ = try ViewTree(view, environment: EnvironmentValues(), shaper: shaper)
            .layOut(proposal: proposal)
        })
      let renderer = ImageRenderer(content: view)
      renderer.shaper = shaper
      renderer.proposedSize = proposal
      times.report.append(nanoseconds { _ = renderer.layoutReport() })
      try times.why.append(nanoseconds { _ = try renderer.answers(to: question) })
    }
    let layout = median(times.layout)
    print(
      name.padding(toLength: 30, withPad: " ", startingAt: 0)
        + String(
          format: "%9.3f %9.2f %6.2f", layout / 1e6, median(times.report) / layout,
          median(times.why) / layout))
  }

  private struct Card: View {
    var body: some View {
      HStack {
        Color.red.frame(width: 40, height: 40)
        VStack(alignment: .leading) {
          Text(verbatim: "A title that may wrap").accessibilityIdentifier("title")
          Text(verbatim: "Something smaller below it")
        }
        Spacer()
        Text(verbatim: "12").padding(4).background(Color.yellow)
      }
      .padding()
    }
  }

  private struct List: View {
    let count: Int
    var body: some View {
      VStack { ForEach(0..<count, id: \.self) { _ in Card() } }
    }
  }
}
