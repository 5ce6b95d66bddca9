import Foundation

/// A client of the toolchain's sourcekit-lsp that acts like an editor.
final class LanguageServer {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var buffer = Data()
  private var lastID = 0

  /// The path of sourcekit-lsp; `nil` if the toolchain has none.
  static var program: URL? {
    let places = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return places.map { URL(fileURLWithPath: "\($0)/sourcekit-lsp") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private let folder: URL

  init(in folder: URL) throws {
    self.folder = folder.resolvingSymlinksInPath()
    process.executableURL = Self.program
    process.currentDirectoryURL = folder
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let root: [String: Any] = ["uri": self.folder.absoluteString, "name": "tests"]
    _ = try ask(
      "initialize",
      [
        "processId": getpid(), "rootUri": self.folder.absoluteString, "workspaceFolders": [root],
        "capabilities": ["textDocument": ["diagnostic": [:], "completion": [:]]],
      ])
    try send(["method": "initialized", "params": [:]])
  }

  func close() { process.terminate() }

  /// Opens a file with this text and returns its diagnostics, each with its line, once there are
  /// any.
  func diagnostics(of name: String, text: String) throws -> [String] {
    let document: [String: Any] = [
      "uri": uri(name), "languageId": "swift", "version": 1, "text": text,
    ]
    try send(["method": "textDocument/didOpen", "params": ["textDocument": document]])
    var items: [[String: Any]] = []
    // The server reports no diagnostics while it reads a package.
    for _ in 0..<600 where items.isEmpty {
      let answer = try ask("textDocument/diagnostic", ["textDocument": ["uri": uri(name)]])
      items = (answer as? [String: Any])?["items"] as? [[String: Any]] ?? []
      if items.isEmpty { Thread.sleep(forTimeInterval: 1) }
    }
    return items.map { item in
      let start = (item["range"] as? [String: Any])?["start"] as? [String: Any]
      let line = (start?["line"] as? Int).map { "\($0 + 1)" } ?? "?"
      return "\(line): \(item["message"] as? String ?? "")"
    }
  }

  /// Returns the completions at a position of an open file.
  func completions(in name: String, line: Int, column: Int) throws -> [String] {
    let answer = try ask(
      "textDocument/completion",
      [
        "textDocument": ["uri": uri(name)],
        "position": ["line": line - 1, "character": column - 1],
      ])
    let items = (answer as? [String: Any])?["items"] as? [[String: Any]] ?? []
    return items.compactMap { $0["label"] as? String }
  }

  private func uri(_ name: String) -> String { folder.appendingPathComponent(name).absoluteString }

  /// Sends a request and waits for its response; answers requests of the server with an empty
  /// result.
  private func ask(_ method: String, _ parameters: [String: Any]) throws -> Any {
    lastID += 1
    let id = lastID
    try send(["id": id, "method": method, "params": parameters])
    while true {
      let message = try receive()
      if message["method"] != nil {
        if let id = message["id"] { try send(["id": id, "result": NSNull()]) }
      } else if message["id"] as? Int == id {
        guard let result = message["result"] else { throw Refusal(message: "\(message)") }
        return result
      }
    }
  }

  struct Refusal: Error {
    let message: String
  }

  private func send(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(
      withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
    try input.fileHandleForWriting.write(
      contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  private func receive() throws -> [String: Any] {
    let end = Data("\r\n\r\n".utf8)
    while true {
      if let range = buffer.range(of: end) {
        let header = String(decoding: buffer[..<range.lowerBound], as: UTF8.self)
        let length =
          header.firstMatch(of: /(?i)content-length: *([0-9]+)/).flatMap { Int($0.1) } ?? 0
        let body = buffer[range.upperBound...]
        if body.count >= length {
          let message = try JSONSerialization.jsonObject(with: Data(body.prefix(length)))
          buffer = Data(body.dropFirst(length))
          return message as? [String: Any] ?? [:]
        }
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Refusal(message: "the server has ended") }
      buffer += more
    }
  }
}
