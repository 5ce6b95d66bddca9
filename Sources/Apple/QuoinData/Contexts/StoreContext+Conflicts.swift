import QuoinSchema

extension StoreContext {
  /// Changes the pending changes as the merge rule demands after the store has refused them.
  ///
  /// - Returns: Whether saving again may succeed.
  func resolve(_ error: StoreError) throws -> Bool {
    guard mergeRule != .error else { return false }
    switch error {
    case .conflict(let identities): return try resolveConflicts(identities)
    case .deleted(let identity): return try resolveConflicts([identity])
    case .notUnique(_, let properties, let identity):
      guard mergeRule == .storeWins || mergeRule == .rollback else { return false }
      return try useSavedObject(identity, insteadOfEqual: properties)
    default: return false
    }
  }

  private func resolveConflicts(_ identities: [StoreID]) throws -> Bool {
    let rows = try store.rows(with: identities)
    var hasResolved = false
    for identity in identities {
      guard let record = registry[identity], let object = record.liveObject else { continue }
      guard record.status == .deleted || !record.changes.isEmpty else { continue }
      hasResolved = true
      if let row = rows[identity] {
        resolveConflict(of: record, object, with: row)
      } else {
        // Another context deleted it.
        updated.remove(object)
        deleted.remove(object)
        removeLinks(to: object)
        forget(record)
        noteRefresh(of: object)
      }
    }
    return hasResolved
  }

  private func resolveConflict(
    of record: Record, _ object: any RecordObject, with row: StoredRow
  ) {
    let old = record.saved
    object.recordWillChange(nil)
    for property in record.changes.sorted() {
      switch mergeRule {
      case .rollback: revert(property, of: record, to: row)
      case .storeWins where !record.info.isToMany(property):
        guard old.indices.contains(property), row.values.indices.contains(property),
          old[property] != row.values[property]
        else { continue }
        revert(property, of: record, to: row)
      default: break
      }
    }
    if mergeRule == .overwrite {
      let values = record.current
      record.rebase(on: row, keeping: Set(values.indices))
    } else {
      record.rebase(on: row, keeping: record.changes)
    }
    if record.changes.isEmpty {
      updated.remove(object)
    } else if record.status == .registered {
      updated.append(object)
    }
    object.recordDidChange(nil)
    noteRefresh(of: object)
  }

  /// Sets the changed relationships to their saved values, with the inverses.
  func revertRelationships(of record: Record) {
    let row = StoredRow(identity: record.identity, version: record.version, values: record.saved)
    for property in record.changes.sorted() where record.info.relationship(property) != nil {
      revert(property, of: record, to: row)
    }
  }

  /// Sets a property to the value in a row, with its inverse.
  private func revert(_ property: Int, of record: Record, to row: StoredRow) {
    if let list = record.lists[property] {
      for other in list.added.array { record.remove(other, from: property) }
      for other in list.removed.array { record.add(other, to: property) }
      list.settle()
    } else if row.values.indices.contains(property) {
      switch row.values[property] {
      case .value(let value): record.setValue(value, property)
      case .reference(let identity):
        record.setOne(identity.map { self.object(with: $0) }, property)
      case .references, .unloaded: break
      }
    }
    record.changes.remove(property)
  }

  /// Removes an object that isn't in the store from the relationships of those it refers to.
  func removeLinks(to object: any RecordObject) {
    let record = object.record
    for property in record.info.relationships {
      let others: [any RecordObject] =
        if let list = record.lists[property] { list.objects?.array ?? list.added.array } else {
          record.ones[property].map { [$0] } ?? []
        }
      for other in others where other.record.context === self {
        other.record.loseInverse(of: property, of: object, info: record.info)
      }
    }
  }

  /// Lets the saved object take the place of a changed one that has the same unique values.
  private func useSavedObject(
    _ identity: StoreID, insteadOfEqual names: [String]
  ) throws -> Bool {
    guard let row = try store.rows(with: [identity])[identity] else { return false }
    let family = store.schema.family(of: identity.entity)
    func isEqual(_ object: any RecordObject) -> Bool {
      let record = object.record
      return record.identity != identity
        && (record.info.entity.name == identity.entity || family.contains(record.info.entity.name)
          || store.schema[identity.entity]?.ancestors.contains(record.info.entity.name) == true)
        && names.allSatisfy { name in
          guard let index = record.info.entity.index(of: name), row.values.indices.contains(index),
            record.current.indices.contains(index)
          else { return false }
          return record.current[index] == row.values[index]
        }
    }
    if let object = insertedObjects.first(where: isEqual) {
      let saved = self.object(for: row)
      let record = object.record
      inserted.remove(object)
      removeLinks(to: object)
      forget(record)
      record.successor = saved.record
      record.identity = identity
      noteRefresh(of: object)
      return true
    }
    if let object = updatedObjects.first(where: isEqual) {
      let record = object.record
      for name in names {
        if let index = record.info.entity.index(of: name), record.saved.indices.contains(index),
          case .value(let value) = record.saved[index]
        {
          record.setValue(value, index)
        }
      }
      return true
    }
    return false
  }
}

extension Record {
  /// Takes over a newer row, except for the properties to keep.
  func rebase(on row: StoredRow, keeping kept: Set<Int>) {
    let old = current
    let oldChanges = changes
    fill(row)
    changes = []
    for property in old.indices where !info.isToMany(property) {
      if kept.contains(property) {
        current[property] = old[property]
        if saved[property] != old[property] { changes.insert(property) }
      } else if case .reference = current[property], current[property] != old[property] {
        ones[property] = nil
      }
    }
    clearCache()
    for (property, list) in lists {
      if list.isChanged {
        if list.objects != nil, !list.isReordered { list.objects = nil }
        if oldChanges.contains(property) { changes.insert(property) }
      } else {
        lists[property] = nil
      }
    }
  }
}
