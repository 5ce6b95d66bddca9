/// Splits the text of a question into words, quoted texts and symbols.
struct QuestionScanner {
  struct Token: Equatable {
    enum Kind { case word, quoted, symbol }

    var kind: Kind
    /// The word or symbol, or the text inside the quotation marks.
    var text: String
    /// The characters directly after a quoted text, such as `#2.width`.
    var suffix = ""
  }

  /// The largest number of bytes of a question.
  static let longest = 2000

  private let characters: [Character]
  private let symbols: Set<Character>
  private var index = 0
  private var tokens: [Token] = []

  /// Returns the tokens of a text.
  ///
  /// - Parameter symbols: the characters that end a word and are tokens themselves; a symbol and a
  ///   following `=` or `&` are one token.
  /// - Throws: ``QuestionSyntaxError`` for a text that is too long, and for quotation marks without
  ///   a counterpart.
  static func tokens(of text: String, symbols: Set<Character> = []) throws -> [Token] {
    guard text.utf8.count <= longest else { throw QuestionSyntaxError.tooLong(limit: longest) }
    var scanner = QuestionScanner(characters: Array(text), symbols: symbols)
    return try scanner.run()
  }

  private init(characters: [Character], symbols: Set<Character>) {
    (self.characters, self.symbols) = (characters, symbols)
  }

  private mutating func run() throws -> [Token] {
    while index < characters.count {
      let character = characters[index]
      if character.isWhitespace {
        index += 1
      } else if symbols.contains(character) {
        readSymbol(character)
      } else if opensQuote(at: index) {
        try readQuoted()
      } else {
        readWord()
      }
    }
    return tokens
  }

  private mutating func readSymbol(_ first: Character) {
    index += 1
    var text = String(first)
    if index < characters.count, characters[index] == "=" || characters[index] == "&",
      symbols.contains(characters[index])
    {
      text.append(characters[index])
      index += 1
    }
    tokens.append(Token(kind: .symbol, text: text))
  }

  private mutating func readWord() {
    var text = ""
    while index < characters.count, !endsWord(characters[index]) {
      // An apostrophe inside a word is a letter.
      if index > 0, !text.isEmpty, opensQuote(at: index) { break }
      text.append(characters[index])
      index += 1
    }
    // The name of a call, as in `Text("Save")`, adds nothing to its text.
    let isCall = text.hasSuffix("(") && index < characters.count && opensQuote(at: index)
    if !isCall { tokens.append(Token(kind: .word, text: text)) }
  }

  private mutating func readQuoted() throws {
    let start = index
    let mark = characters[start]
    guard let end = closing(mark, after: start) else {
      throw QuestionSyntaxError.openQuote(String(mark), position: start + 1)
    }
    var text = ""
    var position = start + 1
    while position < end {
      if characters[position] == "\\", Self.isQuote(characters[position + 1]) { position += 1 }
      text.append(characters[position])
      position += 1
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw QuestionSyntaxError.emptyQuotes(position: start + 1)
    }
    index = end + 1
    var suffix = ""
    while index < characters.count, !endsWord(characters[index]), !opensQuote(at: index) {
      suffix.append(characters[index])
      index += 1
    }
    // The end of a call such as `Text("Save")`.
    if suffix.hasPrefix(")") { suffix.removeFirst() }
    tokens.append(Token(kind: .quoted, text: text, suffix: suffix))
  }

  private func endsWord(_ character: Character) -> Bool {
    character.isWhitespace || symbols.contains(character)
  }

  // MARK: Quotation marks

  /// The characters that close a quotation, by the one that opens it.
  private static let marks: [Character: Set<Character>] = [
    "\"": ["\""], "“": ["”"], "„": ["“", "”", "\""], "«": ["»"], "`": ["`"],
    "'": ["'"], "‘": ["’"],
  ]
  /// The opening marks that are also apostrophes.
  private static let single: Set<Character> = ["'", "‘"]

  private static func isQuote(_ character: Character) -> Bool {
    marks[character] != nil || character == "”" || character == "’" || character == "»"
  }

  private func opensQuote(at position: Int) -> Bool {
    let mark = characters[position]
    guard Self.marks[mark] != nil else { return false }
    guard Self.single.contains(mark), position > 0 else { return true }
    let before = characters[position - 1]
    return endsWord(before) || before == "("
  }

  /// Returns the position of the mark that closes the quotation.
  private func closing(_ mark: Character, after start: Int) -> Int? {
    let ends = Self.marks[mark] ?? []
    var position = start + 1
    while position < characters.count {
      let character = characters[position]
      if character == "\\", position + 1 < characters.count,
        Self.isQuote(characters[position + 1])
      {
        position += 2
        continue
      }
      if ends.contains(character), !Self.single.contains(mark) || isEnd(position) {
        return position
      }
      position += 1
    }
    return nil
  }

  /// Whether no letter follows, so that the mark isn't an apostrophe.
  private func isEnd(_ position: Int) -> Bool {
    guard position + 1 < characters.count else { return true }
    let next = characters[position + 1]
    return !next.isLetter && !next.isNumber
  }
}
