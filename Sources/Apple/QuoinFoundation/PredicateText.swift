import Foundation
import Synchronization

/// Comparisons of text in predicates, the same in memory and in SQLite.
///
/// Text is compared by code points. Options fold both texts first.
package enum PredicateText {
  package struct Options: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let ignoresCase = Options(rawValue: 1)
    package static let ignoresDiacritics = Options(rawValue: 2)
    /// Ignores case and diacritics.
    package static let localizedStandard = Options(rawValue: 4)
  }

  /// Returns the text without the differences that the options ignore.
  package static func fold(_ text: String, _ options: Options) -> String {
    if options.isEmpty { return text }
    let ignoresCase = !options.isDisjoint(with: [.ignoresCase, .localizedStandard])
    let ignoresDiacritics = !options.isDisjoint(with: [.ignoresDiacritics, .localizedStandard])
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return ignoresCase ? text.lowercased() : text }
    var folding: String.CompareOptions = []
    if ignoresCase { folding.insert(.caseInsensitive) }
    if ignoresDiacritics { folding.insert(.diacriticInsensitive) }
    return text.folding(options: folding, locale: nil).precomposedStringWithCanonicalMapping
  }

  /// Returns the text without case and diacritics.
  package static func canonical(_ text: String) -> String {
    fold(text, [.ignoresCase, .ignoresDiacritics])
  }

  /// Whether a text contains another. With options, no text contains the empty one.
  package static func contains(_ text: String, _ part: String, _ options: Options) -> Bool {
    if part.isEmpty { return options.isEmpty }
    let text = Array(fold(text, options).utf8)
    let part = Array(fold(part, options).utf8)
    guard let first = part.first, part.count <= text.count else { return part.isEmpty }
    return (0...(text.count - part.count)).contains { start in
      text[start] == first && text[start..<(start + part.count)].elementsEqual(part)
    }
  }

  package static func begins(_ text: String, _ part: String, _ options: Options) -> Bool {
    if part.isEmpty { return options.isEmpty }
    return fold(text, options).utf8.starts(with: fold(part, options).utf8)
  }

  package static func ends(_ text: String, _ part: String, _ options: Options) -> Bool {
    if part.isEmpty { return options.isEmpty }
    return fold(text, options).utf8.reversed().starts(with: fold(part, options).utf8.reversed())
  }

  /// Whether a text fulfills a pattern with `*` for any text, `?` for a character, and `\` before
  /// either of them as itself.
  package static func like(_ text: String, _ pattern: String, _ options: Options) -> Bool {
    let text = Array(fold(text, options))
    let pattern = wildcards(Array(fold(pattern, options)))
    var place = 0
    var next = 0
    var retry: (place: Int, next: Int)?
    while place < text.count {
      if next < pattern.count, pattern[next] == .anything {
        retry = (place, next)
        next += 1
      } else if next < pattern.count, pattern[next].accepts(text[place]) {
        place += 1
        next += 1
      } else if let last = retry {
        // The last `*` takes one more character.
        place = last.place + 1
        next = last.next + 1
        retry = (place, last.next)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == .anything }
  }

  private enum Wildcard: Equatable {
    case anything, one
    case exactly(Character)

    func accepts(_ letter: Character) -> Bool { self == .one || self == .exactly(letter) }
  }

  private static func wildcards(_ pattern: [Character]) -> [Wildcard] {
    var all: [Wildcard] = []
    var rest = pattern[...]
    while let letter = rest.popFirst() {
      switch letter {
      case "*": all.append(.anything)
      case "?": all.append(.one)
      case "\\" where rest.first == "*" || rest.first == "?" || rest.first == "\\":
        all.append(.exactly(rest.removeFirst()))
      default: all.append(.exactly(letter))
      }
    }
    return all
  }

  /// The compiled patterns, and `nil` for invalid ones.
  private static let expressions = Mutex<[String: NSRegularExpression?]>([:])

  /// Whether a regular expression matches the whole text. An invalid one matches nothing.
  package static func matches(_ text: String, _ pattern: String, _ options: Options) -> Bool {
    let ignoresCase = !options.isDisjoint(with: [.ignoresCase, .localizedStandard])
    let others = options.subtracting([.ignoresCase])
    let key = (ignoresCase ? "i" : "-") + pattern
    let expression = expressions.withLock { known in
      if let found = known[key] { return found }
      let made = try? NSRegularExpression(
        pattern: "\\A(?:\(fold(pattern, others)))\\z", options: ignoresCase ? .caseInsensitive : [])
      if known.count > 100 { known.removeAll() }
      known[key] = .some(made)
      return made
    }
    let text = fold(text, others)
    let whole = NSRange(location: 0, length: text.utf16.count)
    return expression?.firstMatch(in: text, range: whole) != nil
  }
}
