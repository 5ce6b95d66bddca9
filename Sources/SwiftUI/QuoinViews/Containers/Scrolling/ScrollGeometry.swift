import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// The geometry of a scroll view, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the view's top-leading corner; unscrolled, it precedes the content
  /// by the insets.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// The margins and safe areas around the content.
  public var contentInsets: EdgeInsets
  /// The size of the whole view.
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible part of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The visible part of the content, within the insets.
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(containerSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(containerSize.height - contentInsets.top - contentInsets.bottom, 0))
  }
}

extension ScrollGeometry {
  /// Creates the geometry of the laid-out scroll view `node`.
  @MainActor
  init(of node: LayoutTree.NodeID, in tree: LayoutTree) {
    let (margins, safe) = (tree.scrollMargins(of: node), tree.safeAreaInsets(of: node))
    let (size, offset) = (tree.size(of: node), tree.scrollOffset(of: node))
    self.init(
      contentOffset: CGPoint(
        x: offset.x - margins.leading - safe.leading, y: offset.y - margins.top - safe.top),
      contentSize: tree.contentSize(of: node),
      contentInsets: EdgeInsets(
        top: margins.top + safe.top, leading: margins.leading + safe.leading,
        bottom: margins.bottom + safe.bottom, trailing: margins.trailing + safe.trailing),
      containerSize: CGSize(
        width: size.width + safe.leading + safe.trailing,
        height: size.height + safe.top + safe.bottom))
  }
}

/// Calls an action with a value derived from the geometry of the scroll view inside.
public struct _ScrollGeometryModifier<Value: Equatable>: PrimitiveModifier {
  let value: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    let changes = emission.keep { ChangeAction<Value>() }
    changes.action = modifier.action
    emission.afterLayout(ofScrollViewSince: mark) { emission, scroll in
      changes.update(modifier.value(ScrollGeometry(of: scroll, in: emission.tree)))
    }
  }
}

/// Calls an action with the ids of the visible views in the scroll view inside.
public struct _ScrollVisibilityModifier<ID: Hashable>: PrimitiveModifier {
  let threshold: Double
  let action: ([ID]) -> Void

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    guard emission.isLiving else { return emission.requireLiveTree() }
    let changes = emission.keep { ChangeAction<[ID]>() }
    changes.action = { _, ids in modifier.action(ids) }
    emission.afterLayout(ofScrollViewSince: mark) { emission, scroll in
      let ids = emission.scrolling.visibleStops(in: scroll, threshold: modifier.threshold)
      changes.update(ids.compactMap { $0.base as? ID })
    }
  }
}

extension Emission {
  /// Runs `action` after each layout with the first scroll view emitted since `mark`, including
  /// those in post-layout or lazy content.
  fileprivate func afterLayout(
    ofScrollViewSince mark: LayoutTree.Mark,
    _ action: @escaping @MainActor (Emission, LayoutTree.NodeID) -> Void
  ) {
    let node = tree.first(after: mark)
    guard node.exists else { return }
    afterLayout { emission in
      if emission.tree.isShown(node), let scroll = emission.scrolling.view(inside: node) {
        action(emission, scroll)
      }
    }
  }
}

extension View {
  /// Calls `action` with the value that `transform` derives from the geometry of the scroll view
  /// inside.
  ///
  /// It is called after the first layout, with equal values, and again when a layout changes the
  /// value.
  /// Sizing: neutral.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_ScrollGeometryModifier(value: transform, action: action))
  }

  /// Calls `action` with whether at least `threshold` of the view is visible in the enclosing
  /// scroll view.
  ///
  /// It is called after the first layout, and again when a layout changes the value.
  /// Sizing: neutral (as one ordinary view).
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    onGeometryChange(for: Bool.self) { proxy in
      proxy.visibleFraction(along: nil).fraction >= threshold
    } action: { isVisible in
      action(isVisible)
    }
  }

  /// Calls `action` with the ids of the visible target views in the scroll view inside when they
  /// change.
  ///
  /// A view of the target layout (``scrollTargetLayout(isEnabled:)``) counts as visible if at least
  /// `threshold` of it is.
  /// Sizing: neutral.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(_ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}

extension GeometryProxy {
  /// Returns the visible fraction of the view in the enclosing scroll view, and the side of the
  /// rest.
  ///
  /// The fraction is in 0…1; the side is -1 if the rest precedes the visible part and 1 if it
  /// follows it.
  ///
  /// - Parameter axis: The axis to measure along; by default, the one along which less is visible.
  nonisolated func visibleFraction(along axis: Axis?) -> (fraction: Double, side: Double) {
    guard let visible = bounds(of: .scrollView) else { return (1, 0) }
    func along(_ axis: Axis) -> (fraction: Double, side: Double) {
      let length = size.length(axis)
      let start = visible.origin.coordinate(axis)
      let end = start + visible.size.length(axis)
      guard length > 0, length.isFinite else { return (start <= 0 && end >= 0 ? 1 : 0, 0) }
      let (before, after) = (max(start, 0), max(length - end, 0))
      let fraction = max(min(length, end) - max(0, start), 0) / length
      return (Double(fraction), before == after ? 0 : before > after ? -1 : 1)
    }
    if let axis { return along(axis) }
    let (horizontal, vertical) = (along(.horizontal), along(.vertical))
    return horizontal.fraction < vertical.fraction ? horizontal : vertical
  }
}
