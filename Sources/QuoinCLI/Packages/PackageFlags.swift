import Foundation

/// The flags by which SwiftPM compiles a package against Quoin's modules in place of Apple's.
struct PackageFlags {
  /// For `swift build`, `swift test` and `swift run`.
  let arguments: [String]

  init(_ compiler: PreviewCompiler, standIns: URL, cache: PreviewCache) throws {
    let macros = try compiler.macroArguments(cache: cache)
    let root = compiler.installation.root.path
    let modules = try compiler.moduleArguments(standIns: standIns, cache: cache)
    // SwiftPM has a cache of modules of its own.
    let place = modules.firstIndex(of: "-module-cache-path") ?? modules.endIndex
    let swift = Array(modules[..<place]) + macros + compiler.implicitImports + ["-DQUOIN"]
    let linker = ["-L\(root)", "-lQuoinRuntime", "-rpath", root]
    arguments =
      swift.flatMap { ["-Xswiftc", $0] } + linker.flatMap { ["-Xlinker", $0] }
  }
}
