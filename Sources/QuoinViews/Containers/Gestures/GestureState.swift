import QuoinCore

/// A value that a gesture keeps while it goes on, and that goes back to the initial one when it ends.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  typealias Reset = (Value, inout Transaction) -> Void

  private let state: State<Value>
  private let initialValue: Value
  private var resetTransaction: Transaction?
  private var reset: Reset?

  public init(wrappedValue: Value) {
    state = State(wrappedValue: wrappedValue)
    initialValue = wrappedValue
  }

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// - `resetTransaction`: the transaction in which the value goes back.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
    self.resetTransaction = resetTransaction
  }

  /// - `resetTransaction`: the transaction in which the value goes back.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// - `reset`: sets up the transaction in which the value, which it is given, goes back.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: wrappedValue)
    self.reset = reset
  }

  /// - `reset`: sets up the transaction in which the value, which it is given, goes back.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value { state.wrappedValue }
  public var projectedValue: GestureState<Value> { self }

  /// Changes the value in the transaction that `change` sets up.
  func update(_ change: (inout Value, inout Transaction) -> Void) {
    var value = state.wrappedValue
    var transaction = Transaction()
    change(&value, &transaction)
    write(value, transaction)
  }

  /// Has the value go back to the initial one.
  func goBack() {
    var transaction = resetTransaction ?? Transaction()
    reset?(state.wrappedValue, &transaction)
    write(initialValue, transaction)
  }

  private func write(_ value: Value, _ transaction: Transaction) {
    // Without an animation of its own the write belongs to the transaction around it.
    guard transaction.animation != nil || transaction.disablesAnimations else {
      state.wrappedValue = value
      return
    }
    withTransaction(transaction) { state.wrappedValue = value }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

/// A gesture that keeps a state up to date.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  public var base: Base
  public var state: GestureState<State>
  public var body: (Base.Value, inout State, inout Transaction) -> Void

  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    (self.base, self.state, self.body) = (base, state, body)
  }

  public static func _recognizer(_ gesture: Self, renewing known: Recognizer<Value>?)
    -> Recognizer<Value>
  {
    CallbackRecognizer.renewing(known, of: gesture.base) { phase, last, context in
      if phase.isFinal {
        if last != nil { context.perform { gesture.state.goBack() } }
      } else if let value = phase.value {
        context.perform { gesture.state.update { gesture.body(value, &$0, &$1) } }
      }
    }
  }
}

extension Gesture {
  /// Keeps `state` up to date with what `body` makes of the gesture's value, until the gesture ends: then it goes
  /// back to its initial value.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
