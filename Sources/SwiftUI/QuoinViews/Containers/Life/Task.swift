import QuoinCore

/// Runs a task while the view exists.
public struct _TaskModifier<ID: Equatable>: PrimitiveModifier {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    emission.emitObserved(content) {
      TaskObserver(modifier.id, emission.tasks)
    } update: {
      $0.new = modifier.id
      ($0.priority, $0.action) = (modifier.priority, modifier.action)
    }
  }
}

private final class TaskObserver<ID: Equatable>: LifetimeObserver {
  var old: ID
  var new: ID
  var priority = TaskPriority.userInitiated
  var action: @MainActor () async -> Void = {}
  private let tasks: LivingTasks?
  private var task: LivingTask?

  init(_ id: ID, _ tasks: LivingTasks?) {
    (old, new) = (id, id)
    self.tasks = tasks
  }

  override func appear() { start() }
  override func change() { if old != new { start() } }
  override func disappear() {
    task?.cancel()
    task = nil
  }

  private func start() {
    old = new
    let (before, action) = (task, action)
    task = tasks?.begin(priority: priority) {
      // Canceling from the new task makes sure that the old one resumes only after the new one has
      // started.
      before?.cancel()
      await action()
    }
  }
}

extension View {
  /// Runs `action` in a task that starts when the view appears and is cancelled when it disappears.
  /// Sizing: neutral.
  ///
  /// The task runs in real time: `Task.sleep` doesn't follow a host's clock. Use a timer publisher
  /// for work that follows that clock.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(
      _TaskModifier(id: 0, priority: priority, action: { await action() }))
  }

  /// Runs `action` in a task that starts when the view appears, restarts when `value` changes, and
  /// is cancelled when the view disappears.
  /// Sizing: neutral.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(
      _TaskModifier(id: value, priority: priority, action: { await action() }))
  }
}
