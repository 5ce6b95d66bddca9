import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Where a scroll view is, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the view's top-leading corner; unscrolled, it lies before the content by the insets.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// Margins and safe areas around the content.
  public var contentInsets: EdgeInsets
  /// The whole view.
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that the view shows.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The visible part within the insets.
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(containerSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(containerSize.height - contentInsets.top - contentInsets.bottom, 0))
  }
}

extension ScrollGeometry {
  /// The geometry of the laid-out scroll view `node`.
  @MainActor
  init(of node: LayoutTree.Node, in tree: LayoutTree) {
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

/// Calls an action with a value of the geometry of the scroll view inside.
public struct _ScrollGeometryModifier<Value: Equatable>: PrimitiveModifier {
  let value: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    let changes = emission.keep { ChangeAction<Value>() }
    changes.action = modifier.action
    emission.afterLayout(ofScrollViewSince: mark) { emission, scroll in
      changes.tell(modifier.value(ScrollGeometry(of: scroll, in: emission.tree)))
    }
  }
}

/// Calls an action with the ids of the views that are seen in the scroll view inside.
public struct _ScrollVisibilityModifier<ID: Hashable>: PrimitiveModifier {
  let threshold: Double
  let action: ([ID]) -> Void

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    guard emission.isLiving else { return emission.wantLife() }
    let changes = emission.keep { ChangeAction<[ID]>() }
    changes.action = { _, ids in modifier.action(ids) }
    emission.afterLayout(ofScrollViewSince: mark) { emission, scroll in
      let ids = emission.visibleStops(in: scroll, threshold: modifier.threshold)
      changes.tell(ids.compactMap { $0.base as? ID })
    }
  }
}

extension Emission {
  /// Runs `action` after each layout with the first scroll view that was emitted since `mark`, also inside post-layout
  /// or lazy content.
  fileprivate func afterLayout(
    ofScrollViewSince mark: LayoutTree.Mark,
    _ action: @escaping @MainActor (Emission, LayoutTree.Node) -> Void
  ) {
    let node = tree.first(after: mark)
    guard node >= 0 else { return }
    afterLayout { emission in
      if emission.tree.isShown(node), let scroll = emission.scrollView(inside: node) {
        action(emission, scroll)
      }
    }
  }
}

extension View {
  /// Calls `action` with the value `transform` makes of the geometry of the scroll view inside once it is laid
  /// out, and again when another layout changes it; the first time both values are the same. Sizing: neutral.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_ScrollGeometryModifier(value: transform, action: action))
  }

  /// Calls `action` once the view is laid out with whether at least `threshold` of it is seen in the scroll view
  /// around, and again when another layout changes that. Sizing: neutral (as one ordinary view).
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    onGeometryChange(for: Bool.self) { proxy in
      proxy.visibleFraction(along: nil).fraction >= threshold
    } action: { isVisible in
      action(isVisible)
    }
  }

  /// Calls `action` when other views of the target layout (``scrollTargetLayout(isEnabled:)``) in the scroll view
  /// become visible, with the ids of those of which at least `threshold` is seen. Sizing: neutral.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(_ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}

extension GeometryProxy {
  /// How much of the view is seen in the scroll view around, from 0 to 1, and whether the rest lies before (-1) or
  /// after (1) the visible part.
  ///
  /// - Parameter axis: the axis to measure along; the one along which less is seen unless given.
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
