import Foundation
import Testing

/// `quoin mcp` and its client, with one line of JSON per message.
final class MCPClient {
  typealias Message = [String: Any]

  let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var buffer = Data()
  private var lastID = 0
  /// Messages that arrived during the wait for another one.
  private var waiting: [Message] = []

  /// Starts the server in a workplace.
  ///
  /// - Parameter version: the protocol version of the handshake; `nil` omits the handshake.
  init(
    in place: Workplace, _ arguments: [String] = [], version: String? = "2025-06-18",
    environment: [String: String] = [:]
  ) throws {
    process.executableURL = Workplace.program
    process.arguments = ["mcp"] + arguments
    process.currentDirectoryURL = place.directory
    process.environment = Workplace.environment.merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    guard let version else { return }
    let agreed = try begin(version)
    #expect(agreed["protocolVersion"] as? String == version)
  }

  /// Performs the handshake and returns the server's result.
  func begin(_ version: String) throws -> Message {
    let result = try result(
      of: "initialize",
      [
        "protocolVersion": version, "capabilities": [:],
        "clientInfo": ["name": "tests", "version": "1"],
      ])
    try send(["jsonrpc": "2.0", "method": "notifications/initialized"])
    return result
  }

  /// Closes the server's input and waits for the server to exit.
  func close() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  // MARK: - Messages

  func send(_ message: Any) throws {
    try send(line: String(decoding: JSONSerialization.data(withJSONObject: message), as: UTF8.self))
  }

  func send(line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// Returns the next line as JSON.
  func receive() throws -> Any {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = buffer[..<end]
        buffer = Data(buffer[(end + 1)...])
        return try JSONSerialization.jsonObject(with: Data(line))
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Gone() }
      buffer += more
    }
  }

  /// The server has exited.
  struct Gone: Error {}

  /// Sends a request and returns its id.
  @discardableResult
  func ask(_ method: String, _ parameters: Message? = nil) throws -> Int {
    lastID += 1
    var message: Message = ["jsonrpc": "2.0", "id": lastID, "method": method]
    message["params"] = parameters
    try send(message)
    return lastID
  }

  /// Returns the answer to a request.
  func answer(to id: Int) throws -> Message {
    if let index = waiting.firstIndex(where: { $0["id"] as? Int == id }) {
      return waiting.remove(at: index)
    }
    while true {
      let message = try #require(receive() as? Message)
      #expect(message["jsonrpc"] as? String == "2.0")
      #expect((message["result"] == nil) != (message["error"] == nil), "\(message)")
      if message["id"] as? Int == id { return message }
      waiting.append(message)
    }
  }

  func result(of method: String, _ parameters: Message? = nil) throws -> Message {
    let answer = try answer(to: ask(method, parameters))
    return try #require(answer["result"] as? Message, "\(answer)")
  }

  /// Returns the error code of the answer to a request.
  func error(of method: String, _ parameters: Message? = nil) throws -> Int? {
    try Self.code(of: answer(to: ask(method, parameters)))
  }

  static func code(of message: Any) -> Int? {
    ((message as? Message)?["error"] as? Message)?["code"] as? Int
  }

  // MARK: - Tools

  /// The answer of a tool.
  struct Answer {
    let text: String
    let pictures: [Data]
    let data: Message?
    let isError: Bool

    init(_ result: Message) throws {
      let content = try #require(result["content"] as? [Message])
      text = content.compactMap { $0["text"] as? String }.joined(separator: "\n")
      pictures = content.filter { $0["type"] as? String == "image" }.compactMap {
        #expect($0["mimeType"] as? String == "image/png")
        return ($0["data"] as? String).flatMap { Data(base64Encoded: $0) }
      }
      data = result["structuredContent"] as? Message
      isError = try #require(result["isError"] as? Bool)
    }

    /// Width and height of each image, in pixels.
    var sizes: [[Int]] {
      pictures.map { png in
        [16, 20].map { png.dropFirst($0).prefix(4).reduce(0) { $0 << 8 | Int($1) } }
      }
    }
  }

  func call(_ tool: String, _ arguments: Message = [:]) throws -> Answer {
    try Answer(result(of: "tools/call", ["name": tool, "arguments": arguments]))
  }
}
