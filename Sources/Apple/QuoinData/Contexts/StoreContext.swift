import QuoinSchema

/// The objects that one part of an app works with, and their unsaved changes.
///
/// A context and its objects belong to one thread or actor. It refers weakly to objects without
/// changes, so that memory follows use.
public final class StoreContext {
  public let store: any RecordStore
  let create: (Record) -> any RecordObject
  /// Whether an inserted object replaces the saved one with the same unique values.
  public var replacesEqualObjects = false
  /// The resolution of conflicts with other contexts.
  public var mergeRule = MergeRule.error

  /// Called for each change with the function that undoes it.
  public var registerUndo: ((_ undo: @escaping () -> Void) -> Void)?
  /// Called with the changed objects before they are validated and saved. It may change objects,
  /// and is then called with those.
  public var willSave: (([any RecordObject]) throws -> Void)?
  public var didSave: ((StoreCommit) -> Void)?
  /// Called by `processPendingChanges` with the objects of the batch.
  public var didChange: ((StoreContextChange) -> Void)?
  /// Called before the delete rules of an object apply.
  public var prepareForDeletion: ((any RecordObject) -> Void)?
  /// Called after the values of a fault were loaded.
  public var didLoad: ((any RecordObject) -> Void)?

  var infos: [String: EntityInfo] = [:]
  var registry = RecordRegistry()
  var inserted = RelatedObjects()
  var updated = RelatedObjects()
  var deleted = RelatedObjects()
  /// The deleted objects whose delete rules haven't been applied.
  var deletionQueue: [any RecordObject] = []
  var batch = ChangeBatch()
  var observers: [(token: ObserverToken, call: (StoreContextEvent) -> Void)] = []
  /// Permanent identities by temporary ones, which child contexts and callers may still have.
  var aliases: [StoreID: StoreID] = [:]
  /// The stores of child contexts.
  var children: [WeakParentStore] = []

  /// Creates a context.
  ///
  /// - Parameter makeObject: Returns a model object for a record of the store.
  public init(store: any RecordStore, makeObject: @escaping (Record) -> any RecordObject) {
    self.store = store
    create = makeObject
  }

  deinit {
    for record in registry.records { record.detach() }
  }

  // MARK: Objects

  public var insertedObjects: [any RecordObject] { inserted.array }
  public var updatedObjects: [any RecordObject] { updated.array }
  public var deletedObjects: [any RecordObject] {
    deleted.array.filter { $0.record.status == .deleted }
  }
  public var registeredObjects: [any RecordObject] { registry.records.compactMap(\.liveObject) }
  public var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

  /// Inserts an object with everything it refers to. A deleted object is restored.
  public func insert(_ object: any RecordObject) {
    var open = [object]
    while let next = open.popLast() {
      let record = next.record.actual
      if record.context === self {
        if record.isGone { undelete(record, next) }
        continue
      }
      // An object of another context stays there.
      guard record.context == nil else { continue }
      add(record, next)
      for property in record.info.relationships.reversed() {
        if let one = record.ones[property] { open.append(one) }
        if let list = record.lists[property] {
          open += (list.objects?.array ?? list.added.array).reversed()
        }
      }
    }
  }

  /// Adds a record to the context as a new one.
  func add(_ record: Record, _ object: any RecordObject) {
    if !record.identity.isTemporary || registry[record.identity] != nil {
      record.identity = .temporary(entity: record.info.entity.name)
    }
    if record.isFaulted, record.current.isEmpty { record.current = record.info.defaults }
    if store.schema[record.info.entity.name] != nil {
      record.info = info(for: record.info.entity.name)
    }
    record.isFaulted = false
    record.saved = []
    record.version = 0
    record.status = .inserted
    record.context = self
    record.object = object
    registry.add(record)
    inserted.append(object)
    noteChange(of: record)
    registerUndo? { [weak self] in self?.undoInsertion(of: object) }
  }

  /// Marks an object as deleted. Delete rules apply in `processPendingChanges` and `save`.
  public func delete(_ object: any RecordObject) {
    let record = object.record.actual
    guard record.context === self, !record.isGone, let object = record.liveObject else { return }
    if record.status == .inserted {
      record.status = .deletedNew
      inserted.remove(object)
    } else {
      record.status = .deleted
      updated.remove(object)
    }
    deleted.append(object)
    deletionQueue.append(object)
    noteChange(of: record)
    if let registerUndo {
      let keeper = record.keeper ?? LinkKeeper()
      record.keeper = keeper
      registerUndo { [weak self] in self?.undoDeletion(of: object, keeper: keeper) }
    }
  }

  /// Returns the object with an identity, perhaps as a fault. The store may not have it.
  public func object(with identity: StoreID) -> any RecordObject {
    takeAliases()
    let identity = resolve(identity)
    guard belongsHere(identity) else { return makeStranger(identity) }
    if let object = registry[identity]?.liveObject { return object }
    return makeObject(for: fault(identity))
  }

  /// Returns the object with an identity.
  ///
  /// - Throws: `StoreError.deleted` if the store doesn't have it.
  public func existingObject(with identity: StoreID) throws -> any RecordObject {
    takeAliases()
    let identity = resolve(identity)
    guard belongsHere(identity) else { throw StoreError.deleted(identity) }
    if let record = registry[identity], !record.isFaulted, let object = record.liveObject {
      guard !record.isGone else { throw StoreError.deleted(identity) }
      return object
    }
    guard store.schema[identity.entity] != nil else {
      throw StoreError.unknownEntity(identity.entity)
    }
    guard let row = try store.rows(with: [identity])[identity] else {
      throw StoreError.deleted(identity)
    }
    return object(for: row)
  }

  /// Returns the object with an identity if the context has it already.
  public func registeredObject(with identity: StoreID) -> (any RecordObject)? {
    takeAliases()
    let identity = resolve(identity)
    return belongsHere(identity) ? registry[identity]?.liveObject : nil
  }

  // MARK: Records

  /// Returns the tables of an entity.
  func info(for entity: String) -> EntityInfo {
    if let info = infos[entity] { return info }
    let info = EntityInfo.shared(
      store.schema[entity] ?? StoreEntity(name: entity, properties: []))
    infos[entity] = info
    return info
  }

  private func belongsHere(_ identity: StoreID) -> Bool {
    identity.isTemporary || store.owns(identity)
  }

  /// Returns an object in no context, with default values, for an identity of another store.
  private func makeStranger(_ identity: StoreID) -> any RecordObject {
    let record = Record(entity: info(for: identity.entity).entity)
    record.identity = identity
    return makeObject(for: record)
  }

  func makeObject(for record: Record) -> any RecordObject {
    let object = create(record)
    record.object = object
    return object
  }

  /// Registers a fault.
  func fault(_ identity: StoreID) -> Record {
    let record = Record(info: info(for: identity.entity), identity: identity, context: self)
    registry.add(record)
    return record
  }

  /// Returns the object of a row, whose values a fault and an outdated object without changes take
  /// over.
  func object(for row: StoredRow) -> any RecordObject {
    guard let record = registry[row.identity] else {
      let record = fault(row.identity)
      record.fill(row)
      let object = makeObject(for: record)
      didLoad?(object)
      return object
    }
    let object = record.liveObject ?? makeObject(for: record)
    if record.isFaulted {
      record.fill(row)
      didLoad?(object)
    } else if record.status == .registered, record.changes.isEmpty, record.version != row.version {
      object.recordWillChange(nil)
      record.clearLinks()
      record.clearCache()
      record.fill(row)
      object.recordDidChange(nil)
    }
    return object
  }

  /// Returns the objects with identities, as faults that are loaded in groups.
  func faults(for identities: [StoreID]) -> [any RecordObject] {
    let batch = identities.count > 1 ? FaultBatch(identities) : nil
    return identities.map { identity in
      let object = object(with: identity)
      if object.record.isFaulted { object.record.batch = batch }
      return object
    }
  }

  /// Loads a fault, with the next faults of its list.
  func load(_ record: Record) {
    takeAliases()
    var identities = [record.identity]
    if let batch = record.batch {
      identities += batch.group(of: record.identity).filter { identity in
        identity != record.identity && registry[identity]?.isFaulted == true
      }
    }
    guard let rows = try? store.rows(with: identities) else {
      // The values are read again at the next access.
      return
    }
    for identity in identities {
      guard let loaded = identity == record.identity ? record : registry[identity],
        loaded.isFaulted, rows[identity] != nil || loaded === record
      else { continue }
      loaded.fill(rows[identity])
      if let didLoad, rows[identity] != nil, let object = loaded.liveObject { didLoad(object) }
    }
  }
}
