import CGuardian
import Foundation
import QuoinHostProtocol

/// A stream of frames in both directions between this process and a program that it starts.
///
/// Sending never blocks: frames that the program hasn't read yet wait in memory.
final class ChildConnection: @unchecked Sendable {
  private let lock = NSLock()
  // Guarded by the lock.
  /// This process's end; -1 once it is closed.
  private var own: Int32 = -1
  private var program: Int32 = -1
  /// The frames that have not been sent completely, and the number of bytes at their start that
  /// have been.
  private var waiting: [UInt8] = []
  private var sent = 0

  /// The number of waiting bytes above which frames are dropped.
  private static let mostWaiting = 64 << 20

  init() throws {
    let code = quoin_connect(&own, &program)
    guard code == 0 else {
      throw CommandFailure.input(
        "no connection to a process can be created: \(ErrorText.system(code))",
        try: "Raise the shell's limit of open files: ulimit -n 64.")
    }
  }

  deinit { close() }

  /// The argument that names the program's descriptor to the program.
  static let argument = "\(QUOIN_CONNECTION_DESCRIPTOR)"

  /// The descriptor of this process's end, to wait for.
  var descriptor: Int32 { lock.withLock { own } }

  /// The descriptor of the program's end, until the program has started.
  var programDescriptor: Int32 { lock.withLock { program } }

  /// Whether frames wait until the program reads.
  var isSending: Bool { lock.withLock { own >= 0 && sent < waiting.count } }

  /// Sends a frame, or drops it if the program doesn't read.
  func send(_ frame: Frame) {
    lock.withLock {
      guard own >= 0, waiting.count - sent < Self.mostWaiting else { return }
      waiting += frame.bytes
      flush()
    }
  }

  /// Sends as much as the program reads now.
  func sendWaiting() { lock.withLock { flush() } }

  /// Returns the bytes that have arrived; `nil` at the end.
  func receive() -> [UInt8]? {
    lock.withLock {
      guard own >= 0 else { return nil }
      var isOver = false
      let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        let size = read(own, buffer.baseAddress, buffer.count)
        isOver = size == 0 || size < 0 && errno != EINTR && errno != EAGAIN
        count = max(0, size)
      }
      return isOver ? nil : bytes
    }
  }

  /// Closes the program's end in this process, so that the program's exit ends the stream.
  func closeProgramsEnd() {
    lock.withLock {
      if program >= 0 { Foundation.close(program) }
      program = -1
    }
  }

  func close() {
    closeProgramsEnd()
    lock.withLock {
      if own >= 0 { Foundation.close(own) }
      (own, waiting, sent) = (-1, [], 0)
    }
  }

  private func flush() {
    while sent < waiting.count {
      let count = waiting[sent...].withUnsafeBytes { quoin_send(own, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno != EAGAIN { sent = waiting.count }
      guard count > 0 else { break }
      sent += count
    }
    // Moving the rest to the start costs as much as it is long.
    guard sent >= waiting.count - sent else { return }
    waiting.removeFirst(sent)
    sent = 0
  }
}
