import QuoinFiles

/// A client's message: JSON-RPC 2.0 with the restrictions of the Model Context Protocol.
///
/// Ids are strings or integers, and parameters are objects.
enum MCPMessage {
  case request(id: JSONValue, method: String, parameters: [String: JSONValue])
  case notification(method: String, parameters: [String: JSONValue])
  /// A response, although this server sends no requests.
  case answer
  case wrong(id: JSONValue, MCPError)

  init(_ value: JSONValue) {
    guard case .object(let members) = value else {
      self = .wrong(id: .null, .invalidRequest("a message must be an object"))
      return
    }
    var id: JSONValue?
    switch members["id"] {
    case nil: break
    case .string, .integer: id = members["id"]
    default:
      self = .wrong(id: .null, .invalidRequest("id must be a string or an integer"))
      return
    }
    guard members["jsonrpc"] == "2.0" else {
      self = .wrong(id: id ?? .null, .invalidRequest("jsonrpc must be \"2.0\""))
      return
    }
    guard let method = members["method"]?.string else {
      let isAnswer = members["result"] != nil || members["error"] != nil
      self =
        isAnswer && members["method"] == nil
        ? .answer : .wrong(id: id ?? .null, .invalidRequest("method is missing or not a string"))
      return
    }
    let parameters = (members["params"] ?? [:]).object
    switch (id, parameters) {
    case (let id?, let parameters?):
      self = .request(id: id, method: method, parameters: parameters)
    case (let id?, nil): self = .wrong(id: id, .invalidParameters("params must be an object"))
    case (nil, let parameters): self = .notification(method: method, parameters: parameters ?? [:])
    }
  }
}

/// A protocol error. A tool that fails reports that in its result instead.
struct MCPError: Error {
  let code: Int
  let message: String
  var data: JSONValue?

  static func parse(_ message: String) -> Self { Self(code: -32700, message: message) }
  static func invalidRequest(_ message: String) -> Self { Self(code: -32600, message: message) }
  static func unknownMethod(_ message: String) -> Self { Self(code: -32601, message: message) }
  static func invalidParameters(_ message: String) -> Self { Self(code: -32602, message: message) }

  /// Returns the error response to the request with that id.
  func answer(to id: JSONValue) -> JSONValue {
    var error: [String: JSONValue] = ["code": .integer(code), "message": .string(message)]
    error["data"] = data
    return ["jsonrpc": "2.0", "id": id, "error": .object(error)]
  }
}

/// A version of the protocol, identified by its date.
enum MCPVersion: String, CaseIterable, Comparable {
  case november2024 = "2024-11-05"
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"

  static let newest = MCPVersion.june2025

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// Whether several messages may arrive as one array.
  var hasBatches: Bool { self < .june2025 }
  var hasAnnotations: Bool { self >= .march2025 }
  var hasStructuredContent: Bool { self >= .june2025 }
}
