import Foundation
import QuoinExplain
import QuoinHostProtocol

/// `quoin why --apply`: makes the change of an answer after trying it.
enum AppliedEdit {
  /// Makes the change of the first answer that has one, and returns the changed lines.
  ///
  /// The changed source is compiled and laid out first. Nothing is written if the finding doesn't
  /// disappear, if the wish doesn't come true, or if another finding appears.
  ///
  /// - Parameter question: The question that the answers are to.
  static func run(
    _ answers: [LayoutAnswer], options: PreviewOptions, asking question: HostRequest.Question
  ) throws -> String {
    let path = options.choice.file
    try StandardInput.refuse(path, in: "quoin why --apply")
    guard let answer = answers.first(where: { $0.edit?.changes.isEmpty == false }),
      let edit = answer.edit
    else {
      throw CommandFailure.input(
        "no answer has a change of the source, so nothing is written", at: path,
        try: "Say what should be: --want \"'Title'.lines = 2\"")
    }
    let (sources, old) = try current(edit, options, question)
    let new = try changed(sources, options, question)
    if let obstacle = new.obstacle(to: answer, after: old, isWish: question.want != nil) {
      throw failure(obstacle, sources)
    }
    try sources.write()
    return "Changed \(sources.names):\n\(sources.changedLines)\n\(result(of: edit))"
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

  private static func result(of edit: ProposedEdit) -> String {
    let outcome = edit.outcome.map { ": \($0)" } ?? ""
    return "Laid out again\(outcome). Nothing else looks worse."
  }
}
