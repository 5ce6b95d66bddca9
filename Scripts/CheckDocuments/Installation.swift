import Foundation

/// The installed `quoin` and its modules, and Swift's tools.
struct Installation {
  let quoin: URL

  init() throws {
    let path = ProcessInfo.processInfo.environment["QUOIN"] ?? ".build/installed/bin/quoin"
    quoin = URL(fileURLWithPath: path).standardizedFileURL
    guard FileManager.default.fileExists(atPath: library.path) else {
      throw CheckError(
        "there is no installed quoin at \(path)\n"
          + "       Run `PREFIX=$PWD/.build/installed Scripts/install`, or set QUOIN to another."
      )
    }
  }

  private var library: URL {
    quoin.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/quoin")
  }

  /// Writes a map with the C modules that Quoin's modules import, as the command line does. A
  /// client doesn't use their contents, so empty modules suffice.
  func writeModuleMap(in scratch: URL) throws {
    let list = "Sources/Tools/QuoinCLI/Installation.swift"
    let source = try String(contentsOfFile: list, encoding: .utf8)
    guard let names = source.firstMatch(of: /systemModules = \[([^\]]*)\]/)?.1 else {
      throw CheckError("there is no list systemModules in \(list)")
    }
    try names.matches(of: /"(\w+)"/).map { "module \($0.1) [system] {}\n" }.joined()
      .write(to: Self.moduleMap(in: scratch), atomically: true, encoding: .utf8)
  }

  private static func moduleMap(in scratch: URL) -> URL {
    scratch.appendingPathComponent("module.modulemap")
  }

  /// The modules of the build for the tests, whose internal names can be imported.
  static let debugModules = URL(fileURLWithPath: ".build/debug/Modules")

  var hasDebugModules: Bool {
    FileManager.default.fileExists(atPath: Self.debugModules.path)
  }

  /// Returns the flags for compiling a file with the installed modules, or with those built for the
  /// tests.
  func flags(in scratch: URL, testable: Bool = false) -> [String] {
    let modules = testable ? Self.debugModules : library.appendingPathComponent("Modules")
    return [
      "-swift-version", "6", "-parse-as-library", "-I", modules.path,
      "-Xcc", "-fmodule-map-file=\(Self.moduleMap(in: scratch).path)",
    ]
  }

  var linkFlags: [String] {
    ["-L", library.path, "-lQuoin", "-Xlinker", "-rpath", "-Xlinker", library.path]
  }

  func tool(_ name: String) throws -> String {
    guard let path = program(name) else { throw CheckError("there is no \(name) in PATH") }
    return path
  }
}

/// An error that prevents the check.
struct CheckError: Error {
  let text: String

  init(_ text: String) { self.text = text }
}
