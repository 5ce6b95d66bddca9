import Foundation
import QuoinData
import QuoinSchema

extension ModelContext {
  /// Returns the objects that fulfill a request, in its order.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    takeCommits()
    guard isKnown(T.self), !descriptor.isEmpty else { return [] }
    return try context.fetch(descriptor.request).compactMap { object in
      type(of: object) == T.self ? unsafeDowncast(object, to: T.self) : object as? T
    }
  }

  /// Returns the objects that fulfill a request. They are loaded together, whatever the size of
  /// a batch.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws
    -> FetchResultsCollection<T>
  {
    guard !(descriptor.includePendingChanges && hasChanges) else {
      throw SwiftDataError.includePendingChangesWithBatchSize
    }
    return FetchResultsCollection(objects: try fetch(descriptor))
  }

  /// Returns the number of objects that fulfill a request.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    takeCommits()
    guard isKnown(T.self), !descriptor.isEmpty else { return 0 }
    return try context.count(descriptor.request)
  }

  /// Returns the identities of the objects that fulfill a request.
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws
    -> [PersistentIdentifier]
  {
    takeCommits()
    guard isKnown(T.self), !descriptor.isEmpty else { return [] }
    return try context.identities(descriptor.request).map { PersistentIdentifier($0) }
  }

  /// Returns the identities of the objects that fulfill a request. They are loaded together,
  /// whatever the size of a batch.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> [PersistentIdentifier] {
    try fetchIdentifiers(descriptor)
  }

  /// Calls a closure with each object that fulfills a request.
  ///
  /// - Parameters:
  ///   - descriptor: The request.
  ///   - batchSize: Has no effect: the objects are loaded together.
  ///   - allowEscapingMutations: Whether the context may have changes after a call; otherwise they
  ///     are saved at the end.
  ///   - block: The closure.
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void
  ) throws {
    let hadChanges = hasChanges
    for model in try fetch(descriptor) { try block(model) }
    if !allowEscapingMutations, !hadChanges { try save() }
  }

  /// Returns the object with an identity; its values are loaded at the first access.
  public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    let object =
      container.schema.infos[identifier.entityName] == nil
      ? nil : context.object(with: identifier.storeID) as? any PersistentModel
    if let object { return object }
    Diagnosis.once(
      "the container has no model \"\(identifier.entityName)\" of an identifier",
      try: "Use the identifier with the container that it is from.")
    return EmptyModel()
  }

  /// Returns the object with an identity if it is in use in the context.
  public func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
    context.registeredObject(with: identifier.storeID) as? T
  }
}

/// A model without properties, in the place of one that is unknown.
final class EmptyModel: PersistentModel {
  static var schemaMetadata: [Schema.PropertyMetadata] { [] }
  static var _$constraints: _ModelConstraints { _ModelConstraints() }
  let _$storage = _ModelStorage.make(EmptyModel.self)

  init() {}
  init(backingData: any BackingData) {}
}
