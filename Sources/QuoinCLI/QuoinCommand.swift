import ArgumentParser
import Foundation

/// The command line: parses, calls, prints.
@main
struct QuoinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quoin",
    abstract: "SwiftUI layout for every place Swift runs: pictures, frames and reasons.",
    discussion: """
      Results go to standard output, remarks to standard error.
      Exit status: 0 fine, 1 something is wrong with the input, 2 the command line was not understood.
      """,
    version: QuoinVersion.current,
    subcommands: [
      RenderCommand.self, ExplainCommand.self, ProbeCommand.self, DevicesCommand.self,
      DoctorCommand.self, HostCommand.self,
    ])

  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
      guard fflush(nil) == 0 else {
        throw CommandFailure.input(
          "standard output cannot be written", at: "quoin", try: "Check where it goes to.")
      }
    } catch {
      finish(with: error)
    }
  }

  /// Prints what stopped the command and ends the process with the promised status.
  private static func finish(with error: any Error) -> Never {
    if let failure = error as? CommandFailure {
      Remark.error(failure.description)
      Foundation.exit(failure.status)
    }
    let code = exitCode(for: error)
    let message = fullMessage(for: error)
    if !message.isEmpty {
      let stream = code.isSuccess ? FileHandle.standardOutput : FileHandle.standardError
      stream.write(Data((message + "\n").utf8))
    }
    Foundation.exit(code == .validationFailure ? CommandFailure.usageStatus : code.rawValue)
  }
}
