import QuoinSchema

extension StoreContext {
  /// Discards all changes since the last save.
  public func rollback() {
    takeAliases()
    let new = inserted.array + deleted.array.filter { $0.record.status == .deletedNew }
    let old = updated.array + deleted.array.filter { $0.record.status == .deleted }
    guard !new.isEmpty || !old.isEmpty else { return }
    inserted.removeAll()
    updated.removeAll()
    deleted.removeAll()
    deletionQueue = []
    for object in new {
      object.recordWillChange(nil)
      forget(object.record)
      object.record.clearReferences()
      object.recordDidChange(nil)
    }
    for object in old {
      object.recordWillChange(nil)
      object.record.revert()
      object.recordDidChange(nil)
    }
    unloadLists(of: new.map(\.record.identity) + old.map(\.record.identity))
    for object in new + old { noteRefresh(of: object) }
  }

  /// Forgets all objects and changes.
  public func reset() {
    // The array keeps the records, so that releasing a chain of them doesn't recurse.
    let objects = registry.records.map { ($0, $0.object) }
    registry.removeAll()
    inserted.removeAll()
    updated.removeAll()
    deleted.removeAll()
    deletionQueue = []
    batch = ChangeBatch()
    aliases = [:]
    for (record, object) in objects {
      object?.recordWillChange(nil)
      record.detach()
      object?.recordDidChange(nil)
    }
    send(.reset)
  }

  /// Reads an object's values again.
  ///
  /// - Parameters:
  ///   - object: An object of this context.
  ///   - mergingChanges: Whether changed properties keep their values. Otherwise the object becomes
  ///     a fault and its changes are lost.
  public func refresh(_ object: any RecordObject, mergingChanges: Bool) {
    takeAliases()
    let record = object.record.actual
    guard record.context === self, record.status == .registered || record.status == .deleted,
      let object = record.liveObject
    else { return }
    if mergingChanges, !record.changes.isEmpty || record.status == .deleted {
      if let rows = try? store.rows(with: [record.identity]) {
        refresh(record, object, with: rows[record.identity])
      }
    } else {
      if record.status == .deleted {
        deleted.remove(object)
        record.status = .registered
      }
      revertRelationships(of: record)
      updated.remove(object)
      record.turnToFault()
    }
    noteRefresh(of: object)
  }

  /// Takes over a row, and keeps the changes.
  private func refresh(_ record: Record, _ object: any RecordObject, with row: StoredRow?) {
    guard !record.isFaulted, let row else { return }
    object.recordWillChange(nil)
    record.rebase(on: row, keeping: record.changes)
    if record.status == .registered, record.changes.isEmpty { updated.remove(object) }
    object.recordDidChange(nil)
  }

  /// Reads the values of all objects again; changed properties keep theirs.
  public func refreshAll() {
    takeAliases()
    let objects = registry.records.filter { $0.status == .registered || $0.status == .deleted }
      .map { ($0, $0.object) }
    let changed = objects.filter { !$0.0.changes.isEmpty }.map(\.0.identity)
    let rows = (try? store.rows(with: changed)) ?? [:]
    for (record, object) in objects {
      if record.status == .registered, record.changes.isEmpty {
        record.turnToFault()
      } else if let object {
        refresh(record, object, with: rows[record.identity])
      }
      if let object { noteRefresh(of: object) }
    }
  }

  /// Takes over what another context of the store has saved. Changed properties keep their values.
  public func merge(_ commit: StoreCommit) {
    takeAliases()
    var kept: [(Record, (any RecordObject)?)] = []
    for identity in commit.deleted {
      guard let record = registry[identity], record.changes.isEmpty else { continue }
      let object = record.object
      object?.recordWillChange(nil)
      if let object { deleted.remove(object) }
      forget(record)
      object?.recordDidChange(nil)
      if let object { noteRefresh(of: object) }
      kept.append((record, object))
    }
    var changed: [StoreID] = []
    for identity in commit.updated {
      guard let record = registry[identity], !record.isFaulted else { continue }
      if record.changes.isEmpty, record.status == .registered {
        let object = record.object
        record.turnToFault()
        if let object { noteRefresh(of: object) }
        kept.append((record, object))
      } else {
        changed.append(identity)
      }
    }
    if !changed.isEmpty, let rows = try? store.rows(with: changed) {
      for identity in changed {
        guard let record = registry[identity], let object = record.object else { continue }
        refresh(record, object, with: rows[identity])
        noteRefresh(of: object)
      }
    }
    // Objects may refer to deleted ones now.
    deletionQueue += deleted.array
    unloadLists(of: [commit.inserted, commit.updated, commit.deleted].joined())
    withExtendedLifetime(kept) { send(.merged(commit)) }
  }

  /// Unloads the to-many relationships that may have had or have got objects.
  private func unloadLists(of identities: some Sequence<StoreID>) {
    var entities: Set<String> = []
    for identity in identities where !entities.contains(identity.entity) {
      entities.insert(identity.entity)
      entities.formUnion(store.schema[identity.entity]?.ancestors ?? [])
    }
    guard !entities.isEmpty else { return }
    for record in registry.records where !record.isNew {
      for (property, list) in record.lists where list.objects != nil {
        guard let relationship = record.info.relationship(property), !list.isReordered,
          entities.contains(relationship.destination)
        else { continue }
        let object = record.object
        object?.recordWillChange(property)
        list.objects = nil
        if !list.isChanged { record.lists[property] = nil }
        object?.recordDidChange(property)
      }
    }
  }
}

extension Record {
  /// Returns to the values of the last save.
  func revert() {
    status = .registered
    isPrepared = false
    changes = []
    current = saved
    clearCache()
    clearLinks()
  }

  /// Sets all to-one relationships of an object without a context to nil.
  func clearReferences() {
    for property in info.relationships where !info.isToMany(property) {
      if current.indices.contains(property) { current[property] = .reference(nil) }
    }
  }
}
