import ArgumentParser
import Foundation
import QuoinHostProtocol

/// `quoin explain`: shows the layout of a file's previews and the reasons for it.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Show a file's layout as a tree with proposals, sizes and reasons.")

  @OptionGroup var options: PreviewOptions

  @Flag(help: "Print the negotiation as numbered steps instead of the tree.")
  var steps = false

  @Flag(
    help: "Print the tree with the number of each proposal and each size.")
  var numbered = false

  @Option(
    help: ArgumentHelp(
      "Answer a question about the layout, as `quoin why` does.",
      discussion: """
        Without a device and a size, the views are laid out as in the tree, and not on a screen. `quoin why --help` shows \
        questions.
        """, valueName: "question"))
  var why: String?

  @Option(
    help: ArgumentHelp(
      "List the widths or heights at which the layout changes: width=200...800.",
      discussion: """
        A change is another number of lines, truncation, overlap or overflow, another candidate of a ViewThatFits, another \
        order in which a stack measures its children, or a view that reaches one of its limits.
        """, valueName: "side=from...to"),
    transform: SweepArgument.init(typed:))
  var sweep: SweepArgument?

  @Option(
    name: .shortAndLong,
    help: "With --sweep: the file for a strip of images, one per change; repeatable.",
    completion: .file(extensions: PictureFormat.allCases.map(\.rawValue)))
  var output: [String] = []

  @Flag(
    help: ArgumentHelp(
      "Compile the original sources; the explanation has no line numbers.",
      discussion: "Saves time if `quoin render` has already compiled them."))
  var withoutLines = false

  @Option(
    help: ArgumentHelp(
      "Write a page with the image and the reasons of every view to this file.",
      valueName: "file"),
    completion: .file(extensions: ["html"]))
  var html: String?

  /// Used by `Scripts/guide`; the shape of the JSON may change.
  @Flag(help: .hidden) var proposals = false

  @Flag(help: "Print the layout reports, or the answer, as JSON.")
  var json = false

  func run() throws {
    try options.settings.check()
    let chosen = [
      (steps, "--steps"), (numbered, "--numbered"), (json && why == nil && sweep == nil, "--json"),
      (why != nil, "--why"), (proposals, "--proposals"), (sweep != nil, "--sweep"),
      (html != nil, "--html"),
    ]
    .filter(\.0).map(\.1)
    guard chosen.count < 2 else {
      throw CommandFailure.usage(
        "\(chosen[0]) and \(chosen[1]) can't be combined", try: "Run the command once for each.")
    }
    if let sweep { return try go(through: sweep) }
    guard output.isEmpty else {
      throw CommandFailure.usage(
        "-o requires --sweep", try: "Draw with `quoin render`, or add --sweep width=200...800.")
    }
    if let html { return try writePage(to: html) }
    if proposals { return try Results.write(text(of: .proposals)) }
    let style: ExplanationStyle = json ? .json : steps ? .steps : numbered ? .numbered : .tree
    guard let why else { return try Results.write(text(of: .explain(style))) }
    let question = HostRequest.Question(text: why, keepsConfiguration: true)
    try question.check()
    try Results.write(text(of: .answers(question, json ? .json : .table)))
  }

  private func writePage(to path: String) throws {
    guard options.steps.isEmpty else {
      throw CommandFailure.usage(
        "--html and --do can't be combined", try: "Use quoin preview and perform the steps there.")
    }
    let target = URL(fileURLWithPath: path)
    try AtomicFileWriter.check([target])
    let session = try PreviewSession(options, marksExpressions: !withoutLines)
    defer { session.close() }
    let title = URL(fileURLWithPath: session.input.path).lastPathComponent
    let recording = try session.run(.recording(title)).text ?? ""
    let page = session.host.scratch.url.appendingPathComponent("page.html")
    try RegularFile(url: page).write(Data(StudioFile.html(showing: recording).utf8))
    let publication = try AtomicFileWriter([(page, target)])
    defer { publication.close() }
    try Interruption.check()
    try publication.publish()
    try Results.write(target.relativePath)
  }

  /// Prints the lengths at which the layout changes, and draws them.
  private func go(through sweep: SweepArgument) throws {
    guard options.steps.isEmpty else {
      throw CommandFailure.usage(
        "--sweep and --do can't be combined", try: "Omit one of them.")
    }
    let targets = try output.map(PictureTarget.init(path:))
    try AtomicFileWriter.check(targets.map { URL(fileURLWithPath: $0.path) })
    let session = try PreviewSession(options, marksExpressions: !withoutLines)
    defer { session.close() }
    let response = try session.run(
      .sweep(sweep.request, json ? .json : .table, targets.map(\.format)))
    if !targets.isEmpty { try publish(response, to: targets, of: session) }
    try Results.write(response.text ?? "")
  }

  private func publish(
    _ response: HostResponse, to targets: [PictureTarget], of session: PreviewSession
  ) throws {
    let names = PictureNames(
      previews: response.previews.map(\.name), longest: PictureNames.longest(beside: targets))
    let pictures = try response.previews.enumerated().flatMap { index, preview in
      try zip(targets, preview.pictures).map { target, picture in
        (
          picture: try session.host.picture(named: picture),
          target: target.url(names, at: index)
        )
      }
    }
    let publication = try AtomicFileWriter(pictures)
    defer { publication.close() }
    try Interruption.check()
    try publication.publish()
  }

  private func text(of job: HostRequest.Job) throws -> String {
    let session = try PreviewSession(options, marksExpressions: !withoutLines)
    defer { session.close() }
    let text = try session.run(job).text ?? ""
    return json ? text : OneTimeWarnings.removed(from: text)
  }
}
