import Foundation
import QuoinGeometry
import QuoinLayout

/// The rows of lazy containers that are on screen only because an animation moves them.
///
/// The layout is final, so that a lazy container would have only the rows that are visible in the
/// end. Until the animation ends, it also shows those that were visible before, and those on the
/// way of a scroll view (Rules/Animation.md#animated-scrolling).
@MainActor
final class LazyWindows {
  /// The place of a scroll view's content before the pass, in the layout and on screen.
  private struct Place {
    var laidOut: CGPoint
    var visible: CGPoint
  }
  private var places: [ScrollStore.Path: Place] = [:]
  /// Whether a container shows rows that the layout wouldn't show.
  private var areExtended = false
  /// The time at which the animations of the last animated pass end.
  private var end: TimeInterval = -.infinity

  /// The longest way on which rows are shown, in lengths of the scroll view: the rows of a longer
  /// one would cost more than a few frames.
  private static var longestWay: CGFloat { 10 }

  /// Whether a container still shows rows of an animation that has ended at `now`.
  func areOutdated(at now: TimeInterval) -> Bool { areExtended && now >= end }

  /// Records that an animation which began in this pass ends at `time`.
  func last(until time: TimeInterval) { end = max(end, time) }

  /// Records where the contents of scroll views are before a pass.
  func remember(_ emission: Emission, _ presentation: Presentation) {
    places = [:]
    guard !emission.store.lazyRows.items.isEmpty else { return }
    for view in emission.store.scrolling.views.items {
      guard let laidOut = content(of: view.node, emission.tree) else { continue }
      let visible = presentation[view.node]?.content(at: presentation.now)
      places[view.path] = Place(laidOut: laidOut, visible: visible ?? laidOut)
    }
  }

  /// Determines the rows to show besides the visible ones.
  ///
  /// - Parameter isAnimated: whether the pass may be animated.
  /// - Returns: Whether they have changed.
  func update(_ emission: Emission, _ elementStore: ElementStore, isAnimated: Bool) -> Bool {
    guard isAnimated || areExtended else { return false }
    let tree = emission.tree
    let isMoving = isAnimated && elementStore.clock.now < end
    func moves(_ place: Int32) -> Bool {
      isAnimated && elementStore.transaction(at: place, emission).animation != nil
    }
    var isChanged = false
    /// The scroll views that the pass moves without an animation.
    var jumping: Set<LayoutTree.NodeID> = []
    areExtended = false
    for view in emission.store.scrolling.views.items where tree.isShown(view.node) {
      var reach = CGPoint.zero
      if let place = places[view.path], let content = content(of: view.node, tree) {
        if content == place.laidOut || moves(view.element) {
          reach = distance(from: place.visible, to: content, tree.size(of: view.node))
        } else {
          jumping.insert(view.node)
        }
      }
      if reach != .zero { areExtended = true }
      guard reach != tree.scrollReach(of: view.node) else { continue }
      tree.setScrollReach(of: view.node, reach)
      isChanged = true
    }
    for rows in emission.store.lazyRows.items where tree.isShown(rows.node) {
      let isKept =
        moves(rows.element)
        || isMoving && tree.scrollView(around: rows.node).map(jumping.contains) != true
      let items = isKept ? rows.itemsSeenBefore(elementStore.pass) : []
      if !items.isEmpty { areExtended = true }
      isChanged = tree.lazyContainer(rows.node).keepItems(items) || isChanged
    }
    places = [:]
    return isChanged
  }

  /// Returns the distance from `start` to `end` along each axis on which a scroll view of `size`
  /// shows the rows on the way.
  private func distance(from start: CGPoint, to end: CGPoint, _ size: CGSize) -> CGPoint {
    func distance(_ start: CGFloat, _ end: CGFloat, _ length: CGFloat) -> CGFloat {
      abs(end - start) <= Self.longestWay * length ? end - start : 0
    }
    return CGPoint(
      x: distance(start.x, end.x, size.width), y: distance(start.y, end.y, size.height))
  }

  /// Returns the origin of the content of the scroll view `node`.
  private func content(of node: LayoutTree.NodeID, _ tree: LayoutTree) -> CGPoint? {
    let child = tree.firstChild(of: node)
    return child.exists ? tree.origin(of: child) : nil
  }
}
