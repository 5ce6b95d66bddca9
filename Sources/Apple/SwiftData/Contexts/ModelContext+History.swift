import Foundation
import QuoinData
import QuoinSchema

/// A save in the history of a store.
public protocol HistoryTransaction: Sendable {
  associatedtype Token: HistoryToken
  associatedtype TransactionIdentifier: Hashable & Sendable
  var transactionIdentifier: TransactionIdentifier { get }
  var storeIdentifier: String { get }
  var timestamp: Date { get }
  var token: Token { get }
  var author: String? { get }
  var changes: [HistoryChange] { get }
}

/// A place in the history of a store.
public protocol HistoryToken: Comparable, Hashable, Codable, Sendable {}

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
public struct DefaultHistoryTransaction: HistoryTransaction {
  public let token: DefaultHistoryToken
  public let timestamp: Date
  public let author: String?
  public let storeIdentifier: String
  public let changes: [HistoryChange]

  public var transactionIdentifier: Int64 { token.number }

  init(_ transaction: StoreTransaction, store: String, models: [String: ModelInfo]) {
    let number = transaction.token
    token = DefaultHistoryToken(store: store, number: number, date: transaction.date)
    timestamp = transaction.date
    author = transaction.commit.author
    storeIdentifier = store
    let commit = transaction.commit
    changes =
      commit.inserted.compactMap { identity in
        models[identity.entity].map {
          .insertion(of: $0.type, PersistentIdentifier(identity), number)
        }
      }
      + commit.updated.compactMap { identity in
        models[identity.entity].map { .update(of: $0.type, PersistentIdentifier(identity), number) }
      }
      + commit.deleted.compactMap { identity in
        models[identity.entity].map {
          .deletion(of: $0.type, PersistentIdentifier(identity), number)
        }
      }
  }
}

extension DefaultHistoryTransaction: Hashable {
  public static func == (
    first: DefaultHistoryTransaction, second: DefaultHistoryTransaction
  ) -> Bool { first.token == second.token }

  public func hash(into hasher: inout Hasher) { hasher.combine(token) }
}

/// A request for a part of the history of a store.
public struct HistoryDescriptor<Transaction: HistoryTransaction> {
  public var predicate: Predicate<Transaction>?
  /// The largest number of saves; 0 is no limit.
  public var fetchLimit: UInt64 = 0
  /// The order of the saves; by default the oldest is first.
  public var sortBy: [SortDescriptor<Transaction>]

  public init(
    predicate: Predicate<Transaction>? = nil, sortBy: [SortDescriptor<Transaction>] = []
  ) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

extension ModelContext {
  /// Returns the saves of all contexts of the container's stores.
  public func fetchHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T]
  {
    var result: [T] = []
    let stores = container.store.members
    var history = try stores.flatMap { store in
      try store.history(after: 0).map {
        DefaultHistoryTransaction(
          $0, store: store.identifier, models: container.schema.infos)
      }
    }
    if stores.count > 1 { history.sort { $0.token < $1.token } }
    for saved in history {
      guard let transaction = saved as? T else {
        throw SwiftDataError.invalidTransactionFetchRequest
      }
      guard try descriptor.predicate?.evaluate(transaction) ?? true else { continue }
      result.append(transaction)
    }
    if !descriptor.sortBy.isEmpty { result.sort(using: descriptor.sortBy) }
    if descriptor.fetchLimit > 0 {
      result = Array(result.prefix(Int(clamping: descriptor.fetchLimit)))
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
