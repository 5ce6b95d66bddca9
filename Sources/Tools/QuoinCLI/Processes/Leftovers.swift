import Foundation
import Synchronization

/// The programs that run and the scratch directories that are there: this process leaves none of them behind, however it ends.
enum Leftovers {
  private struct All {
    /// The lines to the guardians.
    var lines: [pid_t: Int32] = [:]
    var directories: Set<String> = []
  }

  private static let all = Mutex(All())

  static func add(guardian: pid_t, line: Int32) { all.withLock { $0.lines[guardian] = line } }

  /// Must come before the guardian is waited for and its line is closed: another could get their numbers.
  static func forget(guardian: pid_t) { all.withLock { $0.lines[guardian] = nil } }

  static func add(directory: String) { all.withLock { _ = $0.directories.insert(directory) } }

  static func forget(directory: String) { all.withLock { _ = $0.directories.remove(directory) } }

  /// Ends all programs, and removes the directories.
  static func clear() {
    let (guardians, directories) = all.withLock { all in
      for (guardian, line) in all.lines {
        shutdown(line, Int32(SHUT_WR))
        kill(guardian, SIGCONT)
      }
      return (Array(all.lines.keys), all.directories)
    }
    // One that a broken disk holds up must not keep this process.
    let end = SuspendingClock().now + .seconds(5)
    for guardian in guardians {
      while isRunning(guardian), SuspendingClock().now < end { usleep(2000) }
    }
    for directory in directories { try? FileManager.default.removeItem(atPath: directory) }
  }

  private static func isRunning(_ child: pid_t) -> Bool {
    var news = siginfo_t()
    // What has ended stays for the thread that waits for it.
    let result = waitid(P_PID, id_t(child), &news, WEXITED | WNOHANG | WNOWAIT)
    return result == 0 && news.si_signo == 0
  }
}
