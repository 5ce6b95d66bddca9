import ArgumentParser
import CGuardian
import Foundation
import QuoinHostProtocol

/// The child process that runs a user's view. Loads the runtime library and calls its entry point.
struct HostCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "host", abstract: "Runs compiled previews for the other commands.",
    shouldDisplay: false)

  @Argument var runtime: String
  @Argument var request: String
  @Argument var response: String
  @Option(help: "The processes and threads that there may be at the same time.")
  var processes: UInt64?

  func run() throws {
    quoin_print_by_line()
    if let processes { quoin_limit_processes(processes) }
    guard let library = dlopen(runtime, RTLD_NOW | RTLD_GLOBAL) else {
      throw Self.failure(
        "the runtime library could not be loaded: \(DynamicLoader.lastError)",
        try: "Run `quoin doctor`.")
    }
    guard let symbol = dlsym(library, HostEntry.symbol) else {
      throw Self.failure(
        "\(runtime) is not a runtime library of this version", try: "Rebuild or reinstall Quoin.")
    }
    let entry = unsafeBitCast(symbol, to: HostEntry.Function.self)
    throw ExitCode(entry(request, response))
  }

  private static func failure(_ message: String, try advice: String) -> CommandFailure {
    CommandFailure(
      status: HostEntry.failureStatus, place: nil, message: message, advice: advice)
  }
}

enum DynamicLoader {
  /// The loader's message about its last error.
  static var lastError: String {
    dlerror().map { String(cString: $0) } ?? "no reason given"
  }
}
