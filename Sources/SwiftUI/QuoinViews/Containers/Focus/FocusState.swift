import QuoinCore

/// A property wrapper that reads which view has the focus, and moves the focus when written.
///
/// In a live view the focus moves after the update that wrote the state. If the focused field
/// disappears, or no view corresponds to the written value, the state becomes `false` or `nil`. In
/// a picture no view has the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A reference to another view's `FocusState`.
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

  @SharedState private var value: Value
  private let none: Value

  /// Creates a state for whether one view has the focus.
  public init() where Value == Bool {
    none = false
    _value = SharedState(wrappedValue: false)
  }

  /// Creates a state for which of several views has the focus; `nil` means none.
  public init<T: Hashable>() where Value == T? {
    none = nil
    _value = SharedState(wrappedValue: nil)
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
  /// Returns the link that connects views to `value`, or `nil` outside a live tree.
  func link(_ value: Value) -> FocusBinding.Link? {
    guard let state = self.value.stateID else { return nil }
    let (binding, none) = (self.value, self.none)
    return FocusBinding.Link(
      state: state, isWanted: { binding.wrappedValue == value },
      isNone: { binding.wrappedValue == none }, claim: { binding.wrappedValue = value },
      clear: { binding.wrappedValue = none })
  }
}
