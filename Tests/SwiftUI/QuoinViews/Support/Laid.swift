import Quoin
import SwiftUI

/// Lays out `content` with the fixed shaper, at three pixels per point on iOS and two on macOS, and
/// returns a report.
@MainActor
func laid<Content: View>(
  _ width: CGFloat?, _ height: CGFloat?, platform: Platform = .iOS,
  direction: LayoutDirection = .leftToRight, window: EdgeInsets? = nil,
  @ViewBuilder _ content: () -> Content
) -> LayoutReport {
  let renderer = ImageRenderer(content: content())
  renderer.proposedSize = ProposedViewSize(width: width, height: height)
  renderer.platform = platform
  renderer.layoutDirection = direction
  renderer.safeAreaInsets = window
  renderer.shaper = FixedShaper()
  return renderer.layoutReport()
}

extension View {
  func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

extension LayoutReport {
  /// Whether the view called `name` has the frame `frame`, to two decimals.
  func shows(_ name: String, at frame: CGRect) -> Bool {
    guard let own = self.frame(of: name) else { return false }
    return [
      own.minX - frame.minX, own.minY - frame.minY, own.width - frame.width,
      own.height - frame.height,
    ].allSatisfy { abs($0) < 0.006 }
  }
}

extension CGRect {
  /// Creates a rectangle from four unlabeled numbers.
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
