/// A key for a value that a view passes to its container.
public protocol ContainerValueKey {
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}

/// A key for a value that a view passes to its ``_VariadicView``.
public protocol _ViewTraitKey {
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}

/// The values that a view passes to its container, which reads them from the view's ``Subview``.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The view's tag.
  private var tag: AnyHashable?
  /// The id set on the view, or that of its item.
  var id: AnyHashable?

  init() {}

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  subscript<Key: _ViewTraitKey>(trait key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the view's tag of the given type; for an item of a `ForEach` without a tag, its id.
  public func tag<V: Hashable>(for type: V.Type) -> V? { (tag ?? id)?.base as? V }

  /// Returns whether the view has the tag `tag`.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  package mutating func setTag(_ tag: AnyHashable) { self.tag = tag }
}

/// Changes the values that views pass to their container.
/// Sizing: neutral.
public struct _ContainerValueModifier: PrimitiveModifier {
  let change: @MainActor (inout ContainerValues) -> Void

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    V._emit(content, into: emission)
  }

  public static func _collect<V: View>(
    _ modifier: Self, content: V, into collector: SlotCollector
  ) {
    collector.changing(modifier.change) { V._collect(content, into: collector) }
  }

  /// The unknown count, so that a view with such a modifier in its body is expanded.
  public static func _elements(of content: _ElementCount) -> _ElementCount { .unknown }
}

extension View {
  /// Passes `value` to the container, where `Group(subviews:)` and `ForEach(subviews:)` find it
  /// with the view. The outermost value takes precedence.
  /// Sizing: neutral.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V)
    -> some View
  {
    modifier(_ContainerValueModifier { $0[keyPath: keyPath] = value })
  }

  /// Passes `value` to the enclosing ``_VariadicView``.
  /// Sizing: neutral.
  public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(_ContainerValueModifier { $0[trait: key] = value })
  }
}
