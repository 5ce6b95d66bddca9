/// The errors in what a compiler printed.
struct CompilerErrors {
  struct Entry: Equatable {
    /// The file as the compiler knows it; empty for an error without a place.
    let file: String
    let line: Int
    let message: String

    /// Whether the file can't even be read as Swift.
    var isAboutSyntax: Bool {
      ["expected ", "extraneous ", "unterminated ", "consecutive ", "unexpected "]
        .contains(where: message.hasPrefix)
    }

    /// The names in quotes.
    var names: [String] {
      message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
  }

  private(set) var entries: [Entry]

  /// The same errors in files that are named from `folder` on.
  func relative(to folder: String) -> CompilerErrors {
    var copy = self
    copy.entries = entries.map { entry in
      guard entry.file.hasPrefix(folder + "/") else { return entry }
      return Entry(
        file: String(entry.file.dropFirst(folder.count + 1)), line: entry.line,
        message: entry.message)
    }
    return copy
  }

  /// Finds the errors. One inside a macro counts where the macro was used, which a note behind it says.
  init(_ output: String) {
    var found: [Entry] = []
    var pending: String?
    for line in output.split(separator: "\n") {
      if let match = line.wholeMatch(of: /macro expansion .*?:\d+:\d+: error: (.*)/) {
        pending = String(match.1)
      } else if let message = pending,
        let match = line.wholeMatch(of: /`- (.+?):(\d+):\d+: note: expanded code originates here.*/)
      {
        found.append(Entry(file: String(match.1), line: Int(match.2) ?? 0, message: message))
        pending = nil
      } else if let match = line.wholeMatch(of: /(.+?):(\d+):\d+: error: (.*)/) {
        found.append(
          Entry(file: String(match.1), line: Int(match.2) ?? 0, message: String(match.3)))
      } else if let match = line.wholeMatch(of: /(?:<unknown>:0: )?error: (.*)/),
        !match.1.hasPrefix("emit-module command failed"), !match.1.hasPrefix("fatalError")
      {
        found.append(Entry(file: "", line: 0, message: String(match.1)))
      }
    }
    var seen: Set<String> = []
    entries = found.filter { seen.insert("\($0.file):\($0.line):\($0.message)").inserted }
  }
}
