import Foundation
import Hummingbird
import HummingbirdCore
import NIOCore
import NIOExtras
import NIOPosix
import ServiceLifecycle

/// Serves an application on a socket that already listens. Hummingbird opens its own.
struct InheritedSocketServer<Served: ApplicationProtocol>: Service {
  let application: Served
  let socket: NIOBSDSocket.Handle
  let isReady: @Sendable () -> Void

  /// Serves until the graceful shutdown, and then finishes the running requests.
  func run() async throws {
    let logger = application.logger
    let http = try await channel()
    let (connections, connection) = AsyncStream<HTTP1Channel.Value>.makeStream()
    let group = application.eventLoopGroup
    let quiescing = ServerQuiescingHelper(group: group)
    let server = try await ServerBootstrap(group: group)
      .serverChannelInitializer { server in
        server.eventLoop.makeCompletedFuture {
          let collector = quiescing.makeServerChannelHandler(channel: server)
          try server.pipeline.syncOperations.addHandler(collector)
        }
      }
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelInitializer { child in
        http.setup(channel: child, logger: logger).map { _ = connection.yield($0) }
      }
      .withBoundSocket(socket).get()
    let end = server.eventLoop.makePromise(of: Void.self)
    server.closeFuture.whenComplete { _ in quiescing.initiateShutdown(promise: end) }
    end.futureResult.whenComplete { _ in connection.finish() }
    isReady()
    await withTaskCancellationOrGracefulShutdownHandler {
      await withDiscardingTaskGroup { tasks in
        for await value in connections {
          tasks.addTask { await http.handle(value: value, logger: logger) }
        }
      }
    } onCancelOrGracefulShutdown: {
      quiescing.initiateShutdown(promise: nil)
    }
    try await end.futureResult.get()
  }

  private func channel() async throws -> HTTP1Channel {
    let (responder, logger) = (try await application.responder, application.logger)
    let name = application.configuration.serverName
    return HTTP1Channel { (request, writer: consuming ResponseWriter, channel) in
      let source = ApplicationRequestContextSource(channel: channel, logger: logger)
      var response: Response
      do {
        response = try await responder.respond(to: request, context: .init(source: source))
      } catch {
        response = Response(status: .internalServerError)
      }
      response.headers[.date] = Self.date
      response.headers[.server] = name
      try await writer.write(response: response.head, body: response.body)
    }
  }

  /// The current date in the format of HTTP.
  private static var date: String {
    var (now, parts) = (time(nil), tm())
    gmtime_r(&now, &parts)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { text in
      strftime(text.baseAddress!, 32, "%a, %d %b %Y %H:%M:%S GMT", &parts)
      return String(cString: text.baseAddress!)
    }
  }
}
