import QuoinGeometry
import QuoinLayout

/// A view to scroll to, by its id.
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
  /// Room around the content that scrolls with it, in points.
  public var margins = EdgeInsets()
  /// Where content lies that is shorter than the view.
  public var alignment = UnitPoint.topLeading
  /// The initial offset, which holds until the user or a program scrolls.
  public var position = ScrollOffset.points(.zero)
  /// Where the owner of the view wants it to be, until the user scrolls: a view to be shown, or a place.
  public var target: ScrollTargetID?
  public var wish: ScrollOffset?
  /// Called when the user has scrolled the view; returns the view that it reports to the owner as shown.
  public var onMove: (@MainActor (Emission, LayoutTree.Node) -> ScrollTargetID?)?

  public init(_ axes: Axis.Set) { self.axes = axes }
}
