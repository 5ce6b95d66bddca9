import Foundation
import QuoinData
import QuoinSchema

extension NSManagedObjectContext {
  /// Returns the objects that a request describes, with unsaved changes taken into account.
  public final func fetch<ResultType>(_ request: NSFetchRequest<ResultType>) throws -> [ResultType]
  {
    do {
      return try results(of: request).compactMap { $0 as? ResultType }
    } catch {
      throw NSError.coreData(error, in: self)
    }
  }

  private func results<ResultType>(of request: NSFetchRequest<ResultType>) throws -> [Any] {
    let storeRequest = try request.storeRequest(in: self)
    let type = request.resultType
    if type.contains(.countResultType) {
      return [NSNumber(value: try storeContext.count(storeRequest))]
    }
    if type.contains(.managedObjectIDResultType) {
      return try storeContext.identities(storeRequest).map {
        NSManagedObjectID($0, model, rootCoordinator?.persistentStore(of: $0))
      }
    }
    if type.contains(.dictionaryResultType) {
      return try DictionaryFetch(request).results(of: storeRequest, in: self)
    }
    return try storeContext.fetch(storeRequest)
  }

  /// Returns the number of objects that a request describes.
  public final func count<ResultType>(for request: NSFetchRequest<ResultType>) throws -> Int {
    do {
      return try storeContext.count(try request.storeRequest(in: self))
    } catch {
      throw NSError.coreData(error, in: self)
    }
  }

  /// Executes a request: a fetch whose caller doesn't wait, a batch, or one for the history.
  @discardableResult
  public final func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    if let request = request as? any ExecutableRequest {
      do { return try request.execute(in: self) } catch { throw NSError.coreData(error, in: self) }
    }
    throw NSError.coreData(
      NSPersistentStoreUnsupportedRequestTypeError,
      "execute runs batch, history and asynchronous fetch requests; fetch with context.fetch")
  }
}

/// A request that ``NSManagedObjectContext/execute(_:)`` accepts.
protocol ExecutableRequest: NSPersistentStoreRequest {
  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: ExecutableRequest {
  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(self, context)
    let work = Unchecked((self, result, context))
    context.queue.async {
      let (request, result, context) = work.value
      do {
        result.finalResult = try context.fetch(request.fetchRequest)
      } catch {
        result.operationError = error
      }
      request.completionBlock?(result)
    }
    return result
  }
}

/// A fetch with dictionaries as results.
struct DictionaryFetch {
  private let columns: [NSPropertyDescription]
  private let groups: [String]
  private let isDistinct: Bool
  private let having: NSPredicate?

  init<ResultType>(_ request: NSFetchRequest<ResultType>) throws {
    let entity = request.entity
    func columns(_ items: [Any]?) throws -> [NSPropertyDescription] {
      try (items ?? []).map { item in
        if let property = item as? NSPropertyDescription { return property }
        let name = item as? String ?? ""
        let first = name.prefix { $0 != "." }
        guard entity?.propertiesByName[String(first)] != nil else {
          throw NSError.coreData(
            NSCoreDataError,
            "the entity \"\(entity?.name ?? "")\" has no property \"\(name)\" to fetch")
        }
        let column = NSPropertyDescription()
        column.name = name
        return column
      }
    }
    let chosen = try columns(request.propertiesToFetch)
    let all = entity?.properties.filter { $0 is NSAttributeDescription } ?? []
    self.columns = chosen.isEmpty ? all : chosen
    groups = try columns(request.propertiesToGroupBy).map(\.name)
    isDistinct = request.returnsDistinctResults
    having = request.havingPredicate
  }

  func results(of request: StoreRequest, in context: NSManagedObjectContext) throws
    -> [NSDictionary]
  {
    // A limit counts the dictionaries, of which groups have fewer than objects.
    var whole = request
    let isReduced = isDistinct || !groups.isEmpty || hasAggregates
    if isReduced { (whole.limit, whole.offset) = (0, 0) }
    let objects = try context.storeContext.fetch(whole).compactMap { $0 as? NSManagedObject }
    guard isReduced else { return objects.map { dictionary(of: [$0]) } }
    var results = grouped(objects).map(dictionary)
    if isDistinct {
      var seen: Set<NSDictionary> = []
      results = results.filter { seen.insert($0).inserted }
    }
    if let having { results = results.filter { having.evaluate(with: $0 as? [String: Any]) } }
    let rest = results.dropFirst(request.offset)
    return Array(request.limit > 0 ? rest.prefix(request.limit) : rest)
  }

  private var hasAggregates: Bool {
    columns.contains { ($0 as? NSExpressionDescription)?.expression?.isAggregate == true }
  }

  /// Returns the objects by equal values of the group's properties, in the order of the first.
  private func grouped(_ objects: [NSManagedObject]) -> [[NSManagedObject]] {
    if groups.isEmpty { return hasAggregates ? [objects] : objects.map { [$0] } }
    var places: [[AnyHashable]: Int] = [:]
    var result: [[NSManagedObject]] = []
    for object in objects {
      let key = groups.map { name in
        object.value(forKeyPath: name) as? AnyHashable ?? AnyHashable(NSNull())
      }
      if let place = places[key] {
        result[place].append(object)
      } else {
        places[key] = result.count
        result.append([object])
      }
    }
    return result
  }

  private func dictionary(of objects: [NSManagedObject]) -> NSDictionary {
    let dictionary = NSMutableDictionary()
    for column in columns {
      let value: Any? =
        if let computed = column as? NSExpressionDescription {
          computed.value(of: objects)
        } else {
          objects.first?.value(forKeyPath: column.name)
        }
      guard let value else { continue }
      dictionary.setObject(
        (value as? NSManagedObject)?.objectID ?? value, forKey: NSString(string: column.name))
    }
    return dictionary
  }
}
