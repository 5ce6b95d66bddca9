import CGuardian
import Foundation
import QuoinHostProtocol

/// INT, QUIT, TERM and HUP: a command first ends its programs and removes its directories, and obeys then. A second one
/// ends it at once; its guardians do the rest.
enum Interruption {
  /// A wish that a task's work end, while the process goes on.
  @TaskLocal static var stopper: ChildProcess.Stopper?

  /// From now on such a signal is noted, and a thread sees to it that the process ends, whatever the others are busy with.
  static func watch() { _ = isWatched }

  private static let isWatched: Bool = {
    quoin_note_signals()
    Thread.detachNewThread(keepWatch)
    return true
  }()

  /// Whether one has come, or the task's work is to end.
  static var isNoted: Bool { quoin_noted_signal() != 0 || stopper?.isStopped == true }

  /// Ends this process by the signal that came, so that whoever waits for it sees why.
  static func obey() -> Never {
    Leftovers.clear()
    quoin_end_by(quoin_noted_signal())
  }

  /// Throws if one has come, or the task's work is to end.
  static func check() throws {
    if isNoted { throw Interrupted() }
  }

  /// Does something that must be done as a whole once it is begun.
  static func withoutEnd<Result>(_ body: () throws -> Result) rethrows -> Result {
    try ending.withLock(body)
  }

  /// Held by work that must not be cut off.
  private static let ending = NSLock()

  /// Microseconds in which the other threads may end the process by themselves.
  private static let patience: UInt32 = 1_000_000

  /// Waits for a signal, or for work of this process's own that takes too long, and ends the process.
  private static func keepWatch() {
    while true {
      quoin_await_signal(OwnWork.patience)
      if quoin_noted_signal() != 0 {
        usleep(patience)
        ending.lock()
        obey()
      }
      if let failure = OwnWork.failure {
        ending.lock()
        Leftovers.clear()
        _ = StandardStream.error.write(Array("error: \(failure)\n".utf8))
        // The other threads are still at work, which `exit` would wait for, or pull the ground from under.
        _exit(failure.status)
      }
    }
  }
}

/// A signal, or a wish, that ends the command once everything is cleaned up.
struct Interrupted: Error, CustomStringConvertible {
  var description: String { "it was stopped" }
}
