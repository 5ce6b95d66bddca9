import CGuardian
import Foundation
import QuoinHostProtocol

/// `quoin host`, the child process that runs a user's view: loads the runtime library and calls its
/// entry point.
///
/// Its arguments come from ``HostProcess``, so that a start doesn't wait for the parser's.
struct HostCommand {
  static let name = "host"

  private let runtime: String
  /// The descriptor of the connection to the command.
  private let connection: Int32
  /// The maximum number of processes and threads at the same time; `nil` for the system's.
  private let processes: UInt64?

  /// Returns `nil` for the arguments of other commands.
  init?(_ arguments: [String]) {
    guard (3...4).contains(arguments.count), arguments[0] == Self.name,
      let connection = Int32(arguments[2])
    else { return nil }
    runtime = arguments[1]
    self.connection = connection
    processes = arguments.count == 4 ? UInt64(arguments[3]) : nil
  }

  /// Runs the host, and returns the exit status.
  func run() throws -> Int32 {
    quoin_print_by_line()
    if let processes { quoin_limit_processes(processes) }
    let entry: HostChannel.EntryPoint
    do {
      entry = try entryPoint()
    } catch {
      try HostChannel(descriptor: connection).send(.failed(error))
      return 0
    }
    return entry(connection)
  }

  private func entryPoint() throws(HostFailure) -> HostChannel.EntryPoint {
    // A preview calls few of the library's imported functions, which are bound at their first call.
    guard let library = dlopen(runtime, RTLD_LAZY | RTLD_GLOBAL) else {
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
