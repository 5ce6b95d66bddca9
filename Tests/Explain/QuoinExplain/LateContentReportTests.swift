import Quoin
import SwiftUI
import Testing

/// Content that depends on the layout is explained like any other.
@MainActor
@Suite struct LateContentReportTests {
  private func report<V: View>(_ view: V) -> LayoutReport {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 100, height: 60)
    return renderer.layoutReport()
  }

  @Test func aReaderOffersItsOwnSize() {
    let report = report(
      GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) })
    #expect(
      report.steps == [
        "1. The system proposes 100 × 60",
        "2. The GeometryReader takes its own width and height and proposes 100 × 60 to the frame",
        "3. The frame fixes the width and proposes 50 × 60 to the Color",
        "4. The Color accepts and reports the proposed 50 × 60",
        "5. The frame reports its size as 50 × 60 (width: fixed; height: as its child)",
        "6. The GeometryReader accepts and reports the proposed 100 × 60",
      ])
  }

  @Test func aReaderThatContainsItselfIsAnError() {
    struct Endless: View {
      var body: some View { GeometryReader { _ in Endless() } }
    }
    #expect(report(Endless()).errors == ["\(ViewError.tooDeep)"])
  }

  @Test func aMatchedViewSaysWhereItsSizeIsFrom() {
    struct Pair: View {
      @Namespace var space
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 30, height: 20).matchedGeometryEffect(id: 0, in: space)
          Color.blue.accessibilityIdentifier("x")
            .matchedGeometryEffect(id: 0, in: space, isSource: false)
        }
      }
    }
    let report = report(Pair())
    #expect(report.frame(of: "x") == CGRect(x: 35, y: 0, width: 30, height: 20))
    #expect(
      report.steps.contains {
        $0.hasSuffix(
          "takes from the matched view the width and height and proposes 30 × 20 to the Color")
      })
  }
}
