import Foundation
import QuoinFiles
import QuoinHostProtocol
import QuoinSources

/// One compilation of a folder in rounds, each of which leaves out the declarations that the
/// previous one rejected, with those that depend on them.
struct FolderWork {
  let compiler: FolderCompiler
  private let workspace: FolderWorkspace
  private let cache: PreviewCache
  var files: [FolderFile]
  /// The parts that are left out, in the order in which they were.
  var omissions: [FolderOmission] = []
  private let macros: [String]
  /// The names of files of the last compilation that were removed.
  ///
  /// They are compiled as empty files, because the compiler starts from the beginning if one of its
  /// inputs is missing.
  private let removed: [String]
  /// The outlines of the files that were needed, by file.
  private var outlines: [Int: [DeclarationOutline]] = [:]
  private var declarations: DeclarationIndex?

  init(_ compiler: FolderCompiler, in workspace: FolderWorkspace, cache: PreviewCache) throws {
    self.workspace = workspace
    self.cache = cache
    let inputs = try workspace.directory("sources")
    let samples: Set<Int>? = compiler.base.samplesViews ? [] : nil
    let prepass = compiler.base.prepass.sampling(butOn: samples)
    let isMarked = compiler.base.marksExpressions
    var taken = Set(compiler.generated.map(\.name) + [RegionalNames.fileName])
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
      return FolderFile(
        path: path, text: text, input: input, name: path, isLocated: isOutside || isNamesake,
        prepared: prepared, isMarked: isMarked, leftOutSamples: samples)
    }
    var compiler = compiler
    compiler.generated.append(
      (RegionalNames.fileName, RegionalNames.source(besides: files.map(\.prepared))))
    self.compiler = compiler
    removed = workspace.removedInputs(keeping: files)
    macros = try compiler.base.macroArguments(for: files.map(\.prepared), cache: cache)
  }

  var omittedDeclarations: [OmittedDeclaration] { omissions.map(\.record) }

  /// Places where previews may have been written.
  var places: [PreviewPlace] { files.flatMap { $0.prepared.places(in: $0.name) } }

  /// Compiles until the compiler accepts the rest, and returns its last output.
  ///
  /// The first round finds the errors in all files, and the next one compiles without the
  /// declarations that can't compile. Only errors that these declarations hid need more rounds.
  ///
  /// - Parameter last: A compilation whose result is still shown. Then the compiler stops at the
  ///   first errors, which are thrown unless they are in declarations that it left out, too.
  /// - Throws: ``ReportedErrors``.
  mutating func run(following last: FolderState? = nil) throws -> String {
    for round in 1...Self.mostRounds {
      guard !isWhollyLeftOut else { throw nothingLeft }
      try write()
      compiler.progress(progress(of: round))
      let (ending, output) = try build(findsAll: last == nil)
      if ending == .exit(0) { return output }
      let errors = errors(in: output)
      let marked = Set(files.filter(\.isMarked).map(\.name))
      let hasNews = leaveOut(errors, wholeFiles: round >= Self.roundOfFiles)
      if let last, !errors.entries.isEmpty {
        let reported = reported(errors, marked: marked, following: last)
        guard !isMissingMore(than: last) else { throw reported }
        // The markers may have caused an error, which the next round shows.
        if errors.entries.contains(where: { marked.contains($0.file) }) {
          compiler.base.recompilation.report(reported)
        }
      }
      guard hasNews, round < Self.mostRounds, !compiler.isAllOrNothing else {
        Diagnostics.write(output.replacing(sources.path + "/", with: ""))
        for omission in omittedDeclarations where !compiler.isAllOrNothing {
          Diagnostics.write("\(omission.description)\n")
        }
        throw refusal(after: ending)
      }
    }
    throw nothingLeft
  }

  /// Whether something is left out that wasn't in another compilation.
  private func isMissingMore(than last: FolderState) -> Bool {
    omittedDeclarations.contains { new in
      !last.omittedDeclarations.contains {
        $0.file == new.file && $0.what == new.what && $0.name == new.name
      }
    }
  }

  /// The number of rounds after which the compilation is given up.
  private static let mostRounds = 12
  /// The first round that leaves out whole files.
  private static let roundOfFiles = 7
  /// The number of rounds in which a check looks for errors that others hid.
  private static let roundsOfChecks = 4

  private func progress(of round: Int) -> String {
    let left = files.filter { !$0.isLeftOut }.count
    return round == 1
      ? "compiling \(left) files"
      : "compiling \(left) files without \(omittedDeclarations.count) declarations, round \(round)"
  }

  /// Whether no declaration is left to compile.
  private var isWhollyLeftOut: Bool { files.allSatisfy(\.isLeftOut) && !omissions.isEmpty }

  private var nothingLeft: NothingCompiles {
    NothingCompiles(omittedDeclarations: omittedDeclarations, warnings: warnings(""))
  }

  private func errors(in output: String) -> CompilerErrors {
    let found = CompilerErrors(output).relative(to: sources.path).sorted(by: files.map(\.name))
    return namingDuplicates(found)
  }

  /// Returns the compiler's errors, without those that only follow from others.
  ///
  /// Later phases of the compiler report nothing for files with errors of earlier ones, so the
  /// declarations with errors are left out to find those.
  mutating func compilerErrors() throws -> CompilerErrors {
    var found = CompilerErrors("")
    for round in 1...Self.roundsOfChecks {
      try write()
      compiler.progress(
        round == 1 ? "checking \(files.count) files" : "checking the rest, round \(round)")
      let (ending, output) = try build(isLinked: false)
      if ending == .exit(0) { return found.sorted(by: files.map(\.name)) }
      let errors = errors(in: output)
      guard round > 1 || !errors.entries.isEmpty else {
        Diagnostics.write(output)
        throw refusal(after: ending)
      }
      let omitted = Set(omittedDeclarations.map(\.name)).subtracting([""])
      found.add(errors) { !omitted.isDisjoint(with: $0.names) }
      guard leaveOut(errors), !isWhollyLeftOut else { break }
    }
    return found.sorted(by: files.map(\.name))
  }

  /// Returns the outline of a declaration.
  mutating func outline(of node: DeclarationIndex.Node) -> DeclarationOutline {
    outlines(of: node.file)[node.number]
  }

  private mutating func outlines(of file: Int) -> [DeclarationOutline] {
    if let known = outlines[file] { return known }
    let found = DeclarationOutline.list(in: files[file].text, on: compiler.base.platform)
    outlines[file] = found
    return found
  }

  /// Returns the index of all declarations.
  mutating func index() -> DeclarationIndex {
    if let declarations { return declarations }
    let made = DeclarationIndex(files.indices.map { outlines(of: $0) })
    declarations = made
    return made
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
    let types = Set(files.flatMap { $0.prepared.declarations.filter(\.isType).map(\.name) })
    let changes: [(String, (PreparedSource.Note.Kind) -> Bool)] = [
      ("#selector became a name that doesn't refer to a method", { $0 == .selector }),
      (
        "overrides in extensions are not called",
        { kind in
          // A type without a declaration is generated from a data model.
          if case .hook(let type) = kind { types.contains(type) } else { kind == .overriding }
        }
      ),
    ]
    for (sentence, isMeant) in changes {
      let places = files.flatMap { file in
        file.prepared.notes.filter { isMeant($0.kind) }.map { "\(file.path):\($0.line)" }
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
      prepass.replacedBodies = file.replacedBodies
      let isWhole = file.leftOut.isEmpty && file.replacedBodies.isEmpty
      let text = isWhole ? file.prepared.text : prepass.prepare(file.text).text
      try FolderWorkspace.write(
        file.isLocated ? SourceText.located(text, at: path(of: file)) : text, to: file.input)
    }
    for (name, text) in compiler.generated {
      try FolderWorkspace.write(text, to: generatedFile(name))
    }
    for name in removed {
      try FolderWorkspace.write("", to: sources.appendingPathComponent(name))
    }
  }

  func prepass(for file: FolderFile) -> SourcePrepass {
    compiler.base.prepass.marking(file.isMarked ? file.name : nil)
      .sampling(butOn: file.leftOutSamples)
  }

  /// Returns the path that messages give for a file.
  private func path(of file: FolderFile) -> String {
    file.name.hasPrefix("/") ? file.name : sources.appendingPathComponent(file.name).path
  }

  private func generatedFile(_ name: String) throws -> URL {
    try workspace.directory("generated").appendingPathComponent(name)
  }

  private func inputs() throws -> [String] {
    try files.map { $0.isLocated ? $0.input.path : $0.name } + removed
      + compiler.generated.map { try generatedFile($0.name).path }
  }

  private func arguments() throws -> [String] {
    let standIns = workspace.directory.appendingPathComponent("module.modulemap")
    // The wrappers of Core Data belong to SwiftUI on Apple's systems, so files that only import
    // SwiftUI use them.
    let usesCoreData =
      compiler.generated.contains { $0.name.hasPrefix(FolderResources.dataModelPrefix) }
      || files.contains { $0.prepared.imports.contains("CoreData") }
    return compiler.settingFlags + compiler.base.implicitImports
      + compiler.base.importsOfCoreData(if: usesCoreData)
      + (try compiler.base.moduleArguments(standIns: standIns, cache: cache))
      + [
        "-parse-as-library", "-Onone", "-DDEBUG", "-module-name", compiler.moduleName,
        "-package-name", compiler.packageName, "-suppress-warnings",
        "-working-directory", sources.path, PreviewCompiler.lineTables,
      ] + compiler.base.dependencies.flags + macros
  }

  /// Compiles what has changed.
  ///
  /// - Parameter findsAll: Whether to compile also the files that depend on one with errors.
  private func build(isLinked: Bool = true, findsAll: Bool = true) throws -> (
    ChildProcess.Ending, String
  ) {
    let installation = compiler.base.installation
    let map = workspace.fileMap
    workspace.checkObjects()
    try FolderWorkspace.write(fileMap(), to: map)
    let product =
      isLinked
      ? [
        "-emit-library", "-o", workspace.library.path, "-L", installation.root.path,
        "-l\(installation.linkedName)", "-Xlinker", "-rpath", "-Xlinker", installation.root.path,
      ] + compiler.base.compiler.linkerFlags : ["-c"]
    do {
      let result = try child(
        arguments() + [
          "-incremental", "-enable-batch-mode", "-j", "\(Self.jobs)", "-output-file-map", map.path,
        ] + (findsAll ? ["-continue-building-after-errors"] : []) + product + inputs()
          + (isLinked ? compiler.base.dependencies.objects : []))
      try workspace.noteObjects()
      return result
    } catch let error as OutOfDate {
      try workspace.discardUnfinished()
      throw error
    }
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
    for input in try inputs() {
      // The name doesn't change if other files are added or removed.
      let hash = String(Fingerprint.of(Array(input.utf8)), radix: 16)
      let stem = "\(hash)-\(URL(fileURLWithPath: input).deletingPathExtension().lastPathComponent)"
      map[input] = [
        "object": objects.appendingPathComponent("\(stem).o").path,
        "swift-dependencies": objects.appendingPathComponent("\(stem).swiftdeps").path,
      ]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(map), as: UTF8.self)
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
