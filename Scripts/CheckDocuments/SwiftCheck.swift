import Foundation

/// Compiles and runs Swift blocks with the installed modules.
struct SwiftCheck {
  let installation: Installation
  let scratch: URL

  /// Returns the failures of a document's Swift blocks, which are compiled as files, and of its
  /// manifests.
  func failures(in blocks: [Block], numbers: inout Numbers) throws -> [Failure] {
    var failures: [Failure] = []
    let swift = blocks.filter { $0.language == "swift" && $0.mark.reason == nil }
    for manifest in swift.filter(\.isManifest) {
      numbers[.parsed] += 1
      failures += try self.failures(inManifest: manifest)
    }
    for source in SwiftSource.sources(of: swift.filter { !$0.isManifest }) {
      numbers[.compiled] += source.blocks.count
      let errors = try self.errors(in: source)
      failures += errors
      guard errors.isEmpty, !source.outputs.isEmpty else { continue }
      numbers[.compared] += source.outputs.count
      failures += try self.differences(in: source)
    }
    return failures
  }

  private func failures(inManifest block: Block) throws -> [Failure] {
    let folder = try newFolder()
    try block.text.write(
      to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    let outcome = try execute(
      try installation.tool("swift"), ["package", "--package-path", folder.path, "dump-package"],
      in: folder)
    guard outcome.status != 0 else { return [] }
    let error = outcome.errors.firstMatch(of: /Package\.swift:(\d+):\d+: error: (.*)/)
    return [
      Failure(
        document: block.document, line: block.line + (error.flatMap { Int($0.1) } ?? 0),
        text: error.map { String($0.2) } ?? "the manifest can't be read: \(outcome.errors)")
    ]
  }

  /// Returns the compiler's errors, and its warnings about deprecated names.
  private func errors(in source: SwiftSource) throws -> [Failure] {
    let isTestable = source.blocks.contains(where: \.isTestable)
    if isTestable, !installation.hasDebugModules {
      return [
        source.blocks[0].failure(
          "this code uses internal names, which \(Installation.debugModules.path) lacks",
          "Build the package for tests: swift build --build-tests")
      ]
    }
    let folder = try newFolder()
    let file = folder.appendingPathComponent("Block.swift")
    try source.text.write(to: file, atomically: true, encoding: .utf8)
    let outcome = try execute(
      try installation.tool("swiftc"),
      ["-typecheck", "-diagnostic-style", "llvm", "-Werror", "DeprecatedDeclaration", file.path]
        + installation.flags(in: scratch, testable: isTestable),
      in: folder)
    guard outcome.status != 0 else { return [] }
    let errors = outcome.errors.matches(of: /(?m)^(.+?):(\d+):\d+: error: (.*)$/)
    let block = source.blocks[0]
    if errors.isEmpty { return [block.failure(outcome.errors)] }
    return errors.map {
      Failure(
        document: block.document,
        line: $0.1 == block.document ? Int($0.2) ?? block.line : block.line,
        text: String($0.3),
        advice: $0.3.contains("in scope")
          ? "Complete the block, or add hidden code above the fence: <!-- before: CODE -->" : "")
    }
  }

  /// Runs the program and compares what it prints with the outputs in comments.
  private func differences(in source: SwiftSource) throws -> [Failure] {
    let folder = try newFolder()
    let file = folder.appendingPathComponent("Block.swift")
    let calls = source.entries.map { "    _ = try await \($0)()\n" }.joined()
    let main = "@main private struct Main {\n  @MainActor static func main() async throws {\n"
    try (source.text + main + calls + "  }\n}\n")
      .write(to: file, atomically: true, encoding: .utf8)
    let program = folder.appendingPathComponent("program").path
    var outcome = try execute(
      try installation.tool("swiftc"),
      ["-suppress-warnings", file.path, "-o", program] + installation.flags(in: scratch)
        + installation.linkFlags,
      in: folder)
    if outcome.status == 0 { outcome = try execute(program, [], in: folder) }
    let block = source.blocks[0]
    if outcome.status != 0 {
      return [block.failure("the program of this block failed: \(outcome.errors)")]
    }
    let printed = Dictionary(
      outcome.output.matches(of: /(?s)\x{1}(\d+)\n(.*?)\n\x{1}\n/)
        .map { (Int($0.1) ?? 0, String($0.2)) }, uniquingKeysWith: { first, _ in first })
    return source.outputs.filter { $0.value != printed[$0.key] }.map { line, output in
      let actual = printed[line].map { "“\($0)”" } ?? "nothing"
      return Failure(
        document: block.document, line: line, text: "prints \(actual) instead of “\(output)”")
    }
  }

  private func newFolder() throws -> URL {
    let folder = scratch.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

extension Block {
  var isManifest: Bool { lines.first?.hasPrefix("// swift-tools-version") ?? false }
}
