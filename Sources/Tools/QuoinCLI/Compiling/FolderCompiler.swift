import Foundation
import QuoinHostProtocol
import QuoinSources

/// Compiles as much of a folder as possible as one module.
///
/// Leaves out the declarations that the compiler rejects, and those that depend on them. A preview
/// is omitted only if something it needs is left out. The next compilation begins with the same
/// omissions, except those that a change may have made unnecessary.
struct FolderCompiler {
  var base: PreviewCompiler
  var folder: SourceFolder
  /// Names and texts of generated sources.
  var generated: [(name: String, text: String)] = []
  /// Whether any error fails the whole compilation.
  var isAllOrNothing = false
  /// Whether it compiles a part of the folder, in a place of its own.
  private var isPart = false
  /// Receives a description of each step.
  var progress: (String) -> Void = { _ in }

  init(base: PreviewCompiler, folder: SourceFolder) {
    self.base = base
    self.folder = folder
  }

  /// Brings the folder's library up to date.
  ///
  /// - Throws: ``NothingCompiles`` if everything is left out.
  func compile(forced isForced: Bool = false) throws -> (library: URL, state: FolderState) {
    let cache = try PreviewCache.open()
    if let focus = base.recompilation.focus {
      return try part(neededBy: focus, in: cache).compile(forced: isForced)
    }
    let workspace = try FolderWorkspace(cache.folder(place))
    defer { workspace.close() }
    if isForced { workspace.forget() }
    let key = try self.key()
    let stamps = folder.sources.map { file in
      let text = folder.texts[file.path].map { " \(Fingerprint.of(Array($0.utf8)))" }
      return FileIdentity.text(of: file) + (text ?? "")
    }
    if let state = workspace.state(), state.key == key, state.stamps == stamps,
      !isAllOrNothing || state.omittedDeclarations.isEmpty
    {
      return (workspace.library, state)
    }
    var work = try FolderWork(self, in: workspace, cache: cache)
    let last = workspace.state()
    // The compiler would keep a damaged library whose objects haven't changed.
    if last == nil { try? FileManager.default.removeItem(at: workspace.library) }
    if !isAllOrNothing { work.restore(workspace.omissions(key: key)) }
    let output: String
    do {
      output = try work.run(
        following: base.recompilation.keepsLast && !isAllOrNothing ? workspace.lastState() : nil)
    } catch let nothing as NothingCompiles {
      try workspace.save(work.keptOmissions(), key: key)
      throw nothing
    }
    try workspace.save(work.keptOmissions(), key: key)
    let state = FolderState(
      key: key, stamps: stamps, library: FingerprintedFile.fingerprint(of: workspace.library),
      places: work.places, omittedDeclarations: work.omittedDeclarations,
      warnings: work.warnings(output), declared: work.declaredNames, entryFiles: work.entryFiles())
    try workspace.save(state)
    return (workspace.library, state)
  }

  /// The name of the folder's place in the cache.
  private var place: String {
    let marks =
      (base.marksExpressions ? "\nmarked" : "")
      + (base.samplesViews ? "\nsampled \(base.viewOfRows ?? "")" : "")
      + (isPart ? "\npart" : "")
    let path = "\(folder.root.path)\n\(folder.name)\n\(base.platform.rawValue)\(marks)"
    return String(Fingerprint.of(Array(path.utf8)), radix: 16)
  }

  /// Returns a compiler for the files that the file in focus needs.
  ///
  /// - Throws: ``NotWorthwhile`` if these are most of the files, or if the folder was compiled
  ///   before, so that only changes need compiling.
  private func part(neededBy focus: Recompilation.Focus, in cache: PreviewCache) throws
    -> FolderCompiler
  {
    let whole = try FolderWorkspace(cache.folder(place))
    defer { whole.close() }
    guard whole.lastState() == nil else { throw NotWorthwhile() }
    var work = try FolderWork(self, in: whole, cache: cache)
    let candidates =
      switch focus {
      case .file(let path): folder.sources.indices.filter { folder.sources[$0].path == path }
      case .anyPreview:
        work.files.indices.filter {
          work.files[$0].prepared.declarations.contains(where: \.isPreview)
        }
      }
    let needs = work.needs()
    guard
      let needed = candidates.map({ needs.files(neededBy: $0) }).min(by: { $0.count < $1.count }),
      needed.count * focus.leastRatio <= folder.sources.count
    else { throw NotWorthwhile() }
    var part = self
    part.folder = folder.keeping(Set(needed.map { folder.sources[$0] }))
    part.base.recompilation.focus = nil
    part.isAllOrNothing = true
    part.isPart = true
    return part
  }

  /// Finds the folder's errors without building or leaving anything out.
  func check() throws -> FolderCheck {
    let cache = try PreviewCache.open()
    let workspace = try FolderWorkspace(base.scratch.directory("check"))
    defer { workspace.close() }
    var work = try FolderWork(self, in: workspace, cache: cache)
    let errors = try work.compilerErrors().entries.map {
      FolderCheck.CompilerError(file: $0.file, line: $0.line, message: $0.message)
    }
    return FolderCheck(
      files: folder.sources.count, missingModules: work.missingModules, errors: errors)
  }

  /// The module's name in its own code.
  var moduleName: String {
    let letters = folder.name.unicodeScalars.map { scalar -> String in
      let isWord = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_"
      return isWord ? String(scalar) : "_"
    }
    let safe = letters.joined()
    let start = safe.first.map { $0.isNumber ? "_" : "" } ?? "_"
    let name = start + safe
    let isTaken =
      PreviewCompiler.toolchainModules.contains(name) || base.installation.hasModule(name)
    return isTaken ? "\(name)_App" : name
  }

  /// The name of the module's package, whose modules share `package` declarations.
  var packageName: String {
    guard let part = folder.part else { return "preview" }
    return SwiftPackage.moduleName(of: part.package.root.lastPathComponent.lowercased())
  }

  /// The flags of the project's settings.
  var settingFlags: [String] {
    let settings = folder.settings
    var flags: [String] = []
    if let version = settings["SWIFT_VERSION"]?.split(separator: ".").first.map(String.init),
      ["5", "6"].contains(version)
    {
      flags += ["-swift-version", version]
    }
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      flags += ["-default-isolation", "MainActor"]
    }
    if settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES" {
      let features = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
        "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
      ]
      flags += features.flatMap { ["-enable-upcoming-feature", $0] }
    }
    let conditions = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ")
    flags += conditions.filter { !$0.hasPrefix("$") && $0 != "DEBUG" }.map { "-D\($0)" }
    guard let part = folder.part else {
      let hasRegexLiterals = settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] != "NO"
      return flags + (hasRegexLiterals ? [PreviewCompiler.regexLiterals] : [])
    }
    let isStrict = part.package.toolsVersion >= 6
    return flags + ["-DSWIFT_PACKAGE"] + (isStrict ? PackageFlags.lenient : []) + part.target.flags
  }

  private func key() throws -> String {
    ([
      base.compiler.identity(), FileIdentity.text(of: base.installation.runtime),
      FileIdentity.text(of: base.installation.executable), base.platform.rawValue, moduleName,
      base.dependencies.key,
    ] + settingFlags + generated.flatMap { [$0.name, $0.text] }).joined(separator: "\n")
  }
}
