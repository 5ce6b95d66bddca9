import Foundation
import QuoinAnimation
import QuoinGeometry
import QuoinLayout

/// What is seen of a living tree while something moves.
///
/// The layout always has the final places. Each thing that is drawn is, seen from the nearest group around, on its
/// way from where it was seen before, and is drawn with the data on its way (Rules/Animation.md#layout-is-final).
@MainActor
final class Presentation {
  private let clock: LivingClock
  var now: TimeInterval { clock.now }
  /// What moves, by the nodes it stands in now.
  private var moving: [LayoutTree.Node: MovingItem] = [:]
  /// The same in the order of the views, in which those are told who wait for something that is over.
  private var ordered: [MovingItem] = []
  /// How the tree was laid out before the pass.
  private var before: [UInt64: PresentedItem] = [:]

  init(clock: LivingClock) { self.clock = clock }

  /// Whether something may be seen elsewhere than the layout has it.
  var isMoving: Bool { ordered.contains { $0.isMoving(at: clock.now) } }

  /// When nothing moves any more; infinite for an animation without end.
  var end: TimeInterval { ordered.reduce(-.infinity) { max($0, $1.end) } }

  /// What of `node` moves.
  subscript(node: LayoutTree.Node) -> MovingItem? { moving[node] }

  // MARK: Following the layout

  /// Keeps what is laid out before a pass changes it.
  func remember(_ emission: Emission) {
    before = [:]
    for var item in emission.presentedItems() {
      item.drawing = item.drawing?.fixed()
      before[item.identity] = item
    }
  }

  /// Sends what is laid out elsewhere now, or drawn differently, on its way.
  func follow(_ emission: Emission, _ elementStore: ElementStore) {
    let known = Dictionary(
      ordered.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
    let past = before
    elementStore.motion.retired += ordered as [AnyObject]
    (moving, ordered, before) = ([:], [], [:])
    for item in emission.presentedItems() {
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
        emission.hasRows(in: item.node)
      {
        emission.remark(
          "A lazy container that is scrolled in an animation shows only the rows at the end of the way."
        )
      }
      guard movement.isMoving(at: clock.now) || movement.isAwaited else { continue }
      moving[item.node] = movement
      ordered.append(movement)
      if answer != nil { for deadline in movement.deadlines { elementStore.addDeadline(deadline) } }
    }
  }

  /// Lets go of what is over by now.
  func finish(_ elementStore: ElementStore) {
    for item in ordered { elementStore.motion.retired += item.finish(at: clock.now) }
    ordered.removeAll(where: \.isEmpty)
    moving = moving.filter { !$0.value.isEmpty }
  }

  /// Lets go of everything: nothing moves, or what was there is.
  func stop(_ elementStore: ElementStore) {
    elementStore.motion.retired += ordered as [AnyObject]
    (moving, ordered) = ([:], [])
  }
}

/// What moves of one thing that is drawn.
@MainActor
final class MovingItem {
  let identity: UInt64
  private var frame: Motion<CGRect.AnimatableData>?
  private var content: Motion<CGPoint.AnimatableData>?
  private var drawing: (any DrawingMotion)?

  init(_ identity: UInt64) { self.identity = identity }

  private var motions: [any Moving] {
    var motions: [any Moving] = []
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

  // MARK: At a time

  /// The place in the group around; `nil` where that is the layout's.
  func frame(at now: TimeInterval) -> CGRect? {
    guard let value = frame?.value(at: now) else { return nil }
    var rect = CGRect.zero
    rect.animatableData = value
    return rect
  }

  /// Where the content begins; `nil` where the layout says it.
  func content(at now: TimeInterval) -> CGPoint? {
    guard let value = content?.value(at: now) else { return nil }
    return CGPoint(x: value.first, y: value.second)
  }

  /// What is drawn; `nil` where nothing of it moves.
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

  /// Sums of places may differ a little where nothing has moved.
  private static func differ<V: VectorArithmetic>(_ first: V, _ second: V) -> Bool {
    first != second && !((second - first).magnitudeSquared < 1e-14)
  }

  private static func isFinite(_ rect: CGRect) -> Bool {
    rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite
  }
}
