/// The tasks that a living view has begun.
@MainActor
public final class LivingTasks {
  /// How many of them have not ended.
  public private(set) var running = 0

  /// Begins a task of the view.
  package func begin(
    priority: TaskPriority, _ action: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    running += 1
    return Task(priority: priority) {
      await action()
      self.running -= 1
    }
  }
}
