import Foundation

/// The two pipes between a live preview and the program that serves its page. Each message is a
/// line.
@MainActor
final class LivePipes {
  private let output: Int32
  private let inbox = Inbox()

  /// Opens the pipes; a separate thread waits for messages and wakes the main thread for them.
  ///
  /// - Throws: ``HostFailure`` if a pipe can't be opened.
  init(input: String, output: String) throws {
    // For reading and writing, so that opening doesn't block.
    let source = open(input, O_RDWR | O_CLOEXEC)
    self.output = open(output, O_RDWR | O_CLOEXEC)
    guard source >= 0, self.output >= 0 else {
      throw HostFailure(message: "the pipes to the page can't be opened")
    }
    let inbox = inbox
    Thread.detachNewThread { inbox.fill(from: source) }
  }

  /// The messages since the last call, in order.
  func take() -> [Data] { inbox.take() }

  /// Sends one message.
  func send(_ message: String) {
    var bytes = Array(message.utf8)[...]
    bytes.append(UInt8(ascii: "\n"))
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno != EINTR {
        return
      }
    }
  }
}

private final class Inbox: @unchecked Sendable {
  private let lock = NSLock()
  // Protected by the lock.
  private var lines: [Data] = []

  func take() -> [Data] {
    lock.withLock {
      defer { lines = [] }
      return lines
    }
  }

  func fill(from source: Int32) {
    var rest = Data()
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(source, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest.append(contentsOf: bytes[..<count])
      var found: [Data] = []
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        found.append(Data(rest[..<end]))
        rest = Data(rest[(end + 1)...])
      }
      guard !found.isEmpty else { continue }
      lock.withLock { lines += found }
      // Wakes the run loop.
      DispatchQueue.main.async {}
    }
  }
}
