import Dispatch
import Foundation
import QuoinData
import Synchronization

/// The queue of the main actor.
enum MainQueue {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller is on the main queue, which isn't always on the first thread.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}

/// The contexts by the contexts of the store that they use.
enum ContextTable {
  private struct Entry: @unchecked Sendable {
    weak var context: ModelContext?
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  static func add(_ context: ModelContext) {
    let (key, entry) = (ObjectIdentifier(context.context), Entry(context: context))
    entries.withLock { $0[key] = entry }
  }

  static func remove(_ context: StoreContext) {
    let key = ObjectIdentifier(context)
    entries.withLock { $0[key] = nil }
  }

  static func find(_ context: StoreContext) -> ModelContext? {
    let key = ObjectIdentifier(context)
    return entries.withLock { $0[key] }?.context
  }
}

/// The saves of other contexts that a context hasn't applied yet.
///
/// A save reports here on its own thread. The main context applies it on the main queue, others
/// before their next fetch.
final class CommitInbox: @unchecked Sendable {
  private struct State {
    var commits: [StoreCommit] = []
    var savingThread: pthread_t?
  }

  private let state = Mutex(State())
  // These are set before the first save.
  weak var context: ModelContext?
  var isMain = false

  /// Excludes the saves of this thread, which are those of the context itself.
  func beginSaving() { state.withLock { $0.savingThread = pthread_self() } }
  func endSaving() { state.withLock { $0.savingThread = nil } }

  func add(_ commit: StoreCommit) {
    let isNew = state.withLock { state in
      guard state.savingThread.map({ pthread_equal($0, pthread_self()) == 0 }) ?? true else {
        return false
      }
      state.commits.append(commit)
      return true
    }
    guard isNew, isMain else { return }
    if MainQueue.isCurrent {
      context?.takeCommits()
    } else {
      DispatchQueue.main.async { self.context?.takeCommits() }
    }
  }

  func take() -> [StoreCommit] {
    state.withLock { state in
      defer { state.commits = [] }
      return state.commits
    }
  }
}

/// The save at the end of a turn of the main queue.
final class Autosave: @unchecked Sendable {
  // Both are used on the main queue alone, as the main context is.
  weak var context: ModelContext?
  private var isScheduled = false

  func schedule() {
    guard MainQueue.isCurrent, !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async { self.perform() }
  }

  private func perform() {
    isScheduled = false
    guard let context, context.autosaveEnabled, context.hasChanges else { return }
    do { try context.save() } catch {
      Diagnosis.once(
        "changes could not be saved: \(error)",
        try: "Call save() of the context to handle the error.")
    }
  }
}
