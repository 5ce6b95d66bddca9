import Foundation

/// The inheritance of a worker process: its place, the listening socket and the lifeline.
public struct Worker: Sendable {
  static let variable = "PREFORK_WORKER"

  public let place: Int
  /// The descriptor of the listening socket.
  public let socket: Int32
  private let lifeline: Int32

  init(place: Int, socket: Int32, lifeline: Int32) {
    (self.place, self.socket, self.lifeline) = (place, socket, lifeline)
  }

  init?(_ text: String) {
    let numbers = text.split(separator: " ").compactMap { Int32($0) }
    guard numbers.count == 3 else { return nil }
    self.init(place: Int(numbers[0]), socket: numbers[1], lifeline: numbers[2])
  }

  var text: String { "\(place) \(socket) \(lifeline)" }

  /// The inheritance of this process; `nil` if no supervisor started it.
  public static var current: Worker? {
    ProcessInfo.processInfo.environment[variable].flatMap { Worker($0) }
  }

  /// Lets the supervisor know that the worker accepts connections.
  public func reportReady() { send(lifeline, "r", 1, Int32(MSG_NOSIGNAL)) }

  /// Sends SIGTERM to this process once the supervisor has ended, and exits at the deadline.
  public func endWithSupervisor(within deadline: Duration) {
    let lifeline = lifeline
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while read(lifeline, &byte, 1) < 0, errno == EINTR {}
      kill(getpid(), SIGTERM)
      sleep(UInt32(deadline.components.seconds))
      _exit(1)
    }
  }
}
