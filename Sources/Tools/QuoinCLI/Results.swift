import ArgumentParser
import Foundation
import QuoinHostProtocol
import Synchronization

/// A command's results on standard output.
enum Results {
  /// Receives a task's results instead of standard output.
  @TaskLocal static var listener: Printed?

  private static let begun = Atomic(false)
  /// Whether anything was written to standard output.
  static var isBegun: Bool { begun.load(ordering: .relaxed) }

  /// Writes a line. Throws if standard output is missing or its reader is gone.
  static func write(_ text: String) throws { try write(Array("\(text)\n".utf8)) }

  /// Writes bytes. Throws if standard output is missing or its reader is gone.
  static func write(_ bytes: [UInt8]) throws {
    if let listener { return listener.append(bytes) }
    begun.store(true, ordering: .relaxed)
    guard let error = StandardStream.output.write(bytes) else { return }
    // A reader that closes the pipe, like `head`, needs no more output.
    if error.code == EPIPE { throw ExitCode(CommandFailure.inputStatus) }
    throw CommandFailure.input(
      "standard output can't be written: \(ErrorText.system(error.code))",
      try: "Check where the output is redirected to.")
  }
}

/// Diagnostics on standard error, separate from results.
enum Diagnostics {
  /// Receives a task's diagnostics instead of standard error.
  @TaskLocal static var listener: Printed?

  static func error(_ text: String) {
    write("error: \(text)\n")
  }

  static func write(_ text: String) {
    write(Array(text.utf8))
  }

  /// Writes bytes. There is nowhere to report a failure to write to standard error.
  static func write(_ bytes: [UInt8]) {
    if let listener { return listener.append(bytes) }
    _ = StandardStream.error.write(bytes)
  }
}

/// Collects output from any thread.
///
/// A class, because Swift 6.3 traps in optimized code with task-local closures.
final class Printed: @unchecked Sendable {
  private let lock = NSLock()
  private var bytes: [UInt8] = []
  func append(_ more: [UInt8]) { lock.withLock { bytes += more } }
  var text: String { lock.withLock { String(decoding: bytes, as: UTF8.self) } }
}

/// The standard streams. Foundation's own handles trap if writing fails.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Writes all bytes. Returns the error, if any.
  func write(_ bytes: [UInt8]) -> FileError? {
    bytes.withUnsafeBytes { RegularFile.write($0, to: rawValue) }
  }
}
