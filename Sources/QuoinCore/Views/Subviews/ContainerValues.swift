/// A value that a view hands to the container right around it.
public protocol ContainerValueKey {
  associatedtype Value
  /// What a view hands on that doesn't say.
  static var defaultValue: Value { get }
}

/// A value that a view hands to the ``_VariadicView`` right around it.
public protocol _ViewTraitKey {
  associatedtype Value
  /// What a view hands on that doesn't say.
  static var defaultValue: Value { get }
}

/// What a view hands to the container right around it, which sees it with the view's ``Subview``.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The view's tag.
  private var tag: AnyHashable?
  /// The id that was written on the view, or that of the item it was made of.
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

  /// The tag of the view, if it has one of the type: an item of a `ForEach` has its id where it says nothing else.
  public func tag<V: Hashable>(for type: V.Type) -> V? { (tag ?? id)?.base as? V }

  /// Whether the view has the tag `tag`.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  package mutating func setTag(_ tag: AnyHashable) { self.tag = tag }
}

/// Changes what the views it is applied to hand to the container around. Sizing: neutral.
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

  /// Unknown, so that a view with such a modifier in its body is looked into.
  public static func _elements(of content: _ElementCount) -> _ElementCount { .unknown }
}

extension View {
  /// Hands `value` to the container around: `Group(subviews:)` or `ForEach(subviews:)` sees it with the view.
  /// The outermost of several counts. Sizing: neutral.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V)
    -> some View
  {
    modifier(_ContainerValueModifier { $0[keyPath: keyPath] = value })
  }

  /// Hands `value` to the ``_VariadicView`` around. Sizing: neutral.
  public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(_ContainerValueModifier { $0[trait: key] = value })
  }
}
