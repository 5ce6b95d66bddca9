#if Graphics
  /// A text of which only the markup inside lines counts, whatever its lines begin with.
  ///
  /// The parser sees one line: a kind of space that the text does not hold stands for each line end and in
  /// front of everything, so that no block can begin and no white space is taken away. To the rules about
  /// what stands beside an asterisk it is white space, as a line end is.
  struct InlineSource {
    private let text: String
    private let standIn: Character

    init(_ text: String) {
      self.text = text
      let scalars = Set(text.unicodeScalars)
      let free = Self.spaces.first { !scalars.contains($0) }
      standIn = Character(free ?? Self.spaces[0])
    }

    func runs() -> [MarkdownRun] {
      var line = "\(standIn) "
      for character in text {
        if character.isNewline { line += " \(standIn) " } else { line.append(character) }
      }
      line += " \(standIn)"
      var runs = MarkdownParser.shared.runs(of: line)
      restore(&runs)
      return runs
    }

    /// Takes the spaces away that were put in, and writes line ends for those that stood for one.
    private func restore(_ runs: inout [MarkdownRun]) {
      let ends = text.filter(\.isNewline)
      var next = ends.startIndex
      var isFirst = true
      for index in runs.indices {
        var restored = ""
        var rest = runs[index].text[...]
        while let place = rest.firstIndex(of: standIn) {
          let before = rest[..<place]
          restored += before.last == " " ? before.dropLast() : before
          rest = rest[rest.index(after: place)...]
          if rest.first == " " { rest = rest.dropFirst() }
          if !isFirst, next < ends.endIndex {
            restored.append(ends[next])
            next = ends.index(after: next)
          }
          isFirst = false
        }
        runs[index].text = restored + rest
      }
      runs.removeAll { $0.text.isEmpty }
    }

    /// Lines as one, with a space where one ended.
    static func joiningLines(of text: String) -> String {
      text.split(whereSeparator: \.isNewline)
        .map { line in
          let start = line.drop { $0 == " " || $0 == "\t" }
          return start.prefix(
            through: start.lastIndex { $0 != " " && $0 != "\t" } ?? start.startIndex)
        }
        .joined(separator: " ")
    }

    /// Spaces that are no ASCII, which the parser keeps at the ends of a paragraph.
    private static let spaces: [Unicode.Scalar] = [
      "\u{1680}", "\u{205F}", "\u{2000}", "\u{2001}", "\u{2004}", "\u{2005}", "\u{2006}",
      "\u{2008}", "\u{3000}",
    ]
  }
#endif
