/// The storage of a state's value and its readers.
///
/// A body reads the value as of the current update; all other code reads the last value written.
final class StateLocation<Value>: AnyLocation<Value>, WrittenLocation, @unchecked Sendable {
  let name: String
  private let pendingChanges: PendingChanges
  // Accessed with the lock of the pending changes held.
  private var shown: Value
  private var written: [(serial: Int, value: Value)] = []
  // Only the main actor accesses this.
  private var readers = Readers()

  init(_ value: Value, name: String, pendingChanges: PendingChanges) {
    shown = value
    self.name = name
    self.pendingChanges = pendingChanges
  }

  override func read() -> Value {
    if let element = Evaluation.reader {
      MainActor.assumeIsolated { readers.add(element) }
      return pendingChanges.lock.withLock { shown }
    }
    return pendingChanges.lock.withLock { written.last?.value ?? shown }
  }

  override func write(_ value: Value, _ transaction: Transaction) {
    pendingChanges.warnOfWriting(name)
    // The old value may be a custom object, whose `deinit` may run any code, so it is released
    // outside the lock.
    let old: (shown: Value?, written: [(serial: Int, value: Value)]) =
      pendingChanges.lock.withLock {
        guard let serial = pendingChanges.batch(for: transaction) else {
          defer { (shown, written) = (value, []) }
          return (shown, written)
        }
        guard let last = written.indices.last, written[last].serial == serial else {
          written.append((serial, value))
          pendingChanges.add(self)
          return (nil, [])
        }
        defer { written[last].value = value }
        return (written[last].value, [])
      }
    withExtendedLifetime(old) {}
  }

  @MainActor func apply(_ serial: Int) {
    let (before, taken) = pendingChanges.lock.withLock {
      let (before, taken) = (shown, written.prefix { $0.serial <= serial })
      shown = taken.last?.value ?? before
      written.removeFirst(taken.count)
      return (before, taken)
    }
    guard let after = taken.last?.value, !ValueComparison.areSame(before, after) else { return }
    readers.notify(self, name) { $0.pendingChanges.invalidateNow($0.token, $1) }
  }
}

/// The elements whose bodies read a value.
struct Readers {
  private struct Entry {
    var token: ElementToken
    var evaluation: Int
  }
  // Usually there is one reader.
  private var first: Entry?
  private var others: [ObjectIdentifier: Entry] = [:]

  /// Adds `element`, which is being evaluated.
  @MainActor mutating func add(_ element: BodyElement) {
    let token = element.token
    let entry = Entry(token: token, evaluation: element.evaluation)
    if first == nil || first?.token === token || first?.token.element == nil {
      first = entry
    } else {
      if others.count > 64, others.count.nonzeroBitCount == 1 {
        others = others.filter { Self.reading($0.value) != nil }
      }
      others[ObjectIdentifier(token)] = entry
    }
  }

  /// Calls `body` with each element whose last evaluation read the value, and with the property
  /// that it read.
  ///
  /// The property's name may differ between an element that binds it and the one that owns it. The
  /// element may belong to another live view.
  @MainActor func notify(
    _ location: AnyObject, _ name: String, _ body: (BodyElement, ChangeReason) -> Void
  ) {
    func notify(_ entry: Entry) {
      guard let element = Self.reading(entry) else { return }
      body(element, .property(element.propertyName(reading: location) ?? name))
    }
    if let first { notify(first) }
    for entry in others.values { notify(entry) }
  }

  @MainActor private static func reading(_ entry: Entry) -> BodyElement? {
    guard let element = entry.token.element, element.evaluation == entry.evaluation else {
      return nil
    }
    return element
  }
}

/// The element that is being evaluated.
enum Evaluation {
  private static let current = ThreadLocal<BodyElement>()

  /// The element that depends on the values read on this thread.
  static var reader: BodyElement? { current.object }

  @MainActor static func run<Result>(
    _ element: BodyElement?, _ body: () throws -> Result
  ) rethrows -> Result {
    try current.with(element, body)
  }
}
