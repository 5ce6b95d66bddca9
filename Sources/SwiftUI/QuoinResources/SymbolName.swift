/// Xcode's conversion of an asset name to an identifier.
///
/// A name without lowercase letters keeps its case, and its words are joined by `_`: `ICON-2`
/// becomes `ICON_2`, `292C38` becomes `_292_C_38`. Any other name is converted to camel case:
/// `brand-blue 2` becomes `brandBlue2`, `BGColorOne` becomes `bgColorOne`. A last word of `Color`
/// or `Image` is dropped from names of several words. A name without letters and digits, such as
/// `+`, gives no identifier.
enum SymbolName {
  /// Returns the name of a member; `nil` if the asset's name has no letters and digits.
  static func member(_ name: String) -> String? {
    var words = words(of: name)
    if words.count > 1, let last = words.last?.lowercased(), last == "color" || last == "image" {
      words.removeLast()
    }
    return identifier(words, capitalized: false)
  }

  /// Returns the name of a namespace's enumeration; `nil` if the folder's name has no letters and
  /// digits.
  static func namespace(_ name: String) -> String? {
    identifier(words(of: name), capitalized: true)
  }

  private static func identifier(_ words: [String], capitalized: Bool) -> String? {
    guard !words.isEmpty else { return nil }
    let isLoud = words.allSatisfy { $0 == $0.uppercased() }
    let joined: String
    if isLoud, words.contains(where: { $0 != $0.lowercased() }) {
      joined = words.joined(separator: "_")
    } else {
      joined = words.enumerated().map { index, word in
        index > 0 || capitalized
          ? word.prefix(1).uppercased() + word.dropFirst() : word.lowercased()
      }.joined()
    }
    let begun = joined.first?.isNumber == true ? "_" + joined : joined
    return keywords.contains(begun) ? "`\(begun)`" : begun
  }

  private enum Class { case upper, lower, digit, other }

  private static func classOf(_ character: Character) -> Class {
    if character.isNumber { return .digit }
    guard character.isLetter else { return .other }
    return character.isUppercase ? .upper : .lower
  }

  /// Splits a name into words: `QRCode-2x` into `QR`, `Code`, `2`, `x`.
  static func words(of name: String) -> [String] {
    let characters = Array(name)
    var words: [String] = []
    var word = ""
    for (index, character) in characters.enumerated() {
      let kind = classOf(character)
      let before = index > 0 ? classOf(characters[index - 1]) : .other
      let after = index + 1 < characters.count ? classOf(characters[index + 1]) : .other
      let begins =
        switch (before, kind) {
        case (.upper, .upper): after == .lower
        case (.upper, .lower): false
        default: before != kind
        }
      if begins, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if kind != .other { word.append(character) }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Words that need backticks as member names.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
