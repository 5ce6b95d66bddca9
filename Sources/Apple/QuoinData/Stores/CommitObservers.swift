import Synchronization

/// The observers of the saves of a store.
package final class CommitObservers: Sendable {
  package typealias Observer = @Sendable (StoreCommit) -> Void

  private struct State {
    var next = 0
    var observers: [Int: Observer] = [:]
  }

  private let state = Mutex(State())

  package init() {}

  /// Adds an observer until the observation is released.
  package func add(_ observer: @escaping Observer) -> StoreObservation {
    let key = state.withLock { state in
      state.next += 1
      state.observers[state.next] = observer
      return state.next
    }
    return StoreObservation { [weak self] in
      _ = self?.state.withLock { $0.observers.removeValue(forKey: key) }
    }
  }

  /// Calls the observers in the order in which they were added, without holding the lock.
  package func report(_ commit: StoreCommit) {
    let observers = state.withLock { $0.observers.sorted { $0.key < $1.key } }
    for (_, observer) in observers { observer(commit) }
  }
}
