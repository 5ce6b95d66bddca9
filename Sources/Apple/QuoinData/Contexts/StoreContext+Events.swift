import QuoinSchema
import Synchronization

extension StoreContext {
  /// Adds an observer until the observation is released.
  public func addObserver(_ observer: @escaping (StoreContextEvent) -> Void) -> StoreObservation {
    observers.removeAll { $0.token.hasEnded }
    let token = ObserverToken()
    observers.append((token, observer))
    return StoreObservation { token.end() }
  }

  func send(_ event: StoreContextEvent) {
    if observers.contains(where: \.token.hasEnded) { observers.removeAll { $0.token.hasEnded } }
    for observer in observers where !observer.token.hasEnded { observer.call(event) }
  }

  /// Adds a change to the batch, and announces the first one.
  func noteChange(of record: Record) {
    guard let object = record.object else { return }
    switch record.status {
    case .inserted: batch.inserted.append(object)
    case .deleted, .deletedNew: batch.deleted.append(object)
    case .registered: batch.updated.append(object)
    case .free: batch.refreshed.append(object)
    }
    announce()
  }

  /// Adds an object with other values, none of them unsaved, to the batch.
  func noteRefresh(of object: any RecordObject) {
    batch.refreshed.append(object)
    announce()
  }

  private func announce() {
    batch.changes += 1
    guard !batch.isAnnounced else { return }
    batch.isAnnounced = true
    send(.changed)
  }

  /// Applies delete rules, and reports the batch of changes.
  public func processPendingChanges() {
    applyDeleteRules()
    guard batch.changes > 0 else { return }
    let done = batch
    batch = ChangeBatch()
    if done.changes > 1 { send(.changed) }
    didChange?(done.change)
  }
}

/// The end of an observation, which may come from any thread.
final class ObserverToken: Sendable {
  private let state = Mutex(false)
  var hasEnded: Bool { state.withLock { $0 } }
  func end() { state.withLock { $0 = true } }
}

/// The objects that changed since the last call of `processPendingChanges`.
struct ChangeBatch {
  var inserted = RelatedObjects()
  var updated = RelatedObjects()
  var deleted = RelatedObjects()
  var refreshed = RelatedObjects()
  var changes = 0
  var isAnnounced = false

  /// The objects, each in one list.
  var change: StoreContextChange {
    var copy = self
    var change = StoreContextChange()
    change.inserted = copy.inserted.array.filter { $0.record.context != nil && !$0.record.isGone }
    change.deleted = copy.deleted.array.filter {
      $0.record.isGone || $0.record.context == nil && !copy.inserted.contains($0)
    }
    change.updated = copy.updated.array.filter {
      $0.record.context != nil && !$0.record.isGone && !copy.inserted.contains($0)
    }
    change.refreshed = copy.refreshed.array.filter {
      !copy.updated.contains($0) && !copy.inserted.contains($0)
    }
    return change
  }
}
