import Dispatch
import Foundation

/// The main queue of a program that controls its main thread.
@MainActor
enum MainQueue {
  /// Performs the work that is waiting in the main queue, in order. New work that it adds is not
  /// included.
  ///
  /// Call it on the main thread, outside of any task: a task on the main actor blocks the queue.
  static func doWaitingWork() {
    let end = Mark()
    DispatchQueue.main.async { MainActor.assumeIsolated { end.isReached = true } }
    while !end.isReached {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
  }

  private final class Mark { var isReached = false }
}

/// The threads of the program other than the main thread.
enum OtherThreads {
  /// Whether another thread is running or ready to run, as opposed to waiting for time, input or a
  /// lock.
  static var areBusy: Bool {
    let tasks = "/proc/self/task"
    let own = String(getpid())
    // On systems without these files, nothing is known.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return names.contains { name in
      guard name != own,
        let line = try? String(contentsOfFile: "\(tasks)/\(name)/stat", encoding: .utf8),
        // The thread's name precedes the state, in parentheses, and may contain any character.
        let state = line[(line.lastIndex(of: ")") ?? line.startIndex)...].dropFirst(2).first
      else { return false }
      return state == "R" || state == "D"
    }
  }
}
