import Foundation
import QuoinCore
import QuoinGeometry

/// The position of a sheet in a window, in points.
struct SheetFit {
  let size: CGSize
  /// The gap below the sheet.
  let gap: CGFloat
  /// The radii at the top and at the bottom.
  let radii: [CGFloat]
  /// The bottom inset of the sheet's content.
  let bottomInset: CGFloat

  /// Fits a sheet into the window. The largest detent fills the screen below the status bar; lower
  /// sheets float. A keyboard raises a sheet by its height.
  @MainActor
  init(options: PresentationOptions, space: WindowLayer.Space, environment: EnvironmentValues) {
    let largest = max(space.size.height - space.insets.top, 0)
    let context = PresentationDetent.Context(maxDetentValue: largest, environment: environment)
    let heights = options.detents.compactMap { $0.height(in: context) }
    let chosen = options.detent.flatMap {
      options.detents.contains($0) ? $0.height(in: context) : nil
    }
    let height = (chosen ?? heights.min() ?? largest) + environment.keyboardInset
    let metrics = SheetMetrics(environment.systemLook)
    let inset = metrics.inset
    if height >= largest {
      size = CGSize(width: space.size.width, height: largest)
      gap = 0
      radii = [metrics.topRadius, 0]
      bottomInset = min(space.insets.bottom, size.height)
    } else {
      size = CGSize(
        width: max(space.size.width - 2 * inset, 0), height: max(height - inset, 0))
      gap = inset
      radii = [metrics.topRadius, metrics.bottomRadius]
      bottomInset = min(max(space.insets.bottom - inset, 0), size.height)
    }
  }
}
