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
  /// The descriptor of the connection to the command.
  @Argument var connection: Int32
  @Option(help: "The maximum number of processes and threads at the same time.")
  var processes: UInt64?

  func run() throws {
    quoin_print_by_line()
    if let processes { quoin_limit_processes(processes) }
    let entry: HostChannel.EntryPoint
    do {
      entry = try entryPoint()
    } catch {
      return try HostChannel(descriptor: connection).send(.failed(error))
    }
    throw ExitCode(entry(connection))
  }

  private func entryPoint() throws(HostFailure) -> HostChannel.EntryPoint {
    guard let library = dlopen(runtime, RTLD_NOW | RTLD_GLOBAL) else {
      throw HostFailure(
        message: "the runtime library could not be loaded: \(DynamicLoader.lastError)",
        advice: "Run `quoin doctor`.")
    }
    guard let symbol = dlsym(library, HostChannel.symbol) else {
      throw HostFailure(
        message: "\(runtime) is not a runtime library of this version",
        advice: "Rebuild or reinstall Quoin.")
    }
    return unsafeBitCast(symbol, to: HostChannel.EntryPoint.self)
  }
}

enum DynamicLoader {
  /// The loader's message about its last error.
  static var lastError: String {
    dlerror().map { String(cString: $0) } ?? "no reason given"
  }
}
