import Foundation
import QuoinCore
import QuoinGeometry

/// Where a sheet lies in a window, in points.
struct SheetFit {
  let size: CGSize
  /// Below the sheet.
  let gap: CGFloat
  /// At the top and at the bottom.
  let radii: [CGFloat]
  /// The room that the sheet's content keeps free at the bottom.
  let bottomInset: CGFloat

  /// The largest detent ends below the status bar and reaches down to the edge of the screen; lower sheets float.
  @MainActor
  init(options: PresentationOptions, space: WindowLayer.Space, environment: EnvironmentValues) {
    let largest = max(space.size.height - space.insets.top - PresentationMetrics.largeGap, 0)
    let context = PresentationDetent.Context(maxDetentValue: largest, environment: environment)
    let heights = options.detents.compactMap { $0.height(in: context) }
    let chosen = options.detent.flatMap {
      options.detents.contains($0) ? $0.height(in: context) : nil
    }
    let height = chosen ?? heights.min() ?? largest
    let inset = PresentationMetrics.floatingInset
    if height >= largest {
      size = CGSize(width: space.size.width, height: largest)
      gap = 0
      radii = [PresentationMetrics.topRadius, 0]
      bottomInset = min(space.insets.bottom, size.height)
    } else {
      size = CGSize(
        width: max(space.size.width - 2 * inset, 0), height: max(height - inset, 0))
      gap = inset
      radii = [PresentationMetrics.topRadius, PresentationMetrics.bottomRadius]
      bottomInset = min(max(space.insets.bottom - inset, 0), size.height)
    }
  }
}
