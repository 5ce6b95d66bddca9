import QuoinCore
import QuoinLayout

/// A key for a value that the focused view provides.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that the focused view and its window provide; none in a picture, in which no view has
/// the focus.
public struct FocusedValues {
  private var entries: [ObjectIdentifier: Any] = [:]

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { entries[ObjectIdentifier(key)] as? Key.Value }
    set { entries[ObjectIdentifier(key)] = newValue }
  }

  @MainActor func isSame(as other: FocusedValues) -> Bool {
    guard entries.count == other.entries.count else { return false }
    return entries.allSatisfy { key, value in
      other.entries[key].map { areSame(value, $0) } ?? false
    }
  }
}

private struct FocusedValuesKey: EnvironmentKey {
  static var defaultValue: FocusedValues { FocusedValues() }
}

extension EnvironmentValues {
  var focusedValues: FocusedValues {
    get { self[FocusedValuesKey.self] }
    set { self[FocusedValuesKey.self] = newValue }
  }
}

/// A value that the focused view provides; `nil` if no view has the focus or provides one.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  @Environment private var value: Value?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    _value = Environment((\EnvironmentValues.focusedValues).appending(path: keyPath))
  }

  @MainActor public var wrappedValue: Value? { value }
}

/// A binding that the focused view provides; `nil` if no view has the focus or provides one.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  @Environment private var binding: Binding<Value>?

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    _binding = Environment((\EnvironmentValues.focusedValues).appending(path: keyPath))
  }

  @MainActor public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  @MainActor public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding(
      get: { binding?.wrappedValue }, set: { if let value = $0 { binding?.wrappedValue = value } })
  }
}

/// The values that a view provides while it has the focus, or while its window is in front.
@MainActor
final class FocusedValueSource {
  var node = LayoutTree.NodeID.absent
  var isOfScene = false
  var change: (inout FocusedValues) -> Void = { _ in }
}

struct FocusedValueModifier: PrimitiveModifier {
  let isOfScene: Bool
  let change: (inout FocusedValues) -> Void

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    guard let center = emission.service(FocusManager.self) else {
      return V._emit(content, into: emission)
    }
    let source = emission.keep {
      let source = FocusedValueSource()
      center.add(source)
      return source
    }
    (source.isOfScene, source.change) = (modifier.isOfScene, modifier.change)
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    source.node = emission.tree.first(after: mark)
    emission.attach(source, since: mark)
  }
}

extension View {
  /// Provides a value while the view, or a view inside, has the focus. Sizing: neutral.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(isOfScene: false) { $0[keyPath: keyPath] = value })
  }

  /// Provides a value while the view, or a view inside, has the focus. Sizing: neutral.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(isOfScene: false) { $0[keyPath: keyPath] = value })
  }

  /// Provides a value for the view's window, regardless of which view has the focus.
  /// Sizing: neutral.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(isOfScene: true) { $0[keyPath: keyPath] = value })
  }

  /// Provides a value for the view's window, regardless of which view has the focus.
  /// Sizing: neutral.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(isOfScene: true) { $0[keyPath: keyPath] = value })
  }
}
