import QuoinGeometry
import QuoinLayout

/// A view to scroll to, identified by its id.
public struct ScrollTargetID: Equatable {
  public var id: AnyHashable
  public var anchor: UnitPoint?
  public init(_ id: AnyHashable, anchor: UnitPoint?) {
    self.id = id
    self.anchor = anchor
  }
}

/// The settings of a scroll view.
public struct ScrollConfiguration {
  public var axes: Axis.Set
  /// The margins around the content that scroll with it, in points.
  public var margins = EdgeInsets()
  /// The alignment of content that is shorter than the view.
  public var alignment = UnitPoint.topLeading
  /// The initial offset, which applies until the user or the program scrolls.
  public var position = ScrollOffset.points(.zero)
  /// The position set by the view's owner, which applies until the user scrolls: a view to show, or
  /// an offset.
  public var target: ScrollTargetID?
  public var targetOffset: ScrollOffset?
  /// Called after the user has scrolled the view; returns the view to report to the owner as shown.
  public var onMove: (@MainActor (Emission, LayoutTree.NodeID) -> ScrollTargetID?)?

  public init(_ axes: Axis.Set) { self.axes = axes }

  /// The initial anchor of a scroll view whose owner sets no position.
  var anchor: UnitPoint? {
    guard target == nil, targetOffset == nil, case .anchor(let anchor) = position else {
      return nil
    }
    return anchor
  }

  @available(*, deprecated, renamed: "targetOffset")
  public var wish: ScrollOffset? {
    get { targetOffset }
    set { targetOffset = newValue }
  }
}
