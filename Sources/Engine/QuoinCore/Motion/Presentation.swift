import Foundation
import QuoinAnimation
import QuoinGeometry
import QuoinLayout

/// The visible state of a live tree during motion.
///
/// The layout always contains the final positions. Each drawn item moves, relative to the nearest
/// enclosing group, from its last visible position, and is drawn with interpolated data
/// (Rules/Animation.md#layout-is-final).
@MainActor
final class Presentation {
  private let clock: LivingClock
  var now: TimeInterval { clock.now }
  /// The moving items, by their current nodes.
  private var moving: [LayoutTree.NodeID: MovingItem] = [:]
  /// The moving items in the order of the views, which is also the order of notifications about the
  /// end of a motion.
  private var ordered: [MovingItem] = []
  /// The items before the pass, by identity.
  private var before: [UInt64: PresentedItem] = [:]
  let windows = LazyWindows()

  init(clock: LivingClock) { self.clock = clock }

  /// Whether the visible positions may differ from those of the layout.
  var isMoving: Bool { ordered.contains { $0.isMoving(at: clock.now) } }

  /// The time at which all motion ends; infinite for an endless animation.
  var end: TimeInterval { ordered.reduce(-.infinity) { max($0, $1.end) } }

  /// Returns the motion of `node`.
  subscript(node: LayoutTree.NodeID) -> MovingItem? { moving[node] }

  // MARK: Following the layout

  /// Records the layout before a pass changes it.
  func remember(_ emission: Emission) {
    before = [:]
    windows.remember(emission, self)
    for var item in PresentedItem.all(in: emission) {
      item.drawing = item.drawing?.fixed()
      before[item.identity] = item
    }
  }

  /// Starts the motion of items whose position or drawing the pass changed.
  func follow(_ emission: Emission, _ elementStore: ElementStore) {
    let known = Dictionary(
      ordered.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
    let past = before
    elementStore.motion.retired += ordered as [AnyObject]
    (moving, ordered, before) = ([:], [], [:])
    for item in PresentedItem.all(in: emission) {
      guard let old = past[item.identity] else { continue }
      let movement = known[item.identity] ?? MovingItem(item.identity)
      var answer: AnimatedChange??
      movement.follow(from: old, to: item, now: clock.now) {
        if let known = answer { return known }
        let change = AnimatedChange(
          elementStore.transaction(at: item.place, emission), now: clock.now)
        answer = .some(change)
        return change
      } retire: {
        elementStore.motion.retired += $0
      }
      if movement.content(at: clock.now) != nil, old.content != item.content,
        emission.tree.isScroll(item.node), emission.tree.scrollReach(of: item.node) == .zero,
        emission.scrolling.hasRows(in: item.node)
      {
        emission.diagnostics.addWarning(
          "A lazy container that is scrolled far in an animation shows only the rows at the final position."
        )
      }
      guard movement.isMoving(at: clock.now) || movement.isAwaited else { continue }
      moving[item.node] = movement
      ordered.append(movement)
      guard answer != nil else { continue }
      windows.last(until: movement.end)
      for deadline in movement.deadlines { elementStore.addDeadline(deadline) }
    }
  }

  /// Removes the finished motions.
  func finish(_ elementStore: ElementStore) {
    for item in ordered { elementStore.motion.retired += item.finish(at: clock.now) }
    ordered.removeAll(where: \.isEmpty)
    moving = moving.filter { !$0.value.isEmpty }
  }

  /// Removes all motions, so that all items are at their final positions.
  func stop(_ elementStore: ElementStore) {
    elementStore.motion.retired += ordered as [AnyObject]
    (moving, ordered) = ([:], [])
  }
}

/// The motion of a drawn item: its position, content and drawing.
@MainActor
final class MovingItem {
  let identity: UInt64
  private var frame: Motion<CGRect.AnimatableData>?
  private var content: Motion<CGPoint.AnimatableData>?
  private var drawing: (any DrawingMotion)?

  init(_ identity: UInt64) { self.identity = identity }

  private var motions: [any AnyMotion] {
    var motions: [any AnyMotion] = []
    if let frame { motions.append(frame) }
    if let content { motions.append(content) }
    if let drawing { motions.append(drawing) }
    return motions
  }

  var isEmpty: Bool { frame == nil && content == nil && drawing == nil }
  var isAwaited: Bool { motions.contains { !$0.listeners.isEmpty } }
  var end: TimeInterval { motions.reduce(-.infinity) { max($0, $1.end) } }
  var deadlines: [TimeInterval] { motions.flatMap(\.deadlines) }
  func isMoving(at now: TimeInterval) -> Bool { end > now }

  // MARK: Values at a time

  /// Returns the frame in the enclosing group, or `nil` if the item is at its position in the
  /// layout.
  func frame(at now: TimeInterval) -> CGRect? {
    guard let value = frame?.value(at: now) else { return nil }
    var rect = CGRect.zero
    rect.animatableData = value
    return rect
  }

  /// Returns the origin of the content, or `nil` if it is that of the layout.
  func content(at now: TimeInterval) -> CGPoint? {
    guard let value = content?.value(at: now) else { return nil }
    return CGPoint(x: value.first, y: value.second)
  }

  /// Returns the drawing, or `nil` if it isn't animated.
  func drawing(at now: TimeInterval) -> (any NodeDrawing)? { drawing?.drawing(at: now) }

  // MARK: Changes

  func follow(
    from old: PresentedItem, to new: PresentedItem, now: TimeInterval,
    animated: () -> AnimatedChange?, retire: ([AnyObject]) -> Void
  ) {
    if Self.differ(old.frame.animatableData, new.frame.animatableData) {
      retire(frame?.listeners ?? [])
      if Self.isFinite(old.frame), Self.isFinite(new.frame), let change = animated() {
        frame = frame ?? Motion(old.frame.animatableData)
        frame?.move(to: new.frame.animatableData, change)
      } else {
        frame = nil
      }
    }
    if let from = old.content, let to = new.content,
      Self.differ(from.animatableData, to.animatableData)
    {
      retire(content?.listeners ?? [])
      if let change = animated() {
        content = content ?? Motion(from.animatableData)
        content?.move(to: to.animatableData, change)
      } else {
        content = nil
      }
    }
    guard let from = old.drawing, let to = new.drawing as? any AnimatableDrawing else {
      drawing = nil
      return
    }
    retire(drawing?.listeners ?? [])
    drawing = to.fixed().motion(from: from, drawing, now: now, animated)
  }

  func finish(at now: TimeInterval) -> [AnyObject] {
    var released: [AnyObject] = []
    if var motion = frame {
      released += motion.finish(at: now)
      frame = motion.end > now ? motion : nil
    }
    if var motion = content {
      released += motion.finish(at: now)
      content = motion.end > now ? motion : nil
    }
    if var motion = drawing {
      released += motion.finish(at: now)
      if motion.end <= now { drawing = nil }
    }
    return released
  }

  /// Returns whether two values differ significantly: sums of positions may differ slightly even
  /// though nothing has moved.
  private static func differ<V: VectorArithmetic>(_ first: V, _ second: V) -> Bool {
    first != second && !((second - first).magnitudeSquared < 1e-14)
  }

  private static func isFinite(_ rect: CGRect) -> Bool {
    rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite
  }
}
