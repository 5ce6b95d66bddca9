import Foundation

/// An encoded message between `quoin` and its child: a kind, a length and content.
///
/// The kind is one byte. The length of the content follows as four bytes, the lowest first.
public struct Frame: Equatable, Sendable {
  public var kind: UInt8
  public var content: Data

  public init(kind: UInt8, content: Data = Data()) {
    (self.kind, self.content) = (kind, content)
  }

  static let headerSize = 5

  /// The encoded frame. The content must be shorter than 4 GB.
  public var bytes: [UInt8] {
    let length = UInt32(content.count)
    return [kind] + (0..<4).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + content
  }
}

/// Splits a stream of bytes into frames.
///
/// The stream may come from untrusted code, so the sizes of a frame and of the whole stream are
/// limited.
public struct FrameReader: Sendable {
  private let largestFrame: Int
  private let largestStream: Int
  private var bytes: [UInt8] = []
  /// The beginning of the next frame in `bytes`.
  private var start = 0
  private var received = 0

  /// - Parameters:
  ///   - largestFrame: The maximum length of a frame's content in bytes.
  ///   - largestStream: The maximum number of bytes of all frames.
  public init(largestFrame: Int, largestStream: Int = .max) {
    (self.largestFrame, self.largestStream) = (largestFrame, largestStream)
  }

  /// Whether the stream so far ends inside a frame.
  public var isInsideFrame: Bool { start < bytes.count }

  /// Adds the next bytes of the stream.
  public mutating func add(_ more: some Collection<UInt8>) {
    bytes.removeFirst(start)
    start = 0
    received += more.count
    bytes += more
  }

  /// Returns the next complete frame; `nil` until more bytes arrive.
  ///
  /// - Throws: ``FrameError`` from the first frame or byte that exceeds a limit.
  public mutating func next() throws(FrameError) -> Frame? {
    guard received <= largestStream else { throw .streamTooLong }
    guard bytes.count - start >= Frame.headerSize else { return nil }
    let length = (1...4).reversed().reduce(0) { $0 << 8 | Int(bytes[start + $1]) }
    guard length <= largestFrame else { throw .frameTooLong }
    let content = start + Frame.headerSize
    guard bytes.count - content >= length else { return nil }
    defer { start = content + length }
    return Frame(kind: bytes[start], content: Data(bytes[content..<content + length]))
  }
}

/// The reason why the rest of a stream of frames can't be read.
public enum FrameError: Error, Equatable {
  case frameTooLong, streamTooLong
  /// A frame of an unknown kind, or with content that doesn't match its kind.
  case invalid
}
