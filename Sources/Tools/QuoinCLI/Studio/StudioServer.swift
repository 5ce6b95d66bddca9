import CStudioPage
import FlyingFox
import FlyingSocks
import Foundation
import QuoinHostProtocol
import Synchronization

/// Serves the studio's page and its WebSocket, only to pages with the token and the server's
/// origin.
final class StudioServer: Sendable {
  /// The page's address.
  let url: String
  private let task: Task<Void, Never>
  private let listener: StudioListener
  /// The directory of the server's socket, which only this user's processes can access.
  ///
  /// Requests arrive through the listener.
  private let scratch: ScratchDirectory
  private let folder: Int32
  private let failureBox = Shared<CommandFailure>()

  /// The reason that the server ended by itself.
  var failure: CommandFailure? { failureBox.value }

  /// Serves the studio's page. Throws if the port is taken.
  convenience init(address: StudioAddress, studio: Studio) throws {
    try self.init(address: address) { guardian in
      StudioRoutes(
        home: StudioFiles(guardian: guardian, needsToken: true),
        socket: StudioSocket(guardian: guardian, handler: .webSocket(StudioLine(studio: studio))),
        files: StudioFiles(guardian: guardian, needsToken: false))
    }
  }

  /// Starts listening. Throws if the port is taken.
  init(address: StudioAddress, _ routes: @Sendable (StudioGuard) -> StudioRoutes) throws {
    scratch = try ScratchDirectory()
    // Own file: the scratch directory, just made
    folder = open(scratch.url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    do {
      listener = try StudioListener(address)
    } catch {
      scratch.remove()
      throw error
    }
    // A local socket address has at most 107 bytes, and the directory's path may be longer.
    let local = "/proc/self/fd/\(folder)/server"
    let server = HTTPServer(
      config: HTTPServer.Configuration(
        address: sockaddr_un.unix(path: local), timeout: 30, logger: .disabled))
    let started = DispatchSemaphore(value: 0)
    let failureBox = failureBox
    let handlers = routes(StudioGuard(address: address, port: listener.port))
    task = Task {
      let running = Task { try await server.run() }
      do {
        try await server.waitUntilListening(timeout: 600)
        await server.appendRoute("GET /", to: handlers.home)
        await server.appendRoute("GET /socket", to: handlers.socket)
        await server.appendRoute("GET /*", to: handlers.files)
        started.signal()
        try await withTaskCancellationHandler {
          try await running.value
        } onCancel: {
          running.cancel()
        }
      } catch is CancellationError {
      } catch {
        running.cancel()
        failureBox.value = .input("the server has stopped: \(Self.sentence(about: error))")
      }
      started.signal()
    }
    started.wait()
    if let failure = failureBox.value {
      listener.close()
      scratch.remove()
      throw failure
    }
    listener.open(to: local)
    url = "http://\(address.host ?? "127.0.0.1"):\(listener.port)/?token=\(address.token)"
  }

  func stop() {
    listener.close()
    task.cancel()
    scratch.remove()
  }

  private static func sentence(about error: any Error) -> String {
    switch error {
    case SocketError.failed(_, let code, _): ErrorText.system(code)
    case SocketError.timeout: "it didn't answer in time"
    case is SocketError: "its socket is closed"
    default: ErrorText.sentence(about: error)
    }
  }
}

/// The handlers of a server's requests.
struct StudioRoutes: Sendable {
  /// The first page.
  let home: any HTTPHandler
  let socket: any HTTPHandler
  /// All other files.
  let files: any HTTPHandler
}

/// A value shared by several threads.
private final class Shared<Value: Sendable>: Sendable {
  private let content = Mutex<Value?>(nil)
  var value: Value? {
    get { content.withLock { $0 } }
    set { content.withLock { $0 = newValue } }
  }
}

/// Admits requests only from the studio's own pages.
struct StudioGuard: Sendable {
  private let token: String
  /// The host names that requests may use, which rejects DNS rebinding by other sites.
  private let hosts: Set<String>?

  init(address: StudioAddress, port: UInt16) {
    token = address.token
    let isOpen = address.host.map { $0 == "0.0.0.0" } ?? false
    hosts =
      isOpen
      ? nil
      : Set(
        ([address.host].compactMap { $0 } + ["127.0.0.1", "localhost"]).map { "\($0):\(port)" })
  }

  /// Returns the reason to refuse a request; `nil` if it is allowed.
  func refusal(of request: HTTPRequest, needsToken: Bool) -> String? {
    let host = request.headers[.host] ?? ""
    if let hosts, !hosts.contains(host) {
      return "This server doesn't accept the host name \(host)."
    }
    if let origin = request.headers[HTTPHeader("Origin")], origin != "http://\(host)" {
      return "Requests from origin \(origin) are not allowed."
    }
    let given = request.query.first { $0.name == "token" }?.value
    if needsToken, given != token {
      return "The address must contain the token that quoin preview printed."
    }
    return nil
  }

  /// Returns a file that only the server's own pages may use.
  ///
  /// - Parameter policy: The page's content security policy.
  static func response(_ data: Data, named name: String, policy: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: .ok,
      headers: [
        .contentType: StudioPage.type(of: name), .cacheControl: "no-store",
        HTTPHeader("Content-Security-Policy"): policy,
        HTTPHeader("X-Content-Type-Options"): "nosniff",
        HTTPHeader("Referrer-Policy"): "no-referrer",
        HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      ], body: data)
  }

  static func response(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: status, headers: [.contentType: "text/plain; charset=utf-8"],
      body: Data("\(text)\n".utf8))
  }
}

/// Serves the page's files.
private struct StudioFiles: HTTPHandler {
  let guardian: StudioGuard
  let needsToken: Bool

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    if let reason = guardian.refusal(of: request, needsToken: needsToken) {
      return StudioGuard.response(.forbidden, reason)
    }
    let name = request.path == "/" ? "index.html" : String(request.path.dropFirst())
    guard let data = StudioPage.files[name], needsToken || name != "index.html" else {
      return StudioGuard.response(.notFound, "\(request.path) was not found.")
    }
    return StudioGuard.response(data, named: name, policy: StudioPage.policy)
  }
}

/// Guards the WebSocket.
struct StudioSocket<Handler: HTTPHandler>: HTTPHandler {
  let guardian: StudioGuard
  let handler: Handler

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    if let reason = guardian.refusal(of: request, needsToken: true) {
      return StudioGuard.response(.forbidden, reason)
    }
    return try await handler.handleRequest(request)
  }
}

/// Connects a page's WebSocket to the studio.
private struct StudioLine: WSMessageHandler {
  let studio: Studio

  func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
    AsyncStream { continuation in
      let page = StudioPageLine { continuation.yield(.text($0)) }
      studio.open(page)
      let listening = Task {
        for await message in client {
          if case .text(let text) = message { studio.receive(text, from: page) }
        }
        studio.close(page)
        continuation.finish()
      }
      // This is called while the server's task is locked, and a holder of the studio's lock may be
      // about
      // to wake that task.
      continuation.onTermination = { _ in
        DispatchQueue.global().async {
          listening.cancel()
          studio.close(page)
        }
      }
    }
  }
}

/// The page's files, which are embedded in the program.
enum StudioPage {
  static let files: [String: Data] = {
    var count = 0
    guard let first = quoin_page_files(&count) else { return [:] }
    let files = UnsafeBufferPointer(start: first, count: count)
    return Dictionary(
      uniqueKeysWithValues: files.map {
        (String(cString: $0.name), Data(bytes: $0.bytes, count: $0.size))
      })
  }()

  /// Allows only the page's own files, its connection to this server, and images received through
  /// it.
  static let policy = """
    default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' ws:; img-src 'self' data: blob:; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'
    """

  static func type(of name: String) -> String {
    switch name.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    default: "application/octet-stream"
    }
  }
}
