/// The recognizer under a finger, combined with an enclosing view that can be dragged.
///
/// A drag takes the touch from the inner recognizer, even from a pressed button, unless that
/// recognizer claims it. Simultaneous gestures inside go on.
@MainActor
final class PanTakeover: Recognizer<Void> {
  private let inside: Recognizer<Void>
  private let pan: Recognizer<Void>
  /// The recognizer that has received the touch, once it is determined.
  private var winner: Recognizer<Void>?

  init(_ inside: Recognizer<Void>, _ pan: Recognizer<Void>) {
    (self.inside, self.pan) = (inside, pan)
    super.init()
  }

  override var holds: Bool { winner?.holds ?? inside.holds }
  override var followsDrags: Bool { inside.followsDrags }
  override var tapCount: Int { inside.tapCount }
  override func wait(forTaps count: Int) { inside.wait(forTaps: count) }

  override func yield(_ event: PointerEvent, _ context: GestureContext) {
    inside.yield(event, context)
    pan.yield(event, context)
  }

  override func recognize(_ event: PointerEvent, _ context: GestureContext) -> GesturePhase<Void> {
    if winner === pan { _ = inside.take(event, context) }
    if let winner { return winner.take(event, context) }
    let phase = inside.take(event, context)
    if case .ended = phase { winner = inside }
    if inside.holds { winner = inside }
    guard winner == nil else { return phase }
    let following = pan.take(event, context)
    switch following {
    case .possible: if case .failed = phase { return following }
    case .failed: winner = inside
    case .active, .ended:
      winner = pan
      inside.yield(event, context)
      return following
    }
    return phase
  }
}
