/// The storage of a state's value and its readers.
///
/// A body reads the value as of its evaluation; all other code reads the last value written.
final class StateLocation<Value>: AnyLocation<Value>, WrittenLocation, @unchecked Sendable {
  let name: String
  private let pendingChanges: PendingChanges
  /// The element of the view that owns the state; `nil` for a state of the framework's.
  private let owner: ElementToken?
  // Accessed with the lock of the pending changes held.
  private var shown: Value
  private var written: [(serial: Int, value: Value)] = []
  // Only the main actor accesses these.
  private var readers = Readers()
  /// Whether the value has changed since the owner's last evaluation.
  private var isOutdated = false

  init(
    _ value: Value, name: String, pendingChanges: PendingChanges, owner: ElementToken? = nil
  ) {
    shown = value
    self.name = name
    self.pendingChanges = pendingChanges
    self.owner = owner
  }

  /// The value as of the current update.
  private var shownValue: Value { pendingChanges.lock.withLock { shown } }

  /// Returns the value for an evaluation of the owner that begins now.
  @MainActor func beginEvaluation() -> Value {
    isOutdated = false
    return shownValue
  }

  /// Returns `seen`, the value in the owner's last evaluation, if views are being evaluated.
  ///
  /// The code that reads is then a part of that evaluation, even if it runs later, such as the
  /// content of a sheet. The owner's body depends on the value from now on
  /// (Rules/Updates.md#captured-state). If it didn't before, and the value has changed, the owner
  /// is evaluated again, unless the content is one that is made later by design.
  func read(seen: Value) -> Value {
    guard let reader = Evaluation.reader else { return read() }
    MainActor.assumeIsolated {
      guard let owner = owner?.element else { return }
      readers.add(owner, isLasting: owner !== reader || owner.readsForViews)
      guard isOutdated, owner !== reader, !reader.makesLaterContent else { return }
      let name = owner.propertyName(reading: self) ?? name
      owner.pendingChanges.invalidateNow(owner.token, .property(name))
    }
    return seen
  }

  override func read() -> Value {
    if let element = Evaluation.reader {
      MainActor.assumeIsolated { readers.add(element) }
      return shownValue
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
    isOutdated = true
    readers.notify(self, name) { $0.pendingChanges.invalidateNow($0.token, $1) }
  }
}

/// The elements that depend on a value.
struct Readers {
  private struct Entry {
    var token: ElementToken
    var dependency: Dependency
  }
  private enum Dependency {
    /// The body read the value in the evaluation of this number.
    case body(evaluation: Int)
    /// Views without a body read the value in the element's emission of this number.
    case views(emission: Int)
    /// A closure of the body read the value.
    case closure
  }
  // Usually there is one reader.
  private var first: Entry?
  private var others: [ObjectIdentifier: Entry] = [:]

  /// Adds `element`, which is being evaluated or emitted.
  ///
  /// - Parameter isLasting: Whether it depends on the value as long as it exists.
  @MainActor mutating func add(_ element: BodyElement, isLasting: Bool = false) {
    let token = element.token
    let dependency: Dependency =
      if isLasting {
        .closure
      } else if element.readsForViews {
        .views(emission: element.emission)
      } else {
        .body(evaluation: element.evaluation)
      }
    let entry = Entry(token: token, dependency: dependency)
    if let first, first.token === token {
      if !Self.includes(first, entry) { self.first = entry }
    } else if first == nil || first?.token.element == nil {
      first = entry
    } else {
      if others.count > 64, others.count.nonzeroBitCount == 1 {
        others = others.filter { Self.reading($0.value) != nil }
      }
      let id = ObjectIdentifier(token)
      if let known = others[id], Self.includes(known, entry) { return }
      others[id] = entry
    }
  }

  /// Calls `body` with each element that depends on the value, and with the property that it read;
  /// without a property if only its views depend on it.
  ///
  /// The property's name may differ between an element that binds it and the one that owns it. The
  /// element may belong to another live view.
  @MainActor func notify(
    _ location: AnyObject, _ name: String, _ body: (BodyElement, ChangeReason?) -> Void
  ) {
    func notify(_ entry: Entry) {
      guard let element = Self.reading(entry) else { return }
      if case .views = entry.dependency { return body(element, nil) }
      body(element, .property(element.propertyName(reading: location) ?? name))
    }
    if let first { notify(first) }
    for entry in others.values { notify(entry) }
  }

  @MainActor private static func reading(_ entry: Entry) -> BodyElement? {
    guard let element = entry.token.element else { return nil }
    switch entry.dependency {
    case .body(let evaluation): return element.evaluation == evaluation ? element : nil
    case .views(let emission): return element.emission == emission ? element : nil
    case .closure: return element
    }
  }

  /// Whether `new` adds nothing to `known`, an entry of the same element.
  @MainActor private static func includes(_ known: Entry, _ new: Entry) -> Bool {
    switch (known.dependency, new.dependency) {
    case (.closure, _): true
    case (.body, .views): reading(known) != nil
    default: false
    }
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
