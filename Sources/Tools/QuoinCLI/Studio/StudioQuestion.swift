import Foundation
import QuoinExplain
import QuoinFiles
import QuoinHostProtocol
import QuoinSources

/// A question of the page that the server answers itself, because it is about the sources: their
/// text, the editor, or a change (Documentation/StudioProtocol.md).
struct StudioQuestion: Sendable {
  /// A place in a source file.
  struct Place: Decodable, Sendable {
    /// The path as in reports.
    var file: String
    /// The line, starting at 1.
    var line: Int
    /// The column in bytes, starting at 1; 1 by default.
    var column: Int?
  }

  /// An answer of `quoin why` whose change should be made.
  struct Edit: Decodable, Sendable {
    var seen, cause: String
  }

  enum Kind: Sendable {
    case code(Place)
    case edit(Place)
    case apply(Edit)
  }

  /// The page's number for the answer.
  let number: Int
  let kind: Kind

  /// Decodes the question in a message of the page; `nil` if the server doesn't answer it.
  init?(_ text: String) {
    guard text.utf8.count <= Self.longest,
      let message = try? BoundedJSON.decode(Message.self, from: Data(text.utf8)),
      let ask = message.ask
    else { return nil }
    number = ask.number
    let question = ask.question
    if let place = question.code {
      kind = .code(place)
    } else if let place = question.open {
      kind = .edit(place)
    } else if let edit = question.apply {
      kind = .apply(edit)
    } else {
      return nil
    }
  }

  /// The maximum length of a message in bytes.
  private static let longest = 64 << 10

  private struct Message: Decodable {
    struct Ask: Decodable {
      var number: Int
      var question: Question
    }
    struct Question: Decodable {
      var code, open: Place?
      var apply: Edit?
    }
    var ask: Ask?
  }
}

/// The number of a question that can't be answered, for an answer that says why.
struct UnansweredQuestion {
  let preview: String
  let number: Int

  /// Decodes the preview and the number in a message; `nil` if it contains no question.
  init?(_ text: String) {
    struct Message: Decodable {
      struct Ask: Decodable { var number: Int }
      var preview: String
      var ask: Ask
    }
    guard let message = try? BoundedJSON.decode(Message.self, from: Data(text.utf8)) else {
      return nil
    }
    (preview, number) = (message.preview, message.ask.number)
  }

  /// The members of the answer.
  func answer(_ reason: String) -> String {
    "\"answer\":{\"to\":\(number),\"error\":\(StudioText.quoted(reason))}"
  }
}

/// Answers questions about the sources.
///
/// The command's options, which aren't `Sendable`, are only read.
struct StudioSourceAnswers: @unchecked Sendable {
  let sources: StudioSources
  /// The command that opens a file; `nil` if the server starts no editor.
  let editor: StudioEditor?

  /// Returns the answer's members of a JSON object.
  ///
  /// - Parameter preview: The name of the preview that the question is about.
  func content(of question: StudioQuestion, about preview: String) -> String {
    do {
      switch question.kind {
      case .code(let place):
        let code = try StudioCode(place, in: try file(place.file))
        return "\"code\":\(StudioStatus.text(code))"
      case .edit(let place):
        guard let editor else {
          throw CommandFailure.usage("quoin preview was started without --editor")
        }
        try editor.show(try file(place.file), line: place.line, column: place.column ?? 1)
        return "\"opened\":true"
      case .apply(let edit):
        return "\"applied\":\(StudioText.quoted(try apply(edit, to: preview)))"
      }
    } catch let error as CommandFailure {
      return "\"error\":\(StudioText.quoted(error.message))"
    } catch {
      return "\"error\":\(StudioText.quoted(ErrorText.sentence(about: error)))"
    }
  }

  /// Returns the source file with the path of a report, which must be below the sources' folder.
  private func file(_ name: String) throws -> URL {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    for folder in [sources.root.url, here] {
      if case .inside(let url) = sources.root.place(of: name, in: folder, isSharing: false),
        url.pathExtension == "swift"
      {
        return url
      }
    }
    throw CommandFailure.input("it isn't one of the sources", at: FileName.printable(name))
  }

  /// Makes the change of an answer like `quoin why --apply`, and returns the changed lines.
  ///
  /// The page names the answer only; the change is found again, so that a page can't write anything
  /// of its own.
  private func apply(_ edit: StudioQuestion.Edit, to preview: String) throws -> String {
    var options = sources.options
    options.choice.preview = preview
    let question = HostRequest.Question(all: true)
    return try Diagnostics.$listener.withValue(Printed()) {
      let answers = try answers(to: question, options)
      guard let answer = answers.first(where: { $0.seen == edit.seen && $0.cause == edit.cause })
      else {
        throw CommandFailure.input(
          "without the page's settings and steps, the preview doesn't look like this",
          try: "Reset the settings, or change the line yourself.")
      }
      return try AppliedEdit([answer], options: options, asking: question).write()
    }
  }

  private func answers(
    to question: HostRequest.Question, _ options: PreviewOptions
  ) throws -> [LayoutAnswer] {
    let session = try PreviewSession(options, marksExpressions: true)
    defer { session.close() }
    let text = try session.run(.answers(question, .json)).text ?? ""
    return try BoundedJSON.decode(AnsweredPreviews.self, from: Data(text.utf8)).answers
  }
}

/// Some lines of a source file around a statement.
struct StudioCode: Encodable, Equatable {
  /// The absolute path, for links to editors.
  var path: String
  /// The number of the first line.
  var first: Int
  var lines: [String]
  /// The first and last line of the statement.
  var statement: [Int]

  /// The maximum number of lines, and of characters in a line.
  static let mostLines = 60
  static let longestLine = 400
  /// The number of lines shown before and after the statement.
  private static let context = 2
  /// The maximum size of a file in bytes.
  private static let largestFile = 8 << 20

  init(_ place: StudioQuestion.Place, in file: URL) throws {
    let bytes: [UInt8]
    do {
      bytes = Array(try InputFile.contents(of: file.path, upTo: Self.largestFile))
    } catch let error as InputFileError {
      throw CommandFailure.input(error.reason, at: error.place)
    }
    let all = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard place.line >= 1, place.line <= all.count else {
      throw CommandFailure.input(
        "it has no line \(place.line) any more", at: file.lastPathComponent)
    }
    let range =
      StatementLines.around(line: place.line, column: place.column ?? 1, in: bytes)
      ?? place.line...place.line
    var first = max(range.lowerBound - Self.context, 1)
    // Of a long statement, the lines around the place are shown.
    if place.line - first >= Self.mostLines { first = place.line - Self.mostLines / 2 }
    let last = min(range.upperBound + Self.context, all.count, first + Self.mostLines - 1)
    path = file.standardizedFileURL.path
    self.first = first
    lines = all[(first - 1)..<max(last, first)].map { line in
      let text = String(decoding: line.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
      return text.count > Self.longestLine ? String(text.prefix(Self.longestLine)) + "…" : text
    }
    statement = [range.lowerBound, range.upperBound]
  }
}

/// A command that opens a place in an editor, such as `code -g {file}:{line}`.
struct StudioEditor: Sendable, Equatable {
  private let words: [String]

  /// - Parameter command: The program and its arguments, separated by spaces. `{file}`, `{line}`
  ///   and `{column}` are replaced; without `{file}`, the file is the last argument.
  init(_ command: String) throws {
    words = command.split(separator: " ").map { String($0) }
    guard words.first?.contains("{") == false else {
      throw CommandFailure.usage(
        "--editor must begin with a program", try: "--editor 'code -g {file}:{line}:{column}'")
    }
  }

  /// The program and its arguments for a place.
  func arguments(for file: URL, line: Int, column: Int) -> [String] {
    let values = ["{file}": file.path, "{line}": "\(line)", "{column}": "\(column)"]
    let hasFile = words.contains { $0.contains("{file}") }
    return (words + (hasFile ? [] : ["{file}"])).map { word in
      word.replacing(/\{(file|line|column)\}/) { values[String($0.0)] ?? "" }
    }
  }

  /// Starts the editor without a shell.
  func show(_ file: URL, line: Int, column: Int) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments(for: file, line: line, column: column)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw CommandFailure.input("the editor could not be started: \(words[0])")
    }
  }
}
