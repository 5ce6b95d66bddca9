import CGuardian
import Foundation
import QuoinHostProtocol
import Synchronization

/// Another program, run to its end without standard input. It ends when its time is over or this process is stopped,
/// and everything that it has started ends with it: a guardian sees to that (CGuardian.h), even when this process is
/// killed.
struct ChildProcess {
  let executable: URL
  let arguments: [String]
  var environment = ProcessInfo.processInfo.environment
  /// Seconds after which it is ended.
  let seconds: Int
  /// The directories that its guardian removes if this process is killed meanwhile.
  var leftovers: [Scratch] = []
  var limits = ResourceLimits()
  /// What it sees of the file system, in namespaces of its own; everything without.
  var namespaces: Namespaces?
  /// Whether it finds the filter of system calls at `QUOIN_FILTER_DESCRIPTOR`.
  var getsFilter = false
  /// Ends it early, from any thread.
  var stopper: Stopper?
  /// Whether it runs below another program, which passes a signal on as an exit status of 128 and its number.
  var hasWrapper = false

  /// A wish that a program end.
  final class Stopper: Sendable {
    private let wish = Atomic(false)
    var isStopped: Bool { wish.load(ordering: .relaxed) }
    func stop() { wish.store(true, ordering: .relaxed) }
  }

  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
    /// It was ended after `seconds`.
    case timeout
  }

  /// Runs the program, and hands over what it prints as it comes. Throws when it can't be started, and when this
  /// process was told to end.
  func run(_ take: ([UInt8]) -> Void) throws -> Ending {
    try Interruption.check()
    var guarded = try GuardedProcess(self)
    defer { guarded.release() }
    let clock = SuspendingClock()
    var end = clock.now + .seconds(seconds)
    while !guarded.isOver {
      guarded.receive(take)
      if guarded.isStopped {
        // The guardian itself may have been stopped or killed.
        if clock.now >= end { guarded.abandon() }
      } else if Interruption.isNoted || stopper?.isStopped == true || clock.now >= end {
        guarded.stop()
        end = clock.now + .seconds(5)
      }
    }
    try Interruption.check()
    return try ending(of: guarded)
  }

  /// Runs the program; returns how it ended and what it printed.
  func capture() throws -> (Ending, String) {
    var output = CappedOutput()
    var bytes: [UInt8] = []
    let ending = try run { bytes += output.pass($0) }
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
        "no sandbox could be made: \(ErrorText.system(code))", try: Sandbox.advice)
    }
  }
}
