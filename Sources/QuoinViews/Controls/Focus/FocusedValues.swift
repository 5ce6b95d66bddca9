import QuoinCore

/// A value that the view with the focus tells.
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the view with the focus tells: nothing in a picture, where none has it.
public struct FocusedValues {
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A value of the view with the focus; `nil` in a picture, where none has it.
@propertyWrapper
public struct FocusedValue<Value> {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public var wrappedValue: Value? { nil }
}

/// A binding of the view with the focus; `nil` in a picture, where none has it.
@propertyWrapper
public struct FocusedBinding<Value> {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

extension View {
  /// What the view tells while it has the focus, which no picture shows. Sizing: neutral.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  /// What the view tells while it has the focus, which no picture shows. Sizing: neutral.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }

  /// What the view's window tells while it has the focus, which no picture shows. Sizing: neutral.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  /// What the view's window tells while it has the focus, which no picture shows. Sizing: neutral.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
}
