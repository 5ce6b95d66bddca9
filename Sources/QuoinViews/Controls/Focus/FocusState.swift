import QuoinCore

/// Which view has the focus. Nothing in a picture was touched: it begins with none; what is written is kept by a
/// living view.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A focus that somebody else keeps: reads and writes go there.
  @propertyWrapper
  public struct Binding {
    fileprivate let state: State<Value>

    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }

  private let state: State<Value>

  /// Whether one view has the focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Which of several views has the focus; `nil` for none.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding { Binding(state: state) }
}

extension FocusState: CompositeProperty {}
extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}
