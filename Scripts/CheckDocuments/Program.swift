import Foundation

/// The exit status and the output of a program.
struct Outcome {
  let status: Int32
  let output: String
  let errors: String
}

/// Runs a program to its end.
func execute(
  _ path: String, _ arguments: [String], in folder: URL, environment: [String: String]? = nil
) throws -> Outcome {
  // Files instead of pipes, which could fill up and block the program.
  let files = ["out", "err"].map { name in
    FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).\(name)")
  }
  for file in files { try Data().write(to: file) }
  defer { for file in files { try? FileManager.default.removeItem(at: file) } }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: path)
  process.arguments = arguments
  process.currentDirectoryURL = folder
  process.environment = environment ?? ProcessInfo.processInfo.environment
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = try FileHandle(forWritingTo: files[0])
  process.standardError = try FileHandle(forWritingTo: files[1])
  try process.run()
  process.waitUntilExit()
  let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
  return Outcome(status: process.terminationStatus, output: texts[0], errors: texts[1])
}

/// Returns the path of a program in PATH.
func program(_ name: String) -> String? {
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
}
