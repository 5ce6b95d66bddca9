import Foundation
import QuoinData
import QuoinSchema

/// A place in the histories of a coordinator's stores.
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The numbers of saves by the identifiers of the stores.
  let numbers: [String: Int64]
  init(_ numbers: [String: Int64]) { self.numbers = numbers }
  public required init?(coder: NSCoder) {
    let data = coder.decodeObject(of: NSData.self, forKey: "numbers").map { Data($0) } ?? Data()
    guard let numbers = try? JSONDecoder().decode([String: Int64].self, from: data) else {
      return nil
    }
    self.numbers = numbers
  }
  open func encode(with coder: NSCoder) {
    // A dictionary of numbers can always be encoded.
    let data = (try? JSONEncoder().encode(numbers)) ?? Data()
    coder.encode(data as NSData, forKey: "numbers")
  }
  public static var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override var hash: Int { numbers.hashValue }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSPersistentHistoryToken)?.numbers == numbers
  }
}

public enum NSPersistentHistoryChangeType: Int, Sendable {
  case insert, update, delete
}

public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

/// A saved change of an object.
open class NSPersistentHistoryChange: NSObject {
  open private(set) var changeID: Int64
  open private(set) var changedObjectID: NSManagedObjectID
  open private(set) var changeType: NSPersistentHistoryChangeType
  /// Always nil: the history keeps no values of deleted objects.
  open var tombstone: [AnyHashable: Any]? { nil }
  /// Always nil: the history doesn't keep which properties changed.
  open var updatedProperties: Set<NSPropertyDescription>? { nil }
  open internal(set) weak var transaction: NSPersistentHistoryTransaction?

  init(_ number: Int64, _ identity: NSManagedObjectID, _ type: NSPersistentHistoryChangeType) {
    (changeID, changedObjectID, changeType) = (number, identity, type)
  }
}

/// A save in the history of a store.
open class NSPersistentHistoryTransaction: NSObject {
  open private(set) var timestamp: Date
  open private(set) var changes: [NSPersistentHistoryChange]?
  open private(set) var transactionNumber: Int64
  open private(set) var storeID: String
  open private(set) var author: String?
  /// Always nil: the history doesn't keep the names of contexts.
  open var contextName: String? { nil }
  open var bundleID: String { Bundle.main.bundleIdentifier ?? "" }
  open var processID: String { "\(ProcessInfo.processInfo.processIdentifier)" }
  open var token: NSPersistentHistoryToken {
    NSPersistentHistoryToken([storeID: transactionNumber])
  }

  init(_ transaction: StoreTransaction, of storeID: String, _ context: NSManagedObjectContext) {
    let store = context.rootCoordinator?.persistentStores.first { $0.identifier == storeID }
    timestamp = transaction.date
    transactionNumber = transaction.token
    self.storeID = storeID
    author = transaction.commit.author
    var list: [NSPersistentHistoryChange] = []
    let kinds: [(Set<StoreID>, NSPersistentHistoryChangeType)] = [
      (transaction.commit.inserted, .insert), (transaction.commit.updated, .update),
      (transaction.commit.deleted, .delete),
    ]
    for (identities, type) in kinds {
      for identity in identities {
        let object = NSManagedObjectID(identity, context.model, store)
        list.append(NSPersistentHistoryChange(Int64(list.count + 1), object, type))
      }
    }
    changes = list
    super.init()
    for change in list { change.transaction = self }
  }

  /// A notification that other contexts can merge.
  open func objectIDNotification() -> Notification {
    func identities(_ type: NSPersistentHistoryChangeType) -> Set<NSManagedObjectID> {
      Set((changes ?? []).filter { $0.changeType == type }.map(\.changedObjectID))
    }
    return Notification(
      name: NSManagedObjectContext.didSaveObjectIDsNotification, object: nil,
      userInfo: [
        NSInsertedObjectIDsKey: identities(.insert), NSUpdatedObjectIDsKey: identities(.update),
        NSDeletedObjectIDsKey: identities(.delete),
      ])
  }

  /// A request that would restrict the history. Always nil: the history has no tables to query.
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { nil }
}

/// The result of a request for the history.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
  open private(set) var result: Any?
  open private(set) var resultType: NSPersistentHistoryResultType
  init(_ result: Any?, _ type: NSPersistentHistoryResultType) {
    (self.result, resultType) = (result, type)
  }
}

/// A request for the history of a store.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest, ExecutableRequest {
  open private(set) var token: NSPersistentHistoryToken?
  private let date: Date?
  private let deletes: Bool
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  /// Stored only: the history has no tables to query.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

  private init(_ token: NSPersistentHistoryToken?, _ date: Date?, deletes: Bool) {
    (self.token, self.date, self.deletes) = (token, date, deletes)
  }

  open class func fetchHistory(after token: NSPersistentHistoryToken?)
    -> NSPersistentHistoryChangeRequest
  { NSPersistentHistoryChangeRequest(token, nil, deletes: false) }

  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(nil, date, deletes: false)
  }

  open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?)
    -> NSPersistentHistoryChangeRequest
  { NSPersistentHistoryChangeRequest(transaction?.token, nil, deletes: false) }

  /// Returns a request that removes the saves before a place from the history.
  open class func deleteHistory(before token: NSPersistentHistoryToken?)
    -> NSPersistentHistoryChangeRequest
  { NSPersistentHistoryChangeRequest(token, nil, deletes: true) }

  /// Returns a request that removes the saves before a place from the history.
  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(nil, date, deletes: true)
  }

  /// Returns a request that removes the saves before a place from the history.
  open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?)
    -> NSPersistentHistoryChangeRequest
  { NSPersistentHistoryChangeRequest(transaction?.token, nil, deletes: true) }

  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let stores = context.rootCoordinator?.store.members ?? []
    if deletes {
      for store in stores {
        let number = token?.numbers[store.identifier]
        let old = try store.history(after: 0).filter { save in
          number.map { save.token < $0 } ?? date.map { save.date < $0 } ?? false
        }
        try store.deleteHistory(old.map(\.token))
      }
      return NSPersistentHistoryResult(true, .statusOnly)
    }
    var transactions: [NSPersistentHistoryTransaction] = []
    for store in stores {
      transactions += try store.history(after: token?.numbers[store.identifier] ?? 0)
        .filter { save in date.map { save.date > $0 } ?? true }
        .map { NSPersistentHistoryTransaction($0, of: store.identifier, context) }
    }
    if stores.count > 1 { transactions.sort { $0.timestamp < $1.timestamp } }
    let changes = transactions.flatMap { $0.changes ?? [] }
    let result: Any =
      switch resultType {
      case .statusOnly: true
      case .objectIDs: changes.map(\.changedObjectID)
      case .count: changes.count
      case .changesOnly: changes
      case .transactionsOnly, .transactionsAndChanges: transactions
      }
    return NSPersistentHistoryResult(result, resultType)
  }
}
