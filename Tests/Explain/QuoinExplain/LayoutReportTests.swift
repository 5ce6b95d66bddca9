import Quoin
import SwiftUI
import Testing

/// The negotiation in the wording of the articles.
@MainActor
@Suite struct LayoutReportTests {
  private func report<V: View>(_ view: V, _ width: CGFloat?, _ height: CGFloat?) -> LayoutReport {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    renderer.shaper = FixedShaper()
    return renderer.layoutReport()
  }

  /// Padding and background around a text: the eight steps, in the article's order and with its
  /// arithmetic.
  @Test func favorite() {
    let report = report(Text("Favorite").padding(10).background(Color.teal), 320, 480)
    // Eight characters of half an em at 17 points, one line of 20⅓ points.
    #expect(
      report.steps == [
        "1. The system proposes 320 × 480",
        "2. The background proposes the same size (320 × 480) to its primary child, the padding",
        "3. The padding subtracts 10 points on each edge, and proposes 300 × 460 to the Text(\"Favorite\")",
        "4. The Text(\"Favorite\") reports its size as 68 × 20.33",
        "5. The padding adds 10 points on each edge, and reports its size as 88 × 40.33",
        "6. The background proposes the size of its primary child (88 × 40.33) to its secondary child, the Color",
        "7. The Color accepts and reports the proposed 88 × 40.33",
        "8. The background reports the size of its primary child (88 × 40.33)",
      ])
  }

  @Test func aStackSaysWhoIsAskedWhenAndWhy() {
    let report = report(
      HStack(spacing: 0) {
        Color.red
        Text("Hello, World!").accessibilityIdentifier("text")
        Color.teal
      }, 180, 180)
    #expect(report.node("text")?.turn == 1)
    #expect(report.steps[1].contains("first: with 180 left for 3 children it proposes 60 × 180"))
    let widths = report.nodes.filter { $0.name == "Color" }.map(\.size.width)
    let text = report.frame(of: "text")!.width
    #expect(widths == [(180 - text) / 2, (180 - text) / 2])
  }

  @Test func reasonsNameTheRule() {
    let report = report(
      VStack {
        Color.red.frame(width: 50)
        Spacer()
      }, nil, nil)
    let tree = report.description
    #expect(tree.contains("falls back to 10, as "))
    #expect(tree.contains("width: fixed"))
    #expect(tree.split(separator: "\n").count == 4)
  }

  @Test func aReportSurvivesJSON() throws {
    let report = report(
      HStack { Color.red }.frame(maxWidth: .infinity).padding(3).layoutPriority(2), .infinity, nil)
    let copy = try JSONDecoder().decode(LayoutReport.self, from: try report.json())
    #expect(copy == report)
    #expect(copy.size.width == .infinity)
  }

  @Test func framesAreFoundByIdentifierAndTransparentToOffsets() {
    let report = report(
      VStack(spacing: 5) {
        Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a")
        Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b").offset(x: 7)
          .accessibilityIdentifier("c")
      }, nil, nil)
    #expect(report.frame(of: "a") == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(report.frame(of: "b") == CGRect(x: 7, y: 15, width: 20, height: 10))
    #expect(report.frame(of: "c") == CGRect(x: 0, y: 15, width: 20, height: 10))
    #expect(report.frame(of: "d") == nil)
  }
}
