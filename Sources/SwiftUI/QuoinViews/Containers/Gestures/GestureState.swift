import QuoinCore

/// A value that a gesture updates while in progress, and that is reset to its initial value when
/// the gesture ends.
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

  /// Creates a gesture state with an initial value.
  ///
  /// - `resetTransaction`: the transaction in which the value is reset.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
    self.resetTransaction = resetTransaction
  }

  /// Creates a gesture state with an initial value.
  ///
  /// - `resetTransaction`: the transaction in which the value is reset.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a gesture state with an initial value.
  ///
  /// - `reset`: receives the value and configures the transaction in which the value is reset.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: wrappedValue)
    self.reset = reset
  }

  /// Creates a gesture state with an initial value.
  ///
  /// - `reset`: receives the value and configures the transaction in which the value is reset.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value { state.wrappedValue }
  public var projectedValue: GestureState<Value> { self }

  /// Changes the value in the transaction that `change` configures.
  func update(_ change: (inout Value, inout Transaction) -> Void) {
    var value = state.wrappedValue
    var transaction = Transaction()
    change(&value, &transaction)
    write(value, transaction)
  }

  /// Resets the value to the initial one.
  func goBack() {
    var transaction = resetTransaction ?? Transaction()
    reset?(state.wrappedValue, &transaction)
    write(initialValue, transaction)
  }

  private func write(_ value: Value, _ transaction: Transaction) {
    // Without its own animation the write belongs to the enclosing transaction.
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

/// A gesture that updates a gesture state.
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
  /// Updates `state` with `body` whenever the gesture's value changes; it is reset when the gesture
  /// ends.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
