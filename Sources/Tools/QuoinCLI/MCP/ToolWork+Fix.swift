import Foundation
import QuoinExplain

extension ToolWork {
  /// Makes the change of an answer in two calls: the first tries and shows it, the second confirms
  /// it with the first one's token.
  static func fix(_ call: ToolCall) throws -> ToolResult {
    let command = try call.options(WhyCommand.self, places: ["file", "question"])
    try command.options.settings.check()
    let question = try command.asked()
    let edit = try AppliedEdit(
      command.answers(to: question).answers, options: command.options, asking: question, in: "fix")
    try edit.sources.check(areIn: FileManager.default.currentDirectoryPath)
    try edit.sources.checkPlaces()
    let token = edit.sources.fingerprint
    let shown = "\(edit.sources.names):\n\(edit.sources.changedLines)\n\(edit.result)"
    guard let confirmed = call.text("confirm") else {
      return ToolResult(
        """
        \(edit.answer.seen)
        \(edit.answer.cause)
        Not written yet: \(shown)
        To make this change, call fix with the same arguments and "confirm": "\(token)".
        """)
    }
    guard confirmed == token else {
      throw CommandFailure.input(
        "the token \(confirmed) is for another change, so nothing is written",
        at: edit.sources.names,
        try: "The change is now:\n\(shown)\nIts token is \(token).")
    }
    return ToolResult(try edit.write())
  }
}
