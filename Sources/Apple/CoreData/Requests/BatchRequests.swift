import Foundation
import QuoinData
import QuoinFoundation
import QuoinSchema

/// The rows that a batch works on, in a context of its own that the caller's doesn't see.
struct BatchContext {
  let caller: NSManagedObjectContext
  let context: NSManagedObjectContext

  init(_ caller: NSManagedObjectContext) throws {
    self.caller = caller
    guard let coordinator = caller.rootCoordinator else {
      throw NSError.coreData(NSCoreDataError, "the context has no coordinator")
    }
    context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    context.transactionAuthor = caller.transactionAuthor
    // A batch overwrites what others have saved meanwhile.
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
  }

  /// Saves without the hooks and the checks of objects, as batches do.
  func save() throws {
    context.saveDate = Date()
    context.storeContext.willSave = { [weak context] objects in
      context?.derive(objects.compactMap { $0 as? NSManagedObject })
    }
    try ContextRegistry.save(caller) {
      try context.storeContext.save(author: context.transactionAuthor)
    }
  }

  func identity(_ identity: StoreID) -> NSManagedObjectID {
    NSManagedObjectID(
      identity, context.model, caller.rootCoordinator?.persistentStore(of: identity))
  }
}

public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly, objectIDs, count
}
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// The result of inserting objects at once.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// Whether the batch succeeded, the identities, or the number.
  open private(set) var result: Any?
  open private(set) var resultType: NSBatchInsertRequestResultType
  init(_ result: Any?, _ type: NSBatchInsertRequestResultType) {
    (self.result, resultType) = (result, type)
  }
}

/// The result of updating objects at once.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// Whether the batch succeeded, the identities, or the number.
  open private(set) var result: Any?
  open private(set) var resultType: NSBatchUpdateRequestResultType
  init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) {
    (self.result, resultType) = (result, type)
  }
}

/// The result of deleting objects at once.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// Whether the batch succeeded, the identities, or the number.
  open private(set) var result: Any?
  open private(set) var resultType: NSBatchDeleteRequestResultType
  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
    (self.result, resultType) = (result, type)
  }
}

/// A request that inserts objects into the store without the caller's context.
open class NSBatchInsertRequest: NSPersistentStoreRequest, ExecutableRequest {
  public final let entityName: String
  open var entity: NSEntityDescription? { LoadedModels.entity(named: entityName) }
  open var objectsToInsert: [[String: Any]]?
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

  public init(entityName: String, objects: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = objects
  }
  public convenience init(entity: NSEntityDescription, objects: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: objects)
  }
  /// Creates a request whose handler fills a dictionary for each object, and returns true at the
  /// end.
  public init(entityName: String, dictionaryHandler: @escaping (NSMutableDictionary) -> Bool) {
    self.entityName = entityName
    self.dictionaryHandler = dictionaryHandler
  }
  public convenience init(
    entity: NSEntityDescription, dictionaryHandler: @escaping (NSMutableDictionary) -> Bool
  ) { self.init(entityName: entity.name ?? "", dictionaryHandler: dictionaryHandler) }
  /// Creates a request whose handler fills each object and returns true at the end.
  public init(entityName: String, managedObjectHandler: @escaping (NSManagedObject) -> Bool) {
    self.entityName = entityName
    self.managedObjectHandler = managedObjectHandler
  }
  public convenience init(
    entity: NSEntityDescription, managedObjectHandler: @escaping (NSManagedObject) -> Bool
  ) { self.init(entityName: entity.name ?? "", managedObjectHandler: managedObjectHandler) }

  func execute(in caller: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let batch = try BatchContext(caller)
    guard let entity = caller.model?.entitiesByName[entityName] else {
      throw StoreError.unknownEntity(entityName)
    }
    var objects: [NSManagedObject] = []
    func insert() -> NSManagedObject {
      let object = entity.insertObject(into: batch.context)
      objects.append(object)
      return object
    }
    for values in objectsToInsert ?? [] { insert().setValuesForKeys(values) }
    while let dictionaryHandler {
      let values = NSMutableDictionary()
      if dictionaryHandler(values) { break }
      insert().setValuesForKeys(values as? [String: Any] ?? [:])
    }
    while let managedObjectHandler {
      let object = insert()
      guard managedObjectHandler(object) else { continue }
      batch.context.delete(object)
      objects.removeLast()
      break
    }
    try batch.save()
    let result: Any =
      switch resultType {
      case .statusOnly: true
      case .objectIDs: objects.map { batch.identity($0.record.identity) }
      case .count: objects.count
      }
    return NSBatchInsertResult(result, resultType)
  }
}

/// A request that sets properties of saved objects without the caller's context.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, ExecutableRequest {
  public final let entityName: String
  open var entity: NSEntityDescription {
    LoadedModels.entity(named: entityName) ?? NSEntityDescription()
  }
  open var predicate: NSPredicate?
  open var includesSubentities = true
  /// The values by the names of their properties, or by their descriptions.
  open var propertiesToUpdate: [AnyHashable: Any]?
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

  public init(entityName: String) { self.entityName = entityName }
  public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }

  func execute(in caller: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let batch = try BatchContext(caller)
    let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
    (request.predicate, request.includesSubentities) = (predicate, includesSubentities)
    let objects = try batch.context.fetch(request)
    for (key, value) in propertiesToUpdate ?? [:] {
      guard let name = key as? String ?? (key as? NSPropertyDescription)?.name else { continue }
      for object in objects {
        let expression = value as? NSExpression
        let computed: Any? = expression == nil ? value : expression?.value(of: [object])
        object.setValue(computed is NSNull ? nil : computed, forKey: name)
      }
    }
    try batch.save()
    let result: Any =
      switch resultType {
      case .statusOnlyResultType: true
      case .updatedObjectIDsResultType: objects.map { batch.identity($0.record.identity) }
      case .updatedObjectsCountResultType: objects.count
      }
    return NSBatchUpdateResult(result, resultType)
  }
}

/// A request that deletes saved objects without the caller's context.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, ExecutableRequest {
  public final let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  private let identities: [NSManagedObjectID]?
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

  public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) {
    self.fetchRequest = fetchRequest
    identities = nil
  }

  public init(objectIDs: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest(entityName: objectIDs.first?.storeID.entity ?? "")
    identities = objectIDs
  }

  func execute(in caller: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let batch = try BatchContext(caller)
    let objects: [NSManagedObject]
    if let identities {
      objects = identities.compactMap { try? batch.context.existingObject(with: $0) }
    } else {
      let request = fetchRequest.typedCopy()
      request.resultType = .managedObjectResultType
      objects = try batch.context.fetch(request).compactMap { $0 as? NSManagedObject }
    }
    let deleted = objects.map { batch.identity($0.record.identity) }
    for object in objects { batch.context.delete(object) }
    try batch.save()
    let result: Any =
      switch resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: deleted
      case .resultTypeCount: deleted.count
      }
    return NSBatchDeleteResult(result, resultType)
  }
}
