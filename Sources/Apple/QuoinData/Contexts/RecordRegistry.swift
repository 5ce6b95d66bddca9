import QuoinSchema

/// The records of a context by identity. It refers to them weakly.
struct RecordRegistry {
  private struct Entry {
    weak var record: Record?
  }

  private var entries: [String: [StoreID.Key: Entry]] = [:]
  private var count = 0
  /// The count at which entries of released records are removed.
  private var limit = 256

  subscript(identity: StoreID) -> Record? { entries[identity.entity]?[identity.key]?.record }

  mutating func add(_ record: Record) {
    let old = entries[record.identity.entity, default: [:]].updateValue(
      Entry(record: record), forKey: record.identity.key)
    if old == nil { count += 1 }
    if count > limit { sweep() }
  }

  mutating func remove(_ record: Record) {
    guard self[record.identity] === record else { return }
    entries[record.identity.entity]?[record.identity.key] = nil
    count -= 1
  }

  mutating func removeAll() { self = RecordRegistry() }

  /// The records that are in use.
  var records: [Record] {
    entries.values.flatMap { $0.values.compactMap(\.record) }
  }

  /// Removes the entries of released records. The limit doubles the number of the others, so that
  /// the work for each added record stays constant.
  private mutating func sweep() {
    entries = entries.mapValues { $0.filter { $0.value.record != nil } }
    count = entries.values.reduce(0) { $0 + $1.count }
    limit = max(256, count * 2)
  }
}
