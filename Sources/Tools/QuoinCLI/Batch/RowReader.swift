import Foundation
import QuoinHostProtocol

/// A line with a value in it.
struct Row {
  /// Counted from 1.
  let line: Int
  /// Without the line's end.
  let json: [UInt8]
}

/// Reads lines from a file or from standard input, as far as they are asked for.
struct RowReader {
  /// What messages call the file.
  let name: String
  private let descriptor: Int32
  /// The file's length in bytes; `nil` where nobody knows.
  let size: Int?
  /// How many bytes have been handed out.
  private(set) var position = 0

  private var buffer: [UInt8] = []
  private var start = 0
  private var line = 0
  private var isAtEnd = false

  /// A line that is longer is no row, but some other file.
  private static let longestLine = 64 << 20
  private static let chunk = 1 << 16

  init(path: String) throws {
    guard path != "-" else {
      (name, descriptor, size) = ("standard input", 0, nil)
      return
    }
    name = path
    // Own file: the user names the file of rows
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
      throw CommandFailure.input("it cannot be read: \(ErrorText.system(errno))", at: path)
    }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw CommandFailure.input("this is a directory", at: path, try: "Name a file of rows.")
    }
    size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  /// The next line that isn't blank; `nil` at the end.
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
          try: "Each row is one JSON value on a line of its own.")
      }
      // Blank lines may go on for ever.
      try Interruption.check()
      try fill()
    }
  }

  private mutating func fill() throws {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // Whoever writes the rows may take their time; an interruption doesn't wait for them.
    while poll(&waiting, 1, 200) <= 0 { try Interruption.check() }
    var bytes = [UInt8](repeating: 0, count: Self.chunk)
    let count = read(descriptor, &bytes, bytes.count)
    if count < 0, errno == EINTR { return }
    guard count >= 0 else {
      throw CommandFailure.input("it cannot be read: \(ErrorText.system(errno))", at: name)
    }
    isAtEnd = count == 0
    buffer += bytes[..<count]
  }
}
