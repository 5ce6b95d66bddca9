import ArgumentParser
import Foundation
import QuoinFiles
import QuoinHostProtocol

/// A tool offered to MCP clients.
struct MCPTool: Sendable {
  let name, title, description: String
  let arguments: [Argument]
  /// Whether it leaves files unchanged.
  var isReadOnly = true
  /// Whether it mostly waits and lets other calls run meanwhile.
  var waits = false
  /// The schema of its structured content, if it always returns some.
  var output: JSONValue?
  /// The server's options, which each command receives in addition to the call's arguments.
  var usual: [String] = []
  let work: @Sendable (ToolCall) throws -> ToolResult

  /// A parameter of the tool.
  struct Argument: Sendable {
    let name: String
    let kind: Kind
    /// Empty for arguments of most tools, which the server's instructions describe.
    var description = ""
    var isNeeded = false
    /// Whether the command has no option of this name.
    var isOwn = false
    var listing = Listing.full

    /// The part of an argument's schema in the tools' list; a call may use all arguments.
    enum Listing {
      case full
      /// Without the choices, which the server's instructions list.
      case typeOnly
      /// Only the server's instructions describe it.
      case none
    }

    enum Kind: Equatable {
      case text, number, flag, texts
      case choice([String])
    }
  }

  /// Returns the tool's entry in the response to `tools/list`.
  func definition(for version: MCPVersion) -> JSONValue {
    var properties: [String: JSONValue] = [:]
    for argument in arguments where argument.listing != .none {
      properties[argument.name] = argument.schema
    }
    var schema: [String: JSONValue] = ["type": "object", "properties": .object(properties)]
    let needed = arguments.filter(\.isNeeded)
    if !needed.isEmpty { schema["required"] = .array(needed.map { .string($0.name) }) }
    var members: [String: JSONValue] = [
      "name": .string(name), "description": .string(description), "inputSchema": .object(schema),
    ]
    if version.hasAnnotations {
      // The other hints concern tools that write.
      members["annotations"] =
        isReadOnly
        ? ["readOnlyHint": true]
        : [
          "readOnlyHint": false, "destructiveHint": true, "idempotentHint": true,
          "openWorldHint": false,
        ]
    }
    if version.hasStructuredContent {
      members["title"] = .string(title)
      members["outputSchema"] = output
    }
    return .object(members)
  }

  /// Throws for arguments that violate the schema.
  func check(_ given: [String: JSONValue]) throws {
    for (key, value) in given.sorted(by: { $0.key < $1.key }) {
      guard let argument = arguments.first(where: { $0.name == key }) else {
        let known = arguments.map(\.name).joined(separator: ", ")
        throw MCPError.invalidParameters("\(name) has no argument \(key); it has \(known)")
      }
      guard argument.takes(value) else {
        throw MCPError.invalidParameters("\(key) must be \(argument.kind.sentence)")
      }
    }
    for argument in arguments where argument.isNeeded && given[argument.name] == nil {
      let what = argument.description.isEmpty ? "" : ": \(argument.description)"
      throw MCPError.invalidParameters("\(name) needs \(argument.name)\(what)")
    }
  }
}

extension MCPTool.Argument {
  fileprivate var schema: JSONValue {
    var members: [String: JSONValue] = [:]
    if !description.isEmpty { members["description"] = .string(description) }
    switch kind {
    case .text: members["type"] = "string"
    case .number: members["type"] = "number"
    case .flag: members["type"] = "boolean"
    case .texts:
      members["type"] = "array"
      members["items"] = ["type": "string"]
      if isNeeded { members["minItems"] = 1 }
    case .choice(let choices):
      members["type"] = "string"
      if listing == .full { members["enum"] = .array(choices.map { .string($0) }) }
    }
    return .object(members)
  }

  fileprivate func takes(_ value: JSONValue) -> Bool {
    switch (kind, value) {
    case (.text, .string), (.number, .integer), (.number, .number), (.flag, .bool): true
    case (.texts, .array(let values)):
      values.allSatisfy { $0.string != nil } && !(isNeeded && values.isEmpty)
    case (.choice(let choices), .string(let text)): choices.contains(text)
    default: false
    }
  }

  /// Returns the command's options for a value.
  fileprivate func options(_ value: JSONValue) -> [String] {
    let option = "--" + name.replacing("_", with: "-")
    switch value {
    case .bool(let isSet): return isSet ? [option] : []
    case .array(let values): return values.compactMap(\.string).map { "\(option)=\($0)" }
    case .string(let text): return ["\(option)=\(text)"]
    default: return ["\(option)=\(value.text)"]
    }
  }
}

extension MCPTool.Argument.Kind {
  fileprivate var sentence: String {
    switch self {
    case .text: "a string"
    case .number: "a number"
    case .flag: "true or false"
    case .texts: "a list of strings"
    case .choice(let choices): "one of \(choices.joined(separator: ", "))"
    }
  }
}

/// A tool's result.
struct ToolResult {
  var content: [JSONValue] = []
  /// The same content as structured data.
  var data: JSONValue?
  var isError = false

  init(_ text: String = "", isError: Bool = false) {
    self.isError = isError
    add(text)
  }

  /// Creates a result of structured data, with the same as text for clients that don't support it.
  init(_ data: JSONValue) {
    self.data = data
    add(data.text)
  }

  mutating func add(_ text: String) {
    if !text.isEmpty { content.append(["type": "text", "text": .string(text)]) }
  }

  mutating func add(png: Data) {
    content.append([
      "type": "image", "mimeType": "image/png", "data": .string(png.base64EncodedString()),
    ])
  }

  func json(for version: MCPVersion) -> JSONValue {
    var members: [String: JSONValue] = ["content": .array(content), "isError": .bool(isError)]
    if version.hasStructuredContent { members["structuredContent"] = data }
    return .object(members)
  }
}

/// A call of a tool, with arguments that its schema allows.
struct ToolCall: Sendable {
  let tool: MCPTool
  let arguments: [String: JSONValue]
  let seen: SeenFiles
  /// The queue on which calls run one after another.
  let toolQueue: DispatchQueue

  func text(_ name: String) -> String? { arguments[name]?.string }

  func number(_ name: String) -> Double? {
    switch arguments[name] {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  /// Runs part of a waiting tool's work while no other call runs.
  func inTurn<Result>(_ work: () throws -> Result) throws -> Result {
    try toolQueue.sync(execute: work)
  }

  /// Runs the call. Errors become results.
  func run() -> ToolResult {
    let printed = Printed()
    return Diagnostics.$listener.withValue(printed) {
      OneTimeWarnings.$session.withValue(seen.warnings) { result(printed) }
    }
  }

  private func result(_ printed: Printed) -> ToolResult {
    do {
      try Interruption.check()
      if !tool.waits, let file = text("file") { seen.note(file) }
      var result = try tool.work(self)
      result.add(Self.excerpt(of: printed.text, upTo: 2000))
      return result
    } catch {
      let reason = "error: \(Self.sentence(about: error))"
      return ToolResult(
        [Self.excerpt(of: printed.text, upTo: 8000), reason].filter { !$0.isEmpty }
          .joined(separator: "\n"), isError: true)
    }
  }

  private static func sentence(about error: any Error) -> String {
    error is ExitCode
      ? "the command failed; its output is above" : ErrorText.sentence(about: error)
  }

  /// Returns the beginning of the output of the compiler and of views.
  private static func excerpt(of printed: String, upTo limit: Int) -> String {
    let text = printed.trimmingCharacters(in: .newlines)
    guard text.count > limit else { return text }
    return "\(text.prefix(limit))…\n(\(text.count - limit) more characters omitted)"
  }

  // MARK: - Commands

  /// Parses a command's options from this call's arguments.
  ///
  /// - Parameters:
  ///   - others: Options besides the call's arguments.
  ///   - places: The positional arguments, in the command's order.
  func options<Options: ParsableArguments>(
    _ type: Options.Type, _ others: [String] = [], places: [String] = ["file"]
  ) throws -> Options {
    let named = tool.arguments.filter { !$0.isOwn && !places.contains($0.name) }
    let given = named.flatMap { argument in
      arguments[argument.name].map(argument.options) ?? []
    }
    do {
      return try Options.parse(
        tool.usual + others + given + ["--"] + places.compactMap { text($0) })
    } catch {
      throw CommandFailure.usage(Options.message(for: error))
    }
  }

  /// Runs a command and returns its standard output.
  func output<Command: ParsableCommand>(
    of type: Command.Type, _ others: [String] = [], places: [String] = ["file"]
  ) throws -> String {
    var command = try options(type, others, places: places)
    let written = Printed()
    do {
      try Results.$listener.withValue(written) { try command.run() }
    } catch is ExitCode where !written.text.isEmpty {
      // A finding, or omissions of a folder, which the output reports.
    }
    return written.text.trimmingCharacters(in: .newlines)
  }
}

/// Fingerprints of the files that calls have read, so that no later change is missed, and the
/// warnings that the session has printed.
final class SeenFiles: @unchecked Sendable {
  let warnings = OneTimeWarnings.Session()
  private let lock = NSLock()
  private var stamps: [String: [String]] = [:]

  func note(_ path: String) { note(path, FileWatch(path, except: []).stamps()) }

  func note(_ path: String, _ new: [String]) {
    lock.withLock { stamps[Self.key(path)] = new }
  }

  func stamps(of path: String) -> [String]? { lock.withLock { stamps[Self.key(path)] } }

  private static func key(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
