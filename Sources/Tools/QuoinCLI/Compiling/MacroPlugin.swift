import Foundation
import QuoinSources

/// The macros of SwiftUI and SwiftData as a library that the compiler loads.
///
/// The macros are compiled against the toolchain's own SwiftSyntax, which takes a few seconds once,
/// whereas building swift-syntax takes minutes. The library is cached for each compiler.
extension PreviewCompiler {
  /// Returns the flags for sources that use a macro; empty for others.
  func macroArguments(for sources: [PreparedSource], cache: PreviewCache) throws -> [String] {
    // A module that was built with the macros' declarations needs them wherever it is imported.
    guard !dependencies.modules.isEmpty || sources.contains(where: \.usesMacros) else { return [] }
    return try macroArguments(
      withModels: dependencies.usesModels || sources.contains { $0.imports.contains("SwiftData") },
      cache: cache)
  }

  /// Returns the flags that load the macros and the modules that declare them.
  ///
  /// - Parameters:
  ///   - withModels: Whether to declare SwiftData's macros, too. Other sources don't load that
  ///     module, and may have attributes of their own named `@Query` or `@Model`.
  ///   - cache: The place of the compiled macros.
  func macroArguments(withModels: Bool, cache: PreviewCache) throws -> [String] {
    // The macros are trusted and shared through the cache, so they compile outside of the sandbox.
    var outside = self
    outside.sandbox = nil
    return try outside.unconfinedMacroArguments(withModels: withModels, cache: cache)
  }

  private func unconfinedMacroArguments(withModels: Bool, cache: PreviewCache) throws -> [String] {
    let library = try macroLibrary(cache: cache)
    let modules = withModels ? [Self.viewMacros, Self.modelMacros] : [Self.viewMacros]
    let folders = try modules.map {
      try macroModule($0, library, cache: cache).deletingLastPathComponent().path
    }
    // Expansions refer to SwiftUI, even in a file that imports only UIKit.
    return ["-load-plugin-library", library.path] + folders.flatMap { ["-I", $0] }
      + Self.importing(["SwiftUI"] + modules.map(\.name))
  }

  /// Returns flags that import modules into every file.
  static func importing(_ modules: [String]) -> [String] {
    modules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
  }

  private static let sources: [(name: String, bytes: [UInt8])] = [
    ("AnimatableMacro.swift", PackageResources.AnimatableMacro_swift),
    ("EntryMacro.swift", PackageResources.EntryMacro_swift),
    ("ModelMacro.swift", PackageResources.ModelMacro_swift),
    ("ModelProperty.swift", PackageResources.ModelProperty_swift),
    ("PreviewMacro.swift", PackageResources.PreviewMacro_swift),
    ("QueryMacro.swift", PackageResources.QueryMacro_swift),
  ]

  /// A module that declares macros, and the modules that its files import.
  private struct MacroModule {
    let name: String
    let files: [(name: String, bytes: [UInt8])]
    let imports: [String]
  }

  private static let viewMacros = MacroModule(
    name: "QuoinMacroDeclarations",
    files: [
      ("SwiftUI.swift", PackageResources.DeclarationsOfSwiftUI_swift),
      ("QuoinKit.swift", PackageResources.DeclarationsOfQuoinKit_swift),
      ("WidgetKit.swift", PackageResources.DeclarationsOfWidgetKit_swift),
    ], imports: ["SwiftUI", "QuoinKit", "WidgetKit"])

  private static let modelMacros = MacroModule(
    name: "QuoinModelMacroDeclarations",
    files: [("SwiftData.swift", PackageResources.DeclarationsOfSwiftData_swift)],
    imports: ["SwiftUI", "SwiftData"])

  private func macroLibrary(cache: PreviewCache) throws -> URL {
    try macroPart(
      "libQuoinMacros.so", of: Self.sources, key: compiler.identity(), cache: cache
    ) { try buildMacros(in: $0, from: $1, cache: cache) }
  }

  private func macroModule(
    _ module: MacroModule, _ library: URL, cache: PreviewCache
  ) throws -> URL {
    let name = "\(module.name).swiftmodule"
    let key = [
      compiler.identity(), installation.modules.path, FileIdentity.text(of: installation.runtime),
      library.path,
    ]
    return try macroPart(
      name, of: module.files, key: key.joined(separator: "\n"), cache: cache
    ) { directory, inputs in
      try compileMacros(
        [
          "-emit-module", "-module-name", module.name, "-DMacros",
          "-load-plugin-library", library.path, "-emit-module-path",
          directory.url.appendingPathComponent(name).path,
        ]
          + Self.importing(module.imports)
          + (try moduleArguments(
            standIns: directory.url.appendingPathComponent("module.modulemap"), cache: cache))
          + inputs, in: directory)
    }
  }

  /// Returns the cached product of some files for this key, and builds it if it is missing.
  private func macroPart(
    _ name: String, of files: [(name: String, bytes: [UInt8])], key: String, cache: PreviewCache,
    build: (_ directory: ScratchDirectory, _ inputs: [String]) throws -> Void
  ) throws -> URL {
    let fingerprint = Fingerprint.of(files.flatMap(\.bytes) + Array(key.utf8))
    let directory = cache.macros(key: String(fingerprint, radix: 16))
    let result = directory.appendingPathComponent(name)
    let seal = directory.appendingPathComponent("fingerprint")
    if FileManager.default.fileExists(atPath: result.path) {
      try Ownership.check(result)
      if FingerprintedFile.read(seal) == Self.text(FingerprintedFile.fingerprint(of: result)) {
        return result
      }
      try? FileManager.default.removeItem(at: directory)
    }
    try FileManager.default.createDirectory(
      at: directory.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let fresh = try ScratchDirectory(in: directory.deletingLastPathComponent())
    defer { fresh.remove() }
    let inputs = try files.map { file in
      let url = fresh.url.appendingPathComponent(file.name)
      // Own file: the macros' own sources
      try Data(file.bytes).write(to: url)
      return url.path
    }
    try build(fresh, inputs)
    try FingerprintedFile.write(
      Self.text(FingerprintedFile.fingerprint(of: fresh.url.appendingPathComponent(name))),
      to: fresh.url.appendingPathComponent(seal.lastPathComponent))
    // If another process was faster, its result stays.
    // Own file: the macros' place in the cache
    try? FileManager.default.moveItem(at: fresh.url, to: directory)
    return result
  }

  private static func text(_ fingerprint: UInt64?) -> Data {
    Data((fingerprint.map { String($0, radix: 16) } ?? "").utf8)
  }

  private func buildMacros(
    in directory: ScratchDirectory, from inputs: [String], cache: PreviewCache
  ) throws {
    guard let toolchain = compiler.syntaxLibraries else {
      throw CommandFailure.input(
        "#Preview and other macros need the toolchain's syntax libraries (lib/swift/host), which \(compiler.path.path) doesn't have",
        try: "Install a complete toolchain from swift.org, or write a PreviewProvider.")
    }
    let output = directory.url.appendingPathComponent("libQuoinMacros.so").path
    try compileMacros(
      [
        "-emit-library", "-module-name", "QuoinMacros", "-module-cache-path", cache.modules.path,
        "-I", toolchain.path, "-L", toolchain.path, "-lSwiftSyntax", "-lSwiftSyntaxMacros",
        "-lSwiftSyntaxBuilder", "-Xlinker", "-rpath", "-Xlinker", toolchain.path, "-o", output,
      ] + inputs, in: directory)
  }

  private func compileMacros(_ arguments: [String], in directory: ScratchDirectory) throws {
    let process = try child(
      ["-parse-as-library", "-swift-version", "6"] + arguments, writing: directory.url,
      leaving: directory)
    var (ending, text) = try process.capture()
    if try PreviewCache.open().forgetsModules(after: ending, text) {
      (ending, text) = try process.capture()
    }
    guard ending == .exit(0) else {
      Diagnostics.write(text)
      throw CommandFailure.input(
        "the macros could not be compiled for \(compiler.path.path); see its messages above",
        try: "Run `quoin doctor`.")
    }
  }
}

extension PreparedSource {
  /// Whether it may use one of SwiftUI's or SwiftData's macros.
  var usesMacros: Bool { Self.usesMacros(text) }

  static func usesMacros(_ text: String) -> Bool {
    ["#Preview", "@Previewable", "@Entry", "@Animatable"].contains(where: text.contains)
      || text.contains("SwiftData") && ["@Model", "@Query"].contains(where: text.contains)
  }
}
