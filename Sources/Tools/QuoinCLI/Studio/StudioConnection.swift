import Foundation

/// A client connection: its request is read first, then bytes are relayed to and from the server.
final class StudioConnection {
  private enum Phase {
    /// Reading the head of the request.
    case head
    /// The server responds; nothing more is read from the client.
    case answer
    /// Waiting for the server to accept a WebSocket.
    case upgrade
    /// Relaying a WebSocket.
    case line
    /// Sending a refusal.
    case refusal
  }

  private let client: Int32
  private var server: Int32 = -1
  private var phase = Phase.head
  private var head: [UInt8] = []
  private var toServer = Passage()
  private var toClient = Passage()
  /// Whether the server has sent the head of its response.
  private var hasHead = false
  /// Whether the server's response is complete.
  private var isAnswered = false
  private(set) var isOver = false
  /// The time at which the connection ends unless it makes progress; `nil` for no limit.
  private(set) var deadline: ContinuousClock.Instant?

  /// The maximum sizes in bytes of the request line and of the whole head.
  static let longestAddress = 4 << 10
  static let longestHead = 32 << 10
  private static let requestTimeLimit = Duration.seconds(10)
  private static let clientTimeLimit = Duration.seconds(60)

  init(_ client: Int32) {
    self.client = client
    deadline = .now + Self.requestTimeLimit
  }

  static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Whether the client has not sent a complete request yet.
  var isWaitedFor: Bool { phase == .head }

  /// The poll events for both ends.
  var waiting: [pollfd] {
    let reads = phase == .head || phase == .line && toServer.hasRoom
    let isSilent = !reads && toClient.isEmpty
    return [
      pollfd(
        fd: isSilent && phase != .refusal ? -1 : client,
        events: Int16((reads ? POLLIN : 0) | (toClient.isEmpty ? 0 : POLLOUT)), revents: 0),
      pollfd(
        fd: isAnswered ? -1 : server,
        events: Int16((toClient.hasRoom ? POLLIN : 0) | (toServer.isEmpty ? 0 : POLLOUT)),
        revents: 0),
    ]
  }

  /// Reads and writes as much as the events allow.
  func advance(_ client: pollfd, _ server: pollfd, server path: String) {
    guard !isOver else { return }
    if client.revents != 0, phase == .head { readHead(server: path) }
    if client.revents != 0, phase == .line, toServer.hasRoom {
      if !toServer.fill(from: self.client) { return end() }
    }
    if server.revents != 0 { readResponse() }
    if !toServer.isEmpty, !toServer.drain(to: self.server) { return end() }
    let before = toClient.count
    if before > 0 {
      guard toClient.drain(to: self.client) else { return end() }
      let isMoving = toClient.count < before
      if isMoving || deadline == nil { deadline = .now + Self.clientTimeLimit }
    }
    if phase == .line, toClient.isEmpty { deadline = nil }
    if toClient.isEmpty, isAnswered || phase == .refusal { end() }
  }

  func end() {
    guard !isOver else { return }
    isOver = true
    // Unread data from a refused client would make the kernel reset the connection and drop the
    // refusal.
    shutdown(client, Int32(SHUT_WR))
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    for _ in 0..<8 where recv(client, &bytes, bytes.count, 0) > 0 {}
    close(client)
    if server >= 0 { close(server) }
  }

  /// Responds in the server's place.
  func refuse(_ status: String, _ text: String) {
    phase = .refusal
    toClient.add(
      Array(
        """
        HTTP/1.1 \(status)\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n\
        Content-Length: \(text.utf8.count + 1)\r\n\r\n\(text)\n
        """.utf8))
    _ = toClient.drain(to: client)
  }

  // MARK: Request

  private func readHead(server path: String) {
    var bytes = [UInt8](repeating: 0, count: Self.longestAddress)
    let count = recv(client, &bytes, bytes.count, 0)
    if count < 0, errno == EAGAIN || errno == EINTR { return }
    guard count > 0 else { return end() }
    let searched = max(0, head.count - 2)
    head += bytes[..<count]
    let lineEnd = head.firstIndex(of: UInt8(ascii: "\n")) ?? head.count
    guard lineEnd <= Self.longestAddress else {
      return refuse("414 URI Too Long", "The address is too long.")
    }
    guard let end = Self.end(of: head, from: searched) else {
      guard head.count <= Self.longestHead else {
        return refuse("431 Request Header Fields Too Large", "The request's header is too long.")
      }
      return
    }
    guard let request = StudioRequest(head: head[..<end]) else {
      return refuse("405 Method Not Allowed", "This server supports only GET.")
    }
    guard connect(to: path) else {
      return refuse("503 Service Unavailable", "The server is busy.")
    }
    phase = request.isUpgrade ? .upgrade : .answer
    deadline = .now + Self.clientTimeLimit
    toServer.add(request.bytes)
    // The first WebSocket data may have arrived with the request.
    head = request.isUpgrade ? Array(head[end...]) : []
  }

  /// Returns the index after the empty line.
  private static func end(of head: [UInt8], from start: Int) -> Int? {
    let newline = UInt8(ascii: "\n")
    for index in start..<head.count where head[index] == newline {
      let rest = head[(index + 1)...].prefix(2)
      if rest.first == newline { return index + 2 }
      if rest.elementsEqual([UInt8(ascii: "\r"), newline]) { return index + 3 }
    }
    return nil
  }

  private func connect(to path: String) -> Bool {
    server = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard server >= 0 else { return false }
    Self.prepare(server)
    var place = sockaddr_un()
    place.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &place.sun_path) {
      $0.copyBytes(from: path.utf8.prefix($0.count - 1))
    }
    return withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(server, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
  }

  // MARK: Response

  private func readResponse() {
    let start = toClient.count
    guard toClient.hasRoom else { return }
    isAnswered = !toClient.fill(from: server)
    guard toClient.count > start else { return }
    let agreement = Array("HTTP/1.1 101 ".utf8)
    switch phase {
    case .upgrade where toClient.starts(with: agreement):
      phase = .line
      toServer.add(head)
      head = []
    case .upgrade: phase = .answer
    default: break
    }
    // The server sends the whole head of its response at once.
    if phase == .answer, !hasHead { toClient.addLine("Connection: close") }
    hasHead = true
  }
}

/// A client's request, reduced to the fields that the server needs.
struct StudioRequest {
  /// The head as the server receives it.
  let bytes: [UInt8]
  /// Whether the client requests a WebSocket.
  let isUpgrade: Bool

  private static let passed: Set<String> = ["host", "origin"]
  private static let passedOnUpgrade: Set<String> = [
    "connection", "upgrade", "sec-websocket-key", "sec-websocket-version",
  ]

  /// Parses the head of a request; returns `nil` for anything but `GET`.
  init?(head: ArraySlice<UInt8>) {
    let lines = head.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self)
    }
    guard let first = lines.first, first.hasPrefix("GET /") else { return nil }
    let fields = lines.dropFirst().map { line in
      (name: line.prefix { $0 != ":" }.lowercased(), line: line)
    }
    let isUpgrade = fields.contains {
      $0.name == "upgrade" && $0.line.lowercased().contains("websocket")
    }
    let passed = isUpgrade ? Self.passed.union(Self.passedOnUpgrade) : Self.passed
    let kept =
      fields.filter { passed.contains($0.name) }.map(\.line)
      + (isUpgrade ? [] : ["Connection: close"])
    self.isUpgrade = isUpgrade
    bytes = Array(([first] + kept).map { "\($0)\r\n" }.joined().utf8) + Array("\r\n".utf8)
  }
}

/// A buffer of bytes read from one end and not yet written to the other.
private struct Passage {
  private var bytes: [UInt8] = []
  private var start = 0

  private static let limit = 1 << 18
  private static let step = 1 << 16

  var count: Int { bytes.count - start }
  var isEmpty: Bool { count == 0 }
  var hasRoom: Bool { count < Self.limit }

  func starts(with prefix: [UInt8]) -> Bool { bytes[start...].starts(with: prefix) }

  mutating func add(_ more: [UInt8]) { bytes += more }

  /// Inserts a line after the first.
  mutating func addLine(_ line: String) {
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return }
    bytes.insert(contentsOf: Array("\(line)\r\n".utf8), at: end + 1)
  }

  /// Reads available bytes. Returns `false` at the end or if the peer is gone.
  mutating func fill(from descriptor: Int32) -> Bool {
    let old = bytes.count
    bytes += [UInt8](repeating: 0, count: Self.step)
    let count = bytes.withUnsafeMutableBytes {
      recv(descriptor, $0.baseAddress.map { $0 + old }, Self.step, 0)
    }
    let code = errno
    bytes.removeLast(Self.step - max(0, count))
    return count > 0 || count < 0 && (code == EAGAIN || code == EINTR)
  }

  /// Writes as much as the peer accepts. Returns `false` if the peer is gone.
  mutating func drain(to descriptor: Int32) -> Bool {
    while !isEmpty {
      let sent = bytes.withUnsafeBytes {
        send(descriptor, $0.baseAddress.map { $0 + start }, count, Int32(MSG_NOSIGNAL))
      }
      if sent < 0 { return errno == EAGAIN || errno == EINTR }
      start += sent
    }
    (bytes, start) = ([], 0)
    return true
  }
}
