import Foundation

/// Another program, run to its end without standard input.
struct ChildProcess {
  let executable: URL
  let arguments: [String]
  /// Variables to add to this process's environment; a variable that the user has set stays.
  var environment: [String: String] = [:]

  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  /// Runs the program; returns how it ended and everything it printed.
  func capture() throws -> (Ending, String) {
    let pipe = Pipe()
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = environment.merging(ProcessInfo.processInfo.environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    do {
      try process.run()
    } catch {
      throw CommandFailure.input(
        "\(executable.path) could not be started: \(error.localizedDescription)")
    }
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let status = process.terminationStatus
    let ending: Ending =
      process.terminationReason == .uncaughtSignal ? .signal(status) : .exit(status)
    return (ending, output)
  }
}
