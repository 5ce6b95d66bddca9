import Foundation
import Testing

@testable import CardServing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server on a free port, and its responses.
@Suite(.serialized)
struct CardServerTests {
  private struct Answer {
    let status: Int
    let body: Data
    let headers: [String: String]
    var text: String { String(decoding: body, as: UTF8.self) }
  }

  /// Calls `body` with the address of a server, which stops afterwards.
  private func serving(
    _ change: (inout CardServer.Options) -> Void = { _ in },
    _ body: @escaping @Sendable (URL) async throws -> Void
  ) async throws {
    var options = CardServer.Options()
    options.port = 0
    change(&options)
    let server = CardServer(options)
    let (ports, port) = AsyncStream<Int>.makeStream()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run { port.yield($0) } }
      for await number in ports {
        try await body(URL(string: "http://127.0.0.1:\(number)")!)
        break
      }
      group.cancelAll()
    }
  }

  private static func post(
    _ server: URL, _ path: String, _ body: String, _ headers: [String: String] = [:]
  ) async throws -> Answer {
    var request = URLRequest(url: server.appendingPathComponent(path))
    request.httpMethod = "POST"
    request.httpBody = Data(body.utf8)
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    request.cachePolicy = .reloadIgnoringLocalAndRemoteCacheData
    let (data, response) = try await URLSession(configuration: .ephemeral).data(for: request)
    let answer = try #require(response as? HTTPURLResponse)
    var fields: [String: String] = [:]
    for (name, value) in answer.allHeaderFields {
      fields["\(name)".lowercased()] = "\(value)"
    }
    return Answer(status: answer.statusCode, body: data, headers: fields)
  }

  private static let card = #"{"title": "Ada Quoin", "subtitle": "Letterpress", "color": "cc3366"}"#

  private static func rows(_ count: Int) -> String {
    let rows = (0..<count).map { #"{"article": "Wedge \#($0)", "count": 2, "price": 95}"# }
    return #"{"title": "Invoice 17", "rows": [\#(rows.joined(separator: ","))]}"#
  }

  @Test func cardsComeAsPNGAndWebP() async throws {
    try await serving { _ in
    } _: { server in
      let png = try await Self.post(server, "card", Self.card)
      #expect(png.status == 200 && png.headers["content-type"] == "image/png")
      #expect(png.body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      let webP = try await Self.post(server, "card", Self.card, ["Accept": "image/webp,*/*"])
      #expect(webP.body.starts(with: Data("RIFF".utf8)))
      #expect(try await Self.post(server, "card.webp", Self.card).body == webP.body)
      #expect(try await Self.post(server, "card.png", Self.card).body == png.body)
      let other = try await Self.post(server, "card", Self.card, ["Accept": "image/gif"])
      #expect(other.status == 406)
    }
  }

  @Test func whatIsKnownIsNotSentAgain() async throws {
    try await serving { _ in
    } _: { server in
      let first = try await Self.post(server, "card", Self.card)
      let name = try #require(first.headers["etag"])
      #expect(first.headers["cache-control"]?.contains("max-age") == true)
      // The same request with different formatting.
      let spelled = #"{ "color":"cc3366","subtitle":"Letterpress",   "title":"Ada Quoin"}"#
      let known = try await Self.post(server, "card", spelled, ["If-None-Match": name])
      #expect(known.status == 304 && known.body.isEmpty)
      let changed = try await Self.post(
        server, "card", #"{"title": "Another"}"#, ["If-None-Match": name])
      #expect(changed.status == 200 && changed.headers["etag"] != name)
    }
  }

  @Test func whatCanNotBeDrawnIsRefusedAndTheRestGoesOn() async throws {
    try await serving {
      $0.mostBytes = 10_000
    } _: { server in
      let cases: [(path: String, body: String, status: Int, text: String)] = [
        ("card", "{\"title\": ", 400, "no JSON"), ("card", "{}", 422, "title: it is missing"),
        ("card", #"{"title": 7}"#, 422, "title"),
        ("card", #"{"title": ""}"#, 422, "title: it has 1 to 120"),
        ("card", #"{"title": "a", "color": "red"}"#, 422, "color: six hexadecimal"),
        ("card", #"{"title": "a", "color": "１２３４５６"}"#, 422, "color: six hexadecimal"),
        (
          "card", #"{"title": "a\#(String(repeating: "\u{301}", count: 3000))"}"#, 422,
          "title: it has"
        ),
        ("invoice", #"{"title": "a", "rows": []}"#, 422, "rows: there are 1"),
        (
          "report", #"{"title": "a", "rows": [{"article": "b", "count": -1, "price": 1}]}"#, 422,
          "rows[0].count"
        ),
        (
          "report", #"{"title": "a", "rows": [{"article": "b", "count": "c", "price": 1}]}"#, 422,
          "rows[0].count"
        ),
        ("card", #"{"title": "\#(String(repeating: "a", count: 20_000))"}"#, 413, "too large"),
        ("nothing", "{}", 404, ""),
      ]
      for wrong in cases {
        let answer = try await Self.post(server, wrong.path, wrong.body)
        #expect(answer.status == wrong.status, "\(wrong.path) \(wrong.body.prefix(60))")
        #expect(wrong.text.isEmpty || answer.text.contains(wrong.text), "\(answer.text)")
      }
      #expect(try await Self.post(server, "card", Self.card).status == 200)
    }
  }

  @Test func documentsHoldAllRows() async throws {
    try await serving { _ in
    } _: { server in
      for (path, count) in [("invoice", 25), ("report", 700)] {
        let answer = try await Self.post(server, path, Self.rows(count))
        #expect(answer.status == 200 && answer.headers["content-type"] == "application/pdf")
        #expect(answer.body.starts(with: Data("%PDF-".utf8)))
        #expect(String(decoding: answer.body.suffix(8), as: UTF8.self).contains("%%EOF"))
        func places(_ text: String) -> Int { answer.text.components(separatedBy: text).count - 1 }
        let pages = places("/Type /Page") - places("/Type /Pages")
        #expect(count == 25 ? pages == 1 : pages > 10, "\(pages)")
        guard let text = try Self.text(of: answer.body) else { continue }
        let words = text.split(whereSeparator: \.isWhitespace)
        let numbers = zip(words, words.dropFirst()).filter { $0.0 == "Wedge" }.map { Int($0.1) }
        #expect(numbers == Array(0..<count))
      }
    }
  }

  /// The text of a document; `nil` if Poppler isn't installed.
  private static func text(of document: Data) throws -> String? {
    let program = "/usr/bin/pdftotext"
    guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
    try document.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["-layout", file.path, "-"]
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }

  @Test func aFullQueueAsksToComeBack() async throws {
    try await serving {
      $0.drawing = 1
      $0.waiting = 1
    } _: { server in
      let answers = try await withThrowingTaskGroup(of: Answer.self) { group in
        for _ in 0..<8 { group.addTask { try await Self.post(server, "report", Self.rows(2000)) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      let refused = answers.filter { $0.status == 503 }
      #expect(!refused.isEmpty && refused.count < 8)
      #expect(refused.allSatisfy { $0.headers["retry-after"] == "1" })
      #expect(answers.allSatisfy { $0.status == 503 || $0.text.hasSuffix("%%EOF\n") })
      // The slots are free again.
      #expect(try await Self.post(server, "card", Self.card).status == 200)
      let (data, _) = try await URLSession.shared.data(
        from: server.appendingPathComponent("metrics"))
      let metrics = String(decoding: data, as: UTF8.self)
      #expect(
        metrics.contains(
          #"card_server_requests_total{route="report",status="503"} \#(refused.count)"#))
      #expect(metrics.contains("card_server_requests_open 0"))
      #expect(metrics.contains("card_server_queue_length 0"))
    }
  }

  /// A client that doesn't read, or doesn't finish its request, doesn't keep others from drawing.
  @Test func slowClientsAreLeft() async throws {
    try await serving {
      $0.drawing = 1
      $0.limit = .seconds(1)
    } _: { server in
      let body = Self.rows(6000)
      let head = "POST /report HTTP/1.1\r\nHost: a\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
      let port = try #require(server.port)
      let (deaf, slow) = (try Client(port), try Client(port))
      defer { withExtendedLifetime((deaf, slow)) {} }
      deaf.send(head + body)
      slow.send(head + "{")
      try await Task.sleep(for: .seconds(3))
      #expect(slow.received.contains(" 408 "))
      // The first pagination of a document isn't interrupted.
      var status = 0
      for _ in 0..<30 where status != 200 {
        status = try await Self.post(server, "card", Self.card).status
      }
      #expect(status == 200)
    }
  }

  /// A connection that only reads on request.
  private final class Client {
    private let descriptor: Int32

    init(_ port: Int) throws {
      #if canImport(Glibc)
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      #else
        descriptor = socket(AF_INET, SOCK_STREAM, 0)
      #endif
      var small: Int32 = 4096
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &small, 4)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(port).bigEndian
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      let status = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      try #require(status == 0)
    }

    deinit { close(descriptor) }

    func send(_ text: String) {
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        guard count > 0 else { return }
        bytes = bytes.dropFirst(count)
      }
    }

    var received: String {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
      return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }
  }

  @Test func workersShareTheProcessors() throws {
    let cores = CardServer.Options.cores
    #expect(try CardServer.Options([String]()).drawing == cores)
    #expect(try CardServer.Options(["--workers", "1024"]).drawing == 2)
    #expect(try CardServer.Options(["--workers", "4", "--drawing", "7"]).drawing == 7)
  }

  @Test func metricsNameTheWorker() {
    let metrics = Metrics(worker: 3)
    metrics.begin()
    metrics.end("card", 200)
    let text = metrics.text(waiting: 5)
    #expect(
      text.contains(#"card_server_requests_total{route="card",status="200",worker="3"} 1"#))
    #expect(text.contains(#"card_server_queue_length{worker="3"} 5"#))
  }

  @Test func wrongOptionsAreSaid() {
    let wrong = [
      ["--port"], ["--port", "99999"], ["--drawing", "0"], ["--workers", "0"], ["--colour", "1"],
    ]
    for arguments in wrong {
      #expect(throws: CardServer.OptionError.self) { try CardServer.Options(arguments) }
    }
  }
}
