import CGuardian
import Foundation
import Synchronization

/// Work of this process itself, with the same time limit as its children.
///
/// The limit applies to the thread's CPU time, so a busy machine, or waiting for another command
/// that locks a cache folder, doesn't count.
enum OwnWork {
  private struct Entry {
    /// The thread's clock, and its value at the beginning.
    let clock: clockid_t
    let start: Double
    let seconds: Int
    let what: String
    var file: String

    var rest: Double { Double(seconds) - (OwnWork.seconds(on: clock) - start) }

    var failure: CommandFailure {
      .input(
        "\(what) did not finish within \(seconds.inSeconds)", at: file,
        try: "Check the file for errors, or raise --timeout.")
    }
  }

  /// The work in progress by thread.
  private static let entries = Mutex<[pthread_t: Entry]>([:])

  /// Runs `body`, and ends this process if it exceeds the time limit.
  ///
  /// - Parameters:
  ///   - what: A description of the work: `reading the sources`.
  ///   - file: The file or folder to name in the error.
  static func limited<Result>(
    to seconds: Int, _ what: String, at file: String, _ body: () throws -> Result
  ) rethrows -> Result {
    let thread = pthread_self()
    var clock = clockid_t()
    guard pthread_getcpuclockid(thread, &clock) == 0 else { return try body() }
    let entry = Entry(
      clock: clock, start: Self.seconds(on: clock), seconds: seconds, what: what, file: file)
    let outer = entries.withLock { $0.updateValue(entry, forKey: thread) }
    defer { entries.withLock { $0[thread] = outer } }
    Interruption.watch()
    quoin_wake()
    return try body()
  }

  /// Records the file that this thread is working on.
  static func note(_ file: String) {
    entries.withLock { $0[pthread_self()]?.file = file }
  }

  /// The error for work that has exceeded its limit; `nil` if there is none.
  static var failure: CommandFailure? {
    entries.withLock { $0.values.first { $0.rest <= 0 }?.failure }
  }

  /// Milliseconds until the next limit can be reached; -1 for no limit.
  static var millisecondsLeft: Int32 {
    let rests = entries.withLock { $0.values.map(\.rest) }
    return rests.min().map { Int32(clamping: max(20, Int(($0 * 1000).rounded(.up)))) } ?? -1
  }

  private static func seconds(on clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

extension Int {
  /// The number with its unit: `1 second` or `20 seconds`.
  var inSeconds: String { "\(self) \(self == 1 ? "second" : "seconds")" }
}
