import ArgumentParser
import Foundation
import QuoinHostProtocol
import QuoinSources

/// `quoin batch`: draws a view once for each row of data.
struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Draw a view for each line of a file of JSON.",
    discussion: """
      The view needs an initializer that takes one value that can be decoded: init(row: Row) with a Row that is Decodable. \
      Dates are written as 2026-11-23T12:00:00Z.

      -o out/{id}.png makes a file for each row, named after the value of the row's key id; {line} is the line's number. \
      A file that is there is not drawn again, so that the same command goes on where it was stopped. -o all.tar makes one \
      archive, and -o - writes a line of JSON for each row, {"line", "name", "data"} with the picture in base64, or {"line", "failure"}.

      A row that fails is said with its line, and the others go on; the status is then 1, but for lines, which say it themselves.
      """)

  @Argument(
    help: "A SwiftUI file, or the folder of an app, a package or an Xcode project.",
    completion: .file(extensions: ["swift"]))
  var file: String

  @Option(help: "The view that is drawn, by the name of its type.")
  var view: String

  @Option(
    help: ArgumentHelp(
      "The rows, one JSON value on each line; - for standard input.", valueName: "file"),
    completion: .file(extensions: ["jsonl"]))
  var data: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where the pictures go: out/{id}.png, all.tar, or - for lines of JSON.", valueName: "place"))
  var output: String

  @Option(
    help: ArgumentHelp(
      "What a picture is called in an archive or a line; its ending says the format.",
      discussion: "Unless said, {line}.png."))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "How many are drawn at the same time.", discussion: "Unless said, one for each processor."))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "How true JPEG, WebP and AVIF files are: 0 to 100, or lossless, for WebP.",
      discussion: "Unless said, 85, 80 and 70."))
  var quality: QualityArgument?

  @Option(help: "The target of an Xcode project or a package; its app unless said.")
  var target: String?

  @OptionGroup var surroundings: SurroundingOptions

  private static let mostJobs = 256

  func run() throws {
    try surroundings.check()
    let jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    guard (1...Self.mostJobs).contains(jobs) else {
      throw CommandFailure.usage(
        "--jobs \(jobs) is no number of processes", try: "Use 1 to \(Self.mostJobs).")
    }
    let names = try RowNames(output: output, name: name)
    try quality?.check([names.format])
    let rows = try RowReader(path: data)
    var session = try PreviewSession(
      file: file, target: target, preview: nil, surroundings: surroundings, viewOfRows: view)
    defer { session.close() }
    session.quality = quality?.quality
    let (request, number) = try compiled(session)
    let sink = try names.sink()
    defer { sink.discard() }
    let drawing = RowDrawing(
      request: request, view: view, number: number, format: names.format, path: file,
      surroundings: surroundings, pictures: try session.host.scratch.directory("rows"))
    let work = RowWork(rows: rows, names: names, sink: sink, place: rows.name)
    let counts = try work.run(drawing, jobs: jobs)
    try sink.publish()
    let summary = counts.summary
    // With `-`, standard output has a line for each row, including failed ones.
    guard output != "-" else { return Remark.write("\(summary)\n") }
    try Results.write(summary)
    if counts.failed > 0 { throw ExitCode(CommandFailure.inputStatus) }
  }

  /// Returns a request for the compiled sources and the number of the preview that draws the view.
  private func compiled(_ session: PreviewSession) throws -> (HostRequest, PreviewNumber) {
    var request: HostRequest?
    var result = PreviewSeriesResult(records: [], losses: [], remarks: [])
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
        "\(file) has several views called \(view): \(places.joined(separator: ", "))",
        try: "Give the one that is meant a name of its own.")
    }
    if let loss = result.losses.first(where: { $0.what == SourceLoss.sample }) {
      throw CommandFailure.input(
        "\(view) can't be made of a row: \(loss.reason)", at: "\(loss.file):\(loss.line)",
        try: "It needs one initializer that takes one Decodable value: init(row: Row).")
    }
    throw CommandFailure.input(
      "there is no view called \(view)", at: file,
      try: "Name a struct that is said to be a View, without the types around it.")
  }
}
