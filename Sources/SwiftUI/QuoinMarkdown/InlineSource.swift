#if Graphics
  /// A text in which only inline markup has a meaning, regardless of how its lines begin.
  ///
  /// The parser sees one line: each line end is replaced by a space character that does not occur
  /// in the text, which is also inserted at the start, so that no block can begin and no white
  /// space is removed. Like a line end, it counts as white space in the rules about asterisks.
  struct InlineSource {
    private let text: String
    private let substitute: Unicode.Scalar
    /// The substitute for a backslash that escapes a line end, which is not shown outside of code.
    private let escape: Unicode.Scalar

    init(_ text: String) {
      self.text = text
      let scalars = Set(text.unicodeScalars)
      let free = Self.spaces.filter { !scalars.contains($0) } + Self.spaces
      (substitute, escape) = (free[0], free[1])
    }

    func runs() -> [MarkdownRun] {
      var line = "\(substitute) "
      var isEscaped = false
      for character in text {
        if character.isNewline {
          if isEscaped {
            line.removeLast()
            line.unicodeScalars.append(escape)
          }
          line += " \(substitute) "
        } else {
          line.append(character)
        }
        isEscaped = character == "\\" && !isEscaped
      }
      line += " \(substitute)"
      var runs = MarkdownParser.shared.runs(of: line)
      restore(&runs)
      return runs
    }

    /// Removes the inserted characters, and restores the replaced line ends.
    private func restore(_ runs: inout [MarkdownRun]) {
      // The first inserted character replaces nothing, and neither does the last.
      var ends = ([""] + text.filter(\.isNewline).map { String($0) })[...]
      for index in runs.indices {
        let parts = runs[index].text.unicodeScalars.split(
          separator: substitute, omittingEmptySubsequences: false)
        var restored = ""
        for (place, part) in parts.enumerated() {
          var part = part
          if place > 0 {
            restored += ends.popFirst() ?? ""
            if part.first == " " { part.removeFirst() }
          }
          if place < parts.count - 1, part.last == " " { part.removeLast() }
          restored += String(part)
        }
        if restored.unicodeScalars.contains(escape) {
          let backslash = runs[index].intent.contains(.code) ? "\\" : ""
          restored = restored.replacing(String(escape), with: backslash)
        }
        runs[index].text = restored
      }
      runs.removeAll { $0.text.isEmpty }
    }

    /// Joins lines, with a space at each line end.
    static func joiningLines(of text: String) -> String {
      text.split(whereSeparator: \.isNewline)
        .map { line in
          let start = line.drop { $0 == " " || $0 == "\t" }
          let end = start.lastIndex { $0 != " " && $0 != "\t" }
          return end.map { start[...$0] } ?? ""
        }
        .filter { !$0.isEmpty }
        .joined(separator: " ")
    }

    /// Non-ASCII spaces, which the parser keeps at the ends of a paragraph.
    private static let spaces: [Unicode.Scalar] = [
      "\u{1680}", "\u{205F}", "\u{2000}", "\u{2001}", "\u{2004}", "\u{2005}", "\u{2006}",
      "\u{2008}", "\u{3000}",
    ]
  }
#endif
