import QuoinSchema

extension StoreContext {
  /// The number of times that `willSave` is called for changes which it makes itself.
  private static let hookLimit = 100
  /// The number of attempts to save while other contexts change the same objects.
  private static let conflictLimit = 20

  /// Validates the changes, applies delete rules, and saves all changes or none.
  ///
  /// - Parameter author: The author that the store's history names.
  public func save(author: String? = nil) throws {
    takeAliases()
    processPendingChanges()
    guard hasChanges else { return }
    try callWillSave()
    try checkDenials()
    try validate()
    guard hasChanges else { return }
    var attempts = 0
    while true {
      let changes = try makeChanges(author: author)
      do {
        let permanent =
          changes.isEmpty ? [:] : try store.save(changes)
        finishSave(changes, permanent: permanent)
        return
      } catch let error as StoreError {
        attempts += 1
        guard attempts < Self.conflictLimit, try resolve(error) else { throw error }
      }
    }
  }

  private func callWillSave() throws {
    guard let willSave else { return }
    var objects = insertedObjects + updatedObjects + deletedObjects
    for _ in 0..<Self.hookLimit {
      try willSave(objects)
      applyDeleteRules()
      guard batch.changes > 0 else { return }
      let change = batch.change
      objects = change.inserted + change.updated + change.deleted
      processPendingChanges()
      if objects.isEmpty { return }
    }
  }

  // MARK: Changes

  private func makeChanges(author: String?) throws -> StoreChanges {
    var changes = StoreChanges()
    changes.author = author
    changes.replacesEqualObjects =
      replacesEqualObjects || mergeRule == .objectWins || mergeRule == .overwrite
    for object in inserted.array {
      let record = object.record
      let values = record.current.indices.map { property in
        storedValue(property, of: record) ?? .unloaded
      }
      changes.homes[record.identity] = record.home
      changes.inserted.append(
        StoredRow(identity: record.identity, version: 0, values: values))
    }
    for object in updated.array {
      let record = object.record
      var values: [Int: StoredValue] = [:]
      for property in record.changes {
        guard !record.info.entity.properties[property].isTransient,
          let value = storedValue(property, of: record)
        else { continue }
        values[property] = value
      }
      guard !values.isEmpty else { continue }
      if record.isFaulted { record.load() }
      changes.updated.append(
        StoreChanges.Update(identity: record.identity, version: record.version, values: values))
    }
    changes.deleted = deleted.array.map(\.record.identity)
    return changes
  }

  /// Returns the value to save for a property, or nil if another object has it.
  private func storedValue(_ property: Int, of record: Record) -> StoredValue? {
    guard let relationship = record.info.relationship(property) else {
      return record.info.entity.properties[property].isTransient
        ? .value(.null) : record.current[property]
    }
    guard relationship.isToMany else {
      guard let one = record.ones[property] else { return record.current[property] }
      return .reference(savedIdentity(of: one))
    }
    guard isSaved(property, relationship, of: record.info) else { return nil }
    return .references(record.many(property).compactMap(savedIdentity(of:)))
  }

  /// Returns the identity to save for a linked object, or nil for one that won't be in the store.
  private func savedIdentity(of object: any RecordObject) -> StoreID? {
    let record = object.record.actual
    return record.context === self && !record.isGone ? record.identity : nil
  }

  /// Whether the store has a to-many relationship by itself: an ordered one, one without an
  /// inverse, and of two that are inverses of each other the first one.
  private func isSaved(
    _ property: Int, _ relationship: StoreRelationship, of info: EntityInfo
  ) -> Bool {
    guard !relationship.isOrdered, relationship.inverse != nil else { return true }
    let destination = self.info(for: relationship.destination)
    guard let inverse = info.inverse(of: property, in: destination) else { return true }
    guard destination.isToMany(inverse) else { return false }
    let own = "\(info.root)_\(info.entity.properties[property].name)"
    return own <= "\(destination.root)_\(destination.entity.properties[inverse].name)"
  }

  // MARK: After the save

  private func finishSave(_ changes: StoreChanges, permanent: [StoreID: StoreID]) {
    var commit = StoreCommit(permanent: permanent, author: changes.author)
    let written = Set(changes.updated.map(\.identity))
    var replaced: [Record] = []
    for object in inserted.array {
      let record = object.record
      guard let identity = permanent[record.identity] else { continue }
      commit.inserted.insert(identity)
      if !children.isEmpty { aliases[record.identity] = identity }
      registry.remove(record)
      record.identity = identity
      record.version = 1
      record.status = .registered
      if let other = registry[identity], other !== record {
        record.successor = other
        replaced.append(record)
      } else {
        registry.add(record)
      }
    }
    let saved = inserted.array + updated.array
    let gone = deleted.array
    for object in updated.array {
      commit.updated.insert(object.record.identity)
      if written.contains(object.record.identity) { object.record.version += 1 }
    }
    inserted.removeAll()
    updated.removeAll()
    deleted.removeAll()
    for object in saved { object.record.settle(hasReplaced: !replaced.isEmpty) }
    for object in gone {
      commit.deleted.insert(object.record.identity)
      forget(object.record)
    }
    readVersions(changes, saved)
    for record in replaced { adopt(record) }
    batch = ChangeBatch()
    didSave?(commit)
    send(.saved(commit))
  }

  /// Reads the versions that the save has given to rows which replaced others.
  private func readVersions(_ changes: StoreChanges, _ saved: [any RecordObject]) {
    guard changes.replacesEqualObjects || !changes.checksVersions else { return }
    let identities = saved.map(\.record).filter {
      $0.successor == nil && (!changes.checksVersions || !$0.entity.uniqueness.isEmpty)
    }
    .map(\.identity)
    guard !identities.isEmpty, let rows = try? store.rows(with: identities) else { return }
    for (identity, row) in rows { registry[identity]?.version = row.version }
  }

  /// Lets an object of the context that a saved one replaced have its values.
  private func adopt(_ record: Record) {
    guard let successor = record.successor else { return }
    record.clearLinks()
    record.status = .free
    if let object = successor.liveObject { refresh(object, mergingChanges: true) }
  }
}

extension Record {
  /// Makes the current values the saved ones.
  func settle(hasReplaced: Bool) {
    for (property, one) in ones {
      if one.record.isGone || one.record.actual.context == nil {
        // The save left the object out.
        ones[property] = nil
        if current.indices.contains(property) { current[property] = .reference(nil) }
        continue
      }
      if hasReplaced, let successor = one.record.successor?.liveObject {
        ones[property] = successor
      }
      if current.indices.contains(property) {
        current[property] = .reference(one.record.actual.identity)
      }
    }
    for list in lists.values where list.isChanged || hasReplaced || saved.isEmpty {
      if hasReplaced, let objects = list.objects?.array,
        objects.contains(where: { $0.record.successor != nil })
      {
        list.objects = RelatedObjects(objects.map { $0.record.successor?.liveObject ?? $0 })
      }
      if list.objects != nil { list.settle() }
    }
    // The store has the changes of an unloaded list.
    for (property, list) in lists where list.objects == nil { lists[property] = nil }
    changes = []
    if !isFaulted { saved = current }
  }
}

extension StoreChanges {
  fileprivate var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}
