/// Finds the views, properties and words of a question in its parts.
struct QuestionReader {
  typealias Target = LayoutQuestion.Target

  /// Two views of a question, and how they are compared.
  struct Comparison {
    var relation: LayoutQuestion.Relation
    var targets: [Target]
    var aspects: [LayoutAspect]
  }

  private let terms: [QuestionTerm]
  private let text: String

  init(_ terms: [QuestionTerm], text: String) {
    (self.terms, self.text) = (terms, text)
  }

  // MARK: One view, or none

  /// The views that the question points at, in its order.
  func targets() -> [Target] {
    let found = Self.targets(in: terms[...])
    if !found.isEmpty { return found }
    return isName ? [.name(text, number: nil)] : []
  }

  /// The properties that the question is about.
  func aspects() -> [LayoutAspect] { Self.aspects(in: terms[...]) }

  /// The words that may be names, the longest first: the whole text, adjacent words, single words.
  func words() -> [String] {
    var runs: [[String]] = [[]]
    let spoken = Self.spoken(terms[...])
    for (position, word) in spoken.words.enumerated() {
      if let word, !spoken.understood.contains(position),
        !QuestionWords.ignored.contains(QuestionWords.normalized(word))
      {
        runs[runs.count - 1].append(word)
      } else if !runs[runs.count - 1].isEmpty {
        runs.append([])
      }
    }
    let isWhole = !isSentence && !hasView
    let phrases = runs.filter { $0.count > 1 }.map { $0.joined(separator: " ") }
    var found: [String] = []
    for word in (isWhole ? [text] : []) + phrases + runs.flatMap({ $0 })
    where !found.contains(word) && found.count < Self.mostWords {
      found.append(word)
    }
    return found
  }

  private static let mostWords = 24

  private var hasView: Bool { !Self.targets(in: terms[...]).isEmpty }

  /// Whether the question is a sentence, rather than a name or a few words.
  private var isSentence: Bool {
    if text.hasSuffix("?") { return true }
    guard case .word(let first)? = terms.first else { return false }
    return ["the", "a", "an"].contains(first)
      || QuestionWords.questionWords.contains(QuestionWords.normalized(first))
  }

  /// Whether the whole question is the name of a view.
  private var isName: Bool { !isSentence && !terms.isEmpty && aspects().isEmpty }

  // MARK: Two views

  /// Two views that the question compares; `nil` if it doesn't.
  func comparison() -> Comparison? {
    let words = terms.map(Self.normalizedWord)
    for (index, word) in words.enumerated() {
      let next = index + 1 < words.count ? words[index + 1] : nil
      switch word {
      case "vs", "versus":
        if let found = comparison(.versus, terms[..<index], terms[(index + 1)...]) { return found }
      case "compared" where next == "to" || next == "with":
        if let found = comparison(.versus, terms[..<index], terms[(index + 2)...]) { return found }
      case "centered", "middle", "center":
        guard next == "in" || next == "of" else { continue }
        if let found = comparison(.centered, terms[..<index], terms[(index + 2)...]) {
          return found
        }
      case "between":
        guard let and = words[(index + 1)...].firstIndex(of: "and") else { continue }
        let sides = (terms[(index + 1)..<and], terms[(and + 1)...])
        if let found = comparison(.between, sides.0, sides.1) { return found }
      case let verb? where QuestionWords.overlaps.contains(verb):
        if let found = overlap(at: index, words) { return found }
      default: continue
      }
    }
    return nil
  }

  /// “A overlaps B”, or “A and B overlap”.
  private func overlap(at index: Int, _ words: [String?]) -> Comparison? {
    // “The cover” is a picture, rather than something that it does.
    if words[index] == "cover",
      !words[..<index].contains(where: { Self.helpers.contains($0 ?? "") })
    {
      return nil
    }
    if let found = comparison(.overlap, terms[..<index], terms[(index + 1)...]) { return found }
    guard let and = words[..<index].lastIndex(of: "and") else { return nil }
    return comparison(.overlap, terms[..<and], terms[(and + 1)..<index])
  }

  private static let helpers: Set<String> = ["do", "does", "did", "doesn't", "don't", "why"]

  private func comparison(
    _ relation: LayoutQuestion.Relation, _ left: ArraySlice<QuestionTerm>,
    _ right: ArraySlice<QuestionTerm>
  ) -> Comparison? {
    let isPlain = relation == .versus
    guard let first = Self.side(left, isFirst: true, isPlain: isPlain),
      let second = Self.side(right, isFirst: false, isPlain: isPlain)
    else { return nil }
    let properties = Self.properties(in: terms[...])
    var aspects = isPlain && !properties.isEmpty ? properties : self.aspects()
    if relation == .centered, aspects.isEmpty { aspects = [.x, .y] }
    if relation == .between, !aspects.contains(.gap) { aspects.append(.gap) }
    return Comparison(relation: relation, targets: [first, second], aspects: aspects)
  }

  /// The view on one side of a comparison: as written, or the words nearest to the comparison.
  ///
  /// - Parameter isPlain: whether capitalized words of the field are a part of a name.
  private static func side(_ terms: ArraySlice<QuestionTerm>, isFirst: Bool, isPlain: Bool)
    -> Target?
  {
    if let target = targets(in: terms).first { return target }
    let spoken = spoken(terms)
    var runs: [[String]] = [[]]
    for (position, word) in spoken.words.enumerated() {
      if let word, isPartOfName(word),
        !spoken.understood.contains(position) || isPlain && word.first?.isUppercase == true
      {
        runs[runs.count - 1].append(word)
      } else if !runs[runs.count - 1].isEmpty {
        runs.append([])
      }
    }
    runs.removeAll(where: \.isEmpty)
    if let run = isFirst ? runs.last : runs.first {
      return .name(run.joined(separator: " "), number: nil)
    }
    return nil
  }

  /// Whether a word beside a comparison belongs to a name. A text may be “No” or begin with “The”.
  private static func isPartOfName(_ word: String) -> Bool {
    let normalized = QuestionWords.normalized(word)
    if QuestionWords.questionWords.contains(normalized) { return false }
    return word.first?.isUppercase == true || !QuestionWords.ignored.contains(normalized)
  }

  // MARK: Parts

  /// The views in some parts, each once.
  private static func targets(in terms: ArraySlice<QuestionTerm>) -> [Target] {
    var found: [Target] = []
    for term in terms {
      if case .view(let target?, _) = term, !found.contains(target) { found.append(target) }
    }
    return found
  }

  private static func aspects(in terms: ArraySlice<QuestionTerm>) -> [LayoutAspect] {
    let found = properties(in: terms) + spoken(terms).aspects
    return LayoutAspect.allCases.filter(found.contains)
  }

  /// The properties that follow a period.
  private static func properties(in terms: ArraySlice<QuestionTerm>) -> [LayoutAspect] {
    var found: [LayoutAspect] = []
    for term in terms {
      if case .view(_, let aspects) = term { found += aspects }
    }
    return LayoutAspect.allCases.filter(found.contains)
  }

  /// The ordinary words of some parts.
  private struct Spoken {
    /// The words; `nil` in place of a view.
    var words: [String?]
    /// The properties that phrases among the words name.
    var aspects: [LayoutAspect] = []
    /// The positions of words that say only something about a property.
    var understood: Set<Int> = []
  }

  private static func spoken(_ terms: ArraySlice<QuestionTerm>) -> Spoken {
    var spoken = Spoken(
      words: terms.map { term in
        if case .word(let word) = term { return word }
        return nil
      })
    let words = terms.map(normalizedWord)
    var index = 0
    while index < words.count {
      guard let (meaning, count) = meaning(in: words, at: index) else {
        index += 1
        continue
      }
      spoken.aspects += meaning.aspects
      if !meaning.isName { spoken.understood.formUnion(index..<(index + count)) }
      index += count
    }
    return spoken
  }

  /// The longest phrase with a meaning at a position, and its number of words.
  private static func meaning(in words: [String?], at index: Int) -> (QuestionWords.Meaning, Int)? {
    for count in stride(from: QuestionWords.longestPhrase, through: 1, by: -1)
    where index + count <= words.count {
      let phrase = words[index..<(index + count)].compactMap { $0 }
      guard phrase.count == count else { continue }
      if let meaning = QuestionWords.meanings[phrase.joined(separator: " ")] {
        return (meaning, count)
      }
    }
    return nil
  }

  private static func normalizedWord(_ term: QuestionTerm) -> String? {
    if case .word(let word) = term { return QuestionWords.normalized(word) }
    return nil
  }
}
