import QuoinCore

/// Runs a task while the view is there.
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
      // The new task cancels the old one, so that the old one goes on only after the new one has begun.
      before?.cancel()
      await action()
    }
  }
}

extension View {
  /// Runs `action` in a task that begins when the view appears and is cancelled when it disappears.
  /// Sizing: neutral.
  ///
  /// The task runs in real time: `Task.sleep` doesn't follow the clock of a host. To do something as that clock goes
  /// on, use a timer publisher.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(
      _TaskModifier(id: 0, priority: priority, action: { await action() }))
  }

  /// Runs `action` in a task that begins when the view appears, is begun anew when `value` changes, and is
  /// cancelled when the view disappears. Sizing: neutral.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(
      _TaskModifier(id: value, priority: priority, action: { await action() }))
  }
}
