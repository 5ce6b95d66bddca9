import QuoinSchema

extension StoreContext {
  /// Applies the delete rules of the objects that were deleted since the last call, and of those
  /// that a cascade deletes.
  func applyDeleteRules() {
    guard !deletionQueue.isEmpty else { return }
    var next = 0
    while next < deletionQueue.count {
      if next.isMultiple(of: FaultBatch.size) { loadFaults(in: deletionQueue[next...]) }
      let object = deletionQueue[next]
      next += 1
      guard object.record.isGone else { continue }
      if !object.record.isPrepared {
        object.record.isPrepared = true
        prepareForDeletion?(object)
      }
      applyDeleteRules(of: object)
    }
    deletionQueue = []
    for object in deleted.array where object.record.status == .deletedNew {
      deleted.remove(object)
      forget(object.record)
    }
  }

  private func applyDeleteRules(of object: any RecordObject) {
    let record = object.record
    for property in record.info.relationships {
      guard let relationship = record.info.relationship(property) else { continue }
      switch relationship.deleteRule {
      case .deny, .noAction: continue
      case .cascade:
        for other in record.related(property) { delete(other) }
      case .nullify:
        guard relationship.inverse != nil else { continue }
        for other in record.related(property) where !other.record.isGone {
          other.record.loseInverse(of: property, of: object, info: record.info)
        }
      }
    }
  }

  /// Loads the first faults of a list at once.
  private func loadFaults(in objects: ArraySlice<any RecordObject>) {
    let faults = objects.prefix(FaultBatch.size).filter { $0.record.isFaulted }
    loadTogether(faults)
  }

  /// Loads faults at once.
  func loadTogether(_ objects: [any RecordObject]) {
    let identities = objects.map(\.record.identity)
    guard identities.count > 1, let rows = try? store.rows(with: identities) else { return }
    for identity in identities {
      if let row = rows[identity] { _ = object(for: row) }
    }
  }

  /// Throws if a deleted object refers to others through a relationship that denies the deletion.
  func checkDenials() throws {
    for object in deleted.array {
      let record = object.record
      for property in record.info.relationships
      where record.info.relationship(property)?.deleteRule == .deny {
        if record.related(property).contains(where: { !$0.record.isGone }) {
          throw StoreError.denied(
            entity: record.info.entity.name, property: record.info.entity.properties[property].name)
        }
      }
    }
  }

  /// Removes a record from the context. Its attributes stay readable.
  func forget(_ record: Record) {
    registry.remove(record)
    record.context = nil
    record.status = .free
    record.changes = []
    record.keeper?.keep(record)
    record.clearLinks()
  }

  // MARK: Undo

  /// Restores a deleted object.
  func undelete(_ record: Record, _ object: any RecordObject) {
    deleted.remove(object)
    record.isPrepared = false
    if record.status == .deletedNew {
      record.status = .inserted
      inserted.append(object)
    } else {
      record.status = .registered
      if !record.changes.isEmpty { updated.append(object) }
    }
    noteChange(of: record)
    registerUndo? { [weak self] in self?.delete(object) }
  }

  func undoDeletion(of object: any RecordObject, keeper: LinkKeeper) {
    let record = object.record
    if record.context === self {
      if record.isGone { undelete(record, object) }
    } else if record.context == nil {
      add(record, object)
      record.ones = keeper.ones
      record.lists = keeper.lists
      for (property, one) in record.ones {
        record.current[property] = .reference(one.record.identity)
      }
    }
  }

  func undoInsertion(of object: any RecordObject) {
    let record = object.record
    guard record.context === self, !record.isGone else { return }
    guard record.status == .inserted else { return delete(object) }
    inserted.remove(object)
    let keeper = LinkKeeper()
    record.keeper = keeper
    forget(record)
    noteChange(of: record)
    registerUndo? { [weak self] in self?.undoDeletion(of: object, keeper: keeper) }
  }
}
