import Foundation
import QuoinSchema

/// A model, its stores, and the context of the views.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public final let name: String
  public final let viewContext: NSManagedObjectContext
  public final let managedObjectModel: NSManagedObjectModel
  public final let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The stores that ``loadPersistentStores(completionHandler:)`` opens.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container with the model of a name, which the command line compiles from the
  /// `.xcdatamodeld` beside the sources.
  ///
  /// Without such a model, a message on standard error says so, and the container has no entities.
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: Self.model(named: name))
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    viewContext.name = "viewContext"
    let file = Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
    super.init()
    if type(of: self).defaultDirectoryURL() != file.deletingLastPathComponent() {
      persistentStoreDescriptions[0].url =
        type(of: self).defaultDirectoryURL().appendingPathComponent(name + ".sqlite")
    }
  }

  private static func model(named name: String) -> NSManagedObjectModel {
    guard let url = CompiledModelFile.url(named: name) else {
      Diagnosis.report(
        "there is no model \"\(name)\". The command quoin compiles \(name).xcdatamodeld if it is in "
          + "the folder of the sources; other programs pass a model built in code to "
          + "NSPersistentContainer(name:managedObjectModel:).")
      return NSManagedObjectModel()
    }
    return NSManagedObjectModel(contentsOf: url) ?? NSManagedObjectModel()
  }

  /// The folder of stores without a place of their own: that of the environment variable
  /// `QUOIN_DATA`, or else Application Support.
  open class func defaultDirectoryURL() -> URL { StorePlaces.folder }

  /// Opens the stores, and calls the handler for each of them.
  ///
  /// Stores are opened on the calling thread, except those whose descriptions ask for another one.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      guard description.shouldAddStoreAsynchronously else {
        persistentStoreCoordinator.addPersistentStore(
          with: description, completionHandler: block)
        continue
      }
      let block = Unchecked(block)
      let coordinator = persistentStoreCoordinator
      DispatchQueue.global().async {
        coordinator.addPersistentStore(with: description) { description, error in
          let error = Unchecked(error)
          DispatchQueue.main.async { block.value(description, error.value) }
        }
      }
    }
  }

  /// Returns a new context with a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a block with a context of its own on that context's queue, later.
  @preconcurrency
  public final func performBackgroundTask(
    _ block: @escaping @Sendable (NSManagedObjectContext) -> Void
  ) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a block with a context of its own, and suspends the caller until it ends.
  @preconcurrency
  public final func performBackgroundTask<Value, Failure: Error>(
    _ block: @escaping @Sendable (NSManagedObjectContext) throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let context = newBackgroundContext()
    return try await context.perform { () throws(Failure) -> Value in try block(context) }
  }
}

/// A container whose stores are local: nothing is sent to CloudKit.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// Has no effect: nothing is sent to CloudKit.
  open func initializeCloudKitSchema(
    options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
  ) throws {}
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { !store.isReadOnly }

  /// Posted never: nothing is sent to CloudKit.
  public static let eventChangedNotification =
    Notification.Name("NSPersistentCloudKitContainerEventChangedNotification")
  /// The key of the event in a notification.
  public static let eventNotificationUserInfoKey = "event"

  /// A part of the synchronization with CloudKit. Compiles only: there are no events.
  public final class Event: NSObject, Sendable {
    public let identifier = UUID()
    public let storeIdentifier: String
    public let type: EventType
    public let startDate: Date
    public let endDate: Date?
    public let succeeded: Bool
    public let error: (any Error)?

    init(_ type: EventType, store: String) {
      (self.type, storeIdentifier, startDate) = (type, store, Date())
      (endDate, succeeded, error) = (nil, false, nil)
    }
  }

  /// The kind of an event.
  public enum EventType: Int, Sendable { case setup, `import`, export }
}

public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let dryRun = Self(rawValue: 2)
  public static let printSchema = Self(rawValue: 4)
}
