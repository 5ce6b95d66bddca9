import ArgumentParser
import Foundation
import QuoinHostProtocol

/// `quoin snapshot`: compares previews with their references.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Compare the previews of a file, a folder or a package with their references.",
    discussion: """
      References are images, each with a record of its layout and of the fonts that drew it. They are stored in __Snapshots__ \
      inside the folder, or next to the file, unless --references specifies another folder. Every pixel must be the same.

      The exit status is 1 if a preview has changed, is new, can't be drawn, or no longer exists. --record makes the drawn \
      images the references; the status is then 0 unless a preview can't be drawn.
      """)

  @OptionGroup var options: PreviewOptions

  @Flag(help: "Make the drawn images the references.")
  var record = false

  @Option(help: "The folder for the references.", completion: .directory)
  var references: String?

  @Option(
    help: ArgumentHelp(
      "The HTML page to write that shows the changes.",
      discussion: "It is written only if something changed, and contains its images."),
    completion: .file(extensions: ["html"]))
  var report = "snapshot-report.html"

  @Flag(help: "Print the results as JSON.")
  var json = false

  func run() throws {
    try options.settings.check()
    try StandardInput.refuse(options.choice.file, in: "snapshot")
    let isFine = try SnapshotWork(self).run()
    if !isFine { throw ExitCode(CommandFailure.inputStatus) }
  }
}
