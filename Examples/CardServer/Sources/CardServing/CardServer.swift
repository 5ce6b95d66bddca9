import Foundation
import Hummingbird
import SwiftUI

/// A server that draws cards as PNG and WebP, and invoices and reports as PDF.
public struct CardServer: Sendable {
  /// The settings of the server.
  public struct Options: Sendable {
    public var host = "127.0.0.1"
    /// The port; 0 chooses a free one.
    public var port = 8080
    /// The number of processes that serve. Layout runs on the main thread of each.
    public var workers = 1
    /// The number of requests that draw at the same time in each worker.
    public var drawing: Int {
      get { chosenDrawing ?? (workers == 1 ? Self.cores : max(2, Self.cores / workers)) }
      set { chosenDrawing = newValue }
    }
    private var chosenDrawing: Int?
    /// The number of requests that wait for a slot in each worker.
    public var waiting = 64
    /// The maximum time for which a request waits, and for which a document is drawn and sent.
    public var limit = Duration.seconds(20)
    /// The maximum size of a request's body in bytes.
    public var mostBytes = 2 << 20
    /// The time that workers have to finish their requests when the server is asked to exit.
    public var drain = Duration.seconds(45)

    static let cores = ProcessInfo.processInfo.activeProcessorCount

    public init() {}

    /// Reads `--host H`, `--port N`, `--workers N`, `--drawing N`, `--waiting N`,
    /// `--limit SECONDS`, `--most-bytes N` and `--drain SECONDS`.
    public init(_ arguments: some Collection<String>) throws {
      var rest = Array(arguments)[...]
      while let name = rest.popFirst() {
        guard let value = rest.popFirst() else {
          throw OptionError(text: "\(name) needs a value")
        }
        let number = Int(value)
        switch (name, number) {
        case ("--host", _): host = value
        case ("--port", let number?) where (0...65_535).contains(number): port = number
        case ("--workers", let number?) where (1...1024).contains(number): workers = number
        case ("--drawing", let number?) where (1...1024).contains(number): drawing = number
        case ("--waiting", let number?) where (0...100_000).contains(number): waiting = number
        case ("--limit", let number?) where (1...86_400).contains(number): limit = .seconds(number)
        case ("--most-bytes", let number?) where (1...1 << 30).contains(number): mostBytes = number
        case ("--drain", let number?) where (1...86_400).contains(number): drain = .seconds(number)
        default: throw OptionError(text: "\(name) \(value) is no option of card-server")
        }
      }
    }
  }

  /// An invalid command line.
  public struct OptionError: Error, CustomStringConvertible {
    let text: String
    public var description: String { text }
  }

  let options: Options

  public init(_ options: Options) { self.options = options }

  /// Serves until the process is asked to exit, and then finishes the running requests.
  ///
  /// - Parameter isReady: called with the port once the server accepts requests.
  @MainActor
  public func run(isReady: @escaping @Sendable (Int) -> Void = { _ in }) async throws {
    loadFonts()
    try await application(isReady: isReady).runService()
  }

  /// Loads the fonts before the first request needs them.
  @MainActor
  func loadFonts() {
    _ = try? ImageRenderer(content: Card(input: CardInput(title: "1", subtitle: "2"))).pngData()
  }

  /// - Parameter worker: the worker's place, as the metrics name it.
  func application(
    worker: Int? = nil, isReady: @escaping @Sendable (Int) -> Void = { _ in }
  ) -> some ApplicationProtocol {
    let desk = Desk(options, worker: worker)
    let router = Router()
    router.get("health") { _, _ in "fine\n" }
    router.get("metrics") { _, _ in
      Response(
        status: .ok, headers: [.contentType: "text/plain; version=0.0.4"],
        body: .init(byteBuffer: ByteBuffer(string: await desk.metrics)))
    }
    for (path, format) in [("card", nil), ("card.png", .png), ("card.webp", .webP)]
      as [(RouterPath, Picture?)]
    {
      router.post(path) { request, _ in
        await desk.answer(request, "card") { try await desk.card(request, format) }
      }
    }
    for path in ["invoice", "report"] {
      router.post(RouterPath(path)) { request, _ in
        await desk.answer(request, path) { try await desk.document(request) }
      }
    }
    return Application(
      router: router,
      configuration: .init(
        address: .hostname(options.host, port: options.port), serverName: "card-server"),
      onServerRunning: { channel in isReady(channel.localAddress?.port ?? 0) })
  }
}

/// The formats of a card.
enum Picture: String {
  case png = "image/png"
  case webP = "image/webp"

  /// The first format that a request accepts; `nil` if it accepts neither.
  init?(accepted header: String?) {
    guard let header else {
      self = .png
      return
    }
    for item in header.lowercased().split(separator: ",") {
      let name = item.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
      switch name {
      case "image/png", "image/*", "*/*":
        self = .png
        return
      case "image/webp":
        self = .webP
        return
      default: continue
      }
    }
    return nil
  }
}
