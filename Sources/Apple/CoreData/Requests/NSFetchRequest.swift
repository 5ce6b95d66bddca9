import Foundation
import QuoinData
import QuoinFoundation
import QuoinSchema
import SwiftUI

/// A request that a context executes.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that a fetch asks; nil for all. Batches don't read it.
  open var affectedStores: [NSPersistentStore]?
  open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
}

public enum NSPersistentStoreRequestType: UInt, Sendable {
  case fetchRequestType = 1
  case saveRequestType
  case batchInsertRequestType = 5
  case batchUpdateRequestType = 6
  case batchDeleteRequestType = 7
}

/// The kinds of results of a fetch.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType: Self = []
  public static let managedObjectIDResultType = Self(rawValue: 1)
  public static let dictionaryResultType = Self(rawValue: 2)
  public static let countResultType = Self(rawValue: 4)
}

/// A request for the objects of an entity.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
  private var name: String?
  private var knownEntity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  /// An order that takes the place of `sortDescriptors`.
  var order: [StoreSort]?
  /// The largest number of results; 0 is no limit.
  open var fetchLimit = 0
  open var fetchOffset = 0
  /// Stored only: a fetch loads all rows of its result at once.
  open var fetchBatchSize = 0
  open var resultType: NSFetchRequestResultType = .managedObjectResultType
  open var includesSubentities = true
  /// Stored only: a fetch loads the values of its objects.
  open var includesPropertyValues = true
  open var includesPendingChanges = true
  /// Stored only: a fetch loads the values of its objects.
  open var returnsObjectsAsFaults = true
  /// Stored only: a fetch gives registered objects the values that the store has.
  open var shouldRefreshRefetchedObjects = false
  open var returnsDistinctResults = false
  open var relationshipKeyPathsForPrefetching: [String]?
  /// The properties of dictionary results: names or descriptions.
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?

  /// Creates a request without an entity, which ``entity`` must set before it is executed.
  public override init() {
    super.init()
    noteClass()
  }

  public init(entityName: String) {
    name = entityName
    super.init()
    noteClass()
  }

  private func noteClass() {
    if let type = ResultType.self as? NSManagedObject.Type { ManagedClasses.note(type) }
  }

  open var entity: NSEntityDescription? {
    get {
      if let knownEntity { return knownEntity }
      if let name { return LoadedModels.entity(named: name) }
      return (ResultType.self as? NSManagedObject.Type).flatMap { LoadedModels.entity(of: $0) }
    }
    set { (knownEntity, name) = (newValue, newValue?.name) }
  }

  open var entityName: String? {
    if let name { return name }
    guard let type = ResultType.self as? NSManagedObject.Type else { return nil }
    return LoadedModels.entity(of: type)?.name ?? "\(type)"
  }

  /// Fetches in the context whose block is executing.
  open func execute() throws -> [ResultType] {
    guard let context = ContextRegistry.executing else {
      throw NSError.coreData(
        NSCoreDataError,
        "a request executes in a block of NSManagedObjectContext.perform; use context.fetch instead"
      )
    }
    return try context.fetch(self)
  }

  open func copy(with zone: NSZone? = nil) -> Any { typedCopy() }

  func typedCopy() -> NSFetchRequest<ResultType> {
    let copy = NSFetchRequest<ResultType>()
    (copy.name, copy.knownEntity) = (name, knownEntity)
    (copy.predicate, copy.sortDescriptors) = (predicate, sortDescriptors)
    (copy.fetchLimit, copy.fetchOffset, copy.fetchBatchSize) =
      (fetchLimit, fetchOffset, fetchBatchSize)
    (copy.resultType, copy.includesSubentities) = (resultType, includesSubentities)
    copy.includesPendingChanges = includesPendingChanges
    copy.affectedStores = affectedStores
    copy.returnsDistinctResults = returnsDistinctResults
    copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
    (copy.propertiesToFetch, copy.propertiesToGroupBy) = (propertiesToFetch, propertiesToGroupBy)
    (copy.havingPredicate, copy.order) = (havingPredicate, order)
    return copy
  }

  /// The request as a store knows it.
  func storeRequest(in context: NSManagedObjectContext) throws -> StoreRequest {
    guard let name = entityName else {
      throw NSError.coreData(
        NSCoreDataError, "the fetch request has no entity; create it with entityName")
    }
    guard context.model?.info[name] != nil else {
      Diagnosis.report(unknownEntity: name, in: context.model)
      throw NSError.coreData(NSCoreDataError, "there is no entity \"\(name)\"")
    }
    var request = StoreRequest(entity: name)
    request.includesSubentities = includesSubentities
    request.predicate = try predicate.map { try StorePredicate($0) }
    request.order =
      order ?? (sortDescriptors ?? []).map { StoreSort($0, names: KeyPathRecorder.name) }
    (request.limit, request.offset) = (max(0, fetchLimit), max(0, fetchOffset))
    request.includesPendingChanges = includesPendingChanges
    request.stores = affectedStores.map { Set($0.map(\.store.identifier)) }
    request.prefetched = (relationshipKeyPathsForPrefetching ?? []).map {
      $0.split(separator: ".").map(String.init)
    }
    return request
  }
}

/// A fetch that a context executes while the caller continues.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
  open private(set) var fetchRequest: NSFetchRequest<ResultType>
  open private(set) var completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  open var estimatedResultCount = 0

  public init(
    fetchRequest: NSFetchRequest<ResultType>,
    completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    self.fetchRequest = fetchRequest
    self.completionBlock = completionBlock
  }
}

/// The result of executing a request.
open class NSPersistentStoreResult: NSObject {}

/// The result of a fetch that finishes later.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
  open private(set) var fetchRequest: NSAsynchronousFetchRequest<ResultType>
  open internal(set) var finalResult: [ResultType]?
  open internal(set) var operationError: (any Error)?
  open private(set) weak var managedObjectContext: NSManagedObjectContext?

  init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
    fetchRequest = request
    managedObjectContext = context
  }
}
