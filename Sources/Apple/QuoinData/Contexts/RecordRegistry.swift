import QuoinSchema

/// The records of a context by identity. It refers to them weakly.
struct RecordRegistry {
  private struct Entry {
    weak var record: Record?
  }

  private var entries: [String: [StoreID.Key: Entry]] = [:]
  /// The records whose entity and key another store has used before.
  private var others: [StoreID: Entry] = [:]
  private var count = 0
  /// The count at which entries of released records are removed.
  private var limit = 256

  subscript(identity: StoreID) -> Record? {
    if let record = first(identity), record.identity.store == identity.store { return record }
    return others.isEmpty ? nil : others[identity]?.record
  }

  /// Returns the record of any store with an entity and a key.
  private func first(_ identity: StoreID) -> Record? {
    entries[identity.entity]?[identity.key]?.record
  }

  mutating func add(_ record: Record) {
    let identity = record.identity
    let old: Entry?
    if let first = first(identity), first.identity.store != identity.store {
      old = others.updateValue(Entry(record: record), forKey: identity)
    } else {
      old = entries[identity.entity, default: [:]].updateValue(
        Entry(record: record), forKey: identity.key)
    }
    if old == nil { count += 1 }
    if count > limit { sweep() }
  }

  mutating func remove(_ record: Record) {
    guard self[record.identity] === record else { return }
    if first(record.identity) === record {
      entries[record.identity.entity]?[record.identity.key] = nil
    } else {
      others[record.identity] = nil
    }
    count -= 1
  }

  mutating func removeAll() { self = RecordRegistry() }

  /// The records that are in use.
  var records: [Record] {
    entries.values.flatMap { $0.values.compactMap(\.record) } + others.values.compactMap(\.record)
  }

  /// Removes the entries of released records. The limit doubles the number of the others, so that
  /// the work for each added record stays constant.
  private mutating func sweep() {
    entries = entries.mapValues { $0.filter { $0.value.record != nil } }
    others = others.filter { $0.value.record != nil }
    count = entries.values.reduce(others.count) { $0 + $1.count }
    limit = max(256, count * 2)
  }
}
