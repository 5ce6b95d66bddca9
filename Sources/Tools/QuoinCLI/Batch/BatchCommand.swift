import ArgumentParser
import Foundation
import QuoinHostProtocol
import QuoinSources

/// `quoin batch`: draws a view once for each row of data.
struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Draw a view for each row of data, with one JSON value per line.",
    discussion: """
      The view needs an initializer with one Decodable parameter: init(row: Row), where Row is Decodable. \
      Dates are written as 2026-11-23T12:00:00Z.

      -o out/{id}.png writes a file for each row, named after the value of the row's key id; {line} is the line number. \
      Existing files are not drawn again, so the same command continues after an interruption. -o all.tar writes one \
      archive, and -o - a line of JSON for each row, {"line", "name", "data"} with the image in Base64, or {"line", "failure"}.

      A row that fails is reported with its line number, and the others continue; the exit status is then 1, except with -o -, \
      whose lines contain the failures.
      """)

  @Argument(
    help: "A SwiftUI file, or the folder of an app, a package or an Xcode project.",
    completion: .file(extensions: ["swift"]))
  var file: String

  @Option(help: "The type name of the view to draw.")
  var view: String

  @Option(
    help: ArgumentHelp(
      "The file of rows, one JSON value per line; - for standard input.", valueName: "file"),
    completion: .file(extensions: ["jsonl"]))
  var data: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The destination of the images: out/{id}.png, all.tar, or - for lines of JSON.",
      valueName: "place"))
  var output: String

  @Option(
    help: ArgumentHelp(
      "The name of an image in an archive or a line; its extension selects the format.",
      discussion: "By default {line}.png."))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "The number of rows to draw at the same time.",
      discussion: "By default the number of processors."))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "The quality of JPEG, WebP and AVIF files: 0 to 100, or lossless (WebP).",
      discussion: "By default 85, 80 and 70."))
  var quality: QualityArgument?

  @Option(help: "The target of an Xcode project or a package; by default its app.")
  var target: String?

  @OptionGroup var settings: RenderConfigurationOptions

  private static let mostJobs = 256

  func run() throws {
    try settings.check()
    let jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    guard (1...Self.mostJobs).contains(jobs) else {
      throw CommandFailure.usage(
        "--jobs \(jobs) is out of range", try: "Use 1 to \(Self.mostJobs) processes.")
    }
    let names = try RowNames(output: output, name: name)
    try quality?.check([names.format])
    let rows = try RowReader(path: data)
    var session = try PreviewSession(
      file: file, target: target, preview: nil, configuration: settings.configuration,
      process: settings.process, isStrict: settings.strictResources, viewOfRows: view)
    defer { session.close() }
    session.quality = quality?.quality
    let (compiled, number) = try compiled(session)
    var request = compiled
    request.job = .rows(RowsSetup(number: number, view: view, format: names.format))
    let sink = try names.sink()
    defer { sink.discard() }
    let drawing = RowDrawing(
      request: request, path: file, options: settings.process,
      pictures: try session.host.scratch.directory("rows"))
    let work = RowWork(rows: rows, names: names, sink: sink, place: rows.name)
    let counts = try work.run(drawing, jobs: jobs)
    try sink.publish()
    let summary = counts.summary
    // With `-`, standard output has a line for each row, including failed ones.
    guard output != "-" else { return Diagnostics.write("\(summary)\n") }
    try Results.write(summary)
    if counts.failed > 0 { throw ExitCode(CommandFailure.inputStatus) }
  }

  /// Returns a request for the compiled sources and the number of the preview that draws the view.
  private func compiled(_ session: PreviewSession) throws -> (HostRequest, PreviewNumber) {
    var request: HostRequest?
    var result = PreviewSeriesResult(records: [], omittedDeclarations: [], warnings: [])
    do {
      result = try session.runOneByOne(.list) { request = $0 }
    } catch let failure as CommandFailure where failure == session.input.noPreviews {
      // Not even the view's own preview exists.
    }
    let found = result.records.filter { $0.name == ViewDeclaration.sampleName }
    if let record = found.first, let request, found.count == 1 { return (request, record.number) }
    guard found.isEmpty else {
      let places = found.compactMap(\.place).map { "\($0.file):\($0.line)" }
      throw CommandFailure.input(
        "\(file) has several views named \(view): \(places.joined(separator: ", "))",
        try: "Rename the view so that its name is unique.")
    }
    if let omission = result.omittedDeclarations.first(where: {
      $0.what == OmittedDeclaration.sample
    }) {
      throw CommandFailure.input(
        "\(view) can't be created from a row: \(omission.reason)",
        at: "\(omission.file):\(omission.line)",
        try: "It needs one initializer with one Decodable parameter: init(row: Row).")
    }
    throw CommandFailure.input(
      "there is no view named \(view)", at: file,
      try: "Pass the name of a struct that conforms to View, without enclosing types.")
  }
}
