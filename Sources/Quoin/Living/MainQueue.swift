import Dispatch
import Foundation

/// The main queue of a program that has the main thread for itself.
@MainActor
enum MainQueue {
  /// Does the work that waits in the main queue now, in its order. What that work puts there in turn keeps waiting.
  ///
  /// Call it on the main thread, outside of any task: one that runs on the main actor holds the queue up.
  static func doWaitingWork() {
    let end = Mark()
    DispatchQueue.main.async { MainActor.assumeIsolated { end.isReached = true } }
    while !end.isReached {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
  }

  private final class Mark { var isReached = false }
}

/// The threads of the program besides the main one.
enum OtherThreads {
  /// Whether one of them does something, or would if a processor were free. One that waits for time, input or a lock
  /// does nothing.
  static var areBusy: Bool {
    let tasks = "/proc/self/task"
    let own = String(getpid())
    // Where the system keeps no such files, nothing is known.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return names.contains { name in
      guard name != own,
        let line = try? String(contentsOfFile: "\(tasks)/\(name)/stat", encoding: .utf8),
        // The thread's name stands before the state, in parentheses, and may hold any character.
        let state = line[(line.lastIndex(of: ")") ?? line.startIndex)...].dropFirst(2).first
      else { return false }
      return state == "R" || state == "D"
    }
  }
}
