import ArgumentParser
import Foundation
import QuoinHostProtocol

/// `quoin list`: lists the previews.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the previews of a file or a folder.",
    discussion: "The exit status is 1 if part of a folder doesn't compile.")

  @OptionGroup var options: PreviewOptions

  @Flag(help: "Print the list as JSON.")
  var json = false

  func run() throws {
    try options.settings.check()
    let session = try PreviewSession(options)
    defer { session.close() }
    let result = try session.runOneByOne(.list)
    let summary = SeriesSummary(result, of: session.input)
    try Results.write(json ? summary.json(pictures: [:]) : summary.list)
    if !json { summary.writeWarnings() }
    if !summary.isFine { throw ExitCode(CommandFailure.inputStatus) }
  }
}
