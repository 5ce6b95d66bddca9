/// The location of a stored value for a view's property.
final class StoredLocation<Value>: AnyLocation<Value>, WrittenLocation, StoredWatcher,
  @unchecked Sendable
{
  let store: StoredValues
  let key: String
  private let coding: StoredCoding<Value>
  private let initialValue: Value
  let name: String
  private let pendingChanges: PendingChanges
  // Only the main actor accesses this.
  private var shown: Value
  private var readers = Readers()

  @MainActor init(
    _ store: StoredValues, _ key: String, _ initialValue: Value, _ coding: StoredCoding<Value>,
    name: String, pendingChanges: PendingChanges
  ) {
    self.store = store
    self.key = key
    self.initialValue = initialValue
    self.coding = coding
    self.name = name
    self.pendingChanges = pendingChanges
    shown = coding.value(of: key, in: store) ?? initialValue
    super.init()
    store.watch(key, self)
    if store.defaults != nil { pendingChanges.follow(self) }
  }

  override func read() -> Value {
    if let element = Evaluation.reader {
      MainActor.assumeIsolated { readers.add(element) }
    }
    return coding.value(of: key, in: store) ?? initialValue
  }

  override func write(_ value: Value, _ transaction: Transaction) {
    pendingChanges.warnOfWriting(name)
    store.set(coding.encode(value), for: key, transaction)
  }

  func noteWrite(_ transaction: Transaction) { pendingChanges.note(self, transaction) }

  @MainActor func apply(_ serial: Int) {
    let value = coding.value(of: key, in: store) ?? initialValue
    guard !ValueComparison.areSame(shown, value) else { return }
    shown = value
    readers.notify(self, name) { $0.pendingChanges.invalidateNow($0.token, $1) }
  }
}
