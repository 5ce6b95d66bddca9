import Foundation
import QuoinGeometry

extension ProposedViewSize {
  init(_ axis: Axis, along: CGFloat?, across: CGFloat?) {
    self.init(
      width: axis == .horizontal ? along : across, height: axis == .horizontal ? across : along)
  }

  subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
}

extension CGSize {
  init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    self.init(
      width: axis == .horizontal ? along : across, height: axis == .horizontal ? across : along)
  }

  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGPoint {
  init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    self.init(x: axis == .horizontal ? along : across, y: axis == .horizontal ? across : along)
  }

  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

/// `length` within the limits of a flexible frame (Rules/Frames.md#flex-proposal).
func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
  min(max(value, low), high)
}
