import CGuardian
import Foundation
import Synchronization

/// Work that this process does itself, as opposed to its children: it gets no more time than they do.
///
/// Time is what the processor has spent on the work's thread: a busy machine, or another command that holds a folder of the
/// cache, takes nothing from it.
enum OwnWork {
  private struct Entry {
    /// The thread's clock, and what it showed at the beginning.
    let clock: clockid_t
    let start: Double
    let seconds: Int
    let what: String
    var file: String

    var rest: Double { Double(seconds) - (OwnWork.seconds(on: clock) - start) }

    var failure: CommandFailure {
      .input(
        "\(what) did not come to an end within \(seconds) seconds", at: file,
        try: "Allow more time with --timeout, if this is not a mistake in the file.")
    }
  }

  /// By thread.
  private static let entries = Mutex<[pthread_t: Entry]>([:])

  /// Does some work; ends this process where that takes longer than so many seconds.
  ///
  /// - Parameters:
  ///   - what: The work in words: `reading the sources`.
  ///   - file: The file or folder that it is about.
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

  /// Notes the file that this thread's work is about now.
  static func note(_ file: String) {
    entries.withLock { $0[pthread_self()]?.file = file }
  }

  /// The work that has taken too long; `nil` where there is none.
  static var failure: CommandFailure? {
    entries.withLock { $0.values.first { $0.rest <= 0 }?.failure }
  }

  /// Milliseconds in which no work can come to its limit; -1 is for ever.
  static var patience: Int32 {
    let rests = entries.withLock { $0.values.map(\.rest) }
    return rests.min().map { Int32(clamping: max(20, Int(($0 * 1000).rounded(.up)))) } ?? -1
  }

  private static func seconds(on clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
