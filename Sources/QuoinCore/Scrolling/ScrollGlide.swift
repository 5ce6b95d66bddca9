import Foundation
import QuoinGeometry
import QuoinLayout

/// A scroll view that goes on by itself after a finger has left it, and springs back from beyond its content's ends; only
/// where somebody looks on, as in a preview that lives in real time (``ScrollStore/glides``).
@MainActor
package final class ScrollGlide {
  private weak var emission: Emission?
  private let path: ScrollStore.Path
  private var horizontal, vertical: GlideAxis
  private var last: TimeInterval
  /// Where it was last put: within the ends, and beyond them.
  private var put: (offset: CGPoint, stretch: CGPoint)
  private var alarm: LivingClock.Alarm?
  private let end: @MainActor () -> Void

  /// Begins to move the scroll view `node` on; `nil` where it is at rest.
  ///
  /// - Parameters:
  ///   - velocity: points a second of its offset.
  ///   - target: the offset at which it is to come to rest; without one it gets slower and slower.
  ///   - bouncing: the axes along which it goes beyond its ends.
  ///   - end: called once it has come to rest by itself, or where something else scrolls it.
  package init?(
    _ node: LayoutTree.Node, at velocity: CGVector, to target: CGPoint? = nil, bouncing: Axis.Set,
    in emission: Emission, end: @escaping @MainActor () -> Void
  ) {
    guard emission.scrollStore.glides, let clock = emission.clock,
      let place = emission.store.scrolling.views.items.first(where: { $0.node == node })
    else { return nil }
    let tree = emission.tree
    let (axes, offset) = (tree.scrollAxes(of: node), tree.scrollOffset(of: node))
    let most = tree.largestOffset(of: node)
    func axis(_ axis: Axis, _ set: Axis.Set, _ velocity: CGFloat) -> GlideAxis {
      GlideAxis(
        place: offset[axis], velocity: axes.contains(set) ? velocity : 0,
        bounces: bouncing.contains(set), target: axes.contains(set) ? target?[axis] : nil)
    }
    horizontal = axis(.horizontal, .horizontal, velocity.dx)
    vertical = axis(.vertical, .vertical, velocity.dy)
    if horizontal.isAtRest(most.x), vertical.isAtRest(most.y) { return nil }
    (self.emission, self.end, path, last) = (emission, end, place.path, clock.now)
    let stretch = tree.scrollStretch(of: node)
    put = (CGPoint(x: offset.x - stretch.x, y: offset.y - stretch.y), stretch)
    emission.scrollStore.movingCount += 1
    // The clock keeps it until it is at rest, whatever becomes of the view.
    alarm = clock.follow { self.move() }
  }

  /// Whether the scroll view still moves.
  package var isMoving: Bool { alarm != nil }

  /// Stands still at once, even beyond an end, as under a finger that catches it.
  ///
  /// - Returns: whether it moved.
  @discardableResult
  package func stop() -> Bool {
    guard let alarm else { return false }
    self.alarm = nil
    emission?.clock?.cancel(alarm)
    emission?.scrollStore.movingCount -= 1
    return true
  }

  private func move() {
    guard let emission, let clock = emission.clock,
      let node = emission.store.scrolling.views.items.first(where: { $0.path == path })?.node
    else {
      // The view is gone.
      stop()
      return
    }
    let tree = emission.tree
    let (offset, limited) = (tree.scrollOffset(of: node), tree.limitedOffset(put.offset, of: node))
    guard abs(offset.x - limited.x - put.stretch.x) < 0.001,
      abs(offset.y - limited.y - put.stretch.y) < 0.001
    else {
      // Something else has scrolled it.
      if tree.scrollStretch(of: node) != .zero { emission.moveScroll(node, to: limited) }
      return finish()
    }
    let most = tree.largestOffset(of: node)
    horizontal.advance(by: clock.now - last, most.x)
    vertical.advance(by: clock.now - last, most.y)
    last = clock.now
    put = emission.moveScroll(node, beyond: CGPoint(x: horizontal.place, y: vertical.place))
    if horizontal.isAtRest(most.x), vertical.isAtRest(most.y) { finish() }
  }

  private func finish() {
    if stop() { end() }
  }
}

extension Emission {
  /// Drags the scroll view `node`, where a finger has brought it to `offset` if nothing had an end: beyond the ends it
  /// follows less and less along the axes `bouncing`, where scroll views glide.
  package func dragScroll(_ node: LayoutTree.Node, to offset: CGPoint, bouncing: Axis.Set) {
    guard scrollStore.glides else { return moveScroll(node, to: offset) }
    let limited = tree.limitedOffset(offset, of: node)
    func place(_ axis: Axis, _ set: Axis.Set) -> CGFloat {
      guard bouncing.contains(set) else { return limited[axis] }
      return limited[axis]
        + RubberBand.stretch(
          offset[axis] - limited[axis], length: tree.visibleLength(node, axis))
    }
    moveScroll(
      node, beyond: CGPoint(x: place(.horizontal, .horizontal), y: place(.vertical, .vertical)))
  }

  /// Where a finger that catches the scroll view `node` would have dragged it to, if nothing had an end.
  package func draggedOffset(of node: LayoutTree.Node) -> CGPoint {
    let (offset, stretch) = (tree.scrollOffset(of: node), tree.scrollStretch(of: node))
    guard stretch != .zero else { return offset }
    func place(_ axis: Axis) -> CGFloat {
      let distance = RubberBand.distance(
        stretch[axis], length: tree.visibleLength(node, axis))
      return offset[axis] - stretch[axis] + distance
    }
    return CGPoint(x: place(.horizontal), y: place(.vertical))
  }

  /// The speed of the scroll view `node` under a finger of the speed `velocity`, in points a second.
  package func draggedVelocity(_ velocity: CGVector, of node: LayoutTree.Node) -> CGVector {
    let stretch = tree.scrollStretch(of: node)
    return CGVector(
      dx: velocity.dx
        * RubberBand.resistance(stretch.x, length: tree.visibleLength(node, .horizontal)),
      dy: velocity.dy
        * RubberBand.resistance(stretch.y, length: tree.visibleLength(node, .vertical)))
  }

  /// Moves the scroll view `node` to `offset` at the next update, also where that lies beyond an end.
  ///
  /// - Returns: the offset within the ends, and how far beyond them it is.
  @discardableResult
  func moveScroll(_ node: LayoutTree.Node, beyond offset: CGPoint) -> (
    offset: CGPoint, stretch: CGPoint
  ) {
    let limited = tree.limitedOffset(offset, of: node)
    let stretch = CGPoint(x: offset.x - limited.x, y: offset.y - limited.y)
    guard let place = store.scrolling.views.items.first(where: { $0.node == node }) else {
      return (limited, .zero)
    }
    scrollStore.moves[place.path] = limited
    scrollStore.stretches[place.path] = stretch == .zero ? nil : stretch
    return (limited, stretch)
  }
}
