import Foundation

/// Optional programs that verify the output of the renderers.
enum Tools {
  static func path(_ name: String) -> String? {
    ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static func has(_ name: String) -> Bool { path(name) != nil }

  /// Runs a program on `input`, written to a file, and returns the contents of the result file;
  /// `arguments` receives the names of the two files.
  static func run(
    _ name: String, on input: Data, result: String, _ arguments: (String, String) -> [String]
  ) throws -> Data {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, target) = (
      folder.appendingPathComponent("input"), folder.appendingPathComponent(result)
    )
    try input.write(to: source)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path(name) ?? "")
    process.arguments = arguments(source.path, target.path)
    try process.run()
    process.waitUntilExit()
    return try Data(contentsOf: target)
  }
}
