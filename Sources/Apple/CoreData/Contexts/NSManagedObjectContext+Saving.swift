import Foundation
import QuoinData
import QuoinSchema

extension NSManagedObjectContext {
  /// Saves all changes, or none and throws.
  public final func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    guard parent != nil || hasStore else {
      throw NSError.coreData(
        NSPersistentStoreSaveError,
        "the coordinator has no stores; call loadPersistentStores before saving")
    }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    saveDate = Date()
    defer { saveDate = nil }
    do {
      try ContextRegistry.save(self) { try saveResolvingConstraints() }
    } catch {
      savedChange = nil
      throw NSError.coreData(error, in: self)
    }
    announceSave()
  }

  private var hasStore: Bool {
    rootCoordinator.map { !$0.persistentStores.isEmpty } ?? false
  }

  /// Saves; where the merge policy prefers the store, new objects equal to saved ones are dropped.
  private func saveResolvingConstraints() throws {
    let type = (mergePolicy as? NSMergePolicy)?.mergeType
    let dropsEqual =
      type == .mergeByPropertyStoreTrumpMergePolicyType || type == .rollbackMergePolicyType
    while true {
      do {
        return try storeContext.save(author: transactionAuthor)
      } catch StoreError.notUnique(let entity, let properties, let identity)
        where dropsEqual && !identity.isTemporary
      {
        guard dropInserted(entity, properties, equalTo: identity) else {
          throw StoreError.notUnique(entity: entity, properties: properties, identity: identity)
        }
      }
    }
  }

  /// Drops a new object with the values of a saved one. Returns whether there was one.
  private func dropInserted(_ entity: String, _ properties: [String], equalTo identity: StoreID)
    -> Bool
  {
    guard let saved = try? storeContext.existingObject(with: identity) as? NSManagedObject,
      let other = insertedObjects.first(where: { object in
        properties.allSatisfy { name in
          guard let first = object.info.indexes[name], let second = saved.info.indexes[name] else {
            return false
          }
          return object.record.value(first) == saved.record.value(second)
        }
      })
    else { return false }
    delete(other)
    processPendingChanges()
    return true
  }

  /// Calls the objects' hooks before a save, and collects what they find invalid.
  final func validate(_ objects: [any RecordObject]) throws {
    let objects = objects.compactMap { $0 as? NSManagedObject }
    for object in objects { object.willSave() }
    derive(objects)
    var errors: [NSError] = []
    for object in objects {
      do {
        if object.isDeleted {
          try object.validateForDelete()
        } else if object.isInserted {
          try object.validateForInsert()
        } else {
          try object.validateForUpdate()
        }
      } catch {
        let error = error as NSError
        errors += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
      }
    }
    try Validation.throwAll(errors)
    savedChange = SavedChange(
      inserted: insertedObjects, updated: updatedObjects, deleted: deletedObjects)
  }

  /// Posts the notification of a change that isn't saved.
  final func announce(_ change: StoreContextChange) {
    var info: [AnyHashable: Any] = [:]
    func add(_ objects: [any RecordObject], _ key: String) {
      let set = Self.set(objects)
      if !set.isEmpty { info[key] = set }
    }
    add(change.inserted, NSInsertedObjectsKey)
    add(change.updated, NSUpdatedObjectsKey)
    add(change.deleted, NSDeletedObjectsKey)
    add(change.refreshed, NSRefreshedObjectsKey)
    guard !info.isEmpty else { return }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: info)
  }

  private func announceSave() {
    let change = savedChange ?? SavedChange()
    savedChange = nil
    for object in change.inserted.union(change.updated).union(change.deleted) { object.didSave() }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self,
      userInfo: [
        NSInsertedObjectsKey: change.inserted, NSUpdatedObjectsKey: change.updated,
        NSDeletedObjectsKey: change.deleted,
      ])
    NotificationCenter.default.post(
      name: NSManagedObjectContext.didSaveObjectIDsNotification, object: self,
      userInfo: [
        NSInsertedObjectIDsKey: Set(change.inserted.map(\.objectID)),
        NSUpdatedObjectIDsKey: Set(change.updated.map(\.objectID)),
        NSDeletedObjectIDsKey: Set(change.deleted.map(\.objectID)),
      ])
  }
}

/// The objects of a save.
struct SavedChange {
  var inserted: Set<NSManagedObject> = []
  var updated: Set<NSManagedObject> = []
  var deleted: Set<NSManagedObject> = []
}
