import Foundation
import QuoinData
import QuoinSchema
import Synchronization

/// The store of a coordinator's contexts: its persistent stores, once they are loaded.
///
/// Contexts exist before stores do. Until then all fetches are empty and saves throw.
final class CoordinatorStore: RecordStore {
  let schema: StoreSchema
  private let state = Mutex(State())

  private struct State {
    var store: (any RecordStore)?
    var observers: [Int: @Sendable (StoreCommit) -> Void] = [:]
    var nextObserver = 0
    var observation: StoreObservation?
  }

  init(schema: StoreSchema) { self.schema = schema }

  /// The persistent store's store, or those of several as one.
  var store: (any RecordStore)? { state.withLock { $0.store } }

  func use(_ store: (any RecordStore)?) {
    let observation = store?.addCommitObserver { [weak self] commit in
      let observers = self?.state.withLock { Array($0.observers.values) } ?? []
      for observer in observers { observer(commit) }
    }
    // Ending the old observation may call the old store, so it happens outside the lock.
    let old = state.withLock { state in
      defer { (state.store, state.observation) = (store, observation) }
      return state.observation
    }
    old?.end()
  }

  var identifier: String { store?.identifier ?? "" }
  var generation: Int64 { store?.generation ?? 0 }

  var members: [any RecordStore] { store?.members ?? [] }

  /// Returns the store if a request asks it.
  private func store(for request: StoreRequest) -> (any RecordStore)? {
    guard let stores = request.stores else { return store }
    return members.contains { stores.contains($0.identifier) } ? store : nil
  }

  func rows(for request: StoreRequest) throws -> [StoredRow] {
    try store(for: request)?.rows(for: request) ?? []
  }
  func count(for request: StoreRequest) throws -> Int {
    try store(for: request)?.count(for: request) ?? 0
  }
  func identities(for request: StoreRequest) throws -> [StoreID] {
    try store(for: request)?.identities(for: request) ?? []
  }
  func rows(with identities: [StoreID]) throws -> [StoreID: StoredRow] {
    try store?.rows(with: identities) ?? [:]
  }
  func related(to identity: StoreID, by property: Int) throws -> [StoreID] {
    try store?.related(to: identity, by: property) ?? []
  }
  func save(_ changes: StoreChanges) throws -> [StoreID: StoreID] {
    guard let store else {
      throw StoreError.file(
        path: "NSPersistentStoreCoordinator",
        reason: "no store is loaded; call loadPersistentStores before saving")
    }
    return try store.save(changes)
  }

  func addCommitObserver(_ observer: @escaping @Sendable (StoreCommit) -> Void)
    -> StoreObservation
  {
    let number = state.withLock { state in
      state.nextObserver += 1
      state.observers[state.nextObserver] = observer
      return state.nextObserver
    }
    return StoreObservation { [weak self] in
      // The observer may own objects, so it is released outside the lock.
      let old = self?.state.withLock { $0.observers.removeValue(forKey: number) }
      withExtendedLifetime(old) {}
    }
  }
}
