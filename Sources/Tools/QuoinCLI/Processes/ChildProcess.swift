import CGuardian
import Foundation
import QuoinHostProtocol
import Synchronization

/// A child program that runs to its end without standard input.
///
/// It is ended when it exceeds its time limit or this process is stopped. A guardian (CGuardian.h)
/// then ends everything that the program started, even if this process is killed.
struct ChildProcess {
  let executable: URL
  let arguments: [String]
  var environment = ProcessInfo.processInfo.environment
  /// The time limit in seconds.
  let seconds: Int
  /// The directories that the guardian removes if this process is killed.
  var leftovers: [ScratchDirectory] = []
  var limits = ResourceLimits()
  /// The program's view of the file system, in its own namespaces; `nil` for all of it.
  var namespaces: Namespaces?
  /// Whether the program receives the system call filter at `QUOIN_FILTER_DESCRIPTOR`.
  var getsFilter = false
  /// The stream of frames between this process and the program, which the caller closes.
  var connection: ChildConnection?
  /// The report that the program's runtime writes when it crashes.
  var crashReport: CrashReport?
  /// Ends the program early, from any thread.
  var stopper: Stopper?
  /// The number of bytes of output after which the program is ended.
  var outputLimit = Int.max
  /// Whether it runs inside a wrapper that reports a signal as exit status 128 plus its number.
  var hasWrapper = false

  /// A request to end a program.
  final class Stopper: Sendable {
    private let stopRequested = Atomic(false)
    var isStopped: Bool { stopRequested.load(ordering: .relaxed) }
    func stop() { stopRequested.store(true, ordering: .relaxed) }
  }

  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
    /// The program was ended after `seconds`.
    case timeout
    /// The program was ended because its output exceeded `outputLimit`.
    case overflow
  }

  /// Runs the program, and passes its output and the bytes of its connection on as they arrive.
  ///
  /// Throws if the program can't be started, or if this process receives a signal to end.
  func run(_ take: ([UInt8]) -> Void, receiving: ([UInt8]) -> Void = { _ in }) throws -> Ending {
    try Interruption.check()
    var guarded = try GuardedProcess(self)
    defer { guarded.release() }
    let clock = SuspendingClock()
    var end = clock.now + .seconds(seconds)
    var size = 0
    while !guarded.isOver {
      guarded.receive(
        { bytes in
          size += bytes.count
          take(bytes)
        }, receiving)
      if guarded.isStopped {
        // The guardian itself may have been stopped or killed.
        if clock.now >= end { guarded.abandon() }
      } else if Interruption.isNoted || stopper?.isStopped == true || clock.now >= end
        || size > outputLimit
      {
        guarded.stop()
        end = clock.now + .seconds(5)
      }
    }
    try Interruption.check()
    let ending = try ending(of: guarded)
    return size > outputLimit && ending != .exit(0) ? .overflow : ending
  }

  /// Runs the program. Returns how it ended and its output.
  ///
  /// The program is ended when its output exceeds `outputLimit` or 32 MB.
  func capture() throws -> (Ending, String) {
    var child = self
    child.outputLimit = min(outputLimit, 32 << 20)
    var output = CappedOutput()
    var bytes: [UInt8] = []
    let ending = try child.run { bytes += output.pass($0) }
    return (ending, String(decoding: bytes + output.rest(), as: UTF8.self))
  }

  private func ending(of guarded: GuardedProcess) throws -> Ending {
    switch guarded.ending {
    case .exited(let status) where hasWrapper && status > 128: return .signal(status - 128)
    case .exited(let status): return .exit(status)
    case .signalled(let number): return .signal(number)
    case .ended: return .timeout
    case .failed(let code):
      throw CommandFailure.input(
        "\(executable.path) could not be started: \(ErrorText.system(code))")
    case .refused(let code):
      throw CommandFailure.input(
        "the sandbox could not be created: \(ErrorText.system(code))", try: Sandbox.advice)
    }
  }
}
