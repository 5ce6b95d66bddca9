import Foundation
import QuoinFiles
import QuoinHostProtocol

/// A session with one client: answers its requests and runs its tool calls.
///
/// Calls run one after another in the order of arrival; while one waits for a file, others can run.
/// Threads access shared state with the lock held.
final class MCPServer: @unchecked Sendable {
  private let tools: [MCPTool]
  private let send: @Sendable (JSONValue) -> Void
  private let lock = NSLock()
  private let toolQueue = DispatchQueue(label: "tools")
  private let calls = DispatchGroup()
  private let seen = SeenFiles()
  /// The calls that have no response yet.
  private var stoppers: [JSONValue: ChildProcess.Stopper] = [:]
  /// The negotiated version; `nil` before negotiation.
  private var version: MCPVersion?

  /// Sends the response to one request; `nil` if there is none.
  private typealias Reply = @Sendable (JSONValue?) -> Void

  /// - Parameter send: Sends a message to the client, from any thread.
  init(tools: [MCPTool], send: @escaping @Sendable (JSONValue) -> Void) {
    (self.tools, self.send) = (tools, send)
  }

  /// The maximum number of values in a message.
  private static let mostValues = 200_000

  /// Handles a line from the client.
  func receive(_ line: Data) {
    let value: JSONValue
    do {
      value = try JSONValue(parsing: line, mostValues: Self.mostValues)
    } catch let error as BoundedJSON.ParseError {
      return refuse(.parse("this line can't be parsed: \(error)"))
    } catch {
      return refuse(.parse("this line is not JSON"))
    }
    guard case .array(let values) = value else {
      return take(MCPMessage(value)) { [send] in if let answer = $0 { send(answer) } }
    }
    guard let version = agreedVersion, version.hasBatches else {
      return refuse(.invalidRequest("this version of the protocol doesn't support batches"))
    }
    guard !values.isEmpty else {
      return refuse(.invalidRequest("a batch must contain at least one message"))
    }
    let messages = values.map(MCPMessage.init)
    let batch = Batch(messages.count(where: \.wantsAnswer), send)
    for message in messages { take(message, batch.add) }
  }

  /// Reports a message that is too malformed to have an id.
  func refuse(_ error: MCPError) { send(error.answer(to: .null)) }

  /// Stops all calls and waits until they have ended.
  func close() {
    lock.withLock { for stopper in stoppers.values { stopper.stop() } }
    _ = calls.wait(timeout: .now() + 20)
  }

  private var agreedVersion: MCPVersion? { lock.withLock { version } }

  private func take(_ message: MCPMessage, _ reply: @escaping Reply) {
    switch message {
    case .answer: break
    case .wrong(let id, let error): reply(error.answer(to: id))
    case .notification(let method, let parameters):
      guard method == "notifications/cancelled", let id = parameters["requestId"] else { return }
      lock.withLock { stoppers[id]?.stop() }
    case .request(let id, let method, let parameters):
      do {
        if method == "tools/call" { return try call(id, parameters, reply) }
        reply(Self.answer(try result(of: method, parameters), to: id))
      } catch let error as MCPError {
        reply(error.answer(to: id))
      } catch {
        reply(MCPError(code: -32603, message: ErrorText.sentence(about: error)).answer(to: id))
      }
    }
  }

  private static func answer(_ result: JSONValue, to id: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  // MARK: - Requests

  private func result(of method: String, _ parameters: [String: JSONValue]) throws -> JSONValue {
    switch method {
    case "ping": return [:]
    case "initialize": return try initialize(parameters)
    case "tools/list":
      let version = try checkBegun()
      guard parameters["cursor"] == nil else {
        throw MCPError.invalidParameters("unknown cursor: all tools are on one page")
      }
      return ["tools": .array(tools.map { $0.definition(for: version) })]
    default:
      _ = try checkBegun()
      throw MCPError.unknownMethod("unknown method: \(method)")
    }
  }

  private func initialize(_ parameters: [String: JSONValue]) throws -> JSONValue {
    guard let wanted = parameters["protocolVersion"]?.string else {
      var error = MCPError.invalidParameters("protocolVersion is missing or not a string")
      error.data = ["supported": .array(MCPVersion.allCases.map { .string($0.rawValue) })]
      throw error
    }
    let agreed = MCPVersion(rawValue: wanted) ?? .newest
    try lock.withLock {
      guard version == nil else {
        throw MCPError.invalidRequest("the session is already initialized")
      }
      version = agreed
    }
    return [
      "protocolVersion": .string(agreed.rawValue),
      "capabilities": ["tools": ["listChanged": false]],
      "serverInfo": [
        "name": "quoin", "title": "Quoin", "version": .string(QuoinVersion.current),
      ],
      "instructions": .string(Self.instructions),
    ]
  }

  private func checkBegun() throws -> MCPVersion {
    guard let version = agreedVersion else {
      throw MCPError.invalidRequest("the session isn't initialized: send initialize first")
    }
    return version
  }

  private static var instructions: String {
    """
    Quoin compiles SwiftUI sources, lays their previews out as SwiftUI does, and draws them, without Xcode. \
    After a change, call render to see the result, lint to find truncation, overlap and content beyond the screen, why for the \
    cause and a tested change, and fix to make it. Each call compiles what has changed, and reports errors with file and line. \
    Arguments: \(MCPTool.sharedArguments) Paths are absolute, or relative to \(FileManager.default.currentDirectoryPath).
    """
  }

  // MARK: - Calls

  private func call(
    _ id: JSONValue, _ parameters: [String: JSONValue], _ reply: @escaping Reply
  ) throws {
    let version = try checkBegun()
    guard let name = parameters["name"]?.string else {
      throw MCPError.invalidParameters("name is missing or not a string")
    }
    guard let tool = tools.first(where: { $0.name == name }) else {
      let known = tools.map(\.name).joined(separator: ", ")
      throw MCPError.invalidParameters("Unknown tool: \(name). The tools are \(known).")
    }
    guard let arguments = (parameters["arguments"] ?? [:]).object else {
      throw MCPError.invalidParameters("arguments must be an object")
    }
    try tool.check(arguments)
    let stopper = ChildProcess.Stopper()
    try lock.withLock {
      guard stoppers[id] == nil else {
        throw MCPError.invalidRequest("a call with this id is still running")
      }
      stoppers[id] = stopper
    }
    let work = ToolCall(tool: tool, arguments: arguments, seen: seen, toolQueue: toolQueue)
    let run: @Sendable () -> Void = { [self] in
      let result = Interruption.$stopper.withValue(stopper) { work.run() }
      lock.withLock { stoppers[id] = nil }
      reply(stopper.isStopped ? nil : Self.answer(result.json(for: version), to: id))
    }
    if tool.waits {
      calls.enter()
      Thread.detachNewThread { [calls] in
        run()
        calls.leave()
      }
    } else {
      toolQueue.async(group: calls, execute: run)
    }
  }
}

extension MCPMessage {
  fileprivate var wantsAnswer: Bool {
    switch self {
    case .request, .wrong: true
    case .notification, .answer: false
    }
  }
}

/// Collects the responses to a batch of messages and sends them together.
private final class Batch: @unchecked Sendable {
  private let lock = NSLock()
  private let send: @Sendable (JSONValue) -> Void
  private var missing: Int
  private var answers: [JSONValue] = []

  init(_ count: Int, _ send: @escaping @Sendable (JSONValue) -> Void) {
    (missing, self.send) = (count, send)
  }

  /// Adds a response, or `nil` for a message without one.
  @Sendable func add(_ answer: JSONValue?) {
    let isComplete = lock.withLock {
      if let answer { answers.append(answer) }
      missing -= 1
      return missing == 0 && !answers.isEmpty
    }
    if isComplete { send(.array(answers)) }
  }
}
