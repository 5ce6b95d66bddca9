import CGuardian
import Foundation
import QuoinHostProtocol

/// Handles SIGINT, SIGQUIT, SIGTERM and SIGHUP.
///
/// At the first signal a command ends its programs, removes its directories and then ends. A second
/// one ends it immediately, and its guardians clean up.
enum Interruption {
  /// A request to end a task's work without ending the process.
  @TaskLocal static var stopper: ChildProcess.Stopper?

  /// Starts to record signals, on a thread that ends the process even if the others are busy.
  static func watch() { _ = isWatched }

  private static let isWatched: Bool = {
    quoin_note_signals()
    Thread.detachNewThread(waitForEnd)
    return true
  }()

  /// Whether a signal has arrived or the task's work is to end.
  static var isNoted: Bool { quoin_noted_signal() != 0 || stopper?.isStopped == true }

  /// Ends this process by the signal that arrived, so that the parent sees the reason.
  static func obey() -> Never {
    Leftovers.clear()
    quoin_end_by(quoin_noted_signal())
  }

  /// Throws if a signal has arrived or the task's work is to end.
  static func check() throws {
    if isNoted { throw Interrupted() }
  }

  /// Runs `body` without letting a signal end the process before it returns.
  static func withoutEnd<Result>(_ body: () throws -> Result) rethrows -> Result {
    try ending.withLock(body)
  }

  /// A lock that is held during work that a signal must not interrupt.
  private static let ending = NSLock()

  /// The time that other threads have to end the process themselves, in microseconds.
  private static let gracePeriod: UInt32 = 1_000_000

  /// Waits for a signal or for work that exceeds its time limit, and ends the process.
  private static func waitForEnd() {
    while true {
      quoin_await_signal(OwnWork.millisecondsLeft)
      if quoin_noted_signal() != 0 {
        usleep(gracePeriod)
        ending.lock()
        obey()
      }
      if let failure = OwnWork.failure {
        ending.lock()
        Leftovers.clear()
        FailureResponse.write(failure)
        _ = StandardStream.error.write(Array("error: \(failure)\n".utf8))
        // Other threads are still running: `exit` would wait for them or destroy what they use.
        _exit(failure.status)
      }
    }
  }
}

/// An error that ends the command after cleaning up.
struct Interrupted: Error, CustomStringConvertible {
  var description: String { "it was stopped" }
}
