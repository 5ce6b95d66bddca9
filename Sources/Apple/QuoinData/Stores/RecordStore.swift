import QuoinSchema

/// Saved objects: in memory, in a file, or in a parent context.
///
/// A store is used by several contexts on several threads; each call is atomic.
public protocol RecordStore: AnyObject, Sendable {
  var identifier: String { get }
  var schema: StoreSchema { get }
  /// The stores that have identifiers and histories of their own: the store itself, or its members.
  var members: [any RecordStore] { get }

  /// Returns the rows that fulfill a request, in its order. Pending changes of contexts don't
  /// matter.
  ///
  /// - Throws: `StoreError.needsMemory` if the predicate or the order has a part that the store
  ///   can't evaluate; the context then loads all rows of the entity and evaluates it.
  func rows(for request: StoreRequest) throws -> [StoredRow]
  func count(for request: StoreRequest) throws -> Int
  func identities(for request: StoreRequest) throws -> [StoreID]

  /// Returns the rows with these identities; those that are missing have been deleted.
  func rows(with identities: [StoreID]) throws -> [StoreID: StoredRow]

  /// Returns the objects of a to-many relationship, in their order.
  func related(to identity: StoreID, by property: Int) throws -> [StoreID]

  /// Saves changes, all or none.
  ///
  /// - Returns: The permanent identity of each inserted object, by its temporary one. An object
  ///   whose unique values a saved row already has gets that row's identity.
  func save(_ changes: StoreChanges) throws -> [StoreID: StoreID]

  /// A number that increases with each save, also of another process.
  var generation: Int64 { get }

  /// Calls an observer after each save through this store, on the saving thread, until the
  /// observation is released.
  func addCommitObserver(_ observer: @escaping @Sendable (StoreCommit) -> Void) -> StoreObservation

  /// Returns the saves after a token of the history, the oldest first, also those of other
  /// processes.
  ///
  /// - Parameter token: The token of an earlier save, or 0 for the whole history.
  func history(after token: Int64) throws -> [StoreTransaction]

  /// Removes saves from the history; their objects stay.
  func deleteHistory(_ tokens: [Int64]) throws
}

extension RecordStore {
  public var members: [any RecordStore] { [self] }

  /// Whether an object is saved in this store or one of its members.
  public func owns(_ identity: StoreID) -> Bool {
    members.contains { $0.identifier == identity.store }
  }

  /// Returns the identifier of the store in which a new object of an entity is saved.
  func home(of entity: String) -> String? {
    members.first { member in
      member.schema[entity] != nil && (member as? any KeepingStore)?.isReadOnly != true
    }?
    .identifier
  }

  /// Returns an observation without an effect: the store has no saves of its own.
  public func addCommitObserver(
    _ observer: @escaping @Sendable (StoreCommit) -> Void
  ) -> StoreObservation {
    StoreObservation {}
  }

  /// Returns nothing: the store keeps no history.
  public func history(after token: Int64) throws -> [StoreTransaction] { [] }

  /// Has no effect: the store keeps no history.
  public func deleteHistory(_ tokens: [Int64]) throws {}
}

/// A store that keeps objects itself, in memory or in a file.
public protocol KeepingStore: RecordStore {
  /// Whether saves fail.
  var isReadOnly: Bool { get }

  /// Writes changes, all or none, without calling the observers.
  ///
  /// - Parameter next: Runs when the changes are written and can still be undone. If it throws,
  ///   nothing changes.
  func write(_ changes: StoreChanges, then next: @Sendable () throws -> Void) throws -> StoreCommit

  /// Calls the observers of saves.
  func report(_ commit: StoreCommit)
}

extension KeepingStore {
  public func save(_ changes: StoreChanges) throws -> [StoreID: StoreID] {
    let commit = try write(changes) {}
    report(commit)
    return commit.permanent
  }
}

/// The saved values of an object.
public struct StoredRow: Hashable, Sendable {
  public var identity: StoreID
  /// Increases with each save of the row.
  public var version: Int64
  /// The values by property. A to-many relationship is `unloaded`; a transient attribute is null.
  public var values: [StoredValue]

  public init(identity: StoreID, version: Int64, values: [StoredValue]) {
    self.identity = identity
    self.version = version
    self.values = values
  }
}

public enum StoredValue: Hashable, Sendable {
  case value(StoreValue)
  case reference(StoreID?)
  case references([StoreID])
  case unloaded
}

/// The changes of one save.
public struct StoreChanges: Sendable {
  public var inserted: [StoredRow] = []
  /// The changed rows: version as it was loaded, and the values of the changed properties.
  public var updated: [Update] = []
  public var deleted: [StoreID] = []
  /// Whether an inserted object replaces the values of the row with the same unique values
  /// (SwiftData); otherwise the save throws `StoreError.notUnique`.
  public var replacesEqualObjects = false
  /// Whether a row that changed since it was loaded makes the save throw `StoreError.conflict`.
  public var checksVersions = true
  public var author: String?
  /// The identifiers of the stores for inserted objects that have a choice.
  public var homes: [StoreID: String] = [:]

  public init() {}

  public struct Update: Sendable {
    public var identity: StoreID
    public var version: Int64
    public var values: [Int: StoredValue]

    public init(identity: StoreID, version: Int64, values: [Int: StoredValue]) {
      self.identity = identity
      self.version = version
      self.values = values
    }
  }
}

/// An error of a context or a store, with the reason.
public enum StoreError: Error, CustomStringConvertible {
  case needsMemory(String)
  case unknownEntity(String)
  case noStore(entity: String)
  case otherStore(entity: String, property: String)
  case unknownProperty(entity: String, property: String)
  case invalidPredicate(String)
  case notUnique(entity: String, properties: [String], identity: StoreID)
  case conflict([StoreID])
  case deleted(StoreID)
  case missingValue(entity: String, property: String)
  case denied(entity: String, property: String)
  case invalidCount(entity: String, property: String, count: Int)
  case file(path: String, reason: String)

  public var description: String {
    switch self {
    case .needsMemory(let part): "SQLite can't evaluate \(part)"
    case .unknownEntity(let name): "the schema has no entity \"\(name)\""
    case .noStore(let entity):
      "no store that can be written has the entity \"\(entity)\"; add it to the configuration of one"
    case .otherStore(let entity, let property):
      "\(entity).\(property) can't refer to an object in another store; save both in one store"
    case .unknownProperty(let entity, let property):
      "the entity \"\(entity)\" has no property \"\(property)\""
    case .invalidPredicate(let reason): "the predicate can't be evaluated: \(reason)"
    case .notUnique(let entity, let properties, _):
      "another \(entity) has the same \(properties.joined(separator: ", "))"
    case .conflict(let identities):
      "\(identities.count) objects were changed in the store after they were loaded"
    case .deleted(let identity): "the \(identity.entity) was deleted from the store"
    case .missingValue(let entity, let property): "\(entity).\(property) needs a value"
    case .denied(let entity, let property):
      "\(entity) can't be deleted while \"\(property)\" refers to objects"
    case .invalidCount(let entity, let property, let count):
      "\(entity).\(property) can't have \(count) objects"
    case .file(let path, let reason): "\(path): \(reason)"
    }
  }
}
