/// The words of a question that mean a diagnosis although no view of the picture has that name.
package struct QuestionCue: Sendable, Hashable {
  /// The words for the thing, such as `toolbar`.
  package var nouns: Set<String>
  /// The words for its state, such as `missing`.
  package var states: Set<String>

  package init(_ nouns: Set<String>, states: Set<String>) {
    (self.nouns, self.states) = (nouns, states)
  }

  /// Whether a question is about the thing and its state.
  func matches(_ question: String) -> Bool {
    let words = Self.words(of: question)
    return !nouns.isDisjoint(with: words) && !states.isDisjoint(with: words)
  }

  /// Whether a question is about something missing, whatever it calls it.
  func isAboutMissing(_ question: String) -> Bool {
    states == Self.missing && !states.isDisjoint(with: Self.words(of: question))
  }

  /// Whether a question has a word for any of the things.
  static func isPossible(_ question: String) -> Bool {
    !things.isDisjoint(with: words(of: question))
  }

  private static func words(of question: String) -> Set<String> {
    let words = question.split { !$0.isLetter && $0 != "'" && $0 != "’" }
    return Set(words.map { WordMatcher.normalized(QuestionWords.normalized(String($0))) })
  }

  // MARK: Words

  static let title: Set<String> = ["title", "heading", "headline", "bar"]
  static let toolbar: Set<String> = ["toolbar", "button", "item", "bar"]
  static let search: Set<String> = ["search", "searchbar", "bar"]
  static let sheet: Set<String> = ["sheet"]
  static let things: Set<String> = title.union(toolbar).union(search).union(sheet)

  /// The states of what isn't shown.
  static let missing: Set<String> = [
    "missing", "gone", "no", "without", "where", "lost", "nothing", "nowhere", "invisible",
    "visible", "hidden", "show", "shown", "showing", "displayed", "appear", "appearing",
    "disappear", "disappeared", "vanish", "vanished", "see",
  ]
  /// The states of what is too long.
  static let long: Set<String> = [
    "tall", "taller", "high", "higher", "height", "large", "larger", "big", "bigger", "huge",
    "long", "size", "short", "shorter", "small", "smaller", "cover", "covering", "fill",
    "filling", "full", "whole", "entire", "half", "empty", "space", "up",
  ]
}
