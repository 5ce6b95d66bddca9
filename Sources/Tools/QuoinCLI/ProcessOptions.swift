import ArgumentParser
import Foundation

/// Options for the compiler and for the process that runs views.
struct ProcessOptions: ParsableArguments {
  @Option(
    help: "The time limit for a view and for the compiler, in seconds.")
  var timeout: Int = usualTimeout

  @Flag(
    help: ArgumentHelp(
      "Compile and run the file in a sandbox, for untrusted input.",
      discussion: """
        The sandbox has no network access, can't write files except those of --data, and can read only the file's \
        directory, the fonts and the system's programs.
        """))
  var sandbox = false

  @Option(
    help: ArgumentHelp(
      "Let a project use files in this folder, too; may be given several times.",
      discussion: """
        For files outside of the project's folder: those behind links and absolute paths or, with --sandbox, all. In a \
        sandbox, views can read the folder, too.
        """,
      valueName: "directory"),
    completion: .directory)
  var allowRead: [String] = []

  /// The folder of stores, if the command has `--data`; `nil` if they are in memory.
  var dataFolder: DataFolder?

  private enum CodingKeys: CodingKey { case timeout, sandbox, allowRead }

  static let usualTimeout = 60

  /// Throws for values that can't be used, before any other work.
  func check() throws {
    guard (1...86_400).contains(timeout) else {
      throw CommandFailure.usage(
        "--timeout \(timeout) is out of range", try: "Use 1 to 86400 seconds.")
    }
    for folder in allowRead {
      guard PreviewInput.isFolder(folder) else {
        throw CommandFailure.usage(
          "the folder \(folder) doesn't exist", try: "Pass an existing folder with --allow-read.")
      }
    }
    try dataFolder?.check()
  }

  /// Folders outside of the project that may be read.
  var readFolders: [URL] { allowRead.map { URL(fileURLWithPath: $0, isDirectory: true) } }

  /// Returns the same options with another time limit.
  func lasting(_ seconds: Int) -> ProcessOptions {
    var options = self
    options.timeout = seconds
    return options
  }
}

/// The option of commands whose views may keep data between runs.
struct DataOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Keep the data of SwiftData and Core Data in this folder, which is created if it is missing.",
      discussion: """
        For stores without a location of their own. By default their data is in memory, and each run begins without any; \
        quoin preview keeps it until it ends.
        """,
      valueName: "directory"),
    completion: .directory)
  var data: String?

  var folder: DataFolder? { data.map(DataFolder.init) }
}
