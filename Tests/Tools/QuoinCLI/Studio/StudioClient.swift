import Foundation

@testable import QuoinCLI

/// A page's side of the studio's WebSocket: collects the messages that the server sends.
final class StudioClient {
  private let descriptor: Int32
  private var bytes: [UInt8] = []

  struct Message: Decodable {
    var hello: Hello?
    var status: Status?

    struct Hello: Decodable {
      var previews: [Preview]
      var first: String?
      struct Preview: Decodable { var id: String }
    }

    struct Status: Decodable {
      var phase: String
      var headline: String?
      var errors, following: [Problem]?
      var saved: String?
    }

    struct Problem: Decodable {
      var file: String
      var line: Int
      var column: Int?
      var message: String
      var text: String?
    }
  }

  /// The last list of previews.
  private(set) var hello: Message.Hello? {
    didSet { lists.append(hello?.previews.map(\.id) ?? []) }
  }
  /// The names in each list of previews.
  private(set) var lists: [[String]] = []
  /// All states since the last call of `wait`.
  private(set) var statuses: [Message.Status] = []

  /// Connects to the server at an address with a token.
  init?(_ url: String) {
    guard let match = url.firstMatch(of: /127\.0\.0\.1:(\d+)\/\?token=(\w+)/),
      let port = UInt16(match.1)
    else { return nil }
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    inet_pton(AF_INET, "127.0.0.1", &place.sin_addr)
    let code = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard code == 0 else { return nil }
    let head = """
      GET /socket?token=\(match.2) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\n\
      Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\
      Sec-WebSocket-Version: 13\r\n\r\n
      """
    let sent = Array(head.utf8).withUnsafeBytes {
      send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    guard sent == head.utf8.count else { return nil }
    while true {
      if let end = headEnd {
        bytes.removeFirst(end)
        return
      }
      guard receive() else { return nil }
    }
  }

  deinit { close(descriptor) }

  private var headEnd: Int? {
    let ending = Array("\r\n\r\n".utf8)
    guard bytes.count >= ending.count else { return nil }
    return (ending.count...bytes.count).first {
      bytes[($0 - ending.count)..<$0].elementsEqual(ending)
    }
  }

  private func receive() -> Bool {
    var part = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &part, part.count, 0)
    guard count > 0 else { return false }
    bytes += part[..<count]
    return true
  }

  /// Returns the first state for which a condition holds; `nil` if the connection ends.
  func wait(for condition: (Message.Status) -> Bool) -> Message.Status? {
    statuses = []
    while let message = next() {
      if let hello = message.hello { self.hello = hello }
      guard let status = message.status else { continue }
      statuses.append(status)
      if condition(status) { return status }
    }
    return nil
  }

  /// Returns the next message of the server, whose frames aren't masked.
  private func next() -> Message? {
    while true {
      if let (size, length) = frameSize, bytes.count >= size + length {
        let text = Data(bytes[size..<(size + length)])
        bytes.removeFirst(size + length)
        if let message = try? JSONDecoder().decode(Message.self, from: text) { return message }
        continue
      }
      guard receive() else { return nil }
    }
  }

  /// The sizes of the next frame's head and of its content.
  private var frameSize: (Int, Int)? {
    guard bytes.count >= 2 else { return nil }
    let short = Int(bytes[1] & 0x7F)
    guard short >= 126 else { return (2, short) }
    let size = short == 126 ? 4 : 10
    guard bytes.count >= size else { return nil }
    return (size, bytes[2..<size].reduce(0) { $0 << 8 | Int($1) })
  }
}
