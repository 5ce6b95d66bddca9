import Foundation
import QuoinData
import QuoinSchema

/// A save in the history of a store.
public protocol HistoryTransaction: Sendable {
  associatedtype Token: HistoryToken
  var timestamp: Date { get }
  var token: Token { get }
  var author: String? { get }
  var changes: [HistoryChange] { get }
}

/// A place in the history of a store.
public protocol HistoryToken: Comparable, Hashable, Codable, Sendable {}

/// A change of one object in the history of a store.
public enum HistoryChange: Hashable, Sendable {
  case insert(DefaultHistoryChange)
  case update(DefaultHistoryChange)
  case delete(DefaultHistoryChange)

  /// The identity of the object.
  public var changedPersistentIdentifier: PersistentIdentifier {
    switch self {
    case .insert(let change), .update(let change), .delete(let change):
      change.changedPersistentIdentifier
    }
  }
}

/// The object of a change in the history of a store.
public struct DefaultHistoryChange: Hashable, Sendable {
  public let changedPersistentIdentifier: PersistentIdentifier

  public init(changedPersistentIdentifier: PersistentIdentifier) {
    self.changedPersistentIdentifier = changedPersistentIdentifier
  }
}

/// A place in the history of a store, which increases with each save.
public struct DefaultHistoryToken: HistoryToken {
  let store: String
  let number: Int64
  let date: Date

  /// Saves of different stores are in the order of their dates.
  public static func < (first: DefaultHistoryToken, second: DefaultHistoryToken) -> Bool {
    first.store == second.store ? first.number < second.number : first.date < second.date
  }
}

/// A save in the history of a container's store.
public struct DefaultHistoryTransaction: HistoryTransaction, Hashable {
  public let token: DefaultHistoryToken
  public let timestamp: Date
  public let author: String?
  public let storeIdentifier: String
  public let changes: [HistoryChange]

  public var transactionIdentifier: Int64 { token.number }

  init(_ transaction: StoreTransaction, store: String) {
    token = DefaultHistoryToken(
      store: store, number: transaction.token, date: transaction.date)
    timestamp = transaction.date
    author = transaction.commit.author
    storeIdentifier = store
    let commit = transaction.commit
    let groups: [(Set<StoreID>, (DefaultHistoryChange) -> HistoryChange)] = [
      (commit.inserted, HistoryChange.insert), (commit.updated, HistoryChange.update),
      (commit.deleted, HistoryChange.delete),
    ]
    changes = groups.flatMap { identities, make in
      identities.map {
        make(DefaultHistoryChange(changedPersistentIdentifier: PersistentIdentifier($0)))
      }
    }
  }
}

/// A request for a part of the history of a store.
public struct HistoryDescriptor<Transaction: HistoryTransaction> {
  public var predicate: Predicate<Transaction>?
  /// The largest number of saves; 0 is no limit.
  public var fetchLimit: UInt64 = 0

  public init(predicate: Predicate<Transaction>? = nil) { self.predicate = predicate }
}

extension ModelContext {
  /// Returns the saves of all contexts of the container's stores, the oldest first.
  public func fetchHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T]
  {
    var result: [T] = []
    let stores = container.store.members
    var history = try stores.flatMap { store in
      try store.history(after: 0).map {
        DefaultHistoryTransaction($0, store: store.identifier)
      }
    }
    if stores.count > 1 { history.sort { $0.token < $1.token } }
    for saved in history {
      guard let transaction = saved as? T else {
        throw SwiftDataError.invalidTransactionFetchRequest
      }
      guard try descriptor.predicate?.evaluate(transaction) ?? true else { continue }
      result.append(transaction)
      if descriptor.fetchLimit > 0, result.count >= descriptor.fetchLimit { break }
    }
    return result
  }

  /// Removes saves from the history; their objects stay.
  public func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws {
    let found = try fetchHistory(descriptor).compactMap { $0 as? DefaultHistoryTransaction }
    for store in container.store.members {
      let own = found.filter { $0.storeIdentifier == store.identifier }
      try store.deleteHistory(own.map(\.token.number))
    }
  }
}
