import ArgumentParser
import Foundation
import QuoinHostProtocol

/// The child process in which a user's view runs. Loads the runtime library and hands over.
struct HostCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "host", abstract: "Runs compiled previews for the other commands.",
    shouldDisplay: false)

  @Argument var runtime: String
  @Argument var request: String
  @Argument var response: String
  @Option var timeout: UInt32

  func run() throws {
    // The alarm ends this process even if the parent is gone, so an endless view never stays behind.
    alarm(timeout)
    guard let library = dlopen(runtime, RTLD_NOW | RTLD_GLOBAL) else {
      throw CommandFailure.input(
        "the runtime library could not be loaded: \(DynamicLoader.lastError)",
        try: "Run `quoin doctor`.")
    }
    guard let symbol = dlsym(library, HostEntry.symbol) else {
      throw CommandFailure.input(
        "\(runtime) is not a runtime library of this version", try: "Build or install Quoin again.")
    }
    let entry = unsafeBitCast(symbol, to: HostEntry.Function.self)
    throw ExitCode(entry(request, response))
  }
}

enum DynamicLoader {
  /// What the loader said about its last failure.
  static var lastError: String {
    dlerror().map { String(cString: $0) } ?? "no reason given"
  }
}
