import Foundation
import QuoinGeometry

/// What a scroll view's node holds.
struct ScrollContent {
  var axes: Axis.Set
  /// Room around the content, which scrolls with it.
  var margins: EdgeInsets
  /// Where the content lies if it is shorter than the view.
  var alignment: UnitPoint
  var position: ScrollOffset
  /// How far the content is scrolled, from its top-leading corner with the margins.
  var offset = CGPoint.zero
  /// How far the content is pulled beyond its ends: a part of the offset.
  var stretch = CGPoint.zero
  var contentSize = CGSize.zero

  func scrolls(_ axis: Axis) -> Bool {
    axes.contains(axis == .horizontal ? .horizontal : .vertical)
  }
}

/// How far a scroll view should be scrolled; it never goes beyond the ends of its content.
public enum ScrollOffset: Equatable, Sendable {
  /// Points from the top-leading corner.
  case points(CGPoint)
  /// This point of the content at the same point of the visible part.
  case anchor(UnitPoint)
}

/// How far to scroll so that a target is seen.
public enum ScrollArithmetic {
  /// The offset along one axis that shows a target.
  ///
  /// - `target`: where it begins in the content, and its length.
  /// - `visible`: the length of the visible part.
  /// - `offset`: how far the view is scrolled now.
  /// - `anchor`: the point of the target that goes to the same point of the visible part; without one, the view scrolls
  ///   as little as shows the whole target.
  public static func offset(
    showing target: CGFloat, _ length: CGFloat, in visible: CGFloat, from offset: CGFloat,
    anchor: CGFloat?
  ) -> CGFloat {
    if let anchor { return target + (length - visible) * anchor }
    if target < offset { return target }
    let end = target + length
    return end > offset + visible ? max(offset, min(target, end - visible)) : offset
  }

  /// `offset`, but not beyond the ends of the content.
  public static func limited(_ offset: CGFloat, content: CGFloat, visible: CGFloat) -> CGFloat {
    let most = content - visible
    guard offset.isFinite, most.isFinite else { return 0 }
    return min(max(offset, 0), max(most, 0))
  }
}
