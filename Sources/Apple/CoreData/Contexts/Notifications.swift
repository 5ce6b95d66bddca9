// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
public let NSManagedObjectContextQueryGenerationKey = "queryGeneration"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"

extension Notification.Name {
  /// Posted before a context saves.
  public static let NSManagedObjectContextWillSave = Self("NSManagingContextWillSaveChanges")
  /// Posted after a context has saved, with the objects.
  public static let NSManagedObjectContextDidSave = Self("NSManagingContextDidSaveChanges")
  /// Posted when objects of a context have changed, before they are saved.
  public static let NSManagedObjectContextObjectsDidChange =
    Self("NSObjectsChangedInManagingContext")
  /// Posted by a coordinator after a save, if the store's description has the option.
  public static let NSPersistentStoreRemoteChange = Self("NSPersistentStoreRemoteChange")
  public static let NSPersistentStoreCoordinatorStoresDidChange =
    Self("NSPersistentStoreCoordinatorStoresDidChange")
  public static let NSPersistentStoreCoordinatorStoresWillChange =
    Self("NSPersistentStoreCoordinatorStoresWillChange")
}

extension NSManagedObjectContext {
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  public static let didChangeObjectsNotification =
    Notification.Name.NSManagedObjectContextObjectsDidChange
  public static let didSaveObjectIDsNotification =
    Notification.Name("NSManagedObjectContextDidSaveObjectIDsNotification")
  public static let didMergeChangesObjectIDsNotification =
    Notification.Name("NSManagedObjectContextDidMergeChangesObjectIDsNotification")

  /// A key of a notification's user info.
  public enum NotificationKey: String, Sendable {
    case insertedObjects = "inserted"
    case updatedObjects = "updated"
    case deletedObjects = "deleted"
    case refreshedObjects = "refreshed"
    case invalidatedObjects = "invalidated"
    case invalidatedAllObjects = "invalidatedAll"
    case insertedObjectIDs = "inserted_objectIDs"
    case updatedObjectIDs = "updated_objectIDs"
    case deletedObjectIDs = "deleted_objectIDs"
    case refreshedObjectIDs = "refreshed_objectIDs"
    case invalidatedObjectIDs = "invalidated_objectIDs"
    case queryGeneration = "queryGeneration"
    case sourceContext = "sourceContext"
  }
}
