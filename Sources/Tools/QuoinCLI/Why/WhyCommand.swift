import ArgumentParser
import Foundation
import QuoinExplain
import QuoinFiles
import QuoinHostProtocol

/// `quoin why`: answers questions about a layout.
struct WhyCommand: ParsableCommand {
  static let name = "why"

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract:
      "Say what looks wrong in a layout, which line makes it so, and what to write instead.",
    discussion: """
      Without a question, the answers are about up to five things that look odd: texts that are cut, views outside of \
      the screen, empty places, taps without effect. A question is about one view, in your own words:

      quoin why Card.swift "why is the message cut?"
      quoin why Card.swift '"Save".width'
      quoin why Card.swift 7                      (line 7)
      quoin why Card.swift --at 200,300           (the point of the screen)
      quoin why Card.swift '"Short" vs "Longer label"'
      quoin why Card.swift --want "'No'.width = 'Yes'.width"

      A view is its text or the beginning of its text, its type (Button, Button#2 for the second), its accessibility \
      identifier, or its line. Add .width, .height, .size, .x, .y, .gap, .taps or .color to ask about one property.

      Each change after an arrow was tried in a copy of the layout. The views are laid out on an iPhone 16, unless the \
      preview or an option selects another screen or size.
      """)

  /// The text that the command prints without any argument.
  static let introduction = """
    quoin why FILE              says what looks wrong, which line makes it so, and what to write instead
    quoin why FILE QUESTION     answers a question about one view

    quoin why Card.swift "why is the message cut?"
    quoin why Card.swift '"Save".width'
    quoin why Card.swift 7
    quoin why Card.swift --at 200,300
    quoin why Card.swift --want "'No'.width = 'Yes'.width"

    quoin why --help lists everything that can be asked.
    """

  @OptionGroup var options: PreviewOptions

  @Argument(
    help: ArgumentHelp(
      "The question: a view, one of its properties, or a sentence.",
      discussion: "By default everything that looks odd."))
  var question: [String] = []

  @Option(
    help: ArgumentHelp(
      "Ask about the view at this point of the screen.", valueName: "x,y"),
    transform: PointArgument.init(typed:))
  var at: PointArgument?

  @Option(
    help: ArgumentHelp(
      "Say what should be; the answer is the smallest change of the source that makes it so.",
      discussion: """
        Compare properties with <, <=, =, >= or >: "'No'.width = 'Yes'.width", "Title.lines = 2", "Card.width <= window", \
        "Card.width = parent", "A.gap = 0"; or name a place, "'Save' below Image", "A as wide as B", or a state: "Row.taps", \
        "Title not cut", "'Trip' centered", "List scrolls". A view can also be one of its layers, as in "background.width". \
        Join conditions with `and`. The properties are width, height, minX, midX, maxX, minY, midY, maxY, lines and gap.
        """, valueName: "condition"))
  var want: String?

  @Flag(help: "Make the change of the first answer that has one in the file.")
  var apply = false

  @Flag(help: "Give all answers, rather than the most important.")
  var all = false

  @Flag(help: "Print the answers as JSON.")
  var json = false

  func run() throws {
    try options.settings.check()
    let question = try asked()
    guard apply else { return try Results.write(text(for: question, in: json ? .json : .table)) }
    guard !json, options.choice.file != StandardInput.argument else {
      throw CommandFailure.usage(
        json ? "--apply and --json can't be combined" : "--apply needs a file to change, not -",
        try: "Omit --apply.")
    }
    let answered = try answers(to: question)
    try Results.write(answered.text)
    let edit = try AppliedEdit(answered.answers, options: options, asking: question)
    try Results.write(edit.write())
  }

  func answers(to question: HostRequest.Question) throws -> AnsweredPreviews {
    try BoundedJSON.decode(
      AnsweredPreviews.self, from: Data(text(for: question, in: .json).utf8))
  }

  /// The question as typed. Throws before any other work if it can't be understood.
  func asked() throws -> HostRequest.Question {
    var text = QuestionArguments(question).text
    if let at { text = [text, at.question].compactMap { $0 }.joined(separator: " ") }
    let question = HostRequest.Question(text: text, want: want, all: all)
    try question.check()
    return question
  }

  private func text(for question: HostRequest.Question, in style: TextStyle) throws -> String {
    let session = try PreviewSession(options, marksExpressions: true)
    defer { session.close() }
    return try session.run(.answers(question, style)).text ?? ""
  }
}

extension HostRequest.Question {
  /// Throws a usage error if the question can't be understood.
  func check() throws {
    do {
      _ = try LayoutQuestion.parsing(text, want: want, showsAll: all)
    } catch {
      throw CommandFailure.usage(
        ErrorText.sentence(about: error), try: "`quoin why --help` shows questions.")
    }
  }
}

/// The words of a question on the command line.
struct QuestionArguments {
  private let arguments: [String]

  init(_ arguments: [String]) { self.arguments = arguments }

  /// The question; `nil` without any words.
  ///
  /// A shell removes quotation marks. With several arguments, one that contains spaces is therefore
  /// a quoted text, possibly with a property: `"Save changes".width`. Beside an argument that has
  /// quotation marks, it is words.
  var text: String? {
    guard arguments.count > 1 else { return arguments.first }
    if arguments.contains(where: { $0.contains("\"") || $0.contains("“") }) {
      return arguments.joined(separator: " ")
    }
    return arguments.map(Self.quoted).joined(separator: " ")
  }

  private static func quoted(_ argument: String) -> String {
    guard argument.utf8.count < 2000, !argument.contains("\""), !argument.contains("“"),
      argument.wholeMatch(of: /(?:line|at) [0-9].*/) == nil,
      let parts = argument.wholeMatch(of: /(\S+\s.*?)((?:#[0-9]+)?(?:\.[A-Za-z]+)?)/)
    else { return argument }
    return "\"\(parts.1)\"\(parts.2)"
  }
}

/// `--at`: a point of the screen in points, such as `200,300`.
struct PointArgument: Equatable {
  let x, y: Double

  /// Throws for anything but two finite numbers.
  init(typed text: String) throws {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite,
      abs(x) <= PictureFormat.largestSide, abs(y) <= PictureFormat.largestSide
    else { throw PointError() }
    (self.x, self.y) = (x, y)
  }

  /// The point as a part of a question.
  var question: String { "at \(x),\(y)" }
}

/// An error for a text that is not a point.
struct PointError: Error, CustomStringConvertible {
  var description: String {
    "a point is two lengths in points from the top left corner of the screen, as in 200,300"
  }
}
