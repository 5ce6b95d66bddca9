import Foundation
import QuoinCore

// Tasks run in real time, while the test that drives a host waits for them.

extension ViewHost {
  private static var rest: Duration { .milliseconds(1) }
  /// The number of updates caused by tasks after which the tasks are assumed to trigger each other
  /// endlessly.
  private static var taskLimit: Int { 10_000 }

  /// Runs the tasks that the view has started, updating it after each change, until all have ended
  /// or nothing has changed for `limit`. Other tasks on the main actor don't count.
  ///
  /// A task that runs as long as its view exists, such as one that iterates a sequence, makes this
  /// call wait until the limit: use ``wait(within:until:)`` instead.
  ///
  /// - Returns: the record of all updates.
  /// - Throws: errors of ``update()``, also if tasks cause each other endlessly.
  @discardableResult
  public func waitUntilIdle(within limit: Duration = .seconds(1)) async throws -> UpdateRecord {
    var record = try update()
    var rested = Duration.zero
    // The jobs that an ended task leaves on the main actor run within a few more steps.
    var (quietSteps, changes) = (0, 0)
    while quietSteps < 5, rested < limit {
      if tasks.running > 0 { try? await Task.sleep(for: Self.rest) } else { await Task.yield() }
      rested += tasks.running > 0 ? Self.rest : .zero
      if needsUpdate { changes += 1 }
      guard changes < Self.taskLimit else { throw ViewUpdateError.endless(record.views.suffix(20)) }
      quietSteps = tasks.running > 0 || needsUpdate ? 0 : quietSteps + 1
      record.append(try update())
    }
    return record
  }

  /// The former name of ``waitUntilIdle(within:)``.
  @available(*, deprecated, renamed: "waitUntilIdle(within:)")
  @discardableResult
  public func idle(within limit: Duration = .seconds(1)) async throws -> UpdateRecord {
    try await waitUntilIdle(within: limit)
  }

  /// Brings the view to the state in which a device initially shows it, for a program without tasks
  /// of its own.
  ///
  /// Call it on the main thread, outside of any task. It performs the main queue's work, and that
  /// of tasks and threads up to their first wait; results that depend on time, the network or
  /// another process are not included.
  ///
  /// The main queue counts as empty after five rounds without a change, except those that an
  /// endlessly changing view makes by itself. A view that keeps changing is left as it is after a
  /// hundred changes, with a warning that names it.
  ///
  /// - Parameter limit: the time in seconds to wait for work on other threads.
  func settleOnMainThread(within limit: TimeInterval = 2) throws {
    let end = Date(timeIntervalSinceNow: limit)
    var record = try update()
    var (quietRounds, changes, cutOffs) = (0, 0, 0)
    while quietRounds < 5 {
      tree.endCutOffUpdate()
      MainQueue.doWaitingWork()
      let isBusy = OtherThreads.areBusy && Date() < end
      let isChanged = needsUpdate && cutOffs <= Self.cutOffLimit
      quietRounds = isBusy || isChanged && !tree.isCutOff ? 0 : quietRounds + 1
      if isChanged {
        changes += 1
        guard changes < LivingTree<Content>.passLimit else {
          return tree.warnOfEndlessChanges(Set(record.views).sorted(), after: changes)
        }
        record = try update()
        // However long other threads take, a view without end is updated as often.
        if tree.isCutOff { cutOffs += 1 }
      } else if isBusy {
        Thread.sleep(forTimeInterval: Self.breath)
      }
    }
  }

  private static var breath: TimeInterval { 0.0005 }

  /// Runs tasks like ``waitUntilIdle(within:)``, for a program without tasks of its own: call it on
  /// the main thread, outside of any task.
  func waitUntilIdleOnMainThread(within limit: TimeInterval = 0.5) throws {
    let end = Date(timeIntervalSinceNow: limit)
    var (quietSteps, cutOffs) = (0, 0)
    while quietSteps < 5, Date() < end {
      tree.endCutOffUpdate()
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.002))
      if tree.isCutOff { cutOffs += 1 }
      let isCalm = cutOffs > Self.cutOffLimit
      quietSteps = tasks.running > 0 || needsUpdate && !isCalm ? 0 : quietSteps + 1
      if !isCalm { try update() }
    }
  }

  /// The number of cut-off updates after which waiting no longer updates the view.
  private static var cutOffLimit: Int { 5 }

  /// Waits until `condition` is true, updating the view after each change.
  ///
  ///     try await host.wait { model.items.count == 3 }
  ///
  /// - Returns: the record of all updates.
  /// - Throws: `ViewUpdateError.late(_:)` if the condition is false and nothing has changed for
  ///   `limit`.
  @discardableResult
  public func wait(
    within limit: Duration = .seconds(5), until condition: @MainActor () throws -> Bool
  ) async throws -> UpdateRecord {
    var record = try update()
    var rested = Duration.zero
    while try !condition() {
      guard rested < limit else { throw ViewUpdateError.late(limit) }
      try await Task.sleep(for: Self.rest)
      rested += Self.rest
      record.append(try update())
    }
    return record
  }
}
