import ArgumentParser
import Foundation
import QuoinHostProtocol

/// `quoin snapshot`: compares previews with their references.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Compare all previews of a file, a folder or a package with their references.",
    discussion: """
      References are pictures, each with the fonts that drew it and its layout beside it. They lie in __Snapshots__ inside \
      the folder, or beside the file, unless --references says otherwise. Every pixel has to be the same.

      Exit status 1 if a preview has changed, is new, can't be drawn, or is gone. --record makes what is drawn the \
      references; the status is then 0 unless something can't be drawn.
      """)

  @OptionGroup var options: PreviewOptions

  @Flag(help: "Make what is drawn the references.")
  var record = false

  @Option(help: "The folder of the references.", completion: .directory)
  var references: String?

  @Option(
    help: ArgumentHelp(
      "Where to write the page that shows what changed.",
      discussion: "It is written only if something changed, and holds its pictures."),
    completion: .file(extensions: ["html"]))
  var report = "snapshot-report.html"

  @Flag(help: "The outcome as JSON.")
  var json = false

  func run() throws {
    try options.surroundings.check()
    let isFine = try SnapshotWork(self).run()
    if !isFine { throw ExitCode(CommandFailure.inputStatus) }
  }
}
