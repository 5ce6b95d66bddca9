import ArgumentParser
import QuoinHostProtocol

/// `quoin explain`: how a file's previews were laid out, and why.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Show a file's layout as a tree with proposals, sizes and reasons.")

  @OptionGroup var options: PreviewOptions

  @Flag(help: "The negotiation as numbered steps instead of the tree.")
  var steps = false

  @Flag(help: "The layout reports as JSON.")
  var json = false

  func run() throws {
    try options.surroundings.check()
    guard !(steps && json) else {
      throw CommandFailure.usage(
        "--steps and --json exclude each other", try: "Ask for one, then for the other.")
    }
    let style: ExplanationStyle = json ? .json : steps ? .steps : .tree
    try Results.write(explanation(in: style))
  }

  private func explanation(in style: ExplanationStyle) throws -> String {
    let session = try PreviewSession(options)
    defer { session.close() }
    return try session.run(.explain(style)).text ?? ""
  }
}
