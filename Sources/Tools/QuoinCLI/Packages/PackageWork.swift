import Foundation
import QuoinHostProtocol
import QuoinSources

/// One command's work on a package with SwiftPM in the package's copy.
struct PackageWork {
  let copy: PackageCopy
  private let scratch: ScratchDirectory
  private let cache: PreviewCache

  /// Works on an existing copy with the scratch directory of another command.
  init(_ copy: PackageCopy, scratch: ScratchDirectory) throws {
    self.copy = copy
    self.scratch = scratch
    cache = try PreviewCache.open()
  }

  init(path: String, platform: SourcePlatform, isPlain: Bool = false) throws {
    scratch = try ScratchDirectory()
    do {
      cache = try PreviewCache.open()
      var compiler = PreviewCompiler(
        compiler: try Compiler.find(), installation: try Installation.find(), seconds: Self.seconds,
        scratch: scratch)
      compiler.platform = platform
      copy = try PackageCopy(of: path, compiler: compiler, isPlain: isPlain)
    } catch {
      scratch.remove()
      throw error
    }
  }

  /// The time limit for a build with all dependencies.
  private static let seconds = 7200

  func close() { scratch.remove() }

  /// Returns the flags for SwiftPM.
  func flags() throws -> [String] {
    try FileManager.default.createDirectory(
      at: copy.directory.deletingLastPathComponent(), withIntermediateDirectories: true)
    let standIns = copy.directory.deletingLastPathComponent()
      .appendingPathComponent("module.modulemap")
    return try PackageFlags(
      copy.compiler, usesModels: try usesModels(), isStrict: copy.isStrict, standIns: standIns,
      cache: cache
    ).arguments
  }

  /// Whether a source of the package, or of one at a path, imports SwiftData.
  func usesModels() throws -> Bool {
    try ([copy] + copy.neighbors()).contains { PackageFlags.usesModels($0.source) }
  }

  /// Updates the copy and runs SwiftPM in it. Returns its exit status.
  func swift(_ arguments: [String]) throws -> Int32 {
    try copy.update()
    let flags = try flags()
    // The pre-pass changes the sources of dependencies before they are compiled.
    let resolved = try run(["package", "--package-path", copy.directory.path, "resolve"])
    guard resolved == 0 else { return resolved }
    try copy.prepareDependencies()
    return try run(
      [arguments[0], "--package-path", copy.directory.path] + flags + arguments.dropFirst())
  }

  /// Runs SwiftPM. Returns its exit status and output.
  func capture(_ arguments: [String]) throws -> (status: Int32, output: String) {
    var output = ""
    let status = try run(arguments) { output += $0 }
    return (status, output)
  }

  /// Returns the first error in SwiftPM's output, preferably the compiler's.
  static func error(in output: String) -> String {
    let lines = output.split(separator: "\n").map(String.init)
    let errors = lines.filter { $0.contains("error: ") && !$0.contains("`- ") }
    let first = errors.first { $0.contains(".swift:") && $0.contains(": error: ") } ?? errors.first
    return (first ?? lines.last).map { String($0.drop { $0 == " " }) } ?? "SwiftPM stopped"
  }

  /// Returns the first error of a compiler in SwiftPM's output that is not in a folder of the
  /// package; for the package's own folder, the first one in another package.
  static func error(in output: String, outside folder: String) -> String? {
    let line = output.split(separator: "\n").first { line in
      let isInside = folder.isEmpty ? !line.hasPrefix(".build/") : line.hasPrefix(folder + "/")
      return !isInside && line.contains(/^[^\s:]+:\d+:\d+: (fatal )?error:/)
    }
    return line.map(String.init)
  }

  private func run(
    _ arguments: [String], print: (String) -> Void = Diagnostics.write
  ) throws -> Int32 {
    var child = ChildProcess(
      executable: copy.compiler.compiler.swift, arguments: arguments, seconds: Self.seconds,
      leftovers: [scratch])
    child.environment = cache.environment()
    child.environment["TMPDIR"] = try scratch.directory("temporary").path
    // Messages name the user's files instead of the copies.
    let neighbors = try copy.neighbors()
    let ending = try child.run { bytes in
      var text = String(decoding: bytes, as: UTF8.self)
        .replacing(copy.directory.path + "/", with: "")
      for neighbor in neighbors {
        text = text.replacing(neighbor.directory.path + "/", with: neighbor.source.path + "/")
      }
      print(text)
    }
    switch ending {
    case .exit(let status): return status
    case .signal(let number): return 128 + number
    case .timeout, .overflow:
      throw CommandFailure.input("SwiftPM did not finish in time", at: copy.source.path)
    }
  }
}
