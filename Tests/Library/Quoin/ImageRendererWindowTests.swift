import Foundation
import Quoin
import SwiftUI
import Testing

/// Images and reports of a whole window (Rules/Rounding.md#root).
@MainActor
@Suite struct ImageRendererWindowTests {
  private func renderer<V: View>(_ view: V, _ width: CGFloat?, _ height: CGFloat?) -> ImageRenderer<
    V
  > {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    renderer.shaper = FixedShaper()
    return renderer
  }

  @Test func thePictureIsTheWholeWindow() throws {
    let renderer = renderer(Color.red.frame(width: 20, height: 10), 100, 60)
    #expect(renderer.displayList().size == CGSize(width: 20, height: 10))
    renderer.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 10)
    #expect(renderer.displayList().size == CGSize(width: 100, height: 60))
    let report = renderer.layoutReport()
    #expect(report.window == CGSize(width: 100, height: 60))
    #expect(report.size == CGSize(width: 20, height: 10))
    #expect(report.root?.frame == CGRect(x: 35, y: 35, width: 20, height: 10))
    #expect(report.steps.first == "1. The system proposes 90 × 40")
    renderer.safeAreaInsets = EdgeInsets()
    #expect(renderer.layoutReport().root?.origin == CGPoint(x: 40, y: 25))
  }

  @Test func anOpenSideIsAsLongAsTheViewAndTheInsets() {
    let renderer = renderer(Color.red.frame(width: 20, height: 10), 100, nil)
    renderer.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 5, trailing: 0)
    renderer.keyboardHeight = 30
    #expect(renderer.displayList().size == CGSize(width: 100, height: 60))
  }

  @Test func anEmptyWindowIsAPictureToo() {
    let renderer = renderer(EmptyView(), 40, 30)
    renderer.safeAreaInsets = EdgeInsets()
    #expect(renderer.displayList() == DisplayList(size: CGSize(width: 40, height: 30)))
  }

  @Test func aReportOfAWindowSurvivesJSON() throws {
    let renderer = renderer(
      ViewThatFits { Color.red.ignoresSafeArea().position(x: 1, y: 2) }, 40, 30)
    renderer.safeAreaInsets = EdgeInsets(.top, 4)
    let report = renderer.layoutReport()
    #expect(try JSONDecoder().decode(LayoutReport.self, from: try report.json()) == report)
  }

  @Test func anOpaqueWindowIsWhatTheViewPrefers() {
    let renderer = renderer(Color.red.preferredColorScheme(.dark), 40, 30)
    renderer.isOpaque = true
    #expect(renderer.displayList().background == .black)
  }

  @Test func reasonsNameTheRule() {
    let view = ViewThatFits {
      Color.red.frame(width: 500)
      Color.red.containerRelativeFrame(.horizontal) { width, _ in width / 2 }
        .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30) }
        .ignoresSafeArea(edges: .top)
    }
    let renderer = renderer(view, 200, 300)
    renderer.safeAreaInsets = EdgeInsets(.top, 40)
    let report = renderer.layoutReport()
    #expect(report.root?.reason == "candidate 2 of 2, the first that fits")
    let steps = report.steps.joined(separator: "\n")
    #expect(steps.contains("adds 40 points of safe area to the height"))
    #expect(steps.contains("subtracts 38 points from the height"))
    #expect(steps.contains("takes from its container the width"))
    #expect(report.description.contains("relative to its container"))
  }
}
