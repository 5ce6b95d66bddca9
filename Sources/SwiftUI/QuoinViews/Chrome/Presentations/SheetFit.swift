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
  /// The available heights with their detents.
  let levels: [(height: CGFloat, detent: PresentationDetent)]
  /// The height at rest, without a keyboard.
  let restingHeight: CGFloat
  /// The distance by which a finger has dragged the sheet below its lowest height.
  let drop: CGFloat
  /// Whether the views beneath are dimmed and can't be touched.
  let dims: Bool

  /// Fits a sheet into the window. The largest detent fills the screen below the status bar; lower
  /// sheets float. A keyboard raises a sheet by its height.
  ///
  /// - `drag`: the distance by which a finger drags the sheet down. Between the lowest and the
  ///   highest detent it changes the height.
  @MainActor
  init(
    options: PresentationOptions, space: WindowLayer.Space, environment: EnvironmentValues,
    drag: CGFloat = 0
  ) {
    let largest = max(space.size.height - space.insets.top, 0)
    let context = PresentationDetent.Context(maxDetentValue: largest, environment: environment)
    levels = options.detents.compactMap { detent in
      detent.height(in: context).map { (height: $0, detent: detent) }
    }
    let heights = levels.map(\.height)
    let chosen = options.detent.flatMap {
      options.detents.contains($0) ? $0.height(in: context) : nil
    }
    let lowest = heights.min() ?? largest
    restingHeight = chosen ?? lowest
    dims = !options.interaction.isEnabled(at: restingHeight, context)
    let dragged = restingHeight - drag
    drop = max(lowest - dragged, 0)
    let height = min(max(dragged, lowest), heights.max() ?? largest) + environment.keyboardInset
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

  /// The lowest available height.
  var lowest: CGFloat { levels.map(\.height).min() ?? restingHeight }

  /// Returns the detent nearest to a height.
  func detent(nearest height: CGFloat) -> PresentationDetent? {
    levels.min { abs($0.height - height) < abs($1.height - height) }?.detent
  }
}
