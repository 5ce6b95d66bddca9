import Synchronization

/// The events of tasks, in order, including cancellations, which may happen on any thread.
final class TaskLog: Sendable {
  private let lines = Mutex<[String]>([])

  func add(_ line: String) { lines.withLock { $0.append(line) } }

  /// Returns the events since the last call.
  func take() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }

  /// Waits until there are `count` events since the last call of ``take()``, a minute at most.
  func wait(for count: Int) async throws {
    for _ in 0..<60_000 where lines.withLock({ $0.count < count }) {
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  /// Waits until the task is cancelled, and logs the start, the cancellation and what follows.
  @MainActor func long(_ name: String) async {
    add("start \(name)")
    await withTaskCancellationHandler {
      try? await Task.sleep(for: .seconds(86_400))
      add("\(Task.isCancelled ? "resumed" : "finished") \(name)")
    } onCancel: {
      add("cancel \(name)")
    }
  }
}

extension FactCheck {
  /// Expects these events since the last call.
  mutating func expect(_ log: TaskLog, is expected: [String]) {
    let got = log.take()
    if got != expected { fail("expected \(expected), got \(got)") }
  }
}
