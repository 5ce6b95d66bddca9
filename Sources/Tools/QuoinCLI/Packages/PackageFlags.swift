import Foundation

/// The flags with which SwiftPM compiles a package against Quoin's modules instead of Apple's.
struct PackageFlags {
  /// Arguments for `swift build`, `swift test` and `swift run`.
  let arguments: [String]

  /// - Parameter isStrict: Whether the package is written in Swift 6.
  init(
    _ compiler: PreviewCompiler, isStrict: Bool = false, standIns: URL, cache: PreviewCache
  ) throws {
    let macros = try compiler.macroArguments(cache: cache)
    let root = compiler.installation.root.path
    let modules = try compiler.moduleArguments(standIns: standIns, cache: cache)
    // SwiftPM has a module cache of its own.
    let place = modules.firstIndex(of: "-module-cache-path") ?? modules.endIndex
    let swift =
      Array(modules[..<place]) + macros + compiler.implicitImports + ["-DQUOIN", Self.plainSyntax]
      + (isStrict ? Self.lenient : [])
    let testing = try TestingLibrary(installation: compiler.installation)
      .archive(with: compiler.compiler, in: cache)
    let linker =
      (testing.map { [$0.path] } ?? []) + ["-L\(root)", "-lQuoinRuntime", "-rpath", root]
    arguments =
      swift.flatMap { ["-Xswiftc", $0] } + linker.flatMap { ["-Xlinker", $0] }
  }

  /// The condition with which swift-syntax, which a package's macros use, builds without Apple's
  /// log:
  /// Quoin has an `OSLog` but no module `os`.
  private static let plainSyntax = "-DSWIFTSYNTAX_NO_OSLOG_DEPENDENCY"

  /// Swift 6 with the concurrency checking of Swift 5.
  ///
  /// Apple's modifiers can be called from any context, Quoin's only on the main actor.
  static let lenient =
    ["-swift-version", "5"]
    + [
      "BareSlashRegexLiterals", "ConciseMagicFile", "ForwardTrailingClosures",
      "ImplicitOpenExistentials", "DeprecateApplicationMain",
    ].flatMap { ["-enable-upcoming-feature", $0] }
}
