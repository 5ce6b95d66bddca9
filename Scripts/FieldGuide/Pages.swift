import Foundation

/// Writes the guide's pages.
struct Pages {
  let site: Site

  func write() throws {
    let questions = try Question.all(of: site)
    try checkCompleteness(questions)
    try writeAssets()
    try QuestionPages(site: site, questions: questions).write()
    try writeExamples()
    try writeSizing()
    let rules = try writeRules()
    try writeIndex(questions, rules)
  }

  /// Checks that each example has a page.
  private func checkCompleteness(_ questions: [Question]) throws {
    let known = Set(
      Chapter.all.flatMap(\.examples).map { "\($0.folder)/\($0.file)" }
        + questions.map { "\(Question.folder)/\($0.file)" })
    for folder in ["Examples/Seeds", "Examples/Puzzles", Question.folder] {
      for name in try site.names(in: folder, endingIn: ".swift")
      where !known.contains("\(folder)/\(name)") {
        let list =
          folder == Question.folder
          ? "\(folder)/README.md" : "Scripts/FieldGuide/Chapters.swift"
        throw GuideError("\(folder)/\(name).swift has no page; add it to \(list)")
      }
    }
  }

  /// The studio's modules that draw frames, in the order in which its page loads them.
  private static let modules: Set = [
    "geometry.js", "dom.js", "glyphs.js", "picture.js", "groups.js", "paints.js", "pixelwork.js",
    "layer.js", "scaling.js", "spread.js", "painter.js",
  ]

  /// Browsers don't load modules from local files, so the modules are combined into one script.
  private func writeAssets() throws {
    let page = "Sources/Tools/CStudioPage/Page"
    let listed = try site.read("\(page)/index.html")
      .matches(of: /<link rel="modulepreload" href="\.\/([\w.]+)">/).map { String($0.1) }
      .filter(Self.modules.contains)
    guard listed.count == Self.modules.count else {
      throw GuideError("\(page)/index.html doesn't list all modules that the guide needs")
    }
    let scripts =
      try listed.map { try withoutModules(site.read("\(page)/\($0)")) }
      + [site.read("Scripts/FieldGuide/Assets/guide.js")]
    try site.write(
      "\"use strict\";\n(() => {\n\(scripts.joined(separator: "\n"))})();\n",
      to: "assets/guide.js")
    for asset in ["guide.css", "edit.js"] {
      try site.write(site.read("Scripts/FieldGuide/Assets/\(asset)"), to: "assets/\(asset)")
    }
  }

  private func withoutModules(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("import ") }
      .map { $0.hasPrefix("export ") ? String($0.dropFirst("export ".count)) : String($0) }
      .joined(separator: "\n")
  }

  private func writeExamples() throws {
    let examples = Chapter.all.flatMap { chapter in chapter.examples.map { (chapter, $0) } }
    for folder in Set(examples.map(\.1.folder)).sorted() { try site.takePictures(of: folder) }
    let links = examples.map { (page: $0.1.page, title: $0.1.title) }
    for (index, (chapter, example)) in examples.enumerated() {
      let turn = Parts.turn(links, at: index, label: "Other examples")
      try write(example, of: chapter, turn: turn)
    }
  }

  private func write(_ example: Example, of chapter: Chapter, turn: String) throws {
    let source = "\(example.folder)/\(example.file).swift"
    let size = example.size.map { ["--size", $0] } ?? []
    let recording = try site.quoin(["explain", source, "--proposals"] + size)
    try site.write(
      "const fieldGuide = \(recording.trimmingCharacters(in: .newlines));\n", to: example.data)
    let shown = try drawThumbnail(of: example, recording)
    var guess = ""
    var place = " data-preview=\"\(escaped(shown))\""
    if let puzzle = example.puzzle {
      guess = self.guess(puzzle)
      let node = try self.node(of: puzzle, in: [source] + size)
      place += " data-node=\"\(node)\" data-axis=\"\(puzzle.axis)\""
    }
    try site.writePage(
      example.page, title: example.title, about: example.question,
      crumbs: " › \(escaped(chapter.title))", scripts: [example.data, "assets/guide.js"],
      main: """
        <h1>\(escaped(example.title))</h1>
        <p class="lead">\(escaped(example.question))</p>
        <h2>Try it</h2>
        <p class="hint">Change the proposal, and select a view to see its proposal, its size, and the reasons for both.</p>
        \(Parts.live)
        \(guess)
        <details id="answer"\(place)><summary><h2>The answer</h2></summary><p class="written">\(escaped(example.answer))</p></details>
        <h2>The source</h2>
        \(Parts.source(example.file, try site.read(source), isEditable: true, size: example.size))
        \(turn)
        """)
  }

  /// Draws the preview that the example's answer is about, for the contents, and returns its name.
  private func drawThumbnail(of example: Example, _ recording: String) throws -> String {
    let names = try JSONDecoder().decode(RecordedPreviews.self, from: Data(recording.utf8))
      .previews.map(\.name)
    guard let name = example.preview ?? names.first, names.contains(name) else {
      throw GuideError(
        "\(example.file) has no preview named \(example.preview ?? "anything"): \(names)")
    }
    let size = example.size.map { ["--size", $0] } ?? []
    let choice = names.count > 1 ? ["--preview", name] : []
    _ = try site.quoin(
      ["render", "\(example.folder)/\(example.file).swift", "-o", site.url(example.picture).path]
        + size + choice, isSilent: true)
    return name
  }

  /// Returns the answers to choose from, which `guide.js` shows.
  private func guess(_ puzzle: Puzzle) -> String {
    let choices = puzzle.guesses.enumerated().map { index, text in
      let right = index == puzzle.right ? " data-right" : ""
      return
        "<label><input type=\"radio\" name=\"guess\"\(right)><span>\(escaped(text))</span></label>"
    }
    return """
      <fieldset id="guess" hidden><legend><h2>Your guess</h2></legend>
      \(choices.joined(separator: "\n"))
      <p aria-live="polite"></p></fieldset>
      """
  }

  /// Returns the position of the view in question in the layout report.
  private func node(of puzzle: Puzzle, in file: [String]) throws -> Int {
    let text = try site.quoin(["explain"] + file + ["--json"])
    let explained = try JSONDecoder().decode(ExplainedPreviews.self, from: Data(text.utf8))
    guard let nodes = explained.previews.first?.report.nodes else {
      throw GuideError("\(file[0]) has no preview")
    }
    guard
      let node = nodes.firstIndex(where: { $0.identifiers.contains(puzzle.view) })
        ?? nodes.firstIndex(where: { $0.name == puzzle.view })
    else { throw GuideError("\(file[0]) has no view named \(puzzle.view)") }
    return node
  }

  private func writeSizing() throws {
    let folder = "Documentation/Sizing"
    let markdown = Markdown(
      path: "\(folder)/Taxonomy.md", text: try site.read("\(folder)/Taxonomy.md"))
    var main = ""
    for block in try markdown.blocks() {
      switch block {
      case .heading(let level, let text):
        main += "<h\(level)>\(try markdown.inline(text))</h\(level)>\n"
      case .paragraph(let text): main += "<p>\(try markdown.inline(text))</p>\n"
      case .table(let rows):
        main += "<ul class=\"rows\">\n"
        for row in rows { main += try self.row(row, in: folder, markdown) }
        main += "</ul>\n"
      case .code, .picture:
        throw GuideError("\(markdown.path) has code or images outside tables")
      }
    }
    try site.writePage(
      "sizing.html", title: "Taxonomy",
      about: "The size that each view and modifier returns for a proposal, as curves and images.",
      crumbs: " › Sizing", main: main)
  }

  /// `view<br>remark | letters | ![](chart) | ![](picture)`.
  private func row(_ cells: [String], in folder: String, _ markdown: Markdown) throws -> String {
    guard cells.count == 4 else {
      throw GuideError(
        "\(markdown.path): a row of \(cells.count) cells: \(cells.joined(separator: " | "))")
    }
    let parts = cells[0].components(separatedBy: "<br>")
    let name = parts[0].replacing("`", with: "")
    let figures = try zip(cells[2...], ["chart", "canvas"]).compactMap { cell, kind -> String? in
      if cell.isEmpty { return nil }
      guard let picture = cell.wholeMatch(of: /!\[\]\(([\w.\-]+)\)/) else {
        throw GuideError("\(markdown.path): the cell is not an image: \(cell)")
      }
      let alt =
        kind == "chart"
        ? "The size of \(name) for each proposed width and height: \(cells[1])"
        : "\(name) on a canvas, with a border around it"
      let place = try site.take("\(folder)/\(picture.1)")
      return "<span class=\"picture \(kind)\"><img src=\"\(place)\" alt=\"\(escaped(alt))\"></span>"
    }
    let remark = try parts.count > 1 ? "<p>\(markdown.inline(parts[1]))</p>" : ""
    return "<li>\(try markdown.inline(parts[0]))<span class=\"letters\">\(escaped(cells[1]))</span>"
      + "\(remark)<div class=\"figures\">\(figures.joined())</div></li>\n"
  }

  private typealias Rule = (name: String, about: String)

  private func writeRules() throws -> [(name: String, about: String)] {
    let folder = "Documentation/Lint"
    let names = try site.names(in: folder, endingIn: ".md").filter { $0 != "README" }
    let rules = try names.map { name in
      let markdown = Markdown(
        path: "\(folder)/\(name).md", text: try site.read("\(folder)/\(name).md"))
      return (name: name, blocks: try markdown.blocks(), markdown: markdown)
    }
    let links = names.map { (page: "lint-\($0).html", title: $0) }
    var summaries: [Rule] = []
    for (index, rule) in rules.enumerated() {
      guard case .heading(1, rule.name)? = rule.blocks.first,
        case .paragraph(let first)? = rule.blocks.dropFirst().first,
        let summary = first.wholeMatch(of: /(.+) \((error|warning|note)\)\./)
      else {
        throw GuideError(
          "\(rule.markdown.path) must start with its name and “A short description (warning).”")
      }
      var main = """
        <h1>\(rule.name)</h1>
        <p class="lead">\(try rule.markdown.inline(String(summary.1))).</p>
        <p><span class="severity">\(summary.2)</span></p>

        """
      for block in rule.blocks.dropFirst(2) {
        main += try html(block, of: rule.markdown, in: folder, about: String(summary.1)) + "\n"
      }
      main += Parts.turn(links, at: index, label: "Other rules")
      try site.writePage(
        "lint-\(rule.name).html", title: rule.name, about: String(summary.1), crumbs: " › Lint",
        main: main)
      summaries.append((rule.name, String(summary.1)))
    }
    return summaries
  }

  private func html(_ block: Block, of markdown: Markdown, in folder: String, about: String) throws
    -> String
  {
    switch block {
    case .heading(let level, let text): "<h\(level)>\(try markdown.inline(text))</h\(level)>"
    // The line before an example is its heading.
    case .paragraph(let text) where text.hasSuffix(":") && text.count < 40:
      "<h2>\(try markdown.inline(String(text.dropLast())))</h2>"
    case .paragraph(let text): "<p>\(try markdown.inline(text))</p>"
    case .code(let text): "<pre tabindex=\"0\"><code>\(escaped(text))</code></pre>"
    case .picture(let path, _):
      "<p><span class=\"picture\"><img src=\"\(try site.take("\(folder)/\(path)"))\" width=\"260\" "
        + "alt=\"The reported example: \(escaped(about))\"></span></p>"
    case .table: throw GuideError("\(markdown.path) has a table, which pages of rules cannot have")
    }
  }

  private func writeIndex(
    _ questions: [Question], _ rules: [(name: String, about: String)]
  ) throws {
    func entry(_ page: String, _ title: String, _ about: String, picture: String? = nil) -> String {
      let image = picture.map {
        "<span class=\"thumbnail\"><img src=\"\($0)\" alt=\"The layout of “\(escaped(title))”\"></span>"
      }
      return
        "<li><a href=\"\(page)\">\(image ?? "")<span class=\"text\"><strong>\(escaped(title))</strong>"
        + "<span>\(escaped(about))</span></span></a></li>"
    }
    let chapters = Chapter.all.map { chapter in
      """
      <h2>\(escaped(chapter.title))</h2>
      <p>\(escaped(chapter.about))</p>
      <ul class="contents">
      \(chapter.examples.map { entry($0.page, $0.title, $0.question, picture: $0.picture) }.joined(separator: "\n"))
      </ul>
      """
    }
    let about =
      "Why is it this wide? Small SwiftUI layouts to play with, with the reason for every size."
    try site.writePage(
      "index.html", title: "A field guide to SwiftUI layout", about: about,
      main: """
        <h1>A field guide to SwiftUI layout</h1>
        <p class="lead">\(about)</p>
        <p>A parent proposes a size, its child chooses its own, and the parent places it. These three steps explain everything here. Each page asks a question, \
        lets you change the proposal, and shows the reason for the size of each view. The examples are adapted from five articles.</p>
        <h2>Why …?</h2>
        <p>Questions that people ask about their layouts, each answered by <code>quoin why</code> with a change that was tried.</p>
        <ul class="contents">
        \(questions.map { entry($0.page, $0.title, $0.about, picture: $0.picture) }.joined(separator: "\n"))
        </ul>
        \(chapters.joined(separator: "\n"))
        <h2>How views are sized</h2>
        <p>The measured size of each view for each proposal.</p>
        <ul class="contents">
        \(entry("sizing.html", "Taxonomy", "The response curve of every view and modifier in the articles."))
        </ul>
        <h2>Common mistakes</h2>
        <p>The rules of <code>quoin lint</code>, each with an image, the mistake and the fix.</p>
        <ul class="contents">
        \(rules.map { entry("lint-\($0.name).html", $0.name, $0.about) }.joined(separator: "\n"))
        </ul>
        """)
  }
}

/// The part of `quoin explain --proposals` that names the previews.
private struct RecordedPreviews: Decodable {
  struct Preview: Decodable {
    let name: String
  }
  let previews: [Preview]
}

/// The part of `quoin explain --json` that names the views.
private struct ExplainedPreviews: Decodable {
  struct Preview: Decodable {
    struct Report: Decodable {
      let nodes: [Node]
    }
    let report: Report
  }
  struct Node: Decodable {
    let name: String
    let identifiers: [String]
  }
  let previews: [Preview]
}
