import Foundation

/// The score of the answers to a question.
struct Score: Sendable {
  enum Fix: Sendable {
    case none
    /// The right edit is proposed, but applying it fails or doesn't end the finding.
    case proposed
    case works
  }

  let question: Question
  /// Whether an answer names the cause.
  var isCauseNamed = false
  var fix = Fix.none
  /// Whether the right edit answers the wish; `nil` if none is stated.
  var isWishAnswered: Bool?
  /// The number of answers beside the point, without a question.
  var besides = 0
  /// The words up to the end of the answer that names the cause.
  var words: Int?
  /// The cause in the first answer to the question.
  var first: String?
  /// Whether `quoin` gave no output for the question.
  var isFailure = false

  init(_ question: Question, asking quoin: String) throws {
    self.question = question
    let place = try Workplace(question.source, quoin: quoin)
    defer { place.close() }
    let asked = place.answers(to: question.words + question.options)
    let unasked = place.answers(to: question.options)
    isFailure = asked == nil
    if let wish = question.wish {
      let answers = place.answers(to: ["--want", wish] + question.options) ?? []
      isWishAnswered = answers.contains { $0.proposes(question.edits) }
    }
    first = asked?.first?.cause ?? unasked?.first?.cause
    besides = (unasked ?? []).count { !Self.isRight($0, for: question) }
    let attempts = [
      (arguments: question.words + question.options, answers: asked ?? []),
      (arguments: question.options, answers: unasked ?? []),
    ]
    for attempt in attempts {
      if !isCauseNamed, let words = Self.wordsToCause(in: attempt.answers, for: question) {
        (isCauseNamed, self.words) = (true, words)
      }
      guard fix != .works, let right = attempt.answers.first(where: { $0.proposes(question.edits) })
      else { continue }
      // `--apply` makes the first edit of all answers.
      let isFirst = attempt.answers.first { $0.edit != nil }?.proposes(question.edits) == true
      let works =
        try isFirst && Self.works(right, after: attempt.arguments, for: question, asking: quoin)
      fix = works ? .works : .proposed
    }
  }

  private static func isRight(_ answer: Answer, for question: Question) -> Bool {
    answer.names(question.names) || answer.proposes(question.edits)
  }

  private static func wordsToCause(in answers: [Answer], for question: Question) -> Int? {
    guard let index = answers.firstIndex(where: { $0.names(question.names) }) else { return nil }
    return answers[...index].reduce(0) { $0 + $1.wordCount }
  }

  /// Whether `--apply` makes the edit in a copy, which then compiles and has no such finding.
  private static func works(
    _ answer: Answer, after arguments: [String], for question: Question, asking quoin: String
  ) throws -> Bool {
    let place = try Workplace(question.source, quoin: quoin)
    defer { place.close() }
    guard let changed = place.applied(arguments), changed != question.source,
      let rest = place.answers(to: question.options)
    else { return false }
    return !rest.contains { $0.rule == answer.rule && $0.view == answer.view && $0.rule != nil }
  }
}
