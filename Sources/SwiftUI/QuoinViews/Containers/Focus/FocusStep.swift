import Foundation
import QuoinGeometry

/// The way from the focused view to another one in a direction (Rules/Controls.md#tv-focus).
///
/// Only views in the beam are reached: those beside the focused view that overlap it across the
/// direction.
struct FocusStep: Comparable {
  /// The distance between the two views along the direction, in points.
  private let gap: CGFloat
  /// The distance between their centers across the direction.
  private let offset: CGFloat

  /// Creates the way between two frames; `nil` if the target isn't in the beam.
  init?(from start: CGRect, to target: CGRect, _ direction: MoveCommandDirection) {
    let isAcross = direction == .left || direction == .right
    let overlap =
      isAcross
      ? min(start.maxY, target.maxY) - max(start.minY, target.minY)
      : min(start.maxX, target.maxX) - max(start.minX, target.minX)
    let (advance, gap) =
      switch direction {
      case .right: (target.midX - start.midX, target.minX - start.maxX)
      case .left: (start.midX - target.midX, start.minX - target.maxX)
      case .down: (target.midY - start.midY, target.minY - start.maxY)
      case .up: (start.midY - target.midY, start.minY - target.maxY)
      }
    guard overlap > 0, advance > 0 else { return nil }
    self.gap = max(gap, 0)
    offset = isAcross ? abs(target.midY - start.midY) : abs(target.midX - start.midX)
  }

  static func < (first: Self, second: Self) -> Bool {
    (first.gap, first.offset) < (second.gap, second.offset)
  }
}

extension MoveCommandDirection {
  /// Creates the direction of an arrow key, or returns `nil`.
  init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}
