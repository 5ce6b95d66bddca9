import Foundation
import QuoinFiles
import QuoinHostProtocol
import QuoinSources

/// One compilation of a folder in rounds, each of which leaves out the declarations that the
/// previous one rejected.
struct FolderWork {
  fileprivate struct File {
    /// The path in messages, relative to the folder.
    let path: String
    let text: String
    /// The file that the compiler reads: at the same relative path below its working directory, so
    /// that its messages name the file as the user knows it.
    let input: URL
    /// The name by which the compiler knows the file.
    let name: String
    /// Whether the copy contains a `#sourceLocation` with its original path.
    ///
    /// Needed for a file outside of the folder, and for one with the same last name as another: a
    /// module can't contain two of those, because the name is the discriminator of `private`.
    let isLocated: Bool
    var prepared: PreparedSource
    /// Whether its statements carry source locations.
    var isMarked: Bool
    var leftOut: Set<Int> = []
    /// The views without a sample; `nil` if no view has one.
    var leftOutSamples: Set<Int>?
  }

  private let compiler: FolderCompiler
  private let workspace: FolderWorkspace
  private let cache: PreviewCache
  private var files: [File]
  private(set) var omittedDeclarations: [OmittedDeclaration] = []
  private let macros: [String]

  init(_ compiler: FolderCompiler, in workspace: FolderWorkspace, cache: PreviewCache) throws {
    self.compiler = compiler
    self.workspace = workspace
    self.cache = cache
    let inputs = try workspace.directory("sources")
    let samples: Set<Int>? = compiler.base.samplesViews ? [] : nil
    let prepass = compiler.base.prepass.sampling(butOn: samples)
    let isMarked = compiler.base.marksExpressions
    var taken = Set(compiler.generated.map(\.name))
    files = try compiler.folder.sources.enumerated().map { index, url in
      guard let data = try? InputFile.contents(of: url.path) else {
        throw CommandFailure.input(
          "the file can't be read", at: url.path, try: "Check its permissions.")
      }
      OwnWork.note(url.path)
      let text = compiler.folder.texts[url.path] ?? String(decoding: data, as: UTF8.self)
      let path = compiler.folder.path(of: url)
      // Other files may have any path, which doesn't help to locate the copy.
      let isOutside = path.hasPrefix("/")
      let hash = String(Fingerprint.of(Array(path.utf8)), radix: 16)
      let isNamesake = !taken.insert(url.lastPathComponent).inserted
      let input = inputs.appendingPathComponent(
        isOutside
          ? ".outside/\(hash)/\(url.lastPathComponent)"
          : isNamesake ? ".namesakes/\(hash)-\(url.lastPathComponent)" : path)
      try FileManager.default.createDirectory(
        at: input.deletingLastPathComponent(), withIntermediateDirectories: true)
      let prepared = prepass.marking(isMarked ? path : nil).prepare(text)
      try prepared.checkNesting(at: url.path)
      return File(
        path: path, text: text, input: input, name: path, isLocated: isOutside || isNamesake,
        prepared: prepared, isMarked: isMarked, leftOutSamples: samples)
    }
    macros = try compiler.base.macroArguments(for: files.map(\.prepared), cache: cache)
  }

  /// Places where previews may have been written.
  var places: [PreviewPlace] { files.flatMap { $0.prepared.places(in: $0.name) } }

  /// Compiles until the compiler accepts the rest, and returns its last output.
  ///
  /// - Parameter isDoubtful: Whether to type-check first, which finds errors faster than compiling.
  mutating func run(checkingFirst isDoubtful: Bool, rounds: Int) throws -> String {
    var isChecking = isDoubtful
    for round in 1...rounds {
      try write()
      let left = files.filter { !$0.isLeftOut }.count
      compiler.progress(
        round == 1 ? "compiling \(left) files" : "compiling the rest, round \(round)")
      let (ending, output) = try isChecking ? check() : build()
      if ending == .exit(0) {
        if !isChecking { return output }
        isChecking = false
        continue
      }
      let errors = namingDuplicates(CompilerErrors(output).relative(to: sources.path))
      let hasNews = leaveOut(errors)
      guard hasNews, round < rounds, !compiler.isAllOrNothing, !files.allSatisfy(\.isLeftOut) else {
        let sources = self.sources.path + "/"
        Diagnostics.write(output.replacing(sources, with: ""))
        for omission in omittedDeclarations where !compiler.isAllOrNothing {
          Diagnostics.write("\(omission.description)\n")
        }
        throw refusal(after: ending)
      }
      isChecking = true
    }
    throw CommandFailure.input(
      "nothing in it compiles", at: compiler.folder.root.relativePath)
  }

  /// Returns the compiler's errors when nothing is left out.
  mutating func compilerErrors() throws -> CompilerErrors {
    try write()
    compiler.progress("checking \(files.count) files")
    let (ending, output) = try check()
    let errors = namingDuplicates(CompilerErrors(output).relative(to: sources.path))
    guard ending != .exit(0), errors.entries.isEmpty else { return errors }
    Diagnostics.write(output)
    throw refusal(after: ending)
  }

  private func refusal(after ending: ChildProcess.Ending) -> CommandFailure {
    compiler.base.refusal(
      of: compiler.folder.root.relativePath, after: ending, missing: Array(missingModules.keys),
      cache: cache)
  }

  /// Adds the places of both declarations to errors about a type that several files declare.
  private func namingDuplicates(_ errors: CompilerErrors) -> CompilerErrors {
    var places: [String: [String]] = [:]
    for file in files {
      for declaration in file.prepared.declarations where declaration.isType {
        places[declaration.name, default: []].append("\(file.path):\(declaration.lines.lowerBound)")
      }
    }
    return errors.naming(places.filter { $0.value.count > 1 })
  }

  /// The imported modules that could not be resolved, and the number of files that import each.
  var missingModules: [String: Int] {
    var importers: [String: Int] = [:]
    for module in files.flatMap({ Set($0.prepared.missingModules) }) {
      importers[module, default: 0] += 1
    }
    return importers
  }

  /// Returns the warnings about the folder as a whole.
  func warnings(_ output: String) -> [String] {
    let missing = missingModules.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }
    var warnings: [String] = []
    if !missing.isEmpty {
      warnings.append(
        "these imported modules don't exist and are ignored: "
          + missing.joined(separator: ", "))
    }
    let changes: [(PreparedSource.Note.Kind, String)] = [
      (.selector, "#selector became a name that doesn't refer to a method"),
      (.overriding, "overrides in extensions are not called"),
    ]
    for (kind, sentence) in changes {
      let places = files.flatMap { file in
        file.prepared.notes.filter { $0.kind == kind }.map { "\(file.path):\($0.line)" }
      }
      if !places.isEmpty { warnings.append("\(sentence): \(places.joined(separator: ", "))") }
    }
    return warnings
  }

  /// The compiler's working directory.
  private var sources: URL { workspace.directory.appendingPathComponent("sources") }

  private mutating func write() throws {
    for index in files.indices {
      let file = files[index]
      var prepass = prepass(for: file)
      prepass.leftOut = file.leftOut
      let text = file.leftOut.isEmpty ? file.prepared.text : prepass.prepare(file.text).text
      try FolderWorkspace.write(
        file.isLocated ? SourceText.located(text, at: path(of: file)) : text, to: file.input)
    }
    for (name, text) in compiler.generated {
      try FolderWorkspace.write(text, to: generatedFile(name))
    }
  }

  private func prepass(for file: File) -> SourcePrepass {
    compiler.base.prepass.marking(file.isMarked ? file.name : nil)
      .sampling(butOn: file.leftOutSamples)
  }

  /// Returns the path that messages give for a file.
  private func path(of file: File) -> String {
    file.name.hasPrefix("/") ? file.name : sources.appendingPathComponent(file.name).path
  }

  private func generatedFile(_ name: String) throws -> URL {
    try workspace.directory("generated").appendingPathComponent(name)
  }

  private func inputs() throws -> [String] {
    try files.map { $0.isLocated ? $0.input.path : $0.name }
      + compiler.generated.map { try generatedFile($0.name).path }
  }

  private func arguments() throws -> [String] {
    let standIns = workspace.directory.appendingPathComponent("module.modulemap")
    return compiler.settingFlags + compiler.base.implicitImports
      + (try compiler.base.moduleArguments(standIns: standIns, cache: cache))
      + [
        "-parse-as-library", "-Onone", "-DDEBUG", "-module-name", compiler.moduleName,
        "-package-name", compiler.packageName, "-suppress-warnings",
        "-working-directory", sources.path, PreviewCompiler.lineTables,
      ] + compiler.base.dependencies.flags + macros
  }

  /// Finds all errors at once without producing output.
  private func check() throws -> (ChildProcess.Ending, String) {
    try child(["-typecheck"] + arguments() + inputs())
  }

  /// Compiles what has changed.
  private func build() throws -> (ChildProcess.Ending, String) {
    let installation = compiler.base.installation
    let map = workspace.directory.appendingPathComponent("files.json")
    workspace.checkObjects()
    try FolderWorkspace.write(fileMap(), to: map)
    let result = try child(
      arguments() + [
        "-emit-library", "-incremental", "-enable-batch-mode", "-j", "\(Self.jobs)",
        "-output-file-map", map.path, "-o", workspace.library.path,
        "-L", installation.root.path, "-lQuoinRuntime",
        "-Xlinker", "-rpath", "-Xlinker", installation.root.path,
      ] + compiler.base.compiler.linkerFlags + inputs() + compiler.base.dependencies.objects)
    try workspace.noteObjects()
    return result
  }

  private static let jobs = ProcessInfo.processInfo.activeProcessorCount

  private func child(_ arguments: [String]) throws -> (ChildProcess.Ending, String) {
    let child = try compiler.base.child(
      arguments, reading: [workspace.directory], writing: workspace.directory)
    var (ending, output) = try BoundedFrontend.capture(child)
    if cache.forgetsModules(after: ending, output) {
      (ending, output) = try BoundedFrontend.capture(child)
    }
    let said = files.filter(\.isLocated).reduce(output) {
      SourceText.relocated($0, from: $1.input.path, to: path(of: $1))
    }
    return (ending, said)
  }

  /// Returns the compiler's output file map.
  private func fileMap() throws -> String {
    let objects = try workspace.directory("objects")
    var map = ["": ["swift-dependencies": objects.appendingPathComponent("module.swiftdeps").path]]
    for (index, input) in (try inputs()).enumerated() {
      let stem = "\(index)-\(URL(fileURLWithPath: input).deletingPathExtension().lastPathComponent)"
      map[input] = [
        "object": objects.appendingPathComponent("\(stem).o").path,
        "swift-dependencies": objects.appendingPathComponent("\(stem).swiftdeps").path,
      ]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(map), as: UTF8.self)
  }

  /// Leaves out the samples with errors. Returns whether there are any.
  private mutating func leaveOutSamples(_ errors: CompilerErrors) -> Bool {
    var hasNews = false
    for index in files.indices where files[index].leftOutSamples != nil {
      let own = errors.entries.filter {
        $0.file == files[index].name || $0.file == files[index].input.path
      }
      let refused = files[index].prepared.refusedSamples(own, in: files[index].path)
      guard !refused.isEmpty else { continue }
      omittedDeclarations += refused
      files[index].leftOutSamples?.formUnion(refused.map(\.line))
      files[index].prepared = prepass(for: files[index]).prepare(files[index].text)
      hasNews = true
    }
    return hasNews
  }

  /// Leaves out the declarations with errors. Returns whether there are more than before.
  private mutating func leaveOut(_ errors: CompilerErrors) -> Bool {
    var hasNews = leaveOutSamples(errors)
    // Other errors on the samples' lines show up once the samples are gone.
    guard !hasNews else { return true }
    for error in errors.entries {
      guard
        let index = files.firstIndex(where: { $0.name == error.file || $0.input.path == error.file }
        )
      else { continue }
      guard !files[index].isMarked else {
        // The markers may have caused the error.
        files[index].isMarked = false
        files[index].prepared = prepass(for: files[index]).prepare(files[index].text)
        hasNews = true
        continue
      }
      let declarations = files[index].prepared.declarations
      let found = declarations.indices.filter {
        declarations[$0].lines.contains(error.line) && declarations[$0].kind != "import"
      }
      let isWhole = found.isEmpty || error.isAboutSyntax
      let chosen =
        isWhole ? declarations.indices.filter { declarations[$0].kind != "import" } : found
      let new = chosen.filter { files[index].leftOut.insert($0).inserted }
      guard !new.isEmpty else { continue }
      hasNews = true
      for number in new {
        omittedDeclarations.append(
          OmittedDeclaration(
            declarations[number], in: files[index].path, because: error, after: omittedDeclarations)
        )
      }
    }
    return hasNews
  }
}

extension FolderWork.File {
  fileprivate var isLeftOut: Bool {
    prepared.declarations.indices.allSatisfy {
      prepared.declarations[$0].kind == "import" || leftOut.contains($0)
    }
  }
}

extension OmittedDeclaration {
  /// Creates a record for a declaration whose error may be caused by an earlier omission.
  fileprivate init(
    _ declaration: Declaration, in file: String, because error: CompilerErrors.Entry,
    after earlier: [OmittedDeclaration]
  ) {
    self.file = file
    line = declaration.lines.lowerBound
    what = declaration.name.isEmpty ? declaration.kind : "\(declaration.kind) \(declaration.name)"
    name = declaration.name
    isPreview =
      declaration.kind == "#Preview" || declaration.inherited.contains("PreviewProvider")
    let cause = earlier.first { !$0.name.isEmpty && error.names.contains($0.name) }
    reason = cause.map { "it uses \($0.name), which is left out: \($0.reason)" } ?? error.message
    reasonLine = error.line
  }
}

extension PreparedSource {
  /// Throws if the source is nested deeper than the compiler accepts.
  func checkNesting(at path: String) throws {
    guard let deepLine else { return }
    throw CommandFailure.input(
      "it is nested more than 256 levels deep", at: "\(path):\(deepLine)",
      try: "This is the Swift compiler's limit: divide it into several declarations.")
  }
}
