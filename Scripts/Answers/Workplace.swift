import Foundation

/// A copy of a question's file that `quoin why` reads and changes.
struct Workplace {
  private let quoin: String
  private let folder: String
  private var file: String { "\(folder)/View.swift" }

  init(_ source: String, quoin: String) throws {
    self.quoin = quoin
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin-answers-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(source.utf8).write(to: URL(fileURLWithPath: file))
  }

  func close() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Returns the answers to a question; `nil` if `quoin` fails.
  func answers(to arguments: [String]) -> [Answer]? {
    guard let data = output(of: arguments + ["--json"]) else { return nil }
    return (try? JSONDecoder().decode(Answers.self, from: data))?.all
  }

  /// Has `quoin` make the change that it proposes, and returns the changed text.
  func applied(_ arguments: [String]) -> String? {
    guard output(of: arguments + ["--apply"]) != nil else { return nil }
    return try? String(contentsOfFile: file, encoding: .utf8)
  }

  /// Returns the output of `quoin why`; `nil` if its status isn't 0.
  private func output(of arguments: [String]) -> Data? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: quoin)
    process.arguments = ["why", file] + arguments
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? data : nil
  }
}
