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
    Self.endProcess(after: timeout)
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

  /// The alarm ends this process even if the parent has ended, so no process with an endless view remains.
  ///
  /// A process inherits blocked and ignored signals. A process that was started from a dispatch queue's thread has
  /// all of them blocked, the alarm too.
  private static func endProcess(after seconds: UInt32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGALRM)
    signal(SIGALRM, SIG_DFL)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
    alarm(seconds)
  }
}

enum DynamicLoader {
  /// The loader's message about its last failure.
  static var lastError: String {
    dlerror().map { String(cString: $0) } ?? "no reason given"
  }
}
