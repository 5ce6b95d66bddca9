import Foundation
import QuoinExplain
import QuoinHostProtocol

/// The change of an answer after a trial, for `quoin why --apply` and the tool `fix`.
struct AppliedEdit {
  /// The answer whose change it is.
  let answer: LayoutAnswer
  /// The files before and after the change.
  let sources: EditedSources
  private let edit: ProposedEdit

  /// Tries the change of the first answer that has one, and writes nothing.
  ///
  /// The changed source is compiled and laid out. Throws if the finding doesn't disappear, if the
  /// wish doesn't come true, or if another finding appears.
  ///
  /// - Parameters:
  ///   - answers: The answers to the question.
  ///   - options: The options with which the question was asked.
  ///   - question: The question that the answers are to.
  ///   - command: The name of the command or tool, for messages.
  init(
    _ answers: [LayoutAnswer], options: PreviewOptions, asking question: HostRequest.Question,
    in command: String = "quoin why --apply"
  ) throws {
    let path = options.choice.file
    try StandardInput.refuse(path, in: command)
    guard let answer = answers.first(where: { $0.edit?.changes.isEmpty == false }),
      let edit = answer.edit
    else {
      throw CommandFailure.input(
        "no answer has a change of the source, so nothing is written", at: path,
        try: "Say what should be: --want \"'Title'.lines = 2\"")
    }
    let (sources, old) = try Self.current(edit, options, question)
    let new = try Self.changed(sources, options, question)
    if let obstacle = new.obstacle(to: answer, after: old, isWish: question.want != nil) {
      throw Self.failure(obstacle, sources)
    }
    (self.answer, self.sources, self.edit) = (answer, sources, edit)
  }

  /// Writes the changed files, and returns the changed lines.
  func write() throws -> String {
    try sources.write()
    return "Changed \(sources.names):\n\(sources.changedLines)\n\(result)"
  }

  /// Returns the sources that an edit changes, and their findings before it.
  private static func current(
    _ edit: ProposedEdit, _ options: PreviewOptions, _ question: HostRequest.Question
  ) throws -> (EditedSources, EditTrial) {
    let session = try PreviewSession(options, marksExpressions: true)
    defer { session.close() }
    let sources = try EditedSources(edit, of: session.input)
    try sources.checkPlaces()
    return (sources, try EditTrial(session, asking: question))
  }

  /// Returns the findings about the changed sources.
  private static func changed(
    _ sources: EditedSources, _ options: PreviewOptions, _ question: HostRequest.Question
  ) throws -> EditTrial {
    var question = question
    question.want = try question.want.map { text in
      try LayoutWant(parsing: text).movingLines(sources.newLine).text
    }
    do {
      let session = try PreviewSession(
        options, marksExpressions: true, replacing: sources.texts)
      defer { session.close() }
      return try EditTrial(session, asking: question)
    } catch let error as CommandFailure where error.status == CommandFailure.inputStatus {
      throw failure(error.message, sources)
    }
  }

  private static func failure(_ obstacle: String, _ sources: EditedSources) -> CommandFailure {
    .input(
      "the change was tried, and isn't made: \(obstacle)", at: sources.names,
      try: "The change was:\n\(sources.changedLines)")
  }

  /// The outcome of the trial, as sentences.
  var result: String {
    let outcome = edit.outcome.map { ": \($0)" } ?? ""
    return "Laid out again\(outcome). Nothing else looks worse."
  }
}
