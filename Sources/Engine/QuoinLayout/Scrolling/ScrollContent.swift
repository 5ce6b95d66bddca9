import Foundation
import QuoinGeometry

/// The scroll state of a scroll view's node.
struct ScrollContent {
  var axes: Axis.Set
  /// The space around the content, which scrolls with it.
  var margins: EdgeInsets
  /// The position of content that is shorter than the view.
  var alignment: UnitPoint
  var position: ScrollOffset
  /// The scroll offset, from the top-leading corner of the content with its margins.
  var offset = CGPoint.zero
  /// The distance by which the content is pulled beyond its ends, which is part of the offset.
  var stretch = CGPoint.zero
  /// The distance from the visible part to the part that is still on screen because an animation
  /// scrolls the view.
  var reach = CGPoint.zero
  var contentSize = CGSize.zero

  func scrolls(_ axis: Axis) -> Bool {
    axes.contains(axis == .horizontal ? .horizontal : .vertical)
  }
}

/// A target scroll position, limited to the ends of the content.
public enum ScrollOffset: Equatable, Sendable {
  /// An offset in points from the top-leading corner.
  case points(CGPoint)
  /// The offset that aligns this point of the content with the same point of the visible part.
  case anchor(UnitPoint)
}

/// Computes the offset that makes a target visible.
public enum ScrollArithmetic {
  /// Returns the offset along one axis that shows a target.
  ///
  /// - `target`: the target's start in the content, and its length.
  /// - `visible`: the length of the visible part.
  /// - `offset`: the current scroll offset.
  /// - `anchor`: the point of the target to align with the same point of the visible part; if
  ///   `nil`, the view scrolls just enough to show the whole target.
  public static func offset(
    showing target: CGFloat, _ length: CGFloat, in visible: CGFloat, from offset: CGFloat,
    anchor: CGFloat?
  ) -> CGFloat {
    if let anchor { return target + (length - visible) * anchor }
    if target < offset { return target }
    let end = target + length
    return end > offset + visible ? max(offset, min(target, end - visible)) : offset
  }

  /// Returns `offset` limited to the ends of the content.
  public static func limited(_ offset: CGFloat, content: CGFloat, visible: CGFloat) -> CGFloat {
    let most = content - visible
    guard offset.isFinite, most.isFinite else { return 0 }
    return min(max(offset, 0), max(most, 0))
  }
}
