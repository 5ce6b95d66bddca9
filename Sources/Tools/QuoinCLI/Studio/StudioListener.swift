import Foundation
import QuoinHostProtocol

/// The studio's listening socket, which reads request heads within limits before the server sees
/// them.
///
/// One thread serves all connections and sleeps while none has events. A request that is too long,
/// not `GET` or never finished costs a few reads and affects no other. Each connection serves one
/// request or one WebSocket.
final class StudioListener: @unchecked Sendable {
  let port: UInt16
  private let listener: Int32
  /// The pipe that ends the thread: read end, write end.
  private let wakes: (Int32, Int32)
  // Used only on the thread.
  private var connections: [StudioConnection] = []
  /// The time to accept connections again after running out of file descriptors.
  private var pause: ContinuousClock.Instant?

  /// The maximum number of open connections.
  static let mostConnections = 128
  private static let pauseAfterFailure = Duration.milliseconds(200)

  /// Starts listening. Throws if the port is taken.
  init(_ address: StudioAddress) throws {
    func failure(_ code: Int32) -> CommandFailure {
      if code == EADDRNOTAVAIL, let host = address.host {
        return .input(
          "\(host) is not an address of this machine",
          try: "Use one of its addresses, or 0.0.0.0 for all.")
      }
      return .input(
        "the server can't listen on port \(address.port): \(ErrorText.system(code))",
        try: "Choose another --port.")
    }
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard listener >= 0 else { throw failure(errno) }
    var isReused: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = address.port.bigEndian
    inet_pton(AF_INET, address.host ?? "127.0.0.1", &place.sin_addr)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { place -> Int32 in
        bind(listener, place, size) == 0 && listen(listener, 1024) == 0
          && getsockname(listener, place, &size) == 0 ? 0 : errno
      }
    }
    var ends: [Int32] = [-1, -1]
    guard code == 0, pipe(&ends) == 0 else {
      let reason = code == 0 ? errno : code
      Foundation.close(listener)
      throw failure(reason)
    }
    self.listener = listener
    port = UInt16(bigEndian: place.sin_port)
    wakes = (ends[0], ends[1])
    for descriptor in [listener, ends[0], ends[1]] { StudioConnection.prepare(descriptor) }
  }

  /// Starts to relay requests to the server at a local address.
  func open(to server: String) {
    Thread.detachNewThread { [self] in serve(server) }
  }

  /// Closes all connections.
  func close() { _ = write(wakes.1, "", 1) }

  private func serve(_ server: String) {
    while true {
      var waiting = [
        pollfd(fd: wakes.0, events: Int16(POLLIN), revents: 0),
        pollfd(fd: pause == nil ? listener : -1, events: Int16(POLLIN), revents: 0),
      ]
      for connection in connections { waiting += connection.waiting }
      guard poll(&waiting, nfds_t(waiting.count), pollTimeout) >= 0 || errno == EINTR else { break }
      if waiting[0].revents != 0 { break }
      for (index, connection) in connections.enumerated() {
        connection.advance(waiting[2 + 2 * index], waiting[3 + 2 * index], server: server)
      }
      let now = ContinuousClock.now
      if let pause, pause <= now { self.pause = nil }
      for connection in connections where connection.deadline.map({ $0 <= now }) == true {
        connection.end()
      }
      connections.removeAll(where: \.isOver)
      if waiting[1].revents != 0 { accept() }
    }
    for connection in connections { connection.end() }
    for descriptor in [listener, wakes.0, wakes.1] { Foundation.close(descriptor) }
  }

  /// Milliseconds until the next timeout; -1 for none.
  private var pollTimeout: Int32 {
    guard let next = (connections.compactMap(\.deadline) + [pause].compactMap { $0 }).min() else {
      return -1
    }
    let rest = (next - .now).seconds * 1000
    return Int32(max(0, min(rest.rounded(.up), 60_000)))
  }

  private func accept() {
    while true {
      let client = Foundation.accept(listener, nil, nil)
      if client < 0, errno == EINTR || errno == ECONNABORTED { continue }
      guard client >= 0 else {
        if errno != EAGAIN {
          endIdlest()
          pause = .now + Self.pauseAfterFailure
        }
        return
      }
      StudioConnection.prepare(client)
      if connections.count >= Self.mostConnections { endIdlest() }
      let connection = StudioConnection(client)
      if connections.count >= Self.mostConnections {
        connection.refuse("503 Service Unavailable", "There are too many connections.")
      }
      connections.append(connection)
    }
  }

  /// Ends the oldest connection that has not sent a complete request yet.
  private func endIdlest() {
    guard let index = connections.firstIndex(where: \.isWaitedFor) else { return }
    connections.remove(at: index).end()
  }
}
