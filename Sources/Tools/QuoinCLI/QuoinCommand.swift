import ArgumentParser
import CGuardian
import Foundation
import QuoinHostProtocol

/// The root command.
@main
struct QuoinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quoin",
    abstract: "SwiftUI layout wherever Swift runs: images, frames and reasons.",
    discussion: """
      quoin render Card.swift -o card.png   draws it
      quoin why Card.swift                  says what looks wrong, which line makes it so, and what to write instead
      quoin preview Card.swift              shows it live in a browser

      Results go to standard output, warnings and errors to standard error.
      Exit status: 0 success, 1 an error in the input, 2 an invalid command line, 3 `diff --exit-code` found a difference,
      `lint` a finding of the chosen severity, or `probe --check` an incorrect line.
      """,
    version: QuoinVersion.current,
    subcommands: [
      RenderCommand.self, WhyCommand.self, PreviewCommand.self, BatchCommand.self,
      GuideCommand.self, ListCommand.self,
      CheckCommand.self,
      InitCommand.self, SwiftCommand.self,
      ExplainCommand.self, DiffCommand.self, LintCommand.self, SnapshotCommand.self,
      ProbeCommand.self,
      DevicesCommand.self,
      DoctorCommand.self, MCPCommand.self,
    ])

  static func main() {
    do {
      try prepare()
      let arguments = Array(CommandLine.arguments.dropFirst())
      if let host = HostCommand(arguments) { Foundation.exit(try host.run()) }
      try CommandNames(configuration.subcommands).check(arguments, hidden: ["help"])
      if arguments == [WhyCommand.name] {
        return try Results.write(WhyCommand.introduction)
      }
      var command = try parseAsRoot()
      try command.run()
      try Interruption.check()
      Leftovers.clear()
    } catch {
      finish(with: error)
    }
  }

  private static let smallestStack: UInt64 = 1 << 20

  /// Prints the error that ended the command, and exits with its status.
  private static func finish(with error: any Error) -> Never {
    if Interruption.isNoted { Interruption.obey() }
    Leftovers.clear()
    if error is ExitCode || error is CleanExit || error is ValidationError || isParsers(error) {
      finish(withParsed: error)
    }
    FailureResponse.write(error)
    Diagnostics.error(ErrorText.sentence(about: error))
    Foundation.exit((error as? CommandFailure)?.status ?? CommandFailure.inputStatus)
  }

  /// Whether ArgumentParser threw the error, whose types are not public.
  private static func isParsers(_ error: any Error) -> Bool {
    String(reflecting: type(of: error)).hasPrefix("ArgumentParser.")
  }

  /// Prints ArgumentParser's message and exits.
  private static func finish(withParsed error: any Error) -> Never {
    let code = exitCode(for: error)
    let message = fullMessage(for: error)
    do {
      if !message.isEmpty, code.isSuccess { try Results.write(message) }
    } catch {
      finish(with: error)
    }
    if !message.isEmpty, !code.isSuccess {
      FailureResponse.write(CommandFailure.usage(Self.message(for: error)))
      Diagnostics.write("\(message)\n")
    }
    Foundation.exit(code == .validationFailure ? CommandFailure.usageStatus : code.rawValue)
  }

  /// Prepares the standard streams and checks for memory, without which Swift's runtime would trap.
  private static func prepare() throws {
    let code = quoin_secure_descriptors()
    guard code == 0 else {
      throw CommandFailure.input("files can't be opened: \(ErrorText.system(code))")
    }
    guard quoin_has_memory(64 << 20) else {
      throw CommandFailure.input(
        "there is not enough memory", try: "Raise the shell's limit: ulimit -v unlimited.")
    }
    let stack = quoin_largest_stack()
    guard stack >= smallestStack else {
      throw CommandFailure.input(
        "the stack is limited to \(stack >> 10) KB, which is too small to lay out views",
        try: "Raise the shell's limit: ulimit -s 8192.")
    }
  }
}
