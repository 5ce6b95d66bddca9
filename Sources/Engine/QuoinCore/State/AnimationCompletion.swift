import CStackSwitch
import QuoinLayout
import Synchronization

/// Calls a closure once an animated change is complete.
///
/// Every motion that animates the change retains this object; when the last one releases it, the
/// change is complete. If all of the change's live views are closed, the closure is never called
/// (Rules/Animation.md#completions).
final class AnimationCompletion {
  private let action: () -> Void
  private let views = Mutex<[ChangedViews]>([])
  private let end = _EndOfRelease()

  /// The live view that a change belongs to.
  private struct ChangedViews { weak var changes: PendingChanges? }

  init(_ action: @escaping () -> Void) { self.action = action }

  /// Records that the change belongs to the live view of `changes`.
  func note(_ changes: PendingChanges) {
    views.withLock { views in
      if !views.contains(where: { $0.changes === changes }) {
        views.append(ChangedViews(changes: changes))
      }
    }
  }

  deinit {
    let views = views.withLock { $0 }
    let open = views.lazy.compactMap(\.changes).first { $0.isOpen }
    if views.isEmpty || open != nil { CompletionQueue.run(action, in: open) }
    if quoin_stack_is_low() { DeepRelease.keep(action) }
  }
}

/// A queue of the completions on one thread. Completions that become due while another one runs
/// wait until it returns, so that a chain of completions doesn't deepen the stack.
private final class CompletionQueue {
  /// The number of completions in a chain beyond which the chain counts as endless.
  private static let limit = 10_000
  private static let current = ThreadLocal<CompletionQueue>()
  private var waiting: [() -> Void] = []
  private var isCutOff = false

  /// Runs `action`, which belongs to the live view of `changes`, and the completions that follow
  /// from it.
  static func run(_ action: @escaping () -> Void, in changes: PendingChanges?) {
    if let queue = current.object {
      if !queue.isCutOff { queue.waiting.append(action) }
      return
    }
    let queue = CompletionQueue()
    current.with(queue) { queue.run(action, in: changes) }
  }

  private func run(_ action: @escaping () -> Void, in changes: PendingChanges?) {
    var count = 0
    waiting = [action]
    while !waiting.isEmpty {
      let actions = waiting
      waiting = []
      for action in actions {
        count += 1
        guard count <= Self.limit else { return cutOff(changes ?? PendingChanges.updating.object) }
        action()
      }
    }
  }

  private func cutOff(_ changes: PendingChanges?) {
    isCutOff = true
    changes?.addWarning(
      "keeps changing: the completion of an animation starts another change that completes at once, again and again. Completions after the first \(Self.limit) are skipped; start the next change only if something moves."
    )
  }
}
