import Foundation
import QuoinCore
import QuoinMarkdown

extension LocalizedStringKey {
  /// The label's fragments: without markup they are made at once, otherwise in the text's
  /// environment.
  var fragments: [TextFragment] {
    let mayHoldMarkup = parts.contains { part in
      if case .literal(let literal) = part { Markdown.mayHoldMarkup(literal) } else { false }
    }
    guard mayHoldMarkup else { return plain }
    return [TextFragment(content: .markdown(self))]
  }

  /// Whether the literal parts contain markup, which may surround values.
  var hasMarkup: Bool {
    let texts = parts.map { part in if case .literal(let literal) = part { literal } else { "x" } }
    return Markdown.hasMarkup(texts.joined())
  }

  /// Returns the fragments with the markup applied, or left in the text if there is no parser.
  ///
  /// The parser sees a mark instead of each value, so that markup can surround a value and values
  /// are never parsed as markup.
  func parsed(in environment: EnvironmentValues) -> [TextFragment] {
    var values: [[TextFragment]] = []
    var source = ""
    for part in parts {
      switch part {
      case .literal(let literal): source += literal.replacing(Self.mark, with: "")
      case .value(let fragments):
        source += Self.mark + Self.number(values.count)
        values.append(fragments)
      }
    }
    let marked = Self.markingPhrases(in: source)
    guard let runs = Markdown.runs(of: marked, syntax: .inlineOnlyPreservingWhitespace) else {
      return plain
    }
    var fragments: [TextFragment] = []
    for run in runs {
      let attributes = TextAttributes(
        InlinePresentationIntent(rawValue: run.intent.rawValue),
        link: run.link.flatMap { URL(string: Self.filled($0, values, environment)) })
      for piece in Self.pieces(run.text) {
        switch piece {
        case .literal(let text): fragments.add(TextFragment(string: text, attributes: attributes))
        case .value(let index) where values.indices.contains(index):
          for fragment in values[index] {
            let inner = fragment.attributes
            var fragment = fragment
            fragment.attributes = inner.completed(with: attributes)
            for part in fragment.resolved(in: environment) { fragments.add(part) }
          }
        case .value: break
        }
      }
    }
    if marked != source { fragments = Self.inflected(fragments, in: environment) }
    return fragments.isEmpty ? [TextFragment(string: "")] : fragments
  }

  /// The fragments with the markup left in the text.
  var plain: [TextFragment] {
    var fragments: [TextFragment] = []
    for part in parts {
      switch part {
      case .literal(let literal): fragments.add(TextFragment(string: literal))
      case .value(let values): for value in values { fragments.add(value) }
      }
    }
    return fragments.isEmpty ? [TextFragment(string: "")] : fragments
  }

  /// A mark before the number of a value: the last private-use character, which labels don't
  /// contain.
  private static let mark = "\u{10FFFD}"
  /// Numbers are private-use characters, which the parser treats as letters.
  private static let firstNumber: UInt32 = 0xF0000

  private static func number(_ index: Int) -> String {
    let scalar = Unicode.Scalar(firstNumber + UInt32(min(index, 0xFFFD)))
    return scalar.map { String($0) } ?? ""
  }

  private enum Piece {
    case literal(String)
    case value(Int)
  }

  /// Returns `text` split at its marks.
  private static func pieces(_ text: String) -> [Piece] {
    var pieces: [Piece] = []
    for (index, part) in text.unicodeScalars.split(
      separator: "\u{10FFFD}", omittingEmptySubsequences: false
    ).enumerated() {
      var part = part
      if index > 0, let number = part.popFirst() {
        pieces.append(.value(Int(number.value) - Int(firstNumber)))
      }
      if !part.isEmpty { pieces.append(.literal(String(part))) }
    }
    return pieces
  }

  /// Returns a URL with the values inserted.
  private static func filled(
    _ address: String, _ values: [[TextFragment]], _ environment: EnvironmentValues
  ) -> String {
    pieces(address).map { piece in
      switch piece {
      case .literal(let text): text
      case .value(let index) where values.indices.contains(index):
        Text(fragments: values[index]).string(in: environment)
      case .value: ""
      }
    }.joined()
  }
}
