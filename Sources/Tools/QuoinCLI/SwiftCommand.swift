import ArgumentParser
import Foundation

/// `quoin swift`: runs SwiftPM with Quoin's modules instead of Apple's.
struct SwiftCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swift",
    abstract: "Build or test a package that is written for Apple's systems: quoin swift -- build.",
    discussion: """
      A copy of the package in the cache goes through the pre-pass (quoin render --help), and `swift` works there, with \
      what stands behind --. The package itself stays as it is.
      """)

  @Option(name: .customLong("package-path"), help: "The package's folder.")
  var packagePath: String = "."

  @Option(help: "Whose conditions (#if os(iOS)) are true: ios or macos.")
  var platform: PlatformArgument = .ios

  @Flag(help: "Leave the sources as they are.")
  var noPrepass = false

  @Flag(help: "Print the flags, and build nothing.")
  var flags = false

  @Argument(
    parsing: .postTerminator, help: "What SwiftPM is to do: build, test, and their options.")
  var arguments: [String] = []

  func run() throws {
    let work = try PackageWork(
      path: packagePath, platform: platform == .macos ? .macOS : .iOS, isPlain: noPrepass)
    defer { work.close() }
    if flags {
      try Results.write(work.flags().map(Self.quoted).joined(separator: " "))
      return
    }
    guard let verb = arguments.first, ["build", "test", "run"].contains(verb) else {
      throw CommandFailure.usage(
        "behind -- stands build, test or run", try: "For example: quoin swift -- build")
    }
    let status = try work.swift(arguments)
    if status != 0 { throw ExitCode(status) }
  }

  /// Quotes an argument for a shell.
  private static func quoted(_ argument: String) -> String {
    let isPlain = argument.allSatisfy { $0.isLetter || $0.isNumber || "-_./=+,:@".contains($0) }
    return isPlain ? argument : "'\(argument.replacing("'", with: "'\\''"))'"
  }
}
