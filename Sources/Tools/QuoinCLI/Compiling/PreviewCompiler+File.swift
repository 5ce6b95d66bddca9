import Foundation
import QuoinHostProtocol
import QuoinSources

extension PreviewCompiler {
  /// Returns the compiled file, from the cache if it is unchanged.
  ///
  /// Throws when the compiler rejects it, after printing the compiler's messages.
  ///
  /// - Parameter isForced: Whether to discard the cached result.
  func compile(_ source: SourceFile, forced isForced: Bool = false) throws -> CompiledPreview {
    let cache = try PreviewCache.open()
    let entry = cache.entry(for: key(of: source))
    if isForced { entry.forget() }
    let compiled = try entry.load() ?? entry.store { try build(source, in: $0, cache: cache) }
    if !compiled.warnings.isEmpty { Diagnostics.write(compiled.warnings) }
    return compiled
  }

  /// Returns a key of everything that affects the result.
  private func key(of source: SourceFile) -> String {
    [
      Self.fileFlags.joined(separator: " "), compiler.identity(), sandbox == nil ? "" : "sandbox",
      FileIdentity.text(of: installation.runtime), platform.rawValue,
      marksExpressions ? "marked" : "",
      samplesViews ? "sampled \(viewOfRows ?? "") \(sampledView ?? "")" : "",
      source.path,
      source.absolutePath, source.text,
    ].joined(separator: "\n")
  }

  /// Runs the compiler, which writes its result to `directory`.
  private func build(_ source: SourceFile, in directory: ScratchDirectory, cache: PreviewCache)
    throws
  {
    let files = CompiledPreview.Files(directory: directory.url)
    let marks = marksExpressions ? source.compilerPath : nil
    var omittedDeclarations: [OmittedDeclaration] = []
    func prepass(_ marks: String?) -> SourcePrepass {
      self.prepass.marking(marks).sampling(
        butOn: samplesViews ? Set(omittedDeclarations.map(\.line)) : nil)
    }
    var prepared = prepass(marks).prepare(source.text)
    try prepared.checkNesting(at: source.path)
    var (ending, output) = try compile(prepared, of: source, in: directory, cache: cache)
    while ending != .exit(0) {
      let refused = prepared.refusedSamples(CompilerErrors(output).entries, in: source.compilerPath)
      guard !refused.isEmpty else { break }
      omittedDeclarations += refused
      prepared = prepass(marks).prepare(source.text)
      (ending, output) = try compile(prepared, of: source, in: directory, cache: cache)
    }
    if marks != nil, ending != .exit(0), ending != .overflow {
      if recompilation.keepsLast { reportMarked(output, of: source) }
      prepared = prepass(nil).prepare(source.text)
      (ending, output) = try compile(prepared, of: source, in: directory, cache: cache)
      if ending == .exit(0) {
        output +=
          "note: line numbers are missing, because the copy that records them doesn't compile\n"
      }
    }
    let missing = prepared.missingImports
    output = missing.map { $0.warning(in: source.compilerPath) }.joined() + output
    guard ending == .exit(0) else {
      Diagnostics.write(output)
      throw refusal(
        of: source.path, after: ending, missing: missing.map(\.module), cache: cache)
    }
    guard FileManager.default.fileExists(atPath: files.library.path) else {
      Diagnostics.write(output)
      throw CommandFailure.input(
        "\(compiler.path.path) produced no library, but reported no error",
        try: "If it is not a Swift compiler, correct or unset SWIFTC.")
    }
    try RegularFile(url: files.warnings).write(Data(output.utf8))
    if samplesViews {
      try RegularFile(url: files.omittedDeclarations).write(
        JSONEncoder().encode(omittedDeclarations))
    }
  }

  /// Reports errors before the file is compiled again without the marks, which move the columns.
  private func reportMarked(_ output: String, of source: SourceFile) {
    let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
    let errors = CompilerErrors(output).entries.filter { !$0.file.isEmpty }.map { error in
      ReportedErrors.Entry(
        file: error.file, line: error.line, column: nil, message: error.message,
        text: lines.indices.contains(error.line - 1) ? String(lines[error.line - 1]) : nil)
    }
    if !errors.isEmpty { recompilation.report(ReportedErrors(errors: errors)) }
  }

  /// Compiles the prepared source. Returns how the compiler ended and its output.
  private func compile(
    _ prepared: PreparedSource, of source: SourceFile, in directory: ScratchDirectory,
    cache: PreviewCache
  ) throws -> (ChildProcess.Ending, String) {
    let files = CompiledPreview.Files(directory: directory.url)
    let isUnchanged = source.isOnDisk && prepared.text == source.text
    let copy = scratch.url.appendingPathComponent("\(source.moduleName).swift")
    if !isUnchanged {
      try RegularFile(url: copy).write(
        Data(SourceText.located(prepared.text, at: source.compilerPath).utf8))
    }
    try RegularFile(url: files.places).write(
      JSONEncoder().encode(prepared.places(in: source.compilerPath)))
    let names = scratch.url.appendingPathComponent(RegionalNames.fileName)
    try RegularFile(url: names).write(Data(RegionalNames.source(besides: [prepared]).utf8))
    let arguments =
      Self.fileFlags + implicitImports + (try macroArguments(for: [prepared], cache: cache))
      + (try moduleArguments(standIns: files.moduleMap, cache: cache)) + [
        isUnchanged ? source.compilerPath : copy.path, names.path, "-module-name",
        source.moduleName, "-o",
        files.library.path,
        "-L", installation.root.path, "-l\(installation.linkedName)",
        "-Xlinker", "-rpath", "-Xlinker", installation.root.path,
        "-emit-module", "-emit-module-path", files.module.path,
      ]
    let reading = source.isOnDisk ? [URL(fileURLWithPath: source.absolutePath)] : []
    func run(_ flags: [String] = []) throws -> (ChildProcess.Ending, String) {
      let (ending, output) = try BoundedFrontend.capture(
        child(
          flags + arguments, reading: reading + [scratch.url], writing: directory.url,
          leaving: directory))
      return (ending, SourceText.relocated(output, from: copy.path, to: source.compilerPath))
    }
    var (ending, output) = try run(Self.lowScopeLimit)
    if ending != .exit(0), Self.onlyExceededLimit(output) { (ending, output) = try run() }
    if cache.forgetsModules(after: ending, output) { (ending, output) = try run() }
    return (ending, output)
  }

  /// The flags of Xcode's previews: unoptimized, with `DEBUG`, whole module; and line tables, which
  /// locate a crash.
  private static let fileFlags = [
    "-emit-library", "-parse-as-library", "-wmo", "-Onone", "-DDEBUG", "-package-name", "preview",
    lineTables, regexLiterals,
  ]

  /// The flag for line numbers in reports of crashes. It makes a library a little larger, and costs
  /// no time.
  static let lineTables = "-gline-tables-only"
}

extension PreparedSource.MissingImport {
  /// Returns the line that warns of the import, like a compiler's.
  fileprivate func warning(in file: String) -> String {
    let owner = AppleModules.contains(module) ? "Quoin has" : "there is"
    let reason = "\(owner) no module \(module)"
    return "\(file):\(line):1: warning: \(reason); this import is ignored\n"
  }
}

/// Conversions of a file's text for the compiler.
enum SourceText {
  /// Prefixes a text with a `#sourceLocation`, so that the compiler reports `path` and its lines.
  static func located(_ text: String, at path: String) -> String {
    let quoted = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(quoted)\", line: 1)\n\(text)"
  }

  /// Corrects the compiler's output where notes about macros name the copy and are one line off.
  static func relocated(_ output: String, from copy: String, to path: String) -> String {
    guard output.contains(copy) else { return output }
    return output.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let range = line.range(of: "\(copy):") else { return String(line) }
      let rest = line[range.upperBound...]
      let number = rest.prefix(while: \.isNumber)
      let moved = Int(number).map { String($0 - 1) } ?? String(number)
      return "\(line[..<range.lowerBound])\(path):\(moved)\(rest.dropFirst(number.count))"
    }.joined(separator: "\n")
  }
}

extension PreparedSource {
  /// Returns the samples with errors.
  func refusedSamples(_ errors: [CompilerErrors.Entry], in file: String) -> [OmittedDeclaration] {
    samples.compactMap { sample in
      errors.first { $0.line == sample.lastLine }.map { error in
        OmittedDeclaration(
          file: file, line: sample.line, what: OmittedDeclaration.sample, name: sample.name,
          isPreview: true, reason: error.message, reasonLine: error.line)
      }
    }
  }

  /// Returns the places of the file's previews: provider types and each `#Preview`.
  func places(in path: String) -> [PreviewPlace] {
    let types = providers.map { PreviewPlace(name: $0.name, file: path, line: $0.line) }
    return types + macroLines.map { PreviewPlace(name: "", file: path, line: $0) }
  }
}
