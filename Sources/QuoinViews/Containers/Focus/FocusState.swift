import QuoinCore

/// Which view has the focus: reading tells it, and writing moves the focus.
///
/// In a living view the focus moves after the update that wrote the state. When the focused field goes away, or no
/// view stands for the written value, the state becomes `false` or `nil`. In a picture no view has the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A reference to a `FocusState` of another view.
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
  /// The link that ties views to the state's being `value`; `nil` outside a living tree.
  func link(_ value: Value) -> FocusTie.Link? {
    guard let state = self.value.stateID else { return nil }
    let (binding, none) = (self.value, self.none)
    return FocusTie.Link(
      state: state, isWanted: { binding.wrappedValue == value },
      isNone: { binding.wrappedValue == none }, claim: { binding.wrappedValue = value },
      clear: { binding.wrappedValue = none })
  }
}
