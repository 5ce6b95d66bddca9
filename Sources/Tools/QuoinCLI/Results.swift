import ArgumentParser
import Foundation
import QuoinHostProtocol

/// What a command was asked for, on standard output.
enum Results {
  /// Who gets what a task writes, in place of standard output.
  @TaskLocal static var listener: Printed?

  /// Writes a text and a line's end. Throws when there is no standard output, or nobody who reads it any more.
  static func write(_ text: String) throws {
    let bytes = Array("\(text)\n".utf8)
    if let listener { return listener.append(bytes) }
    guard let problem = StandardStream.output.write(bytes) else { return }
    // Whoever has gone, like `head`, has got what they wanted.
    if problem.code == EPIPE { throw ExitCode(CommandFailure.inputStatus) }
    throw CommandFailure.input(
      "standard output cannot be written: \(ErrorText.system(problem.code))",
      try: "Check where it goes to.")
  }
}

/// Lines for the person at the keyboard; they never mix with results.
enum Remark {
  /// Who hears what a task has to say, in place of standard error.
  @TaskLocal static var listener: Printed?

  static func error(_ text: String) {
    write("error: \(text)\n")
  }

  static func write(_ text: String) {
    write(Array(text.utf8))
  }

  /// Nobody can be told that standard error can't be written.
  static func write(_ bytes: [UInt8]) {
    if let listener { return listener.append(bytes) }
    _ = StandardStream.error.write(bytes)
  }
}

/// Collects what would have been written, from any thread. A class, as Swift 6.3 traps in optimized code where closures are local
/// to a task.
final class Printed: @unchecked Sendable {
  private let lock = NSLock()
  private var bytes: [UInt8] = []
  func append(_ more: [UInt8]) { lock.withLock { bytes += more } }
  var text: String { lock.withLock { String(decoding: bytes, as: UTF8.self) } }
}

/// The streams that a shell connects; Foundation's own handles trap when there is nothing to write to.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Writes all bytes; returns what went wrong.
  func write(_ bytes: [UInt8]) -> FileProblem? {
    bytes.withUnsafeBytes { RegularFile.write($0, to: rawValue) }
  }
}
