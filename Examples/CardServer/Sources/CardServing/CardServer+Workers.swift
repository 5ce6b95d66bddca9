import Foundation
import NIOCore
import Prefork
import ServiceLifecycle
import SwiftUI
import UnixSignals

extension CardServer {
  /// Starts the workers and replaces those that end, until the process is asked to exit.
  ///
  /// - Parameter report: called for each event of the log.
  /// - Returns: the exit status.
  public func supervise(report: @escaping @Sendable (String) -> Void) async throws -> Int32 {
    let signals = await UnixSignalsSequence(trapping: .sigterm, .sigint)
    let sockets = try ListeningSockets(
      host: options.host, port: options.port, count: options.workers)
    report("\(options.workers) workers listen on \(options.host):\(sockets.port)")
    let supervisor = Supervisor(
      .current, sockets: sockets, deadline: options.drain
    ) { report("\($0)") }
    return await supervisor.run(until: signals)
  }

  /// Serves as one of several workers until SIGTERM, or until the supervisor has ended.
  @MainActor
  public func run(as worker: Worker) async throws {
    worker.endWithSupervisor(within: options.drain)
    NIOSingletons.groupLoopCountSuggestion = max(1, Options.cores / options.workers)
    loadFonts()
    let server = InheritedSocketServer(
      application: application(worker: worker.place), socket: worker.socket,
      isReady: worker.reportReady)
    let group = ServiceGroup(
      configuration: .init(
        services: [server], gracefulShutdownSignals: [.sigterm, .sigint],
        logger: server.application.logger))
    try await group.run()
  }
}
