import Foundation
import QuoinSources

/// SwiftUI's macros as a library that the compiler loads.
///
/// A macro works on the compiler's own syntax tree, and a toolchain brings what is needed to compile one: that takes
/// some seconds once, where building swift-syntax takes minutes. The library is kept for each compiler.
extension PreviewCompiler {
  /// The flags and the file for sources that use a macro; none for others.
  func macroArguments(for sources: [PreparedSource], cache: PreviewCache) throws -> [String] {
    guard sources.contains(where: \.usesMacros) else { return [] }
    return try macroArguments(cache: cache)
  }

  /// The flags that load the macros, and the file that declares them.
  func macroArguments(cache: PreviewCache) throws -> [String] {
    let library = try macroLibrary(cache: cache)
    let declarations = library.deletingLastPathComponent().appendingPathComponent(
      "QuoinMacroDeclarations.swift")
    return ["-load-plugin-library", library.path, declarations.path]
  }

  private static let sources: [(name: String, bytes: [UInt8])] = [
    ("AnimatableMacro.swift", PackageResources.AnimatableMacro_swift),
    ("EntryMacro.swift", PackageResources.EntryMacro_swift),
    ("PreviewMacro.swift", PackageResources.PreviewMacro_swift),
  ]

  private func macroLibrary(cache: PreviewCache) throws -> URL {
    let contents = Self.sources.map(\.bytes) + [PackageResources.Declarations_swift]
    let key = Fingerprint.of(contents.flatMap { $0 } + Array(compiler.identity().utf8))
    let directory = cache.macros(key: String(key, radix: 16))
    let library = directory.appendingPathComponent("libQuoinMacros.so")
    if FileManager.default.fileExists(atPath: library.path) {
      try Ownership.check(library)
      return library
    }
    try FileManager.default.createDirectory(
      at: directory.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let fresh = try Scratch(in: directory.deletingLastPathComponent())
    defer { fresh.remove() }
    try buildMacros(in: fresh)
    // Where another process was faster its library stays.
    try? FileManager.default.moveItem(at: fresh.url, to: directory)
    return library
  }

  private func buildMacros(in directory: Scratch) throws {
    guard let toolchain = compiler.syntaxLibraries else {
      throw CommandFailure.input(
        "#Preview and other macros need the toolchain's syntax libraries (lib/swift/host), which \(compiler.path.path) hasn't got",
        try: "Install a whole toolchain from swift.org, or write a PreviewProvider.")
    }
    var inputs: [String] = []
    for (name, bytes) in Self.sources {
      let file = directory.url.appendingPathComponent(name)
      try Data(bytes).write(to: file)
      inputs.append(file.path)
    }
    let declarations = directory.url.appendingPathComponent("QuoinMacroDeclarations.swift")
    try Data(PackageResources.Declarations_swift).write(to: declarations)
    let output = directory.url.appendingPathComponent("libQuoinMacros.so").path
    let (ending, text) = try child(
      [
        "-emit-library", "-module-name", "QuoinMacros", "-parse-as-library", "-swift-version", "6",
        "-I", toolchain.path, "-L", toolchain.path, "-lSwiftSyntax", "-lSwiftSyntaxMacros",
        "-lSwiftSyntaxBuilder", "-Xlinker", "-rpath", "-Xlinker", toolchain.path, "-o", output,
      ] + inputs, writing: directory.url, leaving: directory
    ).capture()
    guard ending == .exit(0) else {
      Remark.write(text)
      throw CommandFailure.input(
        "the macros could not be compiled for \(compiler.path.path); its messages are above",
        try: "Run `quoin doctor`.")
    }
  }
}

extension PreparedSource {
  /// Whether one of SwiftUI's macros may stand in it.
  var usesMacros: Bool { Self.usesMacros(text) }

  static func usesMacros(_ text: String) -> Bool {
    ["#Preview", "@Previewable", "@Entry", "@Animatable"].contains(where: text.contains)
  }
}
