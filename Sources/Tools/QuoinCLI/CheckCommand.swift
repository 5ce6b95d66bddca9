import ArgumentParser
import Foundation
import QuoinSources

/// `quoin check`: reports whether a folder compiles.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Say what of an app's or a package's folder does not compile.",
    discussion: "Exit status 1 if there is anything. Nothing is drawn and nothing is left out.")

  @Argument(help: "The folder of an app, a package or an Xcode project.", completion: .directory)
  var folder: String

  @Option(help: "The target of an Xcode project or a package; its app unless said.")
  var target: String?

  @Option(
    help: ArgumentHelp(
      "Whose conditions (#if os(iOS)) are true: ios or macos.",
      discussion: "Unless said, macos for sources that import AppKit, else ios."))
  var platform: PlatformArgument?

  @Option(
    help: ArgumentHelp(
      "Also let the files of a project be in this folder; may be given several times.",
      valueName: "directory"),
    completion: .directory)
  var allowRead: [String] = []

  @Option(help: "Seconds after which the compiler is stopped.")
  var timeout: Int = 600

  @Flag(help: "The findings as JSON.")
  var json = false

  func run() throws {
    let input = try OwnWork.limited(to: timeout, "reading the sources", at: self.folder) {
      try PreviewInput(
        path: self.folder, target: target,
        reading: allowRead.map { URL(fileURLWithPath: $0, isDirectory: true) })
    }
    guard case .folder(let source, _) = input else {
      throw CommandFailure.input(
        "this is no folder", at: folder, try: "quoin render compiles a file.")
    }
    let scratch = try Scratch()
    defer { scratch.remove() }
    var compiler = PreviewCompiler(
      compiler: try Compiler.find(), installation: try Installation.find(), seconds: timeout,
      scratch: scratch)
    compiler.platform = platform?.source ?? source.naturalPlatform
    let progress = ProgressLine()
    if let part = source.part {
      compiler.dependencies = try PackageDependencies(
        part: part, compiler: compiler, progress: progress.show
      ).modules()
    }
    var folder = FolderCompiler(base: compiler, folder: source)
    folder.progress = progress.show
    folder.generated = FolderResources(source).generated(for: compiler.platform).sources
    let found = try OwnWork.limited(
      to: timeout, "preparing the sources", at: self.folder, folder.check)
    progress.clear()
    try Results.write(json ? found.json() : found.text)
    if !found.errors.isEmpty { throw ExitCode(CommandFailure.inputStatus) }
  }
}

/// The errors in a folder.
struct FolderCheck: Encodable {
  /// The number of Swift files.
  let files: Int
  /// Modules that could not be resolved, and the number of files that import each.
  let missingModules: [String: Int]
  let errors: [Complaint]

  struct Complaint: Encodable {
    let file: String
    let line: Int
    let message: String
  }

  var text: String {
    let missing = missingModules.keys.sorted().joined(separator: ", ")
    let lines =
      errors.map { "\($0.file):\($0.line): \($0.message)" }
      + (missing.isEmpty ? [] : ["missing modules: \(missing)"])
      + ["\(files) files, \(errors.count) errors"]
    return lines.joined(separator: "\n")
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
