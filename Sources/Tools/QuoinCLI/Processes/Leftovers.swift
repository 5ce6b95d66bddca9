import Foundation
import Synchronization

/// The running programs and existing scratch directories, which this process always cleans up.
enum Leftovers {
  private struct All {
    /// The guardians' connections.
    var lines: [pid_t: Int32] = [:]
    var directories: Set<String> = []
  }

  private static let all = Mutex(All())

  static func add(guardian: pid_t, line: Int32) { all.withLock { $0.lines[guardian] = line } }

  /// Forgets a guardian. Call this before waiting for it and closing its connection, whose numbers
  /// may be reused.
  static func forget(guardian: pid_t) { all.withLock { $0.lines[guardian] = nil } }

  static func add(directory: String) { all.withLock { _ = $0.directories.insert(directory) } }

  /// Removes a directory, or waits until another thread has removed it.
  ///
  /// Two simultaneous removals would fail for each other's entries, and the process would end in
  /// the middle of both.
  static func remove(directory: String) {
    removing.withLock {
      guard all.withLock({ $0.directories.contains(directory) }) else { return }
      try? FileManager.default.removeItem(atPath: directory)
      all.withLock { _ = $0.directories.remove(directory) }
    }
  }

  private static let removing = NSLock()

  /// Ends all programs and removes the directories.
  static func clear() {
    let (guardians, directories) = all.withLock { all in
      for (guardian, line) in all.lines {
        shutdown(line, Int32(SHUT_WR))
        kill(guardian, SIGCONT)
      }
      return (Array(all.lines.keys), all.directories)
    }
    // A guardian that a broken disk blocks must not block this process.
    let end = SuspendingClock().now + .seconds(5)
    for guardian in guardians {
      while isRunning(guardian), SuspendingClock().now < end { usleep(2000) }
    }
    for directory in directories { remove(directory: directory) }
  }

  private static func isRunning(_ child: pid_t) -> Bool {
    var news = siginfo_t()
    // WNOWAIT leaves the process for the thread that waits for it.
    let result = waitid(P_PID, id_t(child), &news, WEXITED | WNOHANG | WNOWAIT)
    return result == 0 && news.si_signo == 0
  }
}
