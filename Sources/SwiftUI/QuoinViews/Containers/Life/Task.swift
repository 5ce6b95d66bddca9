import QuoinCore

/// Runs a task while the view exists.
public struct _TaskModifier<ID: Equatable>: PrimitiveModifier {
  let id: ID
  let name: String
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    emission.emitObserved(content) {
      TaskObserver(modifier.id, emission.tasks)
    } update: {
      $0.new = modifier.id
      ($0.name, $0.priority, $0.action) = (modifier.name, modifier.priority, modifier.action)
    }
  }
}

private final class TaskObserver<ID: Equatable>: LifetimeObserver {
  var old: ID
  var new: ID
  var name = ""
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
    task?.cancel()
    task = tasks?.begin(name: name, priority: priority, action)
  }
}

extension View {
  /// Runs `action` in a task that starts when the view appears and is cancelled when it disappears.
  /// Sizing: neutral.
  ///
  /// The task starts at once, in the order of the modifiers that notice the appearance of a view,
  /// and runs in real time: `Task.sleep` doesn't follow a host's clock. Use a timer publisher for
  /// work that follows that clock.
  ///
  /// The task has the name `name`, by default its place in the source.
  public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(
      _TaskModifier(
        id: 0, name: name ?? "View.task @ \(file):\(line)", priority: priority,
        action: { await action() }))
  }

  /// Runs `action` in a task that starts when the view appears, restarts when `value` changes, and
  /// is cancelled when the view disappears.
  /// Sizing: neutral.
  ///
  /// The task has the name `name`, by default its place in the source.
  public func task<T: Equatable>(
    id value: T, name: String? = nil, priority: TaskPriority = .userInitiated,
    file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(
      _TaskModifier(
        id: value, name: name ?? "View.task @ \(file):\(line)", priority: priority,
        action: { await action() }))
  }
}
