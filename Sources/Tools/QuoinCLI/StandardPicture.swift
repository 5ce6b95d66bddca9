import ArgumentParser
import Foundation
import QuoinHostProtocol

/// The image that `render -o -` writes to standard output.
struct StandardPicture {
  private let command: RenderCommand
  private let format: PictureFormat
  private let paper: HostRequest.Paper?

  private var path: String { command.options.choice.file }

  /// Returns `nil` for images that are written to files.
  init?(_ command: RenderCommand, on paper: HostRequest.Paper?) throws {
    guard command.output.contains("-") else { return nil }
    guard command.output.count == 1, command.format.count <= 1 else {
      throw CommandFailure.usage(
        "standard output takes one image, but several are requested",
        try: "Pass -o - once, with at most one --format.")
    }
    guard !command.json else {
      throw CommandFailure.usage(
        "--json and -o - can't be combined", try: "Omit one of them.")
    }
    guard isatty(StandardStream.output.rawValue) == 0 else {
      throw CommandFailure.usage(
        "standard output is a terminal, which can't show an image",
        try: "Redirect it: quoin render … -o - > picture.png")
    }
    self.command = command
    self.paper = paper
    format = command.format.first?.format ?? .png
    try command.quality?.check([format])
  }

  /// Draws the image and writes it. Throws if there are several.
  func write() throws {
    var session = try PreviewSession(command.options, isAllOrNothing: command.allOrNothing)
    session.paper = paper
    session.pngCompression = command.png.compression
    session.quality = command.quality?.quality
    defer { session.close() }
    let result = try session.runOneByOne(.renderEach([format]))
    let summary = SeriesSummary(result, of: session.input)
    summary.writeWarnings(withPreviews: true)
    let previews = result.records
    guard let record = previews.first, previews.count == 1 else {
      let names = previews.prefix(Self.mostNamed).map { "“\($0.name)”" }.joined(separator: ", ")
      throw CommandFailure.usage(
        previews.isEmpty
          ? "no preview of \(path) compiles"
          : "\(path) has \(previews.count) previews, but standard output takes one image: \(names)",
        try: previews.isEmpty ? nil : "Select one: --preview NAME.")
    }
    if let failure = record.failure { throw CommandFailure.input(failure, at: path) }
    let files = paper == nil ? record.pictures : record.pages.flatMap { $0 }
    guard let file = files.first, files.count == 1 else {
      throw CommandFailure.usage(
        "the document has \(files.count) pages, but standard output takes one file",
        try: "Pass --format pdf, which contains all pages.")
    }
    let picture = RegularFile(url: try session.host.picture(named: file))
    try Results.write(Array(picture.contents(upTo: RegularFile.largestPicture)))
    if !summary.isFine { throw ExitCode(CommandFailure.inputStatus) }
  }

  private static let mostNamed = 8
}
