/// A value of one of two types.
public enum Either<First, Second> {
  case first(First)
  case second(Second)
}

/// Two gestures of which only one is recognized: the actions of the second wait until the first has
/// failed.
@MainActor
public final class ExclusiveRecognizer<First, Second>: Recognizer<Either<First, Second>> {
  public let first: Recognizer<First>
  public let second: Recognizer<Second>
  private var winner: Either<Void, Void>?
  /// The actions of the second gesture, deferred while the first may still be recognized.
  private var held: [() -> Void] = []

  public init(_ first: Recognizer<First>, _ second: Recognizer<Second>) {
    (self.first, self.second) = (first, second)
    super.init()
    first.wait(forTaps: second.tapCount)
  }

  public override var holds: Bool {
    switch winner {
    case .first: first.holds
    case .second: second.holds
    case nil: false
    }
  }

  public override var followsDrags: Bool {
    switch winner {
    case .first: first.followsDrags
    case .second: second.followsDrags
    case nil: first.followsDrags || second.followsDrags
    }
  }

  public override var tapCount: Int { max(first.tapCount, second.tapCount) }

  public override func wait(forTaps count: Int) {
    first.wait(forTaps: count)
    second.wait(forTaps: count)
  }

  public override func yield(_ event: PointerEvent, _ context: GestureContext) {
    switch winner {
    case .first: first.yield(event, context)
    case .second: second.yield(event, context)
    case nil:
      first.yield(event, context)
      let count = context.actions.count
      second.yield(event, context)
      held += context.removeActions(since: count)
      if case .failed = first.phase { chooseSecond(context) }
    }
  }

  public override func recognize(_ event: PointerEvent, _ context: GestureContext) -> GesturePhase<
    Either<First, Second>
  > {
    switch winner {
    case .first: return first.take(event, context).map { .first($0) }
    case .second: return second.take(event, context).map { .second($0) }
    case nil: break
    }
    let leading = first.take(event, context)
    let count = context.actions.count
    let following = second.take(event, context)
    held += context.removeActions(since: count)
    switch leading {
    case .possible(let value): return .possible(value.map { .first($0) })
    case .active, .ended:
      (winner, held) = (.first(()), [])
      return leading.map { .first($0) }
    case .failed:
      chooseSecond(context)
      return following.map { .second($0) }
    }
  }

  private func chooseSecond(_ context: GestureContext) {
    winner = .second(())
    for action in held { context.perform(action) }
    held = []
  }
}

/// Two gestures that follow a touch simultaneously; the first acts before the second.
@MainActor
public final class SimultaneousRecognizer<First, Second>: Recognizer<(First?, Second?)> {
  public let first: Recognizer<First>
  public let second: Recognizer<Second>

  public init(_ first: Recognizer<First>, _ second: Recognizer<Second>) {
    (self.first, self.second) = (first, second)
    super.init()
  }

  public override var holds: Bool { first.holds || second.holds }
  public override var followsDrags: Bool { first.followsDrags || second.followsDrags }
  public override var tapCount: Int { max(first.tapCount, second.tapCount) }

  public override func wait(forTaps count: Int) {
    first.wait(forTaps: count)
    second.wait(forTaps: count)
  }

  public override func yield(_ event: PointerEvent, _ context: GestureContext) {
    first.yield(event, context)
    second.yield(event, context)
  }

  public override func recognize(_ event: PointerEvent, _ context: GestureContext) -> GesturePhase<
    (First?, Second?)
  > {
    let one = first.take(event, context)
    let other = second.take(event, context)
    let value = (one.value, other.value)
    switch (one, other) {
    case (.failed, .failed): return .failed
    case _ where one.isFinal && other.isFinal: return .ended(value)
    case (.active, _), (.ended, _), (_, .active), (_, .ended): return .active(value)
    default: return .possible(value.0 == nil && value.1 == nil ? nil : value)
    }
  }
}

/// A gesture that starts after another one has ended.
@MainActor
public final class SequenceRecognizer<First, Second>: Recognizer<Either<First, (First, Second?)>> {
  public let first: Recognizer<First>
  public let second: Recognizer<Second>
  private var press: PointerEvent?
  private var isDown = false

  public init(_ first: Recognizer<First>, _ second: Recognizer<Second>) {
    (self.first, self.second) = (first, second)
    super.init()
  }

  public override var followsDrags: Bool { first.followsDrags || second.followsDrags }

  public override var tapCount: Int {
    let (count, isTooMany) = first.tapCount.addingReportingOverflow(second.tapCount)
    return isTooMany ? .max : count
  }

  public override func recognize(_ event: PointerEvent, _ context: GestureContext) -> GesturePhase<
    Either<First, (First, Second?)>
  > {
    switch event.kind {
    case .press: (press, isDown) = (event, true)
    case .release: isDown = false
    default: break
    }
    if case .ended(let value) = first.phase {
      return phase(second.take(event, context), after: value)
    }
    switch first.take(event, context) {
    case .possible(let value): return .possible(value.map { .first($0) })
    case .active(let value): return .active(.first(value))
    case .failed: return .failed
    case .ended(let value):
      // A finger that is still down belongs to the second gesture from the point where it touched
      // the view.
      guard isDown, var begin = press else { return phase(second.phase, after: value) }
      begin.time = event.time
      var result = second.take(begin, context)
      if event.kind != .press {
        var here = event
        here.kind = .move
        result = second.take(here, context)
      }
      return phase(result, after: value)
    }
  }

  /// Returns the phase of the sequence, which is active as soon as the first gesture has ended.
  private func phase(_ second: GesturePhase<Second>, after first: First) -> GesturePhase<
    Either<First, (First, Second?)>
  > {
    switch second {
    case .possible(let value): .active(.second((first, value)))
    case .active(let value): .active(.second((first, value)))
    case .ended(let value): .ended(.second((first, value)))
    case .failed: .failed
    }
  }
}

/// A gesture with a transformed value.
@MainActor
public final class MappedRecognizer<Base, Value>: Recognizer<Value> {
  public let base: Recognizer<Base>
  public var transform: (Base) -> Value

  public init(_ base: Recognizer<Base>, _ transform: @escaping (Base) -> Value) {
    (self.base, self.transform) = (base, transform)
    super.init()
  }

  public override var holds: Bool { base.holds }
  public override var followsDrags: Bool { base.followsDrags }
  public override var tapCount: Int { base.tapCount }
  public override func wait(forTaps count: Int) { base.wait(forTaps: count) }
  public override func yield(_ event: PointerEvent, _ context: GestureContext) {
    base.yield(event, context)
  }
  public override func recognize(_ event: PointerEvent, _ context: GestureContext)
    -> GesturePhase<Value>
  {
    base.take(event, context).map(transform)
  }
}
