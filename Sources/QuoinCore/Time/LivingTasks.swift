/// The tasks that a living view has begun.
@MainActor
public final class LivingTasks {
  /// How many of them have not ended.
  public private(set) var running = 0
  /// Whether tasks begin when ``runWaiting()`` is called, and not when the main actor has nothing else to do: a picture
  /// is drawn in one go, which leaves the main actor no time for them.
  package var waits = false
  private var waiting: [LivingTask] = []

  /// Begins a task of the view.
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

  /// Runs each task that waits as far as it goes without waiting for anything itself.
  ///
  /// - Returns: whether there were any.
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

/// A task of a living view, from before it begins.
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

  /// Cancels the task; one that has not begun never does.
  package func cancel() {
    isCancelled = true
    task?.cancel()
  }

  /// Begins it when the main actor comes to it.
  fileprivate func begin() {
    let action = action
    task = Task(priority: priority) { await action() }
  }

  /// Begins it now.
  fileprivate func run() {
    let action = action
    task = Task.immediate(priority: priority) { await action() }
  }
}
