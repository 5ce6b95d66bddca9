import Foundation

/// Compiles a user's file against the installed modules into a library that the host can load, unless the cache has
/// the result for an unchanged file.
struct PreviewCompiler {
  let compiler: Compiler
  let installation: Installation

  /// The compiled file. Throws when the compiler refuses it, after printing the compiler's messages.
  func compile(_ source: SourceFile) throws -> CompiledPreview {
    let hasProvider = source.text.contains("PreviewProvider")
    if !hasProvider, source.previewMacroLine != nil { throw source.noPreviews }
    let cache = try PreviewCache.open()
    let entry = cache.entry(for: key(of: source))
    let compiled = try entry.load() ?? entry.store { try build(source, in: $0, cache: cache) }
    if !compiled.remarks.isEmpty { Remark.write(compiled.remarks) }
    guard !compiled.providers.isEmpty else { throw source.noPreviews }
    return compiled
  }

  /// A text of everything that the result depends on.
  private func key(of source: SourceFile) -> String {
    [
      Self.flags.joined(separator: " "), compiler.identity(),
      FileIdentity.text(of: installation.runtime), source.path, source.absolutePath, source.text,
    ].joined(separator: "\n")
  }

  /// Runs the compiler; the result lies in `directory`.
  private func build(_ source: SourceFile, in directory: URL, cache: PreviewCache) throws {
    let files = CompiledPreview.Files(directory: directory)
    let (ending, output) = try ChildProcess(
      executable: compiler.path,
      arguments: Self.flags + (try moduleArguments(standIns: files.moduleMap, cache: cache)) + [
        source.compilerPath, "-module-name", source.moduleName, "-o", files.library.path,
        "-L", installation.root.path, "-lQuoinRuntime",
        "-Xlinker", "-rpath", "-Xlinker", installation.root.path,
        "-emit-module", "-emit-module-path", files.module.path,
        "-emit-symbol-graph", "-emit-symbol-graph-dir", files.graphs.path,
      ]
    ).capture()
    guard ending == .exit(0) else {
      Remark.write(output)
      throw refusal(of: source, after: ending)
    }
    try Data(output.utf8).write(to: files.remarks)
  }

  /// The compiler's first error in a file with this text; `nil` when it accepts the text.
  func complaint(about text: String) throws -> String? {
    let scratch = try HostProcess.makeScratch()
    defer { try? FileManager.default.removeItem(at: scratch) }
    let file = scratch.appendingPathComponent("File.swift")
    try Data(text.utf8).write(to: file)
    let standIns = scratch.appendingPathComponent("module.modulemap")
    let (ending, output) = try ChildProcess(
      executable: compiler.path,
      arguments: ["-typecheck", "-parse-as-library", "-swift-version", "6", file.path]
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
    return [
      "-I", installation.modules.path, "-Xcc", "-fmodule-map-file=\(standIns.path)",
      "-module-cache-path", cache.modules.path,
    ]
  }

  private func refusal(of source: SourceFile, after ending: ChildProcess.Ending) -> CommandFailure {
    if case .signal = ending { return compilerCrash(source) }
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

  private func compilerCrash(_ source: SourceFile) -> CommandFailure {
    .input(
      "the Swift compiler itself stopped on this file; its messages are above", at: source.path,
      try: "Split long bodies into smaller views, or try another version of Swift.")
  }

  /// The flags of Xcode's previews: unoptimised, with `DEBUG`, whole module. The symbol graph names the preview
  /// providers, private ones too, and the exported imports let the host find them.
  private static let flags = [
    "-emit-library", "-parse-as-library", "-wmo", "-Onone", "-DDEBUG",
    "-enable-private-imports", "-symbol-graph-minimum-access-level", "private",
    "-symbol-graph-skip-synthesized-members",
  ]
}
