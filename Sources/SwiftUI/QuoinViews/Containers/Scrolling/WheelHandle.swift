import Foundation
import QuoinCore
import QuoinGeometry

/// A view of a live tree, besides scroll views, that a mouse's wheel moves: a wheel of options, or
/// pages.
@MainActor
package struct WheelHandle {
  /// The axis along which the view moves.
  package let axis: Axis
  /// Moves the view by a distance in points; returns whether it can move in that direction.
  package let scroll: (CGFloat) -> Bool
}

/// Sums the distances of a mouse's wheel up to whole steps.
@MainActor
final class WheelSteps {
  /// Takes a number of steps; returns whether there was one to take.
  var take: (Int) -> Bool = { _ in false }
  private var sum: CGFloat = 0

  init() {}

  /// Adds `distance`, and takes the steps of `step` points that are complete.
  ///
  /// - Returns: Whether there is a step to take in that direction.
  func scroll(by distance: CGFloat, step: CGFloat) -> Bool {
    guard distance != 0, distance.isFinite, step > 0 else { return false }
    if (distance < 0) != (sum < 0) { sum = 0 }
    sum += distance
    let steps = (min(max(sum / step, -1000), 1000)).rounded(.towardZero)
    guard steps != 0 else { return true }
    sum -= steps * step
    guard take(Int(steps)) else {
      sum = 0
      return false
    }
    return true
  }
}
