import CStackSwitch
import QuoinLayout

/// The storage of a value that views read and write.
///
/// A location is used on the main actor.
class AnyLocation<Value> {
  func read() -> Value { fatalError("a location without a value") }
  func write(_ value: Value, _ transaction: Transaction) {}
  /// Returns whether `other` is the same storage, so that a write here is visible to a read there.
  @MainActor func isSame(as other: AnyLocation<Value>) -> Bool { self === other }
  /// The location of the outermost value that contains this value.
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

// The locations below lead to another one, and so on: as deep as the user nests bindings.

/// A value that two functions read and write.
final class FunctionLocation<Value>: AnyLocation<Value> {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void
  private let end = _EndOfRelease()
  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    (self.get, self.set) = (get, set)
  }
  deinit { if quoin_stack_is_low() { DeepRelease.keep((get, set)) } }

  override func read() -> Value { DeepStack.withRoom { get() } }
  override func write(_ value: Value, _ transaction: Transaction) {
    // A write reads the value that it replaces (Rules/Updates.md#binding-writes).
    _ = read()
    DeepStack.withRoom { set(value, transaction) }
  }
}

/// A value derived from the value of another location.
class DerivedLocation<Source, Value>: AnyLocation<Value> {
  final let source: AnyLocation<Source>
  private let end = _EndOfRelease()
  init(_ source: AnyLocation<Source>) { self.source = source }
  deinit { if quoin_stack_is_low() { DeepRelease.keep(source) } }

  /// Returns the derived value for a value of the source.
  func value(in source: Source) -> Value { fatalError("a location without a value") }
  final override func read() -> Value { value(in: DeepStack.withRoom { source.read() }) }
  final override var root: AnyObject { DeepStack.withRoom { source.root } }
  @MainActor final func hasSameSource(as other: DerivedLocation) -> Bool {
    DeepStack.withRoom { source.isSame(as: other.source) }
  }
  final func writeSource(_ value: Source, _ transaction: Transaction) {
    DeepStack.withRoom { source.write(value, transaction) }
  }
}

/// A part of the value in another location.
final class PartLocation<Whole, Value>: DerivedLocation<Whole, Value> {
  private let part: WritableKeyPath<Whole, Value>
  init(_ whole: AnyLocation<Whole>, _ part: WritableKeyPath<Whole, Value>) {
    self.part = part
    super.init(whole)
  }
  override func value(in whole: Whole) -> Value { whole[keyPath: part] }
  override func write(_ value: Value, _ transaction: Transaction) {
    var changed = DeepStack.withRoom { source.read() }
    changed[keyPath: part] = value
    writeSource(changed, transaction)
  }
  @MainActor override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? PartLocation else { return false }
    return part == other.part && hasSameSource(as: other)
  }
}

/// The value of another location, converted by two functions that depend only on its type.
final class MappedLocation<Source, Value>: DerivedLocation<Source, Value> {
  private let get: (Source) -> Value
  private let set: (Value) -> Source?
  init(
    _ source: AnyLocation<Source>, get: @escaping (Source) -> Value,
    set: @escaping (Value) -> Source?
  ) {
    self.get = get
    self.set = set
    super.init(source)
  }
  override func value(in source: Source) -> Value { get(source) }
  override func write(_ value: Value, _ transaction: Transaction) {
    if let value = set(value) { writeSource(value, transaction) }
  }
  @MainActor override func isSame(as other: AnyLocation<Value>) -> Bool {
    (other as? MappedLocation).map { hasSameSource(as: $0) } ?? false
  }
}
