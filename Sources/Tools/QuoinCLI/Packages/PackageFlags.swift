import Foundation

/// The flags by which SwiftPM compiles a package against Quoin's modules in place of Apple's.
struct PackageFlags {
  /// For `swift build`, `swift test` and `swift run`.
  let arguments: [String]

  /// - Parameter isStrict: Whether the package is written in Swift 6.
  init(
    _ compiler: PreviewCompiler, isStrict: Bool = false, standIns: URL, cache: PreviewCache
  ) throws {
    let macros = try compiler.macroArguments(cache: cache)
    let root = compiler.installation.root.path
    let modules = try compiler.moduleArguments(standIns: standIns, cache: cache)
    // SwiftPM has a cache of modules of its own.
    let place = modules.firstIndex(of: "-module-cache-path") ?? modules.endIndex
    let swift =
      Array(modules[..<place]) + macros + compiler.implicitImports + ["-DQUOIN", Self.plainSyntax]
      + (isStrict ? Self.lenient : [])
    let linker = ["-L\(root)", "-lQuoinRuntime", "-rpath", root]
    arguments =
      swift.flatMap { ["-Xswiftc", $0] } + linker.flatMap { ["-Xlinker", $0] }
  }

  /// What swift-syntax, on which a package's own macros stand, calls being without Apple's log: there is an `OSLog` here, but no `os`.
  private static let plainSyntax = "-DSWIFTSYNTAX_NO_OSLOG_DEPENDENCY"

  /// Swift 6 but for its check of concurrency, which is Swift 5's: Apple's modifiers may be called from anywhere, Quoin's on
  /// the main actor only.
  static let lenient =
    ["-swift-version", "5"]
    + [
      "BareSlashRegexLiterals", "ConciseMagicFile", "ForwardTrailingClosures",
      "ImplicitOpenExistentials", "DeprecateApplicationMain",
    ].flatMap { ["-enable-upcoming-feature", $0] }
}
