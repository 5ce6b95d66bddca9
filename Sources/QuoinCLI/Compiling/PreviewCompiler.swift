import CGuardian
import Foundation
import QuoinHostProtocol

/// Compiles a user's file against the installed modules into a library that the host can load, unless the cache has
/// the result for an unchanged file.
struct PreviewCompiler {
  let compiler: Compiler
  let installation: Installation
  /// Seconds after which the compiler is ended.
  let seconds: Int
  /// Where the compiler keeps what it needs only for itself.
  let scratch: Scratch
  /// What a stranger's file is compiled in.
  var sandbox: Sandbox?

  /// The compiled file. Throws when the compiler refuses it, after printing the compiler's messages.
  ///
  /// - Parameter isAnew: whether what the cache has is no good.
  func compile(_ source: SourceFile, anew isAnew: Bool = false) throws -> CompiledPreview {
    let hasProvider = source.text.contains("PreviewProvider")
    if !hasProvider, source.previewMacroLine != nil { throw source.noPreviews }
    let cache = try PreviewCache.open()
    let entry = cache.entry(for: key(of: source))
    if isAnew { entry.forget() }
    let compiled = try entry.load() ?? entry.store { try build(source, in: $0, cache: cache) }
    if !compiled.remarks.isEmpty { Remark.write(compiled.remarks) }
    guard !compiled.providers.isEmpty else { throw source.noPreviews }
    return compiled
  }

  /// A text of everything that the result depends on.
  private func key(of source: SourceFile) -> String {
    [
      Self.flags.joined(separator: " "), compiler.identity(), sandbox == nil ? "" : "sandbox",
      FileIdentity.text(of: installation.runtime), source.path, source.absolutePath, source.text,
    ].joined(separator: "\n")
  }

  /// Runs the compiler; the result lies in `directory`.
  private func build(_ source: SourceFile, in directory: Scratch, cache: PreviewCache) throws {
    var (ending, output) = try run(source, in: directory, cache: cache, flags: Self.littlePatience)
    if ending != .exit(0), Self.onlyGaveUp(output) {
      (ending, output) = try run(source, in: directory, cache: cache)
    }
    if ending != .exit(0), output.contains(cache.modules.path) {
      // A module that a disk has damaged
      cache.forgetModules()
      (ending, output) = try run(source, in: directory, cache: cache)
    }
    guard ending == .exit(0) else {
      Remark.write(output)
      throw refusal(of: source, after: ending, cache: cache)
    }
    let files = CompiledPreview.Files(directory: directory.url)
    guard FileManager.default.fileExists(atPath: files.library.path),
      FileManager.default.fileExists(atPath: files.graphs.path)
    else {
      Remark.write(output)
      throw CommandFailure.input(
        "\(compiler.path.path) made no library of the file, though it reported no error",
        try: "If it is no Swift compiler, correct or unset SWIFTC.")
    }
    try Data(output.utf8).write(to: files.remarks)
  }

  private func run(
    _ source: SourceFile, in directory: Scratch, cache: PreviewCache, flags: [String] = []
  ) throws -> (ChildProcess.Ending, String) {
    let files = CompiledPreview.Files(directory: directory.url)
    let arguments =
      Self.flags + flags + (try moduleArguments(standIns: files.moduleMap, cache: cache)) + [
        source.compilerPath, "-module-name", source.moduleName, "-o", files.library.path,
        "-L", installation.root.path, "-lQuoinRuntime",
        "-Xlinker", "-rpath", "-Xlinker", installation.root.path,
        "-emit-module", "-emit-module-path", files.module.path,
        "-emit-symbol-graph", "-emit-symbol-graph-dir", files.graphs.path,
      ]
    return try child(
      arguments, reading: [URL(fileURLWithPath: source.absolutePath)], writing: directory
    ).capture()
  }

  /// The compiler's process. In a sandbox it can't write to the cache of modules, and makes its own.
  private func child(
    _ arguments: [String], reading files: [URL] = [], writing directory: Scratch? = nil
  ) throws -> ChildProcess {
    var child = ChildProcess(
      executable: compiler.path, arguments: arguments, seconds: seconds,
      leftovers: [scratch, directory].compactMap { $0 })
    // What a compiler leaves behind that is killed goes with the directory.
    child.environment["TMPDIR"] = try scratch.directory("temporary").path
    guard let sandbox else { return child }
    return try sandbox.confine(
      child, in: scratch,
      reading: files + compiler.directories + [installation.root],
      writing: [directory?.url].compactMap { $0 })
  }

  /// The compiler's first error in a file with this text; `nil` when it accepts the text.
  func complaint(about text: String) throws -> String? {
    let file = scratch.url.appendingPathComponent("File.swift")
    try Data(text.utf8).write(to: file)
    let standIns = scratch.url.appendingPathComponent("module.modulemap")
    let (ending, output) = try child(
      ["-typecheck", "-parse-as-library", "-swift-version", "6", file.path]
        + moduleArguments(standIns: standIns, cache: try PreviewCache.open())
    ).capture()
    guard ending != .exit(0) else { return nil }
    let error = output.firstMatch(of: /error: (.*)/)?.1
    return error.map(String.init) ?? "it stopped"
  }

  /// Leads the compiler to Quoin's modules. Writes the stand-ins for the C modules that these import.
  private func moduleArguments(standIns: URL, cache: PreviewCache) throws -> [String] {
    let modules = Installation.systemModules.map { "module \($0) [system] {}\n" }.joined()
    try Data(modules.utf8).write(to: standIns)
    let precompiled = sandbox == nil ? cache.modules : try scratch.directory("modules")
    return [
      "-I", installation.modules.path, "-Xcc", "-fmodule-map-file=\(standIns.path)",
      "-module-cache-path", precompiled.path,
    ]
  }

  private func refusal(
    of source: SourceFile, after ending: ChildProcess.Ending, cache: PreviewCache
  ) -> CommandFailure {
    if let full = [cache.path, scratch.url.path].first(where: Self.isFull) {
      return .input("the disk of \(full) is full", at: source.path, try: "Make room there.")
    }
    if quoin_largest_file() < 64 << 20 {
      return .input(
        "the compiler may not write files as large as it must", at: source.path,
        try: "Raise the limit: ulimit -f unlimited.")
    }
    switch ending {
    case .timeout:
      return .input(
        "the compiler did not come to an end within \(seconds) seconds", at: source.path,
        try: "Split long expressions, or allow more time with --timeout.")
    case .signal(SIGKILL):
      return .input(
        "the compiler was killed; most often the memory has run out", at: source.path)
    case .signal(let number):
      return .input(
        "the Swift compiler itself stopped on this file (signal \(number)); "
          + "its messages are above", at: source.path,
        try: "Split long bodies into smaller views, or try another version of Swift.")
    case .exit: return rejection(of: source)
    }
  }

  private func rejection(of source: SourceFile) -> CommandFailure {
    if let line = source.previewMacroLine {
      return .input(
        "the file does not compile, and #Preview is not understood yet",
        at: "\(source.path):\(line)",
        try: "Write a PreviewProvider instead of #Preview; the compiler's messages are above.")
    }
    return .input(
      "the file does not compile; the compiler's messages are above", at: source.path,
      try: "If they are about Quoin's modules and not about your code, run `quoin doctor`.")
  }

  /// Whether nothing can be written any more to the disk of a directory.
  private static func isFull(_ path: String) -> Bool {
    var disk = statvfs()
    return statvfs(path, &disk) == 0 && UInt(disk.f_bavail) * UInt(disk.f_frsize) < 1 << 16
  }

  /// Has the compiler give up an expression after a fifth of its usual trials. Where a name is misspelt the compiler makes
  /// all trials, again for each modifier of a chain, though it knows the name to be wrong from the start.
  private static let littlePatience = ["-Xfrontend", "-solver-scope-threshold=200000"]

  /// Whether the compiler found no mistake, but an expression that it may understand with more patience.
  private static func onlyGaveUp(_ output: String) -> Bool {
    let errors = output.split(separator: "\n").filter { $0.contains(": error: ") }
    return errors.contains { $0.contains("unable to type-check this expression") }
      && errors.allSatisfy { $0.contains("unable to type-check this expression") }
  }

  /// The flags of Xcode's previews: unoptimised, with `DEBUG`, whole module. The symbol graph names the preview
  /// providers, private ones too, and the exported imports let the host find them.
  private static let flags = [
    "-emit-library", "-parse-as-library", "-wmo", "-Onone", "-DDEBUG",
    "-enable-private-imports", "-symbol-graph-minimum-access-level", "private",
    "-symbol-graph-skip-synthesized-members",
  ]
}
