import Foundation
import QuoinData
import QuoinSchema

/// The stores of a model, which contexts share.
///
/// A store has the entities of its configuration, or all. A new object is saved in the first store
/// with its entity that can be written (Rules/Data.md#several-stores).
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public final let managedObjectModel: NSManagedObjectModel
  open var name: String?
  let store: CoordinatorStore
  private let lock = NSRecursiveLock()
  private var stores: [NSPersistentStore] = []
  private var remoteChanges: StoreObservation?

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    store = CoordinatorStore(schema: model.schema)
  }

  open var persistentStores: [NSPersistentStore] { lock.withLock { stores } }

  /// Opens or creates a store.
  @discardableResult
  open func addPersistentStore(
    ofType type: String, configurationName configuration: String?, at url: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let path = StorePlaces.path(type: type, url: url)
    let isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
    lock.lock()
    defer { lock.unlock() }
    let opened: any KeepingStore
    do {
      opened = try openStore(
        schema: try schema(of: configuration), path: path, readOnly: isReadOnly)
    } catch {
      throw NSError.coreData(error, in: nil)
    }
    let added = NSPersistentStore(
      self, opened, type: path == nil ? NSInMemoryStoreType : type, url: url,
      configuration: configuration)
    added.options = options
    stores.append(added)
    useStores()
    if (options?[NSPersistentStoreRemoteChangeNotificationPostOptionKey] as? NSNumber)?.boolValue
      == true
    {
      announceRemoteChanges()
    }
    NotificationCenter.default.post(
      name: .NSPersistentStoreCoordinatorStoresDidChange, object: self)
    return added
  }

  /// Returns the schema of a store with a configuration of the model.
  private func schema(of configuration: String?) throws -> StoreSchema {
    let schema = managedObjectModel.schema
    guard let configuration, configuration != NSPersistentStore.defaultConfiguration else {
      return schema
    }
    guard let entities = managedObjectModel.entities(forConfigurationName: configuration) else {
      throw NSError.coreData(
        NSPersistentStoreIncompatibleSchemaError,
        "the model has no configuration \"\(configuration)\"; add it, or use one of "
          + "\(managedObjectModel.configurations)")
    }
    return schema.restricted(to: Set(entities.compactMap(\.name)))
  }

  private func useStores() {
    let opened = stores.map(\.store)
    let schema = managedObjectModel.schema
    store.use(
      opened.count > 1 || opened.first.map { $0.schema != schema } == true
        ? StoreGroup(schema: schema, stores: opened) : opened.first)
  }

  /// Returns the loaded store with an object.
  func persistentStore(of identity: StoreID) -> NSPersistentStore? {
    persistentStores.first { $0.identifier == identity.store }
  }

  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at url: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: url, options: options)
  }

  /// Opens or creates the store of a description, and calls `completion` on this thread.
  open func addPersistentStore(
    with description: NSPersistentStoreDescription,
    completionHandler completion: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    var options: [AnyHashable: Any] = description.options
    options[NSReadOnlyPersistentStoreOption] = NSNumber(value: description.isReadOnly)
    do {
      try addPersistentStore(
        ofType: description.type, configurationName: description.configuration,
        at: description.url, options: options)
      completion(description, nil)
    } catch {
      completion(description, error)
    }
  }

  /// Closes a store. Contexts then find nothing in it.
  open func remove(_ removed: NSPersistentStore) throws {
    lock.lock()
    defer { lock.unlock() }
    stores.removeAll { $0 === removed }
    useStores()
    if stores.isEmpty { remoteChanges = nil }
  }

  /// Deletes a store's file and the files beside it.
  open func destroyPersistentStore(
    at url: URL, ofType type: String, options: [AnyHashable: Any]? = nil
  ) throws {
    guard let path = StorePlaces.path(type: type, url: url) else { return }
    for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: path + suffix) {
      try FileManager.default.removeItem(atPath: path + suffix)
    }
  }

  open func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {
    try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
  }

  open func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == url }
  }

  open func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool { false }
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
  /// Stored only: the metadata isn't in the file.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    store.metadata = metadata ?? [:]
  }

  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard let identity = NSManagedObjectID.identity(of: url),
      managedObjectModel.info[identity.entity] != nil
    else { return nil }
    return NSManagedObjectID(identity, managedObjectModel, persistentStore(of: identity))
  }

  /// A token of the last save in the history.
  open func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? {
    var numbers: [String: Int64] = [:]
    for member in store.members {
      guard
        stores?.contains(where: { ($0 as? NSPersistentStore)?.identifier == member.identifier })
          ?? true
      else { continue }
      numbers[member.identifier] = (try? member.history(after: 0))?.last?.token
    }
    return numbers.isEmpty ? nil : NSPersistentHistoryToken(numbers)
  }

  public final func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    try lock.withLock(block)
  }

  public final func perform(_ block: @escaping () -> Void) {
    let block = Unchecked(block)
    DispatchQueue.global().async { self.lock.withLock { block.value() } }
  }

  private func announceRemoteChanges() {
    remoteChanges = store.addCommitObserver { [weak self] commit in
      guard let self else { return }
      let changed = commit.inserted.union(commit.updated).union(commit.deleted).first
      let store = changed.flatMap { self.persistentStore(of: $0) } ?? self.persistentStores.first
      var info: [AnyHashable: Any] = [NSStoreUUIDKey: store?.identifier ?? ""]
      info[NSPersistentStoreURLKey] = store?.url
      info[NSPersistentHistoryTokenKey] = self.currentPersistentHistoryToken(fromStores: nil)
      NotificationCenter.default.post(
        name: .NSPersistentStoreRemoteChange, object: self, userInfo: info)
    }
  }
}
