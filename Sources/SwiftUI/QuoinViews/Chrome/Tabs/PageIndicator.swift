import Foundation
import QuoinCore

/// A dot for each page (Rules/Navigation.md#page-tabs). Sizing: h-hug, v-hug.
struct PageIndicator: View {
  let count: Int
  let current: Int
  @Environment(\.indexBackground) private var background

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<max(count, 0), id: \.self) { index in
        let side = index == current ? TabMetrics.currentDot : TabMetrics.dot
        Circle()
          .fill(Color.white.opacity(index == current ? 1 : 0.3))
          .frame(width: side, height: side)
          .chrome("dot")
          .frame(width: TabMetrics.dotPitch)
      }
    }
    .frame(
      width: max(TabMetrics.indicatorWidth(pages: count), 0), height: TabMetrics.indicatorHeight
    )
    .background {
      if background == .always { Capsule().fill(Color.black.opacity(0.25)) }
    }
    .chrome("pageIndicator")
  }
}
