import Foundation
import PackagePlugin

/// Runs the installed `quoin` for a package, as in
/// `swift package quoin render --target Cards -o Pictures`.
@main
struct QuoinCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    guard let verb = arguments.first, Self.verbs.contains(verb) else {
      throw Mistake(
        description: "pass a command of quoin: \(Self.verbs.joined(separator: ", ")). "
          + "For example: swift package quoin render --target Cards -o Pictures")
    }
    if let option = arguments.first(where: Self.swiftPackageOptions.contains) {
      throw Mistake(description: "\(option) is an option of SwiftPM: write it before quoin")
    }
    let package = context.package.directoryURL
    let process = Process()
    process.executableURL = try Self.program()
    process.arguments = [verb, package.path] + arguments.dropFirst()
    process.currentDirectoryURL = package
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Mistake(description: "quoin ended with status \(process.terminationStatus)")
    }
  }

  /// Options of `swift package` that SwiftPM passes on if they are written too late.
  private static let swiftPackageOptions = [
    "--allow-writing-to-package-directory", "--allow-writing-to-directory", "--package-path",
    "--scratch-path", "--disable-sandbox",
  ]

  private static let verbs = ["render", "list", "explain", "probe", "check", "snapshot"]

  /// The program that `QUOIN` names, else the first in `PATH`.
  private static func program() throws -> URL {
    let environment = ProcessInfo.processInfo.environment
    let places =
      environment["QUOIN"].map { [$0] }
      ?? (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/quoin" }
    guard let found = places.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw Mistake(
        description:
          "there is no quoin in PATH: install it with make install, or set QUOIN to its path")
    }
    return URL(fileURLWithPath: found)
  }

  private struct Mistake: Error, CustomStringConvertible {
    let description: String
  }
}
