/// The tasks started by a live view.
@MainActor
public final class LivingTasks {
  /// The number of running tasks.
  public private(set) var running = 0
  /// Whether tasks start when ``runWaiting()`` is called, rather than when the main actor is idle.
  /// Drawing a picture is synchronous, so the main actor can't run them in the meantime.
  package var waits = false
  private var waiting: [LivingTask] = []

  /// Starts a task of the view.
  package func begin(
    priority: TaskPriority, _ action: @escaping @MainActor () async -> Void
  ) -> LivingTask {
    let task = LivingTask(priority: priority) {
      await action()
      self.running -= 1
    }
    if waits {
      waiting.append(task)
    } else {
      running += 1
      task.begin()
    }
    return task
  }

  /// Runs each waiting task up to its first suspension.
  ///
  /// - Returns: Whether there were any.
  package func runWaiting() -> Bool {
    let tasks = waiting
    waiting = []
    for task in tasks where !task.isCancelled {
      running += 1
      task.run()
    }
    return !tasks.isEmpty
  }
}

/// A task of a live view, created before it starts.
@MainActor
package final class LivingTask {
  private let priority: TaskPriority
  private let action: @MainActor () async -> Void
  private var task: Task<Void, Never>?
  fileprivate private(set) var isCancelled = false

  fileprivate init(priority: TaskPriority, _ action: @escaping @MainActor () async -> Void) {
    (self.priority, self.action) = (priority, action)
  }

  deinit { task?.cancel() }

  /// Cancels the task; if it hasn't started, it never will.
  package func cancel() {
    isCancelled = true
    task?.cancel()
  }

  /// Starts the task as soon as the main actor is free.
  fileprivate func begin() {
    let action = action
    task = Task(priority: priority) { await action() }
  }

  /// Starts the task immediately.
  fileprivate func run() {
    let action = action
    task = Task.immediate(priority: priority) { await action() }
  }
}
