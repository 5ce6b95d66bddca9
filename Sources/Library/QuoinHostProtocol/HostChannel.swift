import Foundation

/// The child's end of its connection to `quoin`, and the entry point of the runtime library.
///
/// Any thread may send, and one at a time receives.
public final class HostChannel: @unchecked Sendable {
  /// The symbol that `quoin host` looks up in the runtime library. Its type is ``EntryPoint``.
  public static let symbol = "quoin_run_host"

  /// Takes the descriptor of the connection, and returns an exit status.
  public typealias EntryPoint = @convention(c) (Int32) -> Int32

  private let descriptor: Int32
  private let lock = NSLock()
  /// Used only by the thread that receives. What `quoin` sends is trusted, and has no limit.
  private var reader = FrameReader(largestFrame: .max)

  /// Uses an open descriptor, which programs that the app starts don't inherit.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Sends an event.
  ///
  /// - Throws: `POSIXError` if the connection is closed.
  public func send(_ event: HostEvent) throws {
    let bytes = try event.frame().bytes
    try lock.withLock {
      var sent = 0
      while sent < bytes.count {
        let count = bytes[sent...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EPIPE) }
        sent += count
      }
    }
  }

  /// Waits for the next message; `nil` if `quoin` has closed the connection.
  public func receive() throws -> HostInput? {
    while true {
      if let frame = try reader.next() { return try HostInput(frame) }
      let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        repeat {
          count = read(descriptor, buffer.baseAddress, buffer.count)
        } while count < 0 && errno == EINTR
        count = max(0, count)
      }
      guard !bytes.isEmpty else { return nil }
      reader.add(bytes)
    }
  }
}
