// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import QuoinData

public let NSSQLiteStoreType = "SQLite"
public let NSXMLStoreType = "XML"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"

public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
public let NSPersistentHistoryTokenKey = "historyToken"
public let NSPersistentStoreURLKey = "storeURL"

/// A store that a container loads.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  /// `NSSQLiteStoreType` by default.
  open var type = NSSQLiteStoreType
  /// The store's file. `/dev/null` is a store in memory, and nil a file in the container's folder.
  open var url: URL?
  /// Stored only: all entities are in one store.
  open var configuration: String?
  open var isReadOnly = false
  /// Stored only: opening a file takes as long as it takes.
  open var timeout: TimeInterval = 240
  open private(set) var options: [String: NSObject] = [:]
  open private(set) var sqlitePragmas: [String: NSObject] = [:]
  open var shouldAddStoreAsynchronously = false
  /// Stored only: files are always migrated if the models' differences permit.
  open var shouldMigrateStoreAutomatically = true
  /// Stored only: files are always migrated if the models' differences permit.
  open var shouldInferMappingModelAutomatically = true
  /// Stored only: nothing is sent to CloudKit.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  public override init() {}
  public init(url: URL) { self.url = url }

  open func setOption(_ option: NSObject?, forKey key: String) {
    options[key] = option
    if key == NSReadOnlyPersistentStoreOption {
      isReadOnly = (option as? NSNumber)?.boolValue ?? false
    }
  }

  /// Stored only: the file is opened with Quoin's settings.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
    sqlitePragmas[name] = value
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    (copy.type, copy.url, copy.configuration) = (type, url, configuration)
    (copy.isReadOnly, copy.options, copy.sqlitePragmas) = (isReadOnly, options, sqlitePragmas)
    copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
    return copy
  }

  func hasOption(_ key: String) -> Bool { (options[key] as? NSNumber)?.boolValue ?? false }
}

/// The CloudKit container of a store. Compiles only: nothing is sent to CloudKit.
open class NSPersistentCloudKitContainerOptions: NSObject {
  public final let containerIdentifier: String
  /// Stored only: nothing is sent to CloudKit.
  open var databaseScope = DatabaseScope.private
  /// The database of a CloudKit container.
  public enum DatabaseScope: Int, Sendable {
    case `public` = 1
    case `private`, shared
  }
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// A store that a coordinator has loaded.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  public final let type: String
  open private(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var url: URL?
  public final let configurationName: String
  open var options: [AnyHashable: Any]?
  open var isReadOnly: Bool { store.isReadOnly }
  open var identifier: String! { store.identifier }
  /// The type, the identifier, and what a coordinator has set.
  open var metadata: [String: Any]!

  let store: any KeepingStore
  static let defaultConfiguration = "PF_DEFAULT_CONFIGURATION_NAME"

  init(
    _ coordinator: NSPersistentStoreCoordinator, _ store: any KeepingStore, type: String,
    url: URL?, configuration: String?
  ) {
    persistentStoreCoordinator = coordinator
    self.store = store
    (self.type, self.url) = (type, url)
    configurationName = configuration ?? Self.defaultConfiguration
    metadata = [NSStoreTypeKey: type, NSStoreUUIDKey: store.identifier]
  }

  /// A kind of store, with the names of newer sources.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = Self(rawValue: NSSQLiteStoreType)
    public static let inMemory = Self(rawValue: NSInMemoryStoreType)
    public static let binary = Self(rawValue: NSBinaryStoreType)
    public static let xml = Self(rawValue: NSXMLStoreType)
  }
}
