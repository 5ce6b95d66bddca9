import Foundation
import QuoinFiles
import Synchronization

/// Swift source from standard input, denoted by the file name `-`.
enum StandardInput {
  /// The file name on the command line.
  static let argument = "-"
  /// The file's name in messages.
  static let file = "stdin.swift"

  private enum State {
    case unread
    case text(String)
    /// Contains something else, which another part of the command reads.
    case taken(String)
  }

  private static let state = Mutex(State.unread)

  /// Prevents source from being read, because standard input contains something else.
  ///
  /// - Parameter contents: The contents as a noun: `messages`.
  static func reserve(for contents: String) { state.withLock { $0 = .taken(contents) } }

  /// Throws for `-` as the file of a command that reads its file more than once, or writes it.
  static func refuse(_ path: String, in command: String) throws {
    guard path == argument else { return }
    throw CommandFailure.usage(
      "\(command) can't read its file from standard input", try: "Pass the path of a file.")
  }

  /// Returns the text, if it was read and `file` is its name.
  static func text(of file: String) -> String? {
    guard file == Self.file else { return nil }
    return state.withLock { if case .text(let text) = $0 { text } else { nil } }
  }

  /// Returns the text, which the first call reads.
  static func source() throws -> String {
    try state.withLock { state in
      switch state {
      case .text(let text): return text
      case .taken(let contents):
        throw CommandFailure.usage(
          "standard input contains \(contents), so no file can be read from it",
          try: "Pass the path of a file.")
      case .unread:
        if isatty(STDIN_FILENO) == 1 {
          Diagnostics.write("note: reading Swift source; press Ctrl-D to end it\n")
        }
        let data: Data
        do {
          data = try InputFile.contents(
            of: STDIN_FILENO, "standard input", size: 0, upTo: InputFile.largest)
        } catch let mistake as InputFileError {
          throw CommandFailure.input(mistake.reason, at: mistake.place)
        }
        guard let text = String(data: data, encoding: .utf8) else {
          throw CommandFailure.input("it is not UTF-8 text", at: "standard input")
        }
        state = .text(text)
        return text
      }
    }
  }
}
