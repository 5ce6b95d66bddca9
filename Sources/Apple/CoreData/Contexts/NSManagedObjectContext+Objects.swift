import Foundation
import QuoinData
import QuoinSchema

extension NSManagedObjectContext {
  /// Adds an object to the context, which inserts it into the store at the next save.
  public final func insert(_ object: NSManagedObject) {
    let isNew = object.record.context == nil
    guard model?.info[object.record.entity.name] != nil else {
      // The entity that the object was created with has reported why.
      return Diagnosis.report(unknownEntity: object.record.entity.name, in: model)
    }
    storeContext.insert(object)
    if isNew { object.awakeFromInsert() }
  }

  /// Deletes an object from the store at the next save.
  public final func delete(_ object: NSManagedObject) { storeContext.delete(object) }

  final func object(_ identity: StoreID) -> NSManagedObject? {
    guard model?.info[identity.entity] != nil else { return nil }
    return storeContext.object(with: identity) as? NSManagedObject
  }

  /// Returns the object of an identity, which need not exist in the store.
  public final func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let object = object(objectID.storeID) { return object }
    Diagnosis.report(unknownEntity: objectID.storeID.entity, in: model)
    return NSManagedObject(entity: objectID.entity, insertInto: nil)
  }

  public final func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard model?.info[objectID.storeID.entity] != nil else {
      throw NSError.coreData(
        NSCoreDataError, "there is no entity \"\(objectID.storeID.entity)\"")
    }
    do {
      let object = try storeContext.existingObject(with: objectID.storeID)
      if let object = object as? NSManagedObject { return object }
    } catch {
      throw NSError.coreData(error, in: self)
    }
    throw NSError.coreData(
      NSManagedObjectReferentialIntegrityError, "the store has no object \(objectID)")
  }

  public final func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    storeContext.registeredObject(with: objectID.storeID) as? NSManagedObject
  }

  public final var insertedObjects: Set<NSManagedObject> { Self.set(storeContext.insertedObjects) }
  public final var updatedObjects: Set<NSManagedObject> { Self.set(storeContext.updatedObjects) }
  public final var deletedObjects: Set<NSManagedObject> { Self.set(storeContext.deletedObjects) }
  public final var registeredObjects: Set<NSManagedObject> {
    Self.set(storeContext.registeredObjects)
  }

  static func set(_ objects: [any RecordObject]) -> Set<NSManagedObject> {
    Set(objects.compactMap { $0 as? NSManagedObject })
  }

  public final var hasChanges: Bool { storeContext.hasChanges }
  public final func processPendingChanges() { storeContext.processPendingChanges() }

  /// Has no effect: objects notice changes themselves.
  public final func detectConflicts(for object: NSManagedObject) {}

  /// Drops unsaved changes.
  public final func rollback() { storeContext.rollback() }

  /// Drops all objects.
  public final func reset() { storeContext.reset() }

  /// Takes the values of an object from the store again, and keeps its unsaved changes if
  /// `mergeChanges`.
  public final func refresh(_ object: NSManagedObject, mergeChanges: Bool) {
    storeContext.refresh(object, mergingChanges: mergeChanges)
  }

  public final func refreshAllObjects() { storeContext.refreshAll() }

  /// Has no effect: an object has its permanent identity after a save.
  public final func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

  /// Chooses the store in which a new object is saved, by default the first with its entity that
  /// can be written.
  ///
  /// A store without the entity, and one of another coordinator, is reported on standard error.
  public final func assign(_ object: Any, to store: NSPersistentStore) {
    guard let object = object as? NSManagedObject, object.record.identity.isTemporary else {
      return Diagnosis.report("assign(_:to:) chooses a store for new managed objects alone")
    }
    let name = object.record.entity.name
    guard store.persistentStoreCoordinator === rootCoordinator,
      store.store.schema[name] != nil
    else {
      return Diagnosis.report(
        "assign(_:to:): the store has no entity \"\(name)\"; assign the object to a store of the "
          + "context's coordinator whose configuration has it")
    }
    object.record.home = store.identifier
  }

  // MARK: Changes of other contexts

  /// Merges the save that a notification of another context describes.
  public final func mergeChanges(fromContextDidSave notification: Notification) {
    let commit = Self.commit(notification.userInfo ?? [:])
    queue.sync { storeContext.merge(commit) }
  }

  /// Merges changes that a dictionary of notification keys and identities describes.
  public static func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    let commit = commit(changes)
    for context in contexts { context.queue.sync { context.storeContext.merge(commit) } }
  }

  static func commit(_ info: [AnyHashable: Any]) -> StoreCommit {
    func identities(_ keys: String...) -> Set<StoreID> {
      var identities: Set<StoreID> = []
      for key in keys {
        let elements: [Any]
        switch info[key] {
        case let set as Set<AnyHashable>: elements = Array(set)
        case let set as NSSet: elements = set.allObjects
        case let list as [Any]: elements = list
        default: continue
        }
        for element in elements {
          if let identity = (element as? NSManagedObjectID)?.storeID
            ?? (element as? NSManagedObject)?.record.identity
          {
            identities.insert(identity)
          }
        }
      }
      return identities
    }
    return StoreCommit(
      inserted: identities(NSInsertedObjectsKey, NSInsertedObjectIDsKey),
      updated: identities(
        NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey, NSRefreshedObjectIDsKey),
      deleted: identities(NSDeletedObjectsKey, NSDeletedObjectIDsKey))
  }
}

/// A version of the store's data. A context of Quoin always reads the newest one.
public final class NSQueryGenerationToken: NSObject, NSCopying, @unchecked Sendable {
  /// The newest data.
  public static let current = NSQueryGenerationToken()

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSManagedObjectContext {
  /// The version that the context reads.
  public final var queryGenerationToken: NSQueryGenerationToken? { nil }

  /// No effect: a context reads the newest data.
  public final func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
}
