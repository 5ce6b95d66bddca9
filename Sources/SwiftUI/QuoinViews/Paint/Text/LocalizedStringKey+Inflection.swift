import Foundation
import QuoinCore

extension LocalizedStringKey {
  /// The marks around a phrase to inflect: private-use characters, which labels don't contain.
  private static let start: Unicode.Scalar = "\u{10FFFB}"
  private static let end: Unicode.Scalar = "\u{10FFFC}"

  /// Returns Markdown without attributes, `^[phrase](inflect: true)`, but with marks around the
  /// phrases to inflect.
  static func markingPhrases(in source: String) -> String {
    guard source.contains("^[") else { return source }
    var (result, rest) = ("", source[...])
    while let open = rest.firstRange(of: "^[") {
      result += rest[..<open.lowerBound]
      guard let phrase = bracketed(rest[open.upperBound...], "[", "]"),
        rest[phrase.endIndex...].dropFirst().first == "(",
        let attributes = bracketed(rest[phrase.endIndex...].dropFirst(2), "(", ")")
      else {
        result += rest[open]
        rest = rest[open.upperBound...]
        continue
      }
      let isInflected = attributes.contains(#/inflect\s*:\s*true/#)
      let inner = markingPhrases(in: String(phrase))
      result += isInflected ? "\(start)\(inner)\(end)" : inner
      rest = rest[attributes.endIndex...].dropFirst()
    }
    return result + rest
  }

  /// Returns the text up to the bracket that closes one before it.
  private static func bracketed(
    _ text: Substring, _ opening: Character, _ closing: Character
  ) -> Substring? {
    var depth = 1
    for index in text.indices {
      if text[index] == opening { depth += 1 }
      if text[index] == closing { depth -= 1 }
      if depth == 0 { return text[..<index] }
    }
    return nil
  }

  /// Returns the fragments with each marked phrase in the plural that its number needs.
  static func inflected(
    _ fragments: [TextFragment], in environment: EnvironmentValues
  ) -> [TextFragment] {
    var (result, phrase): ([TextFragment], [TextFragment]?) = ([], nil)
    func add(_ fragment: TextFragment) {
      if phrase == nil { result.add(fragment) } else { phrase?.add(fragment) }
    }
    for fragment in fragments {
      guard case .string(let text) = fragment.content else {
        add(fragment)
        continue
      }
      var piece = ""
      func finishPiece() {
        if !piece.isEmpty { add(TextFragment(string: piece, attributes: fragment.attributes)) }
        piece = ""
      }
      for scalar in text.unicodeScalars {
        switch scalar {
        case start:
          finishPiece()
          phrase = []
        case end:
          finishPiece()
          let inflected = plural(phrase ?? [], in: environment)
          phrase = nil
          inflected.forEach(add)
        default: piece.unicodeScalars.append(scalar)
        }
      }
      finishPiece()
    }
    return result
  }

  /// Returns Markdown with each phrase in the plural that its number needs.
  static func inflected(_ markdown: String, in environment: EnvironmentValues) -> String {
    inflected([TextFragment(string: markingPhrases(in: markdown))], in: environment)
      .map { Text(fragments: [$0]).string(in: environment) }.joined()
  }

  /// Returns a phrase whose last word agrees with its number, if the language is English.
  private static func plural(
    _ phrase: [TextFragment], in environment: EnvironmentValues
  ) -> [TextFragment] {
    let texts = phrase.map { Text(fragments: [$0]).string(in: environment) }
    guard environment.locale.language.languageCode == .english,
      let number = texts.joined().firstMatch(of: #/[0-9](?:[0-9.,]*[0-9])?/#), number.output != "1",
      let last = texts.lastIndex(where: { $0.contains(where: \.isLetter) }),
      let word = texts[last].matches(of: #/\p{Letter}+/#).last
    else { return phrase }
    var phrase = phrase
    phrase[last].content = .string(
      texts[last].replacingCharacters(
        in: word.range, with: EnglishPlural.plural(of: word.output)))
    return phrase
  }
}
