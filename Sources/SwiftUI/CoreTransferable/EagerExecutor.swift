import Dispatch
import Foundation

/// Runs the jobs of a task on the thread that starts the task until it waits, and then on others.
package final class EagerExecutor: TaskExecutor, @unchecked Sendable {
  private let lock = NSLock()
  private var jobs: [UnownedJob] = []
  private var isEager = true

  private init() {}

  /// Performs `work` and calls `completion` with its result: before the call returns, if `work`
  /// doesn't wait for anything.
  @MainActor
  package static func perform<Value: Sendable>(
    _ work: @escaping @Sendable () async -> Value,
    completion: @escaping @MainActor (Value) -> Void
  ) {
    let executor = EagerExecutor()
    let outcome = Outcome<Value>()
    let task = Task.detached(executorPreference: executor) {
      let value = await work()
      outcome.value = value
      return value
    }
    executor.runJobs()
    if let value = outcome.value { return completion(value) }
    Task { completion(await task.value) }
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isKept = lock.withLock {
      if isEager { jobs.append(job) }
      return isEager
    }
    guard !isKept else { return }
    DispatchQueue.global().async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  private func runJobs() {
    while let job = next() { job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  private func next() -> UnownedJob? {
    lock.withLock {
      isEager = !jobs.isEmpty
      return isEager ? jobs.removeFirst() : nil
    }
  }
}

/// The result of a task, once it has one.
private final class Outcome<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var known: Value?

  var value: Value? {
    get { lock.withLock { known } }
    set { lock.withLock { known = newValue } }
  }
}
