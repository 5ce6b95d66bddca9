import ArgumentParser
import Foundation
import QuoinHostProtocol

/// `quoin explain`: shows the layout of a file's previews and the reasons for it.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Show a file's layout as a tree with proposals, sizes and reasons.")

  @OptionGroup var options: PreviewOptions

  @Flag(help: "The negotiation as numbered steps instead of the tree.")
  var steps = false

  @Flag(
    help: "The tree with numbered lines: each proposal on the way down, each size on the way up.")
  var numbered = false

  @Option(
    help: ArgumentHelp(
      "Why a view has its size or its place.",
      discussion: """
        A view is named by its accessibility identifier, its text, or the name it has in the tree, #2 behind it for the \
        second; .width, .height, .x or .y behind that asks for one length.
        """, valueName: "view"))
  var why: String?

  @Option(
    help: ArgumentHelp(
      "At which widths, or heights, the layout changes in kind: width=200...800.",
      discussion: """
        Where a text takes another line or is cut off, views overlap or stick out, a ViewThatFits switches, a stack asks in \
        another order, a view comes to a limit of its own.
        """, valueName: "side=from...to"),
    transform: SweepArgument.init(typed:))
  var sweep: SweepArgument?

  @Option(
    name: .shortAndLong,
    help: "With --sweep: where to write a strip of pictures, one for each change; several times.",
    completion: .file(extensions: PictureFormat.allCases.map(\.rawValue)))
  var output: [String] = []

  @Flag(
    help: ArgumentHelp(
      "Compile the sources as they are, without marks that tell lines.",
      discussion: "Saves compiling them once more where `quoin render` has done so."))
  var withoutLines = false

  @Option(
    help: ArgumentHelp(
      "Write the picture with the reasons of every view to this file: one page, which needs no network.",
      valueName: "file"),
    completion: .file(extensions: ["html"]))
  var html: String?

  /// Used by `Scripts/guide`; the shape of the JSON may change.
  @Flag(help: .hidden) var proposals = false

  @Flag(help: "The layout reports, or the answer, as JSON.")
  var json = false

  func run() throws {
    try options.surroundings.check()
    let chosen = [
      (steps, "--steps"), (numbered, "--numbered"), (json && why == nil && sweep == nil, "--json"),
      (why != nil, "--why"), (proposals, "--proposals"), (sweep != nil, "--sweep"),
      (html != nil, "--html"),
    ]
    .filter(\.0).map(\.1)
    guard chosen.count < 2 else {
      throw CommandFailure.usage(
        "\(chosen[0]) and \(chosen[1]) exclude each other", try: "Ask for one, then for the other.")
    }
    if let sweep { return try go(through: sweep) }
    guard output.isEmpty else {
      throw CommandFailure.usage(
        "-o is about --sweep", try: "Draw with `quoin render`, or say --sweep width=200...800.")
    }
    if let html { return try writePage(to: html) }
    if proposals { return try Results.write(text(of: .proposals)) }
    let style: ExplanationStyle = json ? .json : steps ? .steps : numbered ? .numbered : .tree
    try Results.write(text(of: why.map { .why($0, json ? .json : .table) } ?? .explain(style)))
  }

  private func writePage(to path: String) throws {
    guard options.steps.isEmpty else {
      throw CommandFailure.usage(
        "--html and --do exclude each other", try: "Do it in the page of quoin preview.")
    }
    let target = URL(fileURLWithPath: path)
    try Publication.check([target])
    let session = try PreviewSession(options, marksExpressions: !withoutLines)
    defer { session.close() }
    let title = URL(fileURLWithPath: options.choice.file).lastPathComponent
    let recording = try session.run(.recording(title)).text ?? ""
    let page = session.host.scratch.url.appendingPathComponent("page.html")
    try RegularFile(url: page).write(Data(StudioFile.html(showing: recording).utf8))
    let publication = try Publication([(page, target)])
    defer { publication.close() }
    try Interruption.check()
    try publication.publish()
    try Results.write(target.relativePath)
  }

  /// Prints the lengths at which the layout changes, and draws them.
  private func go(through sweep: SweepArgument) throws {
    guard options.steps.isEmpty else {
      throw CommandFailure.usage(
        "--sweep and --do exclude each other", try: "Leave out one of them.")
    }
    let targets = try output.map(PictureTarget.init(path:))
    try Publication.check(targets.map { $0.url(suffix: nil) })
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
    let names = PictureNames(previews: response.previews.map(\.name))
    let pictures = try response.previews.enumerated().flatMap { index, preview in
      try zip(targets, preview.pictures).map { target, picture in
        (
          picture: try session.host.picture(named: picture),
          target: target.url(suffix: names.suffix(at: index))
        )
      }
    }
    let publication = try Publication(pictures)
    defer { publication.close() }
    try Interruption.check()
    try publication.publish()
  }

  private func text(of job: HostRequest.Job) throws -> String {
    let session = try PreviewSession(options, marksExpressions: !withoutLines)
    defer { session.close() }
    return try session.run(job).text ?? ""
  }
}
