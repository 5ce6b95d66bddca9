import Foundation

/// A change of one object in the history of a store.
public enum HistoryChange: Sendable {
  case insert(any HistoryInsert)
  case update(any HistoryUpdate)
  case delete(any HistoryDelete)

  /// The identity of the object.
  public var changedPersistentIdentifier: PersistentIdentifier {
    switch self {
    case .insert(let change): change.changedPersistentIdentifier
    case .update(let change): change.changedPersistentIdentifier
    case .delete(let change): change.changedPersistentIdentifier
    }
  }
}

/// The insertion of an object.
public protocol HistoryInsert<Model>: Hashable, Sendable {
  associatedtype Model: PersistentModel
  associatedtype TransactionIdentifier: Hashable & Sendable
  var changedPersistentIdentifier: PersistentIdentifier { get }
  var transactionIdentifier: TransactionIdentifier { get }
}

/// The change of an object's values.
public protocol HistoryUpdate<Model>: Hashable, Sendable {
  associatedtype Model: PersistentModel
  associatedtype TransactionIdentifier: Hashable & Sendable
  var changedPersistentIdentifier: PersistentIdentifier { get }
  var transactionIdentifier: TransactionIdentifier { get }
  var updatedAttributes: [PartialKeyPath<Model> & Sendable] { get }
}

/// The deletion of an object.
public protocol HistoryDelete<Model>: Hashable, Sendable {
  associatedtype Model: PersistentModel
  associatedtype TransactionIdentifier: Hashable & Sendable
  var changedPersistentIdentifier: PersistentIdentifier { get }
  var transactionIdentifier: TransactionIdentifier { get }
  var tombstone: HistoryTombstone<Model> { get }
}

/// The insertion of an object in the history of a container's store.
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert {
  public let changedPersistentIdentifier: PersistentIdentifier
  /// The number of the save.
  public let transactionIdentifier: Int64
}

/// The change of an object's values in the history of a container's store.
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate {
  public let changedPersistentIdentifier: PersistentIdentifier
  /// The number of the save.
  public let transactionIdentifier: Int64
  /// Always empty: the history has the objects that changed, not their properties.
  public var updatedAttributes: [PartialKeyPath<Model> & Sendable] { [] }
}

/// The deletion of an object in the history of a container's store.
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete {
  public let changedPersistentIdentifier: PersistentIdentifier
  /// The number of the save.
  public let transactionIdentifier: Int64
  /// Always empty: the history keeps no values of deleted objects.
  public var tombstone: HistoryTombstone<Model> { HistoryTombstone() }
}

/// The values of a deleted object that the history keeps: none.
public struct HistoryTombstone<Model: PersistentModel>: Hashable, Sendable {
  /// Returns nil: the history keeps no values of deleted objects.
  public subscript<Value>(keyPath: KeyPath<Model, Value>) -> Value? { nil }
}

extension HistoryChange {
  static func insertion<T: PersistentModel>(
    of type: T.Type, _ identity: PersistentIdentifier, _ number: Int64
  ) -> HistoryChange {
    .insert(
      DefaultHistoryInsert<T>(changedPersistentIdentifier: identity, transactionIdentifier: number))
  }

  static func update<T: PersistentModel>(
    of type: T.Type, _ identity: PersistentIdentifier, _ number: Int64
  ) -> HistoryChange {
    .update(
      DefaultHistoryUpdate<T>(changedPersistentIdentifier: identity, transactionIdentifier: number))
  }

  static func deletion<T: PersistentModel>(
    of type: T.Type, _ identity: PersistentIdentifier, _ number: Int64
  ) -> HistoryChange {
    .delete(
      DefaultHistoryDelete<T>(changedPersistentIdentifier: identity, transactionIdentifier: number))
  }
}
