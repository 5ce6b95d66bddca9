import QuoinCore

/// Which view has the focus: it is told, and it decides when it is written.
///
/// In a living view the focus follows what is written after the update, and what has the focus is told: a field that
/// goes while it has the focus, or a value that no view stands for, leaves `false` or `nil`. Nothing in a picture was
/// touched.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A focus that somebody else keeps: reads and writes go there.
  @propertyWrapper
  public struct Binding {
    fileprivate let value: QuoinCore.Binding<Value>
    fileprivate let none: Value

    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }

  @State private var value: Value
  private let none: Value

  /// Whether one view has the focus.
  public init() where Value == Bool {
    none = false
    _value = State(wrappedValue: false)
  }

  /// Which of several views has the focus; `nil` for none.
  public init<T: Hashable>() where Value == T? {
    none = nil
    _value = State(wrappedValue: nil)
  }

  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding { Binding(value: $value, none: none) }
}

extension FocusState: CompositeProperty {}
extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

extension FocusState.Binding {
  /// What ties the views for which the state is `value` to it; `nil` outside a living tree.
  func link(_ value: Value) -> FocusTie.Link? {
    guard let state = self.value.stateID else { return nil }
    let (binding, none) = (self.value, self.none)
    return FocusTie.Link(
      state: state, isWanted: { binding.wrappedValue == value },
      isNone: { binding.wrappedValue == none }, claim: { binding.wrappedValue = value },
      clear: { binding.wrappedValue = none })
  }
}
