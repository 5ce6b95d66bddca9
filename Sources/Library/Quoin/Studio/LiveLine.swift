import Foundation
import QuoinHostProtocol

/// The connection over which a live preview, or a job that draws rows of data, exchanges messages
/// with the command.
@MainActor
final class LiveLine {
  private let channel: HostChannel
  private let inbox = Inbox()

  /// Starts a thread that waits for messages and wakes the main thread for them.
  init(_ channel: HostChannel) {
    self.channel = channel
    let inbox = inbox
    Thread.detachNewThread { inbox.fill(from: channel) }
  }

  /// Returns the messages since the last call, in order.
  func take() -> [Data] { inbox.take() }

  /// Sends a message for the page.
  func send(_ message: String) { send(.live(Data(message.utf8))) }

  /// Sends an event. The process ends soon after the connection is closed.
  func send(_ event: HostEvent) { try? channel.send(event) }
}

private final class Inbox: @unchecked Sendable {
  private let lock = NSLock()
  // Protected by the lock.
  private var messages: [Data] = []

  func take() -> [Data] {
    lock.withLock {
      defer { messages = [] }
      return messages
    }
  }

  func fill(from channel: HostChannel) {
    while case .message(let message)? = try? channel.receive() {
      lock.withLock { messages.append(message) }
      // Wakes the run loop.
      DispatchQueue.main.async {}
    }
  }
}
