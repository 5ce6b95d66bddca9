import Foundation
import QuoinData
import QuoinSchema

extension NSPersistentStoreCoordinator {
  /// Executes a request in a context: a fetch, a batch, or one for the history.
  public final func execute(
    _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
  ) throws -> Any {
    if let request = request as? any FetchingRequest { return try request.results(in: context) }
    return try context.execute(request)
  }

  /// Copies a store to another file, and uses the copy from now on. The original stays.
  ///
  /// - Throws: An error for a store in memory, and for a place where no store can be.
  @discardableResult
  public final func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil,
    type: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore {
    try copyFile(StorePlaces.path(type: store.type, url: store.url), to: url, type.rawValue)
    let configuration =
      store.configurationName == NSPersistentStore.defaultConfiguration
      ? nil : store.configurationName
    try remove(store)
    return try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: url, options: options)
  }

  @discardableResult
  public final func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil,
    withType type: String
  ) throws -> NSPersistentStore {
    try migratePersistentStore(
      store, to: url, options: options, type: NSPersistentStore.StoreType(rawValue: type))
  }

  /// Replaces a store's file by a copy of another's.
  public final func replacePersistentStore(
    at url: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom source: URL, sourceOptions: [AnyHashable: Any]? = nil,
    type: NSPersistentStore.StoreType
  ) throws {
    try copyFile(StorePlaces.path(type: type.rawValue, url: source), to: url, type.rawValue)
  }

  public final func replacePersistentStore(
    at url: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom source: URL, sourceOptions: [AnyHashable: Any]? = nil,
    ofType type: String
  ) throws {
    try replacePersistentStore(
      at: url, withPersistentStoreFrom: source, type: NSPersistentStore.StoreType(rawValue: type))
  }

  static let schemaKey = "QuoinStoreSchema"

  /// Returns the type and the schema of a store's file without opening it as a store.
  public static func metadataForPersistentStore(
    type: NSPersistentStore.StoreType, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    let path = StorePlaces.path(type: type.rawValue, url: url)
    do {
      guard let path, let schema = try savedSchema(path: path) else {
        throw StoreError.file(path: url.path, reason: "there is no store; check the path")
      }
      return [NSStoreTypeKey: type.rawValue, schemaKey: schema]
    } catch {
      throw NSError.coreData(error, in: nil)
    }
  }

  public static func metadataForPersistentStore(
    ofType type: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    try metadataForPersistentStore(
      type: NSPersistentStore.StoreType(rawValue: type), at: url, options: options)
  }

  private func copyFile(_ path: String?, to url: URL, _ type: String) throws {
    guard let path, let copy = StorePlaces.path(type: type, url: url) else {
      throw NSError.coreData(
        NSPersistentStoreOperationError,
        "a store in memory has no file to copy; use URLs of files for both")
    }
    do { try copyStore(from: path, to: copy) } catch { throw NSError.coreData(error, in: nil) }
  }
}

extension NSManagedObjectModel {
  /// Whether a store with metadata of ``NSPersistentStoreCoordinator`` needs no migration.
  public final func isConfiguration(
    withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool {
    let saved = metadata[NSPersistentStoreCoordinator.schemaKey] as? StoreSchema
    guard let configuration else { return saved?.version == schema.version }
    let names = Set((entities(forConfigurationName: configuration) ?? []).compactMap(\.name))
    return saved?.version == schema.restricted(to: names).version
  }
}

/// A request that has objects as results.
private protocol FetchingRequest {
  func results(in context: NSManagedObjectContext) throws -> [Any]
}

extension NSFetchRequest: FetchingRequest {
  fileprivate func results(in context: NSManagedObjectContext) throws -> [Any] {
    try context.fetch(self).map { $0 as Any }
  }
}
