import Foundation
import QuoinFiles

/// The flags with which SwiftPM compiles a package against Quoin's modules instead of Apple's.
struct PackageFlags {
  /// Arguments for `swift build`, `swift test` and `swift run`.
  let arguments: [String]

  /// - Parameters:
  ///   - compiler: The compiler, with the settings of the command.
  ///   - usesModels: Whether a source imports SwiftData.
  ///   - isStrict: Whether the package is written in Swift 6.
  ///   - standIns: The file that declares modules which are missing.
  ///   - cache: The place of the compiled macros.
  init(
    _ compiler: PreviewCompiler, usesModels: Bool, isStrict: Bool = false, standIns: URL,
    cache: PreviewCache
  ) throws {
    let macros = try compiler.macroArguments(withModels: usesModels, cache: cache)
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
      (testing.map { [$0.path] } ?? [])
      + ["-L\(root)", "-l\(compiler.installation.linkedName)", "-rpath", root]
    arguments =
      swift.flatMap { ["-Xswiftc", $0] } + linker.flatMap { ["-Xlinker", $0] }
  }

  /// Whether a source of the package imports SwiftData.
  static func usesModels(_ package: URL) -> Bool {
    let files = try? FolderWalk.files(below: package.path) { !$0.hasPrefix(".") }
    return (files ?? []).contains { file in
      file.hasSuffix(".swift")
        && InputFile.text(of: package.appendingPathComponent(file))?.contains("import SwiftData")
          == true
    }
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
