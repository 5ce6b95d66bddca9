import Foundation
import Testing

@testable import QuoinCLI

/// Tests the studio's server with requests of browsers and of other clients.
@Suite("The studio's listener")
struct StudioListenerTests {
  /// Runs a server of only the page, without compiling anything.
  ///
  /// The server's tasks need the threads of the concurrency runtime, so the client, which blocks
  /// while it waits for them, runs on another thread.
  private func withServer(
    _ body: @Sendable (_ port: UInt16, _ token: String) throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(BlockingExecutor()) { try serve(body) }
  }

  private nonisolated func serve(_ body: (_ port: UInt16, _ token: String) throws -> Void) throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.card, to: "Card.swift")
    let options = try PreviewOptions.parse([place.url("Card.swift").path])
    let studio = Studio(sources: StudioSources(options), title: "Card.swift")
    let address = try StudioAddress(host: nil, port: 0, token: nil)
    let server = try StudioServer(address: address, studio: studio)
    defer { server.stop() }
    let port = try #require(server.url.firstMatch(of: /:(\d+)\//)?.1)
    try body(try #require(UInt16(port)), address.token)
  }

  /// Runs jobs that may block.
  private final class BlockingExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "client")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }

  /// Connects to the server.
  private func connect(_ port: UInt16) throws -> Int32 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    inet_pton(AF_INET, "127.0.0.1", &place.sin_addr)
    let code = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(code == 0)
    return descriptor
  }

  private func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard sent > 0 else { return }
      rest = rest.dropFirst(sent)
    }
  }

  /// Reads until the server closes the connection, or has sent a head.
  private func read(_ descriptor: Int32, wholly: Bool = true) -> String {
    var answer: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while wholly || !String(decoding: answer, as: UTF8.self).contains("\r\n\r\n") {
      let count = recv(descriptor, &bytes, bytes.count, 0)
      guard count > 0 else { break }
      answer += bytes[..<count]
    }
    return String(decoding: answer, as: UTF8.self)
  }

  private func answer(to request: String, at port: UInt16) throws -> String {
    let descriptor = try connect(port)
    defer { close(descriptor) }
    write(request.replacing("HOST", with: "127.0.0.1:\(port)"), to: descriptor)
    return read(descriptor)
  }

  @Test(
    "pages are served, and invalid or long requests are rejected", .timeLimit(.minutes(40)))
  func requests() async throws {
    try await withServer { port, token in
      let long = String(repeating: "a", count: 100_000)
      let many = String(repeating: "X: a\r\n", count: 20_000)
      for (request, says) in [
        ("GET /?token=\(token) HTTP/1.1\r\nHost: HOST\r\n\r\n", "200 OK"),
        (
          "GET /studio.css HTTP/1.1\r\nhost: HOST\r\nCookie: \(long.prefix(20_000))\r\n\r\n",
          "200 OK"
        ),
        ("GET /?token=\(token) HTTP/1.1\nHost: HOST\n\n", "200 OK"),
        ("GET /?token=wrong HTTP/1.1\r\nHost: HOST\r\n\r\n", "403 Forbidden"),
        ("GET /?token=\(token) HTTP/1.1\r\nHost: other\r\n\r\n", "403 Forbidden"),
        ("GET /nothing HTTP/1.1\r\nHost: HOST\r\n\r\n", "404 Not Found"),
        ("GET /?token=\(long) HTTP/1.1\r\nHost: HOST\r\n\r\n", "414 URI Too Long"),
        (long, "414 URI Too Long"),
        ("GET / HTTP/1.1\r\nHost: HOST\r\nX: \(long)\r\n\r\n", "431 Request"),
        ("GET / HTTP/1.1\r\nHost: HOST\r\n\(many)\r\n", "431 Request"),
        ("POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 9\r\n\r\n", "405 Method"),
        ("nonsense\r\n\r\n", "405 Method"),
      ] {
        let answer = try answer(to: request, at: port)
        #expect(answer.hasPrefix("HTTP/1.1 \(says)"), "\(request.prefix(60)): \(answer.prefix(80))")
        #expect(answer.contains("Connection: close"))
      }
    }
  }

  @Test(
    "a thousand idle connections are closed and don't disturb a WebSocket", .timeLimit(.minutes(40))
  )
  func idling() async throws {
    try await withServer { port, token in
      let line = try connect(port)
      defer { close(line) }
      write(
        """
        GET /socket?token=\(token) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\n\
        Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\
        Sec-WebSocket-Version: 13\r\n\r\n
        """, to: line)
      #expect(read(line, wholly: false).hasPrefix("HTTP/1.1 101 "))
      for _ in 0..<4 {
        let idle = try (0..<250).map { _ in try connect(port) }
        defer { for descriptor in idle { close(descriptor) } }
        // The server closed the oldest connection.
        if idle.count > StudioListener.mostConnections {
          var byte: UInt8 = 0
          #expect(recv(idle[0], &byte, 1, 0) <= 0)
        }
        let page = try answer(
          to: "GET /?token=\(token) HTTP/1.1\r\nHost: HOST\r\n\r\n", at: port)
        #expect(page.hasPrefix("HTTP/1.1 200 OK"))
      }
      // Send a ping with one byte, masked with zeros, and wait for the pong.
      let ping: [UInt8] = [0x89, 0x81, 0, 0, 0, 0, 0x41]
      let pong: [UInt8] = [0x8A, 0x01, 0x41]
      send(line, ping, ping.count, 0)
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      var heard: [UInt8] = []
      while !heard.suffix(3).elementsEqual(pong) {
        let count = recv(line, &bytes, bytes.count, 0)
        guard count > 0 else { break }
        heard += bytes[..<count]
      }
      #expect(heard.suffix(3).elementsEqual(pong))
    }
  }

  @Test("the server only sees the parts of a request that it needs")
  func heads() throws {
    let plain = try #require(
      StudioRequest(
        head: Array("GET /a HTTP/1.1\r\nHost: x\r\nCookie: y\r\nUpgrade: h2c\r\n\r\n".utf8)[...]))
    #expect(!plain.isUpgrade)
    #expect(
      String(decoding: plain.bytes, as: UTF8.self)
        == "GET /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    #expect(StudioRequest(head: Array("GET a HTTP/1.1\r\n\r\n".utf8)[...]) == nil)
    #expect(StudioRequest(head: []) == nil)
  }

  @Test("a foreign address is named in the error")
  func foreignAddress() throws {
    // 192.0.2.0/24 is reserved for documents.
    let address = try StudioAddress(
      host: "192.0.2.1", port: 0, token: String(repeating: "a", count: 16))
    #expect {
      _ = try StudioListener(address)
    } throws: {
      ($0 as? CommandFailure)?.message == "192.0.2.1 is not an address of this machine"
    }
  }
}
