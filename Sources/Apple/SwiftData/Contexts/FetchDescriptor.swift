import Foundation
import QuoinData
import QuoinSchema

/// A request for the objects of a model.
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition that the objects fulfill; `nil` for all.
  public var predicate: Predicate<T>?
  /// The order; without one, the order of insertion.
  public var sortBy: [SortDescriptor<T>]
  /// The largest number of objects.
  public var fetchLimit: Int?
  /// The number of objects to skip.
  public var fetchOffset: Int?
  /// Whether the result takes unsaved changes of the context into account.
  public var includePendingChanges = true
  /// The relationships whose objects are loaded along with the result.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
  /// Has no effect: all attributes are loaded.
  public var propertiesToFetch: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

extension FetchDescriptor {
  /// The request in terms of the store.
  var request: StoreRequest {
    // The first use of a model makes the names of its properties known.
    _ = ModelInfo.of(T.self)
    var request = StoreRequest(entity: ModelLevel.name(of: T.self))
    request.predicate = predicate.map { ModelPredicate.stored($0) }
    request.order = sortBy.map { StoreSort($0, names: ModelInfo.name(of:)) }
    request.limit = max(fetchLimit ?? 0, 0)
    request.offset = max(fetchOffset ?? 0, 0)
    request.includesPendingChanges = includePendingChanges
    request.prefetched = relationshipKeyPathsForPrefetching.compactMap { path in
      ModelInfo.name(of: path).map { [$0] }
    }
    return request
  }

  /// Whether the limit excludes all objects.
  var isEmpty: Bool { fetchLimit.map { $0 <= 0 } ?? false }
}

/// The translation of conditions.
enum ModelPredicate {
  /// Returns a condition in terms of the store.
  static func stored<T: PersistentModel>(_ predicate: Predicate<T>) -> StorePredicate {
    StorePredicate(predicate, names: ModelInfo.name(of:)) { constant in
      // Enumerations are saved by their raw values.
      guard constant is any Codable, let value = constant as? any RawRepresentable else {
        return nil
      }
      return (value.rawValue as? any _StoredScalar).map { .value($0._stored) }
    }
  }
}

/// The results of a fetch in batches.
public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
  let objects: [T]
  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  public subscript(position: Int) -> T { objects[position] }
}
