/// A view copied from the source: `HStack(spacing: 16)`, `Color.teal.frame(width: 80)`,
/// `PriceRow(name: "Tea")`, `VStack {`.
struct QuestionCode {
  /// The type as written.
  private(set) var type = ""
  /// The strings between the first parentheses.
  private(set) var strings: [String] = []
  /// The numbers of labeled arguments between the first parentheses.
  private(set) var lengths: [String: Double] = [:]
  /// The names of the modifiers.
  private(set) var modifiers: [String] = []
  /// The code without the property that follows it.
  private(set) var code = ""
  /// The properties that follow the code, as in `Color.teal.width`.
  private(set) var aspects: [LayoutAspect] = []
  /// Whether the first argument is a string without a label, as in `Text("Save")`.
  private(set) var beginsWithString = false

  private let characters: [Character]
  private var index = 0

  /// Parses code; `nil` for any other question, and for a type alone.
  init?(_ text: String) {
    guard text.utf8.count <= QuestionScanner.longest else { return nil }
    characters = Array(text.trimmed)
    guard let first = characters.first, first.isASCII, first.isUppercase else { return nil }
    type = word()
    if current == "<" {
      guard skip("<", ">") != nil else { return nil }
    }
    guard readArguments(isFirst: true), readMembers(), isOver else { return nil }
    if code.isEmpty { code = String(characters) }
    // A type with a property is a name.
    guard code.count > type.count else { return nil }
  }

  private var current: Character? { index < characters.count ? characters[index] : nil }
  private var isOver: Bool { index >= characters.count }

  private mutating func word() -> String {
    let start = index
    while let character = current,
      character == "_" || character.isASCII && (character.isLetter || character.isNumber)
    {
      index += 1
    }
    return String(characters[start..<index])
  }

  private mutating func skipSpaces() {
    while current?.isWhitespace == true { index += 1 }
  }

  /// Reads the parentheses and closures that follow a name. Returns whether they can be code.
  private mutating func readArguments(isFirst: Bool) -> Bool {
    if current == "(" {
      guard let inside = skip("(", ")") else { return false }
      if isFirst { note(inside) }
    }
    let end = index
    skipSpaces()
    guard current == "{" else {
      index = end
      return true
    }
    guard skip("{", "}") != nil else { return false }
    while readLabel() {
      guard skip("{", "}") != nil else { return false }
    }
    return true
  }

  /// Reads the label of a further closure, as in `label: {`.
  private mutating func readLabel() -> Bool {
    let start = index
    skipSpaces()
    if !word().isEmpty, current == ":" {
      index += 1
      skipSpaces()
      if current == "{" { return true }
    }
    index = start
    return false
  }

  /// Reads `.teal`, `.font(.title)` and so on, up to a property at the end.
  private mutating func readMembers() -> Bool {
    while !isOver {
      let start = index
      skipSpaces()
      guard current == "." else { return false }
      index += 1
      let name = word()
      // `View.swift` is a file.
      guard !name.isEmpty, name != "swift" else { return false }
      if isOver, let aspects = QuestionTerm.properties[QuestionWords.normalized(name)] {
        self.aspects = aspects
        code = String(characters[..<start])
        return true
      }
      let isCall = current == "("
      guard readArguments(isFirst: false) else { return false }
      if isCall { modifiers.append(name) }
    }
    return true
  }

  /// Skips a pair of brackets with everything between them, or up to the end of a copied line.
  ///
  /// Returns the characters between them; `nil` for a string without an end.
  private mutating func skip(_ open: Character, _ close: Character) -> ArraySlice<Character>? {
    let start = index + 1
    var depth = 0
    while let character = current {
      if character == "\"" {
        guard let end = stringEnd(at: index) else { return nil }
        index = end
      } else if character == open {
        depth += 1
      } else if character == close {
        depth -= 1
        if depth == 0 {
          index += 1
          return characters[start..<(index - 1)]
        }
      }
      index += 1
    }
    return characters[min(start, characters.count)...]
  }

  /// Returns the position of the quotation mark that ends a string.
  private func stringEnd(at start: Int) -> Int? {
    var position = start + 1
    while position < characters.count {
      if characters[position] == "\\" {
        position += 2
        continue
      }
      if characters[position] == "\"" { return position }
      position += 1
    }
    return nil
  }

  /// Collects the strings and numbers of the first arguments.
  private mutating func note(_ arguments: ArraySlice<Character>) {
    beginsWithString = arguments.first { !$0.isWhitespace } == "\""
    var position = arguments.startIndex
    var plain = ""
    while position < arguments.endIndex {
      if arguments[position] == "\"", let end = stringEnd(at: position) {
        strings.append(String(characters[(position + 1)..<end]))
        position = end
      } else {
        plain.append(arguments[position])
      }
      position += 1
    }
    for part in plain.split(separator: ",") {
      let pair = part.split(separator: ":", maxSplits: 1)
      guard pair.count == 2, let value = Double(pair[1].trimmed), value.isFinite else { continue }
      lengths[pair[0].trimmed] = value
    }
  }
}

extension WrittenViews {
  /// Returns the views that code means, in source order: those of its type, as far as its strings,
  /// numbers and modifiers tell them apart.
  func matches(_ code: QuestionCode) -> [Int] {
    let named = all.indices.filter { all[$0].type == code.type }
    var found = named.isEmpty ? bodies(of: code.type.lowercased()) : named
    func narrow(_ isMatch: (Int) -> Bool) {
      let fewer = found.filter(isMatch)
      if !fewer.isEmpty { found = fewer }
    }
    if !code.strings.isEmpty {
      narrow { view in
        all[view].label.map { label in code.strings.contains { label.hasPrefix(Self.bare($0)) } }
          ?? false
      }
    }
    if !code.modifiers.isEmpty {
      narrow { view in
        code.modifiers.allSatisfy { name in all[view].modifiers.contains { $0.name == name } }
      }
    }
    if !code.lengths.isEmpty {
      narrow { view in
        let lengths = nodes[all[view].core].arguments?.lengths ?? [:]
        return code.lengths.allSatisfy { name, value in
          lengths[name].map { abs(Double($0.value) - value) < 0.01 } ?? false
        }
      }
    }
    return found
  }
}
