import Foundation
import QuoinHostProtocol

/// A line of input that contains one value.
struct Row {
  /// Counted from 1.
  let line: Int
  /// The line without its terminator.
  let json: [UInt8]
}

/// Reads lines lazily from a file or from standard input.
struct RowReader {
  /// The file's name in messages.
  let name: String
  private let descriptor: Int32
  /// The file's length in bytes; `nil` if it is unknown.
  let size: Int?
  /// The number of bytes read so far.
  private(set) var position = 0

  private var buffer: [UInt8] = []
  private var start = 0
  private var line = 0
  private var isAtEnd = false

  /// The maximum length of a line in bytes; a longer one means that the input is not a file of
  /// rows.
  private static let longestLine = 64 << 20
  private static let chunk = 1 << 16

  init(path: String) throws {
    guard path != "-" else {
      StandardInput.reserve(for: "the rows")
      (name, descriptor, size) = ("standard input", 0, nil)
      return
    }
    name = path
    // Own file: the user names the file of rows
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
      throw CommandFailure.input("it can't be read: \(ErrorText.system(errno))", at: path)
    }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw CommandFailure.input("this is a directory", at: path, try: "Pass a file of rows.")
    }
    size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  /// Returns the next nonblank line; `nil` at the end.
  mutating func next() throws -> Row? {
    while let bytes = try nextLine() {
      line += 1
      var json = bytes
      if line == 1, json.starts(with: [0xEF, 0xBB, 0xBF]) { json.removeFirst(3) }
      while let last = json.last, last == 13 || last == 32 || last == 9 { json.removeLast() }
      if !json.isEmpty { return Row(line: line, json: json) }
    }
    return nil
  }

  private mutating func nextLine() throws -> [UInt8]? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let bytes = Array(buffer[start..<end])
        position += bytes.count + 1
        start = end + 1
        return bytes
      }
      if isAtEnd {
        guard start < buffer.count else { return nil }
        let bytes = Array(buffer[start...])
        position += bytes.count
        start = buffer.count
        return bytes
      }
      buffer.removeFirst(start)
      start = 0
      searched = buffer.count
      guard buffer.count < Self.longestLine else {
        throw CommandFailure.input(
          "the line is longer than \(Self.longestLine >> 20) MiB", at: "\(name):\(line + 1)",
          try: "Write each row as one JSON value on one line.")
      }
      // The input may be an endless stream of blank lines.
      try Interruption.check()
      try fill()
    }
  }

  private mutating func fill() throws {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // Rows may arrive slowly; an interruption must not wait for them.
    while poll(&waiting, 1, 200) <= 0 { try Interruption.check() }
    var bytes = [UInt8](repeating: 0, count: Self.chunk)
    let count = read(descriptor, &bytes, bytes.count)
    if count < 0, errno == EINTR { return }
    guard count >= 0 else {
      throw CommandFailure.input("it can't be read: \(ErrorText.system(errno))", at: name)
    }
    isAtEnd = count == 0
    buffer += bytes[..<count]
  }
}
