import Foundation
import QuoinCore

// Tasks run in real time, while the test that drives a host waits for them.

extension ViewHost {
  private static var rest: Duration { .milliseconds(1) }
  /// After this many updates brought about by tasks, the tasks count as ones that cause each other for ever.
  private static var taskLimit: Int { 10_000 }

  /// Lets the tasks that the view has begun run, with an update whenever they changed something, until all have
  /// ended or nothing has changed for `limit`; other tasks on the main actor don't count.
  ///
  /// A task that runs as long as its view is there, as one that iterates a sequence, makes this call wait until the
  /// limit: use ``wait(within:until:)`` there.
  ///
  /// - Returns: what all the updates did.
  /// - Throws: what ``update()`` throws, also where tasks bring about each other without end.
  @discardableResult
  public func idle(within limit: Duration = .seconds(1)) async throws -> UpdateRecord {
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

  /// Lets tasks run as ``idle(within:)`` does, for a program without tasks of its own: call it on the main thread,
  /// outside of any task.
  func idleOnMainThread(within limit: TimeInterval = 0.5) throws {
    let end = Date(timeIntervalSinceNow: limit)
    var quietSteps = 0
    while quietSteps < 5, Date() < end {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.002))
      quietSteps = tasks.running > 0 || needsUpdate ? 0 : quietSteps + 1
      try update()
    }
  }

  /// Waits until `condition` holds, with an update whenever something changed.
  ///
  ///     try await host.wait { model.items.count == 3 }
  ///
  /// - Returns: what all the updates did.
  /// - Throws: `ViewUpdateError.late(_:)` where the condition doesn't hold and nothing has changed for `limit`.
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
