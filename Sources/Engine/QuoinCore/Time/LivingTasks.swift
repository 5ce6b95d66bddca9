/// The tasks started by a live view.
@MainActor
public final class LivingTasks {
  /// The number of running tasks.
  public private(set) var running = 0

  /// Starts a task of the view, which runs at once up to its first suspension.
  package func begin(
    name: String, priority: TaskPriority, _ action: @escaping @MainActor () async -> Void
  ) -> LivingTask {
    running += 1
    return LivingTask(
      Task.immediate(name: name, priority: priority) {
        await action()
        self.running -= 1
      })
  }
}

/// A task of a live view, which is canceled when nothing retains this object any more.
@MainActor
package final class LivingTask {
  private let task: Task<Void, Never>

  fileprivate init(_ task: Task<Void, Never>) { self.task = task }

  deinit { task.cancel() }

  package func cancel() { task.cancel() }
}
