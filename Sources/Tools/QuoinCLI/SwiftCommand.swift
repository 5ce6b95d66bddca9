import ArgumentParser
import Foundation

/// `quoin swift`: runs SwiftPM with Quoin's modules instead of Apple's.
struct SwiftCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swift",
    abstract: "Build or test a package written for Apple's platforms: quoin swift -- build.",
    discussion: """
      Quoin copies the package to its cache, runs the pre-pass on the copy, and runs `swift` there with the arguments \
      after --. The package itself isn't changed.
      """)

  @Option(name: .customLong("package-path"), help: "The package's folder.")
  var packagePath: String = "."

  @Option(help: "The platform whose conditions (#if os(iOS)) are true: ios or macos.")
  var platform: PlatformArgument = .ios

  @Flag(help: "Don't run the pre-pass.")
  var noPrepass = false

  @Flag(help: "Print the compiler flags and don't build.")
  var flags = false

  @Argument(
    parsing: .postTerminator, help: "The SwiftPM command: build, test or run, with its options.")
  var arguments: [String] = []

  func run() throws {
    let work = try PackageWork(
      path: packagePath, platform: platform.source, isPlain: noPrepass)
    defer { work.close() }
    if flags {
      try Results.write(work.flags().map(Self.quoted).joined(separator: " "))
      return
    }
    guard let verb = arguments.first, ["build", "test", "run"].contains(verb) else {
      throw CommandFailure.usage(
        "the command after -- must be build, test or run", try: "For example: quoin swift -- build")
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
