import QuoinCore

/// A gesture that calls an action when it ends.
public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void

  public static func _recognizer(_ gesture: Self, renewing known: Recognizer<Value>?)
    -> Recognizer<Value>
  {
    CallbackRecognizer.renewing(known, of: gesture.content) { phase, _, context in
      if case .ended(let value) = phase { context.perform { gesture.action(value) } }
    }
  }
}

/// A gesture that calls an action with each new value.
public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void

  public static func _recognizer(_ gesture: Self, renewing known: Recognizer<Value>?)
    -> Recognizer<Value>
  {
    CallbackRecognizer.renewing(known, of: gesture.content) { phase, last, context in
      guard !phase.isFinal, let value = phase.value, value != last else { return }
      context.perform { gesture.action(value) }
    }
  }
}

/// A gesture whose value is mapped by a closure.
public struct _MapGesture<Content: Gesture, Value>: Gesture {
  public typealias Body = Never
  let content: Content
  let transform: (Content.Value) -> Value

  public static func _recognizer(_ gesture: Self, renewing known: Recognizer<Value>?)
    -> Recognizer<Value>
  {
    let known = known as? MappedRecognizer<Content.Value, Value>
    let base = Content._recognizer(gesture.content, renewing: known?.base)
    guard let known, known.base === base else {
      return MappedRecognizer(base, gesture.transform)
    }
    known.transform = gesture.transform
    return known
  }
}

/// A gesture that is recognized only while modifier keys are held.
public struct _ModifiersGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let modifiers: EventModifiers

  public static func _recognizer(_ gesture: Self, renewing known: Recognizer<Value>?)
    -> Recognizer<Value>
  {
    let known = known as? ModifiersRecognizer<Value>
    let base = Content._recognizer(gesture.content, renewing: known?.base)
    if let known, known.base === base { return known }
    return ModifiersRecognizer(base, gesture.modifiers)
  }
}

extension Gesture {
  /// Calls `action` when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Maps the gesture's value with `body`.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// Recognizes the gesture only while the keys `modifiers` are held, possibly with others.
  public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(content: self, modifiers: modifiers)
  }
}

extension Gesture where Value: Equatable {
  /// Calls `action` with each new value of the gesture until it ends.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

/// Calls a closure with each phase of a gesture.
final class CallbackRecognizer<Value>: Recognizer<Value> {
  typealias Callback = (GesturePhase<Value>, _ last: Value?, GestureContext) -> Void
  private let base: Recognizer<Value>
  private var callback: Callback
  private var last: Value?

  private init(_ base: Recognizer<Value>, _ callback: @escaping Callback) {
    (self.base, self.callback) = (base, callback)
    super.init()
  }

  /// Returns a recognizer of `gesture` that calls `callback`: `known` itself if it already
  /// recognizes `gesture`.
  static func renewing<G: Gesture>(
    _ known: Recognizer<Value>?, of gesture: G, _ callback: @escaping Callback
  ) -> Recognizer<Value> where G.Value == Value {
    let known = known as? CallbackRecognizer
    let base = G._recognizer(gesture, renewing: known?.base)
    guard let known, known.base === base else { return CallbackRecognizer(base, callback) }
    known.callback = callback
    return known
  }

  override var holds: Bool { base.holds }
  override var followsDrags: Bool { base.followsDrags }
  override var tapCount: Int { base.tapCount }
  override func wait(forTaps count: Int) { base.wait(forTaps: count) }

  override func recognize(_ event: PointerEvent, _ context: GestureContext) -> GesturePhase<Value> {
    let phase = base.take(event, context)
    callback(phase, last, context)
    last = phase.value
    return phase
  }
}

private final class ModifiersRecognizer<Value>: Recognizer<Value> {
  let base: Recognizer<Value>
  private let modifiers: EventModifiers

  init(_ base: Recognizer<Value>, _ modifiers: EventModifiers) {
    (self.base, self.modifiers) = (base, modifiers)
    super.init()
  }

  override var holds: Bool { base.holds }
  override var followsDrags: Bool { base.followsDrags }
  override var tapCount: Int { base.tapCount }
  override func wait(forTaps count: Int) { base.wait(forTaps: count) }

  override func recognize(_ event: PointerEvent, _ context: GestureContext) -> GesturePhase<Value> {
    let held = EventModifiers(rawValue: event.modifiers)
    if event.kind == .press, !held.isSuperset(of: modifiers) { return .failed }
    return base.take(event, context)
  }
}
