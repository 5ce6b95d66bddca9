/// The storage of a value that views read and write.
///
/// A location is used on the main actor.
class AnyLocation<Value> {
  func read() -> Value { fatalError("a location without a value") }
  func write(_ value: Value, _ transaction: Transaction) {}
  /// Returns whether `other` is the same storage, so that a write here is visible to a read there.
  @MainActor func isSame(as other: AnyLocation<Value>) -> Bool { self === other }
  /// The location of the outermost value that contains this one.
  var root: AnyObject { self }
}

/// A constant value.
final class ConstantLocation<Value>: AnyLocation<Value> {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func read() -> Value { value }
  @MainActor override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? ConstantLocation else { return false }
    return ValueComparison.areSame(value, other.value)
  }
}

/// A value that is read and written through two functions.
final class FunctionLocation<Value>: AnyLocation<Value> {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void
  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }
  override func read() -> Value { get() }
  override func write(_ value: Value, _ transaction: Transaction) {
    // A write reads the value that it replaces (Rules/Updates.md#binding-writes).
    _ = get()
    set(value, transaction)
  }
}

/// A part of the value in another location.
final class PartLocation<Whole, Value>: AnyLocation<Value> {
  private let whole: AnyLocation<Whole>
  private let part: WritableKeyPath<Whole, Value>
  init(_ whole: AnyLocation<Whole>, _ part: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.part = part
  }
  override func read() -> Value { whole.read()[keyPath: part] }
  override func write(_ value: Value, _ transaction: Transaction) {
    var changed = whole.read()
    changed[keyPath: part] = value
    whole.write(changed, transaction)
  }
  override var root: AnyObject { whole.root }
  @MainActor override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? PartLocation else { return false }
    return part == other.part && whole.isSame(as: other.whole)
  }
}

/// The value of another location, transformed by two functions that depend only on the type.
final class MappedLocation<Source, Value>: AnyLocation<Value> {
  private let source: AnyLocation<Source>
  private let get: (Source) -> Value
  private let set: (Value) -> Source?
  init(
    _ source: AnyLocation<Source>, get: @escaping (Source) -> Value,
    set: @escaping (Value) -> Source?
  ) {
    self.source = source
    self.get = get
    self.set = set
  }
  override func read() -> Value { get(source.read()) }
  override func write(_ value: Value, _ transaction: Transaction) {
    if let value = set(value) { source.write(value, transaction) }
  }
  override var root: AnyObject { source.root }
  @MainActor override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? MappedLocation else { return false }
    return source.isSame(as: other.source)
  }
}
