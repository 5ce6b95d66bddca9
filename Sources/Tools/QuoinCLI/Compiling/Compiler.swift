import Foundation

/// The Swift compiler that turns a user's file into a library.
struct Compiler {
  /// The path of the executable, which may be a link.
  let path: URL

  /// Returns `SWIFTC` if it is set, or else the first `swiftc` in `PATH`.
  static func find(environment: [String: String] = ProcessInfo.processInfo.environment) throws
    -> Compiler
  {
    if let named = environment["SWIFTC"], !named.isEmpty {
      var isDirectory: ObjCBool = false
      guard FileManager.default.isExecutableFile(atPath: named),
        FileManager.default.fileExists(atPath: named, isDirectory: &isDirectory),
        !isDirectory.boolValue
      else {
        throw CommandFailure.input(
          "SWIFTC names \(named), which is not a program", try: "Correct or unset SWIFTC.")
      }
      return Compiler(path: URL(fileURLWithPath: named))
    }
    let places = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
    guard let found = places.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw CommandFailure.input(
        "there is no swiftc in PATH to compile the views with",
        try: "Install Swift from swift.org, or set SWIFTC to the compiler's path.")
    }
    return Compiler(path: URL(fileURLWithPath: found))
  }

  /// Returns the compiler's version line; empty if the compiler can't be started.
  func version() -> String {
    guard let scratch = try? ScratchDirectory() else { return "" }
    defer { scratch.remove() }
    var child = ChildProcess(
      executable: path, arguments: ["--version"], seconds: 60, leftovers: [scratch])
    // The compiler leaves a directory there even when it has nothing to compile.
    child.environment["TMPDIR"] = scratch.url.path
    guard let (ending, output) = try? child.capture(), ending == .exit(0) else { return "" }
    let lines = output.split(separator: "\n")
    return String(lines.first { $0.contains("version") } ?? "")
  }

  /// Possible root directories of the toolchain, derived from the program's path.
  var directories: [URL] {
    let home = FileManager.default.homeDirectoryForCurrentUser.standardizedFileURL.path
    return [path, path.resolvingSymlinksInPath()].flatMap { program in
      let parent = program.deletingLastPathComponent()
      let root = parent.deletingLastPathComponent()
      let isToolchain = parent.lastPathComponent == "bin" && !["/", home].contains(root.path)
      return isToolchain ? [root] : [program]
    }
  }

  /// The directory of the toolchain's SwiftSyntax libraries.
  var syntaxLibraries: URL? {
    directories.map { root in
      let inner = root.appendingPathComponent("lib/swift/host", isDirectory: true)
      let outer = root.appendingPathComponent("usr/lib/swift/host", isDirectory: true)
      return [inner, outer]
    }
    .flatMap { $0 }
    .first {
      FileManager.default.fileExists(
        atPath: $0.appendingPathComponent("SwiftSyntaxMacros.swiftmodule").path)
    }
  }

  /// Flags that select the toolchain's own linker, if it has one; it is faster than the system's.
  var linkerFlags: [String] {
    let hasLinker = directories.contains { root in
      FileManager.default.isExecutableFile(
        atPath: root.appendingPathComponent("bin/ld.lld").path)
    }
    return hasLinker ? ["-use-ld=lld"] : []
  }

  /// Returns text that changes when the compiler changes.
  ///
  /// For a toolchain's own program this is the identity of its file, which is faster than starting
  /// it. A program that switches between toolchains, like swiftly's, must be started.
  func identity() -> String {
    let program = path.resolvingSymlinksInPath()
    let own = ["swiftc", "swift", "swift-driver", "swift-frontend"]
    let isToolchain = own.contains(program.lastPathComponent)
    return FileIdentity.text(of: program) + (isToolchain ? "" : version())
  }
}

/// A file's path, size and modification time, which identify its contents without reading them.
enum FileIdentity {
  static func text(of file: URL) -> String {
    let values = try? FileManager.default.attributesOfItem(atPath: file.path)
    let size = (values?[.size] as? NSNumber)?.int64Value ?? -1
    let changed = (values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? -1
    return "\(file.path) \(size) \(changed)"
  }
}
