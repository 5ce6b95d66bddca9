import ArgumentParser
import Foundation
import QuoinSources

/// `quoin check`: reports whether a folder compiles.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "List the declarations of an app or a package that don't compile.",
    discussion: "The exit status is 1 if there are any. Nothing is drawn.")

  @Argument(help: "The folder of an app, a package or an Xcode project.", completion: .directory)
  var folder: String

  @Option(help: "The target of an Xcode project or a package; by default its app.")
  var target: String?

  @Option(
    help: ArgumentHelp(
      "The platform whose conditions (#if os(iOS)) are true: ios, macos, tvos, watchos or visionos.",
      discussion: """
        By default macos for sources that import AppKit, otherwise ios. Names that SwiftUI doesn't have on the given \
        platform are reported, too.
        """))
  var platform: PlatformArgument?

  @Option(
    help: ArgumentHelp(
      "Let a project use files in this folder, too; may be given several times.",
      valueName: "directory"),
    completion: .directory)
  var allowRead: [String] = []

  @Option(help: "The time limit for the compiler, in seconds.")
  var timeout: Int = 600

  @Flag(help: "Print the findings as JSON.")
  var json = false

  func run() throws {
    let input = try OwnWork.limited(to: timeout, "reading the sources", at: self.folder) {
      try PreviewInput(
        path: self.folder, target: target,
        reading: allowRead.map { URL(fileURLWithPath: $0, isDirectory: true) })
    }
    guard case .folder(let source, _) = input else {
      throw CommandFailure.input(
        "this is not a folder", at: folder, try: "To compile a file, use quoin render.")
    }
    let scratch = try ScratchDirectory()
    defer { scratch.remove() }
    var compiler = PreviewCompiler(
      compiler: try Compiler.find(), installation: try Installation.find(), seconds: timeout,
      scratch: scratch)
    compiler.platform = platform?.source ?? source.naturalPlatform
    let progress = ProgressLine()
    compiler.dependencies = try compiler.dependencies(of: source, progress: progress.show)
    var folder = FolderCompiler(base: compiler, folder: source)
    folder.progress = progress.show
    folder.generated = try FolderResources(source).generated(for: compiler.platform).sources
    var found = try OwnWork.limited(
      to: timeout, "preparing the sources", at: self.folder, folder.check)
    if let platform {
      let names = OwnWork.limited(to: timeout, "reading the sources", at: self.folder) {
        source.unavailableNames(on: platform.source)
      }
      found.unavailableNames = names.map { .init(file: $0.file, name: $0.name) }
    }
    found.dependencies = compiler.dependencies.warnings
    progress.clear()
    try Results.write(json ? found.json() : found.text)
    if !found.errors.isEmpty || found.unavailableNames?.isEmpty == false {
      throw ExitCode(CommandFailure.inputStatus)
    }
  }
}

/// The errors in a folder.
struct FolderCheck: Encodable {
  /// The number of Swift files.
  let files: Int
  /// Modules that could not be resolved, and the number of files that import each.
  let missingModules: [String: Int]
  let errors: [CompilerError]
  /// The names that SwiftUI doesn't have on the chosen platform; `nil` if none was chosen.
  var unavailableNames: [Unavailable]?
  /// The dependencies of a package that can't be built, each with its first error.
  var dependencies: [String] = []

  struct CompilerError: Encodable {
    let file: String
    let line: Int
    let message: String
  }

  /// A name that SwiftUI doesn't have on the chosen platform.
  struct Unavailable: Encodable {
    let file: String
    let line, column: Int
    let name, message: String
    let hint: String?

    init(file: String, name: UnavailableName) {
      self.file = file
      (line, column) = (name.line, name.column)
      (self.name, message, hint) = (name.name, name.message, name.hint)
    }
  }

  var text: String {
    let names = unavailableNames ?? []
    let counted = names.isEmpty ? "" : ", \(names.count) unavailable names"
    let missing = missingModules.keys.sorted().joined(separator: ", ")
    let lines =
      errors.map { "\($0.file):\($0.line): \($0.message)" }
      + names.map { name in
        let hint = name.hint.map { ". \($0)" } ?? ""
        return "\(name.file):\(name.line):\(name.column): \(name.message)\(hint)"
      }
      + dependencies
      + (missing.isEmpty ? [] : ["missing modules: \(missing)"])
      + ["\(files) files, \(errors.count) errors" + counted]
    return lines.joined(separator: "\n")
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
