import Foundation

/// A page of the guide about a layout that people ask about, answered by `quoin why`.
struct Question: GuidePage {
  let file: String
  /// The question as its asker types it.
  let title: String
  let about: String
  /// The options of `quoin` that show what the question is about.
  let options: [String]
  /// Whether no edit makes the change, so that the answer only describes it.
  let isByHand: Bool

  static let folder = "Examples/Questions"

  /// Reads the table of all questions.
  static func all(of site: Site) throws -> [Question] {
    let markdown = Markdown(
      path: "\(folder)/README.md", text: try site.read("\(folder)/README.md"))
    for case .table(let rows) in try markdown.blocks() {
      return try rows.map { cells in
        guard cells.count == 5, let file = cells[0].firstMatch(of: /\[(\w+)\.swift\]/) else {
          throw GuideError("\(markdown.path): the row starts without a file: \(cells)")
        }
        let options = cells[3].replacing("`", with: "").matches(of: /"([^"]*)"|[^\s"]+/)
        return Question(
          file: String(file.1), title: cells[2], about: cells[1],
          options: options.map { String($0.1 ?? $0.0) }, isByHand: cells[4].hasPrefix("by hand"))
      }
    }
    throw GuideError("\(markdown.path) has no table of questions")
  }

  /// The place of the picture of the layout before the change.
  var picture: String { "images/\(page.replacing(".html", with: "-before.png"))" }

  /// Whether actions lead to what the question is about, so that a layout at rest doesn't show it.
  var hasSteps: Bool { options.contains("--do") }

  /// The command that answers the question.
  var command: String {
    let words = ["quoin", "why", "\(file).swift", title] + options
    return words.map { word in
      word.contains("\"") ? "'\(word)'" : word.contains(" ") ? "\"\(word)\"" : word
    }
    .joined(separator: " ")
  }
}

/// Writes the pages about questions.
struct QuestionPages {
  let site: Site
  let questions: [Question]

  /// An answer, and the source after its change.
  private struct Answer {
    var text: String
    var source: String
    /// The result of the change; `nil` if the answer has none that could be made.
    var result: String?
  }

  func write() throws {
    for index in questions.indices { try write(index) }
  }

  private func write(_ index: Int) throws {
    let question = questions[index]
    let source = try site.read("\(Question.folder)/\(question.file).swift")
    let main = try site.withFolder { folder in
      let file = folder.appendingPathComponent("\(question.file).swift")
      try Data(source.utf8).write(to: file)
      let before = try figure("before", "As asked: \(question.about)", of: question, in: folder)
      let old = try recording(of: question, in: folder)
      let answer = try self.answer(to: question, in: folder)
      var after = ""
      if let result = answer.result {
        after = try figure("after", "Changed: \(result)", of: question, in: folder)
      }
      let new = answer.result == nil ? nil : try recording(of: question, in: folder)
      if let old { try writeData(of: question, old, new) }
      return text(of: question, source, answer, before: before, after: after)
    }
    let links = questions.map { (page: $0.page, title: $0.title) }
    try site.writePage(
      question.page, title: question.title, about: question.about, crumbs: " › Why …?",
      scripts: question.hasSteps ? [] : [question.data, "assets/guide.js"],
      main: main + Parts.turn(links, at: index, label: "Other questions"))
  }

  private func text(
    of question: Question, _ source: String, _ answer: Answer, before: String, after: String
  ) -> String {
    let change = answer.result.map { result in
      """
      <h2>The change</h2>
      <div class="step">\(after)<div>
      <p>Made by the same command with <code>--apply</code>. \(escaped(result))</p>
      \(Parts.source(question.file, from: source, to: answer.source))
      </div></div>
      """
    }
    let live = """
      <h2>Try it</h2>
      <p>Change the width of the screen, and select a view to see its proposal, its size, and the reasons for both.</p>
      \(Parts.live)
      """
    return """
      <h1>\(escaped(question.title))</h1>
      <p class="lead">\(escaped(question.about))</p>
      <div class="step">\(before)<div>
      <pre tabindex="0"><code>\(escaped(question.command))</code></pre>
      \(Parts.paragraphs(answer.text))
      </div></div>
      \(change ?? "<h2>The source</h2>\n\(Parts.source(question.file, source))")
      \(question.hasSteps ? "" : live)

      """
  }

  /// Answers a question and makes the answer's change in the folder's copy of the file.
  private func answer(to question: Question, in folder: URL) throws -> Answer {
    let file = "\(question.file).swift"
    let run = try site.run(
      ["why", file, question.title, "--apply"] + question.options, in: folder)
    let parts = run.output.components(separatedBy: "\nChanged \(file):\n")
    guard !parts[0].trimmed.isEmpty else {
      throw GuideError("\(question.command) gives no answer:\n\(run.messages)")
    }
    let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    var answer = Answer(text: parts[0], source: source)
    if run.succeeded, parts.count == 2 {
      answer.result = parts[1].split(separator: "\n").last.map { String($0) }
    } else if !question.isByHand {
      throw GuideError("\(question.command) --apply changes nothing:\n\(run.messages)")
    }
    return answer
  }

  /// The screen on which `quoin why` lays views out.
  private static let screen = ["--device", "iPhone 16"]

  /// Draws the folder's copy of the file on a screen. That it doesn't fit is the point of some
  /// questions.
  private func figure(
    _ kind: String, _ alt: String, of question: Question, in folder: URL
  ) throws -> String {
    let path = "images/\(question.page.replacing(".html", with: "-\(kind).png"))"
    _ = try site.quoin(
      ["render", "\(question.file).swift", "-o", site.url(path).path] + Self.screen
        + question.options, in: folder, isSilent: true)
    return
      "<span class=\"screen\"><img src=\"\(path)\" width=\"240\" alt=\"\(escaped(alt))\"></span>"
  }

  /// Lays the folder's copy of the file out on screens of many sizes.
  private func recording(of question: Question, in folder: URL) throws -> String? {
    if question.hasSteps { return nil }
    return try site.quoin(
      ["explain", "\(question.file).swift", "--proposals"] + Self.screen + question.options,
      in: folder
    )
    .trimmingCharacters(in: .newlines)
  }

  /// Writes the layouts before and after the change as variants of one preview.
  private func writeData(of question: Question, _ old: String, _ new: String?) throws {
    let changed = new.map { ",\n[\($0), { name: \"Changed\", lines: \"newLine\" }]" } ?? ""
    try site.write(
      """
      const fieldGuide = { previews: [
      [\(old), { name: "As asked" }]\(changed)
      ].flatMap(([{ previews }, more]) => previews.map((preview) => ({ ...preview, ...more }))) };

      """, to: question.data)
  }
}
