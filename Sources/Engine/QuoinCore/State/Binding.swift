import QuoinAnimation

/// A reference to a value owned elsewhere, to which reads and writes are forwarded at any time.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  let location: AnyLocation<Value>
  /// The transaction of each write, unless an open transaction sets other values.
  public var transaction = Transaction() {
    didSet {
      if transaction.number == 0, !transaction.isEmpty { transaction = transaction.begun() }
    }
  }

  init(location: AnyLocation<Value>) { self.location = location }

  /// Creates a binding that reads with `get` and writes with `set`.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(location: FunctionLocation(get: get) { value, _ in set(value) })
  }

  /// Creates a binding that reads with `get` and writes with `set`, which also receives the
  /// transaction of the write.
  public init(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
  ) {
    self.init(location: FunctionLocation(get: get, set: set))
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a binding that always reads `value` and ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set { location.write(newValue, transaction.overridden(by: .current)) }
  }

  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<
    Subject
  > {
    with(PartLocation(location, keyPath))
  }

  /// Returns the same binding with writes that belong to `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction.begun()
    return binding
  }

  /// Returns the same binding with writes that are animated by `animation`; `nil` disables
  /// animations.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    if animation == nil { transaction.disablesAnimations = true }
    return self.transaction(transaction)
  }

  func with<Other>(_ location: AnyLocation<Other>) -> Binding<Other> {
    var binding = Binding<Other>(location: location)
    binding.transaction = transaction
    return binding
  }
}

extension Binding {
  /// Creates a binding to the value of `base` as an optional; writing `nil` is ignored.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self = base.with(MappedLocation(base.location, get: { $0 }, set: { $0 }))
  }

  /// Creates a binding to the wrapped value of `base`; returns `nil` if the value is `nil`.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    // Between a write of nil and the next evaluation, the binding reads the last non-nil value.
    let last = LastValue(value)
    self = base.with(
      MappedLocation(
        base.location,
        get: {
          if let value = $0 { last.value = value }
          return last.value
        }, set: { .some($0) }))
  }

  /// Creates a binding to the type-erased value of `base`; writing a value of a different type is
  /// ignored.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self = base.with(
      MappedLocation(base.location, get: { AnyHashable($0) }, set: { $0.base as? V }))
  }
}

private final class LastValue<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

extension Binding {
  /// The identity of the bound state, or `nil` if the bound value isn't a view's state.
  package var stateID: ObjectIdentifier? {
    location is StateLocation<Value> ? ObjectIdentifier(location) : nil
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: SourcedProperty {
  var source: AnyObject? { location.root }
  // A read informs the location about the reading element, so the element retains nothing.
  mutating func connect(to element: BodyElement, slot: Int, name: String) {}

  static func isSame(_ first: Self, _ second: Self) -> Bool {
    first.location.isSame(as: second.location)
  }
}

/// An element of a collection at another location.
final class ElementLocation<Whole: MutableCollection>: DerivedLocation<Whole, Whole.Element> {
  private let position: Whole.Index
  private var last: Whole.Element
  init(_ whole: AnyLocation<Whole>, _ position: Whole.Index) {
    self.position = position
    last = whole.read()[position]
    super.init(whole)
  }

  override func value(in whole: Whole) -> Whole.Element {
    // A view that is about to be removed may still read an element that no longer exists.
    if whole.startIndex <= position, position < whole.endIndex { last = whole[position] }
    return last
  }

  override func write(_ value: Whole.Element, _ transaction: Transaction) {
    var changed = source.read()
    guard changed.startIndex <= position, position < changed.endIndex else { return }
    changed[position] = value
    writeSource(changed, transaction)
  }

  @MainActor override func isSame(as other: AnyLocation<Whole.Element>) -> Bool {
    guard let other = other as? ElementLocation else { return false }
    return position == other.position && hasSameSource(as: other)
  }
}
