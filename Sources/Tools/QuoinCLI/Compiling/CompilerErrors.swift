/// The errors in a compiler's output.
struct CompilerErrors {
  struct Entry: Equatable {
    /// The file's name in the compiler's output; empty for an error without a location.
    let file: String
    let line: Int
    let message: String

    /// Whether it is a syntax error.
    var isAboutSyntax: Bool {
      ["expected ", "extraneous ", "unterminated ", "consecutive ", "unexpected "]
        .contains(where: message.hasPrefix)
    }

    /// Whether it reports a name with several declarations.
    var isAboutDuplicates: Bool {
      message.contains("invalid redeclaration of") || message.contains("is ambiguous")
    }

    /// The quoted names in the message.
    var names: [String] {
      message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
  }

  private(set) var entries: [Entry]

  /// Returns the same errors with paths relative to `folder`.
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

  /// Returns the same errors, with the places of types that are declared several times.
  ///
  /// - Parameter places: The places of each such type.
  func naming(_ places: [String: [String]]) -> CompilerErrors {
    guard !places.isEmpty else { return self }
    var copy = self
    copy.entries = entries.map { entry in
      guard entry.isAboutDuplicates, let found = entry.names.compactMap({ places[$0] }).first else {
        return entry
      }
      let list = found.prefix(Self.mostPlaces).joined(separator: " and ")
      return Entry(
        file: entry.file, line: entry.line,
        message: "\(entry.message), which is declared at \(list)")
    }
    return copy
  }

  private static let mostPlaces = 4

  /// Parses the compiler's output.
  ///
  /// An error inside a macro expansion is located at the macro's use, which a following note names.
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
