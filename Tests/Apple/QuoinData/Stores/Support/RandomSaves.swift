#if SQLite
  import Foundation
  import QuoinData
  import QuoinSchema

  /// A random sequence of saves to two stores.
  struct RandomSaves {
    let memory: MemoryStore
    let file: SQLiteStore
    private var generator: SplitMix
    private var known: [StoreID] = []
    private(set) var accepted = 0
    private(set) var refused = 0

    init(seed: UInt64, memory: MemoryStore, file: SQLiteStore) {
      generator = SplitMix(state: seed)
      self.memory = memory
      self.file = file
    }

    /// Saves the same random changes to both, with identities of the store in memory.
    mutating func save() throws {
      var changes = StoreChanges()
      changes.replacesEqualObjects = .random(using: &generator)
      changes.checksVersions = Int.random(in: 0..<4, using: &generator) > 0
      let count = Int.random(in: 0...4, using: &generator)
      var inserted: [StoreID] = []
      for _ in 0..<count {
        let entity = ["Folder", "Note", "Tag", "Item", "Special"].randomElement(using: &generator)!
        inserted.append(.temporary(entity: entity))
      }
      let possible = known + inserted
      changes.inserted = inserted.map { identity in
        let values = (0..<memory.schema[identity.entity]!.properties.count).map {
          value(identity.entity, $0, possible)
        }
        return StoredRow(identity: identity, version: 0, values: values)
      }
      for identity in known.shuffled(using: &generator).prefix(
        Int.random(in: 0...3, using: &generator))
      {
        if Int.random(in: 0..<4, using: &generator) == 0 {
          changes.deleted.append(identity)
          continue
        }
        let version = try memory.rows(with: [identity])[identity]?.version ?? 1
        var values: [Int: StoredValue] = [:]
        for property in memory.schema[identity.entity]!.properties.indices
        where Bool.random(using: &generator) {
          values[property] = value(identity.entity, property, possible)
        }
        let isOld = Int.random(in: 0..<20, using: &generator) == 0
        changes.updated.append(
          StoreChanges.Update(
            identity: identity, version: isOld ? version - 1 : version, values: values))
      }
      try apply(changes)
    }

    private mutating func apply(_ changes: StoreChanges) throws {
      let first = Result { try memory.save(changes) }
      let second = Result { try file.save(moved(changes, to: file.identifier)) }
      switch (first, second) {
      case (.success(let permanent), .success(let other)):
        let expected = permanent.mapValues { moved($0, to: file.identifier) }
        guard expected == other else { throw Difference(text: "identities differ") }
        accepted += 1
        for identity in permanent.values where !known.contains(identity) { known.append(identity) }
        // Deleted objects stay known for a while, so that some saves refer to them.
        if known.count > 40 { known.removeFirst() }
      case (.failure, .failure): refused += 1
      case (.success, .failure(let error)), (.failure(let error), .success):
        throw Difference(text: "only one store refused: \(error)")
      }
    }

    private mutating func value(
      _ entity: String, _ property: Int, _ possible: [StoreID]
    ) -> StoredValue {
      let definition = memory.schema[entity]!.properties[property]
      guard let relationship = definition.relationship else {
        let number = Int64.random(in: 0..<8, using: &generator)
        if number == 0 { return .value(.null) }
        return .value(
          definition.attributeType == .integer ? .integer(number) : .text("value \(number)"))
      }
      let family = memory.schema.family(of: relationship.destination)
      let fitting = possible.filter { family.contains($0.entity) }
      if !relationship.isToMany { return .reference(fitting.randomElement(using: &generator)) }
      // The lists of references with an inverse only order them.
      return .references(
        Array(fitting.shuffled(using: &generator).prefix(.random(in: 0...3, using: &generator))))
    }

    // MARK: - Comparison

    /// Returns a description of the first difference of the two stores.
    func difference() throws -> String? {
      for entity in memory.schema.entities.keys.sorted() {
        var request = StoreRequest(entity: entity)
        request.includesSubentities = false
        let rows = try memory.rows(for: request)
        let expected = rows.map { row in
          StoredRow(
            identity: moved(row.identity, to: file.identifier), version: row.version,
            values: row.values.map { moved($0, to: file.identifier) })
        }
        let found = try file.rows(for: request)
        if expected != found { return "\(entity): \(expected) in memory, \(found) in the file" }
        for row in rows {
          if let difference = try difference(row.identity) { return difference }
        }
      }
      return nil
    }

    private func difference(_ identity: StoreID) throws -> String? {
      for (index, property) in memory.schema[identity.entity]!.properties.enumerated() {
        guard let relationship = property.relationship, relationship.isToMany else { continue }
        let expected = try memory.related(to: identity, by: index)
          .map { moved($0, to: file.identifier) }
        let found = try file.related(to: moved(identity, to: file.identifier), by: index)
        let isHeld = relationship.inverse == "folder"
        if isHeld ? expected != found : Set(expected) != Set(found) {
          return "\(identity).\(property.name): \(expected) in memory, \(found) in the file"
        }
      }
      return nil
    }

    private func moved(_ identity: StoreID, to store: String) -> StoreID {
      identity.isTemporary
        ? identity : StoreID(store: store, entity: identity.entity, key: identity.key)
    }

    private func moved(_ value: StoredValue, to store: String) -> StoredValue {
      switch value {
      case .reference(let identity): .reference(identity.map { moved($0, to: store) })
      case .references(let list): .references(list.map { moved($0, to: store) })
      case .value, .unloaded: value
      }
    }

    private func moved(_ changes: StoreChanges, to store: String) -> StoreChanges {
      var changes = changes
      changes.inserted = changes.inserted.map { row in
        StoredRow(
          identity: row.identity, version: 0, values: row.values.map { moved($0, to: store) })
      }
      changes.updated = changes.updated.map { update in
        StoreChanges.Update(
          identity: moved(update.identity, to: store), version: update.version,
          values: update.values.mapValues { moved($0, to: store) })
      }
      changes.deleted = changes.deleted.map { moved($0, to: store) }
      return changes
    }

    struct Difference: Error { var text: String }
  }

  /// A generator with a seed.
  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }
  }
#endif
