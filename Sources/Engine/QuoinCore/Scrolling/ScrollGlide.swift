import Foundation
import QuoinGeometry
import QuoinLayout

/// The motion of a scroll view after a finger has been lifted, which bounces at its content's ends.
///
/// It is used only when the view is observed in real time, as in a preview
/// (``ScrollStore/glides``).
@MainActor
package final class ScrollGlide {
  private weak var emission: Emission?
  private let path: ScrollStore.Path
  private var horizontal, vertical: GlideAxis
  private var last: TimeInterval
  /// The last position: the offset within the ends, and the distance beyond them.
  private var put: (offset: CGPoint, stretch: CGPoint)
  private var alarm: LivingClock.Alarm?
  private let end: @MainActor () -> Void

  /// Starts moving the scroll view `node`; returns `nil` if it is already at rest.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of its offset, in points per second.
  ///   - target: The offset at which it comes to rest; if `nil`, it slows down gradually.
  ///   - bouncing: The axes along which it may move beyond its ends.
  ///   - end: Called when it has come to rest, or is scrolled by other means.
  package init?(
    _ node: LayoutTree.NodeID, at velocity: CGVector, to target: CGPoint? = nil, bouncing: Axis.Set,
    in emission: Emission, end: @escaping @MainActor () -> Void
  ) {
    guard emission.scrolling.offsets.glides, let clock = emission.clock,
      let place = emission.scrolling.views.first(where: { $0.node == node })
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
    emission.scrolling.offsets.movingCount += 1
    // The clock retains it until it is at rest, whatever happens to the view.
    alarm = clock.follow { self.move() }
  }

  /// Whether the scroll view is still moving.
  package var isMoving: Bool { alarm != nil }

  /// Stops immediately, even beyond an end, as when a finger catches it.
  ///
  /// - Returns: Whether it was moving.
  @discardableResult
  package func stop() -> Bool {
    guard let alarm else { return false }
    self.alarm = nil
    emission?.clock?.cancel(alarm)
    emission?.scrolling.offsets.movingCount -= 1
    return true
  }

  private func move() {
    guard let emission, let clock = emission.clock,
      let node = emission.scrolling.views.first(where: { $0.path == path })?.node
    else {
      // The view no longer exists.
      stop()
      return
    }
    let tree = emission.tree
    let (offset, limited) = (tree.scrollOffset(of: node), tree.limitedOffset(put.offset, of: node))
    guard abs(offset.x - limited.x - put.stretch.x) < 0.001,
      abs(offset.y - limited.y - put.stretch.y) < 0.001
    else {
      // Something else has scrolled it.
      if tree.scrollStretch(of: node) != .zero { emission.scrolling.move(node, to: limited) }
      return finish()
    }
    let most = tree.largestOffset(of: node)
    horizontal.advance(by: clock.now - last, most.x)
    vertical.advance(by: clock.now - last, most.y)
    last = clock.now
    put = emission.scrolling.move(node, beyond: CGPoint(x: horizontal.place, y: vertical.place))
    if horizontal.isAtRest(most.x), vertical.isAtRest(most.y) { finish() }
  }

  private func finish() {
    if stop() { end() }
  }
}

extension ScrollViews {
  /// Drags the scroll view `node` to the position for `offset`, the offset that a finger would have
  /// reached without ends.
  ///
  /// Beyond the ends it follows with increasing resistance along the axes `bouncing`, if scroll
  /// views glide.
  package func drag(_ node: LayoutTree.NodeID, to offset: CGPoint, bouncing: Axis.Set) {
    guard offsets.glides else { return move(node, to: offset) }
    let limited = tree.limitedOffset(offset, of: node)
    func place(_ axis: Axis, _ set: Axis.Set) -> CGFloat {
      guard bouncing.contains(set) else { return limited[axis] }
      return limited[axis]
        + RubberBand.stretch(
          offset[axis] - limited[axis], length: tree.visibleLength(node, axis))
    }
    move(
      node, beyond: CGPoint(x: place(.horizontal, .horizontal), y: place(.vertical, .vertical)))
  }

  /// Returns the offset to which a finger that catches the scroll view `node` would have dragged it
  /// without ends.
  package func draggedOffset(of node: LayoutTree.NodeID) -> CGPoint {
    let (offset, stretch) = (tree.scrollOffset(of: node), tree.scrollStretch(of: node))
    guard stretch != .zero else { return offset }
    func place(_ axis: Axis) -> CGFloat {
      let distance = RubberBand.distance(
        stretch[axis], length: tree.visibleLength(node, axis))
      return offset[axis] - stretch[axis] + distance
    }
    return CGPoint(x: place(.horizontal), y: place(.vertical))
  }

  /// Returns the velocity of the scroll view `node` under a finger with velocity `velocity`, in
  /// points per second.
  package func draggedVelocity(_ velocity: CGVector, of node: LayoutTree.NodeID) -> CGVector {
    let stretch = tree.scrollStretch(of: node)
    return CGVector(
      dx: velocity.dx
        * RubberBand.resistance(stretch.x, length: tree.visibleLength(node, .horizontal)),
      dy: velocity.dy
        * RubberBand.resistance(stretch.y, length: tree.visibleLength(node, .vertical)))
  }

  /// Moves the scroll view `node` to `offset` at the next update, even beyond an end.
  ///
  /// - Returns: The offset within the ends, and the distance beyond them.
  @discardableResult
  func move(_ node: LayoutTree.NodeID, beyond offset: CGPoint) -> (
    offset: CGPoint, stretch: CGPoint
  ) {
    let limited = tree.limitedOffset(offset, of: node)
    let stretch = CGPoint(x: offset.x - limited.x, y: offset.y - limited.y)
    guard let place = views.first(where: { $0.node == node }) else {
      return (limited, .zero)
    }
    offsets.moves[place.path] = limited
    offsets.stretches[place.path] = stretch == .zero ? nil : stretch
    return (limited, stretch)
  }
}
