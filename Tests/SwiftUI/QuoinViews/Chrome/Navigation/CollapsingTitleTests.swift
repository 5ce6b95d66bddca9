import Quoin
import SwiftUI
import Testing

/// Large titles above scrolled pages (Rules/Navigation.md#large-title-collapses).
@MainActor
struct CollapsingTitleTests {
  private func host<V: View>(@ViewBuilder _ page: () -> V) -> ViewHost<some View> {
    ViewHost(
      NavigationStack { page().navigationTitle("Title") },
      size: ProposedViewSize(width: 402, height: 874),
      safeAreaInsets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0))
  }

  private func rows() -> some View {
    ForEach(0..<40, id: \.self) { _ in Color.red.frame(height: 40) }
  }

  /// The font sizes of the drawn texts.
  private func sizes(_ host: ViewHost<some View>) -> [Int] {
    host.svgString().matches(of: /font-size="(\d+)"/).compactMap { Int($0.1) }
  }

  @Test func aTitleCollapsesAboveAList() throws {
    let host = host { List { rows() }.accessibilityIdentifier("list") }
    try host.update()
    for (offset, size) in [(0.0, 34), (30, 34), (52, 17), (400, 17), (25, 34), (0, 34)] {
      try host.scroll("list", to: CGPoint(x: 0, y: offset))
      #expect(sizes(host) == [size], "at \(offset)")
    }
  }

  @Test func aScrollViewElsewhereLeavesTheTitle() throws {
    let host = host {
      VStack(spacing: 0) {
        Color.green.frame(height: 50)
        ScrollView { rows() }.accessibilityIdentifier("scroll")
      }
    }
    try host.update()
    try host.scroll("scroll", to: CGPoint(x: 0, y: 200))
    #expect(sizes(host) == [34])
  }
}
