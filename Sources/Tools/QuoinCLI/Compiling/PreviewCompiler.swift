import CGuardian
import Foundation
import QuoinHostProtocol
import QuoinSources

/// Compiles a user's sources against the installed modules. Extensions handle files and folders.
struct PreviewCompiler {
  let compiler: Compiler
  let installation: Installation
  /// The time limit for the compiler in seconds.
  let seconds: Int
  /// The directory for the compiler's temporary files.
  let scratch: ScratchDirectory
  /// The platform whose conditions (`#if os(iOS)`) are true.
  var platform = SourcePlatform.iOS
  /// Whether statements carry source locations for reports.
  var marksExpressions = false
  /// Whether each view that can be created without arguments gets a preview.
  var samplesViews = false
  /// The only view that gets a preview, created from a row of data; `nil` for all.
  var viewOfRows: String?
  /// The only view that gets a preview, created without arguments; `nil` for all.
  var sampledView: String?
  /// Whether a folder must compile as a whole.
  var isAllOrNothing = false
  /// The modules of the package that a folder belongs to, and of other packages.
  var dependencies = ModuleDependencies()
  /// The sandbox for compiling untrusted input.
  var sandbox: Sandbox?
  /// The relation to earlier compilations.
  var recompilation = Recompilation()

  /// Returns the compiled file or folder. Throws when the compiler rejects it.
  ///
  /// - Parameter isForced: Whether to discard the cached result.
  func compile(_ input: PreviewInput, forced isForced: Bool = false) throws -> CompiledPreview {
    switch input {
    case .file(let file): return try compile(file, forced: isForced)
    case .folder(let folder, _):
      let progress = ProgressLine()
      defer { progress.clear() }
      var base = self
      base.dependencies = try dependencies(of: folder, progress: progress.show)
      var compiler = FolderCompiler(base: base, folder: folder)
      compiler.isAllOrNothing = isAllOrNothing
      let generated = try FolderResources(folder).generated(for: platform)
      compiler.generated = generated.sources
      compiler.progress = progress.show
      let omissions = folder.omissions.filter { !$0.isRefusal }.map(\.description)
      let compiled: (library: URL, state: FolderState)
      do {
        compiled = try compiler.compile(forced: isForced)
      } catch var nothing as NothingCompiles {
        nothing.warnings =
          omissions + base.dependencies.warnings + nothing.warnings + generated.warnings
        throw nothing
      }
      let (library, state) = compiled
      return CompiledPreview(
        library: library,
        sourceRoot: library.deletingLastPathComponent().appendingPathComponent("sources").path,
        places: state.places, omittedDeclarations: state.omittedDeclarations,
        folderWarnings: omissions + base.dependencies.warnings + state.warnings
          + generated.warnings, entryFiles: state.entryFiles ?? [])
    }
  }

  /// Returns the compiler's process. In a sandbox it has its own module cache, as the shared one is
  /// read-only.
  func child(
    _ arguments: [String], reading files: [URL] = [], writing directory: URL? = nil,
    leaving leftover: ScratchDirectory? = nil
  ) throws -> ChildProcess {
    var child = ChildProcess(
      executable: compiler.path,
      arguments: try arguments + BoundedFrontend.flags(for: compiler, in: scratch.url),
      seconds: seconds, leftovers: [scratch, leftover].compactMap { $0 })
    // A killed compiler leaves files behind, which are removed with this directory.
    child.environment["TMPDIR"] = try scratch.directory("temporary").path
    #if os(Linux)
      // Clang, which links, then omits libraries that the code doesn't use. Each import names the
      // libraries of all modules, and loading Foundation's networking takes as long as Foundation.
      child.environment["CCC_OVERRIDE_OPTIONS"] = "# ^-Wl,--as-needed"
    #endif
    if let sandbox {
      child = try sandbox.confine(
        child, in: scratch,
        reading: files + compiler.directories + [installation.root, PreviewCache.open().macros],
        writing: [directory].compactMap { $0 })
    }
    child.outputLimit = BoundedFrontend.limit
    child.stopper = recompilation.stopper
    return child
  }

  /// Returns the compiler's first error in a file with this text; `nil` if it compiles.
  func firstError(in text: String) throws -> String? {
    let file = scratch.url.appendingPathComponent("File.swift")
    try RegularFile(url: file).write(Data(text.utf8))
    let standIns = scratch.url.appendingPathComponent("module.modulemap")
    let (ending, output) = try BoundedFrontend.capture(
      child(
        ["-typecheck", "-parse-as-library", "-swift-version", "6", file.path]
          + moduleArguments(standIns: standIns, cache: try PreviewCache.open())))
    guard ending != .exit(0) else { return nil }
    let error = output.firstMatch(of: /error: (.*)/)?.1
    return error.map(String.init) ?? "it stopped"
  }

  /// Returns flags that locate Quoin's modules, and writes substitutes for the C modules they
  /// import.
  func moduleArguments(standIns: URL, cache: PreviewCache) throws -> [String] {
    let modules = Installation.systemModules.map { "module \($0) [system] {}\n" }.joined()
    // A newer file would make the compiler rebuild everything that depends on these modules.
    try FolderWorkspace.write(modules, to: standIns)
    let precompiled = sandbox == nil ? cache.modules : try scratch.directory("modules")
    return [
      "-I", installation.modules.path, "-Xcc", "-fmodule-map-file=\(standIns.path)",
      "-module-cache-path", precompiled.path,
    ]
  }

  /// Modules that Apple's frameworks re-export or that a file there sees without an import.
  ///
  /// `import SwiftUI` brings UIKit or AppKit, Foundation, CoreGraphics and Combine; `import
  /// Foundation`
  /// includes networking and geometry. An unused module-wide import costs nothing, and a file's own
  /// declarations shadow imported ones.
  var implicitImports: [String] {
    let kits = platform == .macOS ? ["AppKit"] : ["UIKit", "UserNotifications"]
    let modules =
      [
        "Foundation", "FoundationNetworking", "FoundationXML", "QuoinFoundation",
        "Security", "Observation", "ObjectiveC", "Combine", "CoreGraphics", "CoreVideo",
        "CoreImage", "CoreText", "QuartzCore",
      ] + kits
    return Self.importing(
      modules.filter { Self.toolchainModules.contains($0) || installation.hasModule($0) })
  }

  /// Returns flags that import Core Data into all files of a module that uses it somewhere.
  func importsOfCoreData(if isUsed: Bool) -> [String] {
    isUsed && installation.hasModule("CoreData") ? Self.importing(["CoreData"]) : []
  }

  /// The changes made to sources before compiling.
  var prepass: SourcePrepass {
    let (installation, others) = (installation, dependencies.modules)
    var prepass = SourcePrepass(platform: platform) { name in
      Self.toolchainModules.contains(name) || installation.hasModule(name) || others.contains(name)
    }
    prepass.viewOfRows = viewOfRows
    prepass.sampledView = sampledView
    return prepass
  }

  /// The modules of a Linux toolchain.
  static let toolchainModules: Set<String> = [
    "Swift", "Foundation", "FoundationNetworking", "FoundationXML", "FoundationEssentials",
    "FoundationInternationalization", "Dispatch", "Observation", "RegexBuilder", "Synchronization",
    "Distributed", "_Concurrency", "_StringProcessing", "_Differentiation", "Glibc", "CxxStdlib",
    "Cxx",
  ]

  /// Returns the error for the compiler's failure on the sources at `path`.
  ///
  /// - Parameter missing: The imported modules that couldn't be resolved.
  func refusal(
    of path: String, after ending: ChildProcess.Ending, missing: [String], cache: PreviewCache
  ) -> CommandFailure {
    if let full = [cache.path, scratch.url.path].first(where: Self.isFull) {
      return .input("the disk of \(full) is full", at: path, try: "Free some space there.")
    }
    if quoin_largest_file() < 64 << 20 {
      return .input(
        "the limit for the size of files is too low for the compiler", at: path,
        try: "Raise the limit: ulimit -f unlimited.")
    }
    switch ending {
    case .timeout:
      return .input(
        "the compiler did not finish within \(seconds.inSeconds)", at: path,
        try: "Split long expressions, or raise --timeout.")
    case .overflow:
      return .input(
        "the compiler printed over \(BoundedFrontend.limit >> 20) MB of messages", at: path,
        try: "Fix the first of them, or check that the file is Swift source.")
    case .signal(SIGKILL):
      return .input(
        "the compiler was killed, probably because memory ran out", at: path)
    case .signal(let number):
      return .input(
        "the Swift compiler itself crashed on this file (signal \(number)); "
          + "see its messages above", at: path,
        try: "Split long bodies into smaller views, or try another version of Swift.")
    case .exit:
      return .input(
        "it does not compile; see the compiler's messages above", at: path,
        try: Self.advice(missing: Set(missing).sorted()))
    }
  }

  private static func advice(missing: [String]) -> String {
    guard !missing.isEmpty else {
      return "If they are about Quoin's modules and not your code, run `quoin doctor`."
    }
    let lacking = missing.filter(AppleModules.contains)
    return lacking.isEmpty
      ? "It imports \(missing.joined(separator: ", ")). To use a package's dependencies, pass the package's folder."
      : "It imports \(lacking.joined(separator: ", ")), which Quoin doesn't have."
  }

  /// Whether a directory's disk is full.
  private static func isFull(_ path: String) -> Bool {
    var disk = statvfs()
    return statvfs(path, &disk) == 0 && UInt(disk.f_bavail) * UInt(disk.f_frsize) < 1 << 16
  }

  /// The flag for literals such as `/a+/` before Swift 6, which Xcode sets by default.
  static let regexLiterals = "-enable-bare-slash-regex"

  /// Lowers the type checker's scope limit to a fifth of the default.
  ///
  /// For a misspelled name the compiler tries every overload, again for each modifier of a chain,
  /// although it knows from the start that the name is wrong.
  static let lowScopeLimit = ["-Xfrontend", "-solver-scope-threshold=200000"]

  /// Whether the only errors are expressions that might type-check with a higher limit.
  static func onlyExceededLimit(_ output: String) -> Bool {
    let errors = output.split(separator: "\n").filter { $0.contains(": error: ") }
    return errors.contains { $0.contains("unable to type-check this expression") }
      && errors.allSatisfy { $0.contains("unable to type-check this expression") }
  }
}
