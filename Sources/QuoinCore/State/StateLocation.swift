/// Where the value of a state lives, and who read it.
///
/// A body sees the value of the update it belongs to; everybody else what was written last.
final class StateLocation<Value>: AnyLocation<Value>, WrittenLocation, @unchecked Sendable {
  private let name: String
  private let pendingChanges: PendingChanges
  // Reached with the lock of the signals held.
  private var shown: Value
  private var written: [(serial: Int, value: Value)] = []
  // Reached on the main actor only.
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
    pendingChanges.remarkWriting(name)
    // What is written over may be the user's object, which does what it likes when it goes: the lock is open by then.
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
    readers.tell(self, name) { $0.pendingChanges.invalidateNow($0.token, $1) }
  }
}

/// The elements whose bodies read something.
struct Readers {
  private struct Entry {
    var token: ElementToken
    var evaluation: Int
  }
  // Mostly there is one.
  private var first: Entry?
  private var others: [ObjectIdentifier: Entry] = [:]

  /// Adds `element` as it is being evaluated.
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

  /// Calls `body` with each element whose last evaluation was a reading one, which may belong to another living view,
  /// and with the property that read: what is called `name` where it is kept has another name where it is bound.
  @MainActor func tell(
    _ location: AnyObject, _ name: String, _ body: (BodyElement, ChangeReason) -> Void
  ) {
    func tell(_ entry: Entry) {
      guard let element = Self.reading(entry) else { return }
      body(element, .property(element.propertyName(reading: location) ?? name))
    }
    if let first { tell(first) }
    for entry in others.values { tell(entry) }
  }

  @MainActor private static func reading(_ entry: Entry) -> BodyElement? {
    guard let element = entry.token.element, element.evaluation == entry.evaluation else {
      return nil
    }
    return element
  }
}

/// Which element is being evaluated.
enum Evaluation {
  private static let current = ThreadLocal<BodyElement>()

  /// The element for which something is read on this thread.
  static var reader: BodyElement? { current.object }

  @MainActor static func run<Result>(
    _ element: BodyElement?, _ body: () throws -> Result
  ) rethrows -> Result {
    try current.with(element, body)
  }
}
