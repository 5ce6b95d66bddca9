/// The errors in a compiler's output.
struct CompilerErrors {
  struct Entry: Equatable {
    /// The file's name in the compiler's output; empty for an error without a location.
    let file: String
    let line: Int
    /// The column in bytes, counted from 1; `nil` if the error is elsewhere in the line or unknown.
    var column: Int?
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

    /// Whether it reports a name that isn't declared.
    var isAboutUnknownName: Bool { message.hasPrefix("cannot find ") }

    /// Whether the compiler lacks a type, which often follows from an unknown name.
    var isAboutInference: Bool {
      message.hasSuffix("could not be inferred") || message.hasPrefix("cannot infer ")
    }

    /// Whether the compiler lacks a type because of this error, in the same line or from its name.
    func explains(_ other: Entry) -> Bool {
      file == other.file && !isAboutInference && (line == other.line || isAboutUnknownName)
    }

    /// The message without types that no author writes: `VStack<…>`.
    var readable: String {
      func isInName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
      }
      var text: [Character] = []
      /// The places of the names and of the arguments of the open types.
      var open: [(name: Int, arguments: Int)] = []
      for character in message {
        if character == "<", let last = text.last, isInName(last) {
          let before = text.lastIndex { !isInName($0) }
          open.append((before.map { $0 + 1 } ?? 0, text.count + 1))
        } else if character == ">", text.last != "-", let (name, arguments) = open.popLast() {
          if String(text[name..<arguments]) == "_Located<" {
            text.removeSubrange(name..<arguments)
            continue
          }
          let hasOwnTypes = (arguments..<text.count).contains {
            text[$0] == "_" && !isInName(text[$0 - 1])
          }
          if hasOwnTypes { text.replaceSubrange(arguments..., with: ["…"]) }
        }
        text.append(character)
      }
      return String(text)
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
        column: entry.column, message: entry.message)
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
        file: entry.file, line: entry.line, column: entry.column,
        message: "\(entry.message), which is declared at \(list)")
    }
    return copy
  }

  private static let mostPlaces = 4

  /// Adds errors that aren't there yet, except those that are excluded.
  mutating func add(_ errors: CompilerErrors, excluding isExcluded: (Entry) -> Bool) {
    entries += errors.entries.filter { !entries.contains($0) && !isExcluded($0) }
  }

  /// Returns the same errors in the order of the files, and by line in each; others come first.
  ///
  /// Compilers that run at the same time report in any order.
  func sorted(by files: [String]) -> CompilerErrors {
    let places = Dictionary(files.enumerated().map { ($1, $0) }) { first, _ in first }
    func key(_ item: (offset: Int, element: Entry)) -> (Int, Int, Int) {
      (places[item.element.file] ?? -1, item.element.line, item.offset)
    }
    var copy = self
    copy.entries = entries.enumerated().sorted { key($0) < key($1) }.map(\.element)
    return copy
  }

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
      } else if let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): error: (.*)/) {
        found.append(
          Entry(
            file: String(match.1), line: Int(match.2) ?? 0, column: Int(match.3),
            message: String(match.4)))
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
