import Foundation
import QuoinFiles
import QuoinHostProtocol

/// The work of the tools.
enum ToolWork {
  static func explain(_ call: ToolCall) throws -> ToolResult {
    let format = call.text("format") ?? "tree"
    return try text(
      explained(call, format == "tree" ? [] : ["--\(format)"]), of: call)
  }

  /// Returns the output of `quoin explain`, without the fonts unless the call wants them.
  private static func explained(_ call: ToolCall, _ options: [String]) throws -> String {
    let text = try call.output(of: ExplainCommand.self, options)
    return call.arguments["fonts"] == true ? text : withoutFonts(text)
  }

  /// Returns a tree or JSON of `quoin explain` without the names, paths and hashes of the fonts.
  static func withoutFonts(_ text: String) -> String {
    guard text.hasPrefix("{"), let value = try? JSONValue(parsing: Data(text.utf8)),
      case .object(var members) = value, let previews = members["previews"]?.array
    else {
      return text.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("font: ") }.joined(separator: "\n")
    }
    members["previews"] = .array(
      previews.map { preview in
        guard case .object(var preview) = preview,
          case .object(var report)? = preview["report"]
        else { return preview }
        report["fonts"] = nil
        preview["report"] = .object(report)
        return .object(preview)
      })
    return JSONValue.object(members).text
  }

  static func why(_ call: ToolCall) throws -> ToolResult {
    try text(
      call.output(of: WhyCommand.self, json(call), places: ["file", "question"]), of: call)
  }

  static func probe(_ call: ToolCall) throws -> ToolResult {
    let own = call.text("file") == nil ? ["--builtin"] : []
    return try text(call.output(of: ProbeCommand.self, json(call) + own), of: call)
  }

  static func diff(_ call: ToolCall) throws -> ToolResult {
    try text(
      call.output(of: DiffCommand.self, json(call), places: ["before", "after"]), of: call)
  }

  static func lint(_ call: ToolCall) throws -> ToolResult {
    let command = try call.options(LintCommand.self)
    let report = try command.report()
    if call.text("format") == "json" {
      return try text(LintFormat.json.text(of: report), of: call)
    }
    let lines = try LintFormat.text.text(of: report)
    return try text(
      [lines, report.counts].filter { !$0.isEmpty }.joined(separator: "\n"), of: call)
  }

  static func drive(_ call: ToolCall) throws -> ToolResult {
    guard case .array(let steps) = call.arguments["steps"] else { return ToolResult() }
    let options = steps.compactMap(\.string).map { "--do=\($0)" }
    let show = call.text("show") ?? "picture"
    var result = ToolResult()
    if show != "text" { result = try ToolPictures(call).draw(options) }
    if show != "picture", !result.isError {
      result.content += try text(explained(call, options), of: call).content
    }
    return result
  }

  static func render(_ call: ToolCall) throws -> ToolResult { try ToolPictures(call).draw([]) }

  private static func json(_ call: ToolCall) -> [String] {
    call.text("format") == "json" ? ["--json"] : []
  }

  // MARK: - Texts

  private static let usualLength = 8000.0

  /// Returns a result of text, with a note where it is truncated; JSON also as structured data.
  private static func text(_ text: String, of call: ToolCall) throws -> ToolResult {
    let limit = Int(max(100, min(call.number("max_characters") ?? usualLength, 10_000_000)))
    guard call.text("format") != "json" else {
      let data = try JSONValue(parsing: Data(text.utf8))
      let line = data.text
      // Truncated JSON would be invalid.
      guard line.count <= limit || call.number("max_characters") == nil && line.count <= 5 * limit
      else {
        throw CommandFailure.input(
          "the JSON has \(line.count) characters",
          try: "Select one preview, choose another format, or raise max_characters.")
      }
      return ToolResult(data)
    }
    guard text.count > limit else { return ToolResult(text) }
    var lines: [Substring] = []
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var length = 0
    while let line = rest.first, length + line.count < limit {
      length += line.count + 1
      lines.append(rest.removeFirst())
    }
    let what = rest.count == 1 ? "1 line" : "\(rest.count) lines"
    return ToolResult(
      lines.joined(separator: "\n")
        + "\n… \(what) more: select one preview, or raise max_characters above \(limit).")
  }

  // MARK: - Lists

  static let listSchema: JSONValue = schema(
    [
      "previews": previewsSchema,
      "left_out": ["type": "array", "items": ["type": "string"]],
      "remarks": ["type": "array", "items": ["type": "string"]],
    ], required: ["previews"])

  /// A list of objects with `name`, `file`, `line` and `failure`.
  private static let previewsSchema: JSONValue = ["type": "array", "items": ["type": "object"]]

  private static func schema(
    _ properties: [String: JSONValue], required: [JSONValue]
  ) -> JSONValue {
    ["type": "object", "properties": .object(properties), "required": .array(required)]
  }

  static func list(_ call: ToolCall) throws -> ToolResult {
    let options = try call.options(PreviewOptions.self)
    let result = try series(options)
    var members: [String: JSONValue] = ["previews": previews(result)]
    if !result.omittedDeclarations.isEmpty {
      members["left_out"] = .array(result.omittedDeclarations.map { .string($0.description) })
    }
    if !result.warnings.isEmpty { members["remarks"] = .array(result.warnings.map { .string($0) }) }
    return ToolResult(.object(members))
  }

  /// Compiles and lists the previews.
  private static func series(_ options: PreviewOptions) throws -> PreviewSeriesResult {
    let session = try PreviewSession(options)
    defer { session.close() }
    return try session.runOneByOne(.list)
  }

  private static func previews(_ result: PreviewSeriesResult) -> JSONValue {
    .array(
      result.records.map { record in
        var members: [String: JSONValue] = ["name": .string(record.name)]
        if let place = record.place {
          members["file"] = .string(place.file)
          members["line"] = .integer(place.line)
        }
        if let failure = record.failure { members["failure"] = .string(failure) }
        return .object(members)
      })
  }

  // MARK: - Changes

  static let reloadSchema: JSONValue = schema(
    [
      "status": ["type": "string", "enum": ["compiled", "incomplete", "failed", "timeout"]],
      "seconds": ["type": "number"],
      "previews": previewsSchema,
      // Objects with `message`, `file` and `line`.
      "errors": ["type": "array", "items": ["type": "object"]],
    ], required: ["status"])

  static func waitForReload(_ call: ToolCall) throws -> ToolResult {
    let options = try call.options(PreviewOptions.self)
    guard FileManager.default.fileExists(atPath: options.choice.file) else {
      throw CommandFailure.input("there is no such file", at: options.choice.file)
    }
    let watch = FileWatch(options.choice.file, except: [])
    let timeout = max(0, min(call.number("timeout_seconds") ?? 60, 3600))
    let end = ContinuousClock.now + .seconds(timeout)
    var known = call.seen.stamps(of: options.choice.file) ?? watch.stamps()
    while true {
      var now = watch.stamps()
      while now == known {
        try Interruption.check()
        guard ContinuousClock.now < end else { return ToolResult(["status": "timeout"]) }
        Thread.sleep(forTimeInterval: interval)
        now = watch.stamps()
      }
      // More writes may follow, to this or to other files.
      repeat {
        known = now
        Thread.sleep(forTimeInterval: interval)
        now = watch.stamps()
      } while now != known && ContinuousClock.now < end
      call.seen.note(options.choice.file, known)
      let result = try call.inTurn { try compile(options) }
      let isDone = result.data?["errors"] == nil || call.arguments["until_it_compiles"] != true
      if isDone || ContinuousClock.now >= end { return result }
    }
  }

  /// The polling interval in seconds.
  private static let interval = 0.1

  private static func compile(_ options: PreviewOptions) throws -> ToolResult {
    let printed = Printed()
    let start = ContinuousClock.now
    var members: [String: JSONValue] = [:]
    do {
      let result = try Diagnostics.$listener.withValue(printed) { try series(options) }
      members["previews"] = previews(result)
      members["status"] = result.omittedDeclarations.isEmpty ? "compiled" : "incomplete"
      let errors = result.omittedDeclarations.map { omission in
        error(omission.reason, at: omission.file, omission.reasonLine)
      }
      if !errors.isEmpty { members["errors"] = .array(errors) }
    } catch let failure as CommandFailure {
      members["status"] = "failed"
      let errors = CompilerErrors(printed.text).entries.map {
        error($0.message, at: $0.file, $0.line)
      }
      members["errors"] = .array(errors.isEmpty ? [error(failure.description)] : errors)
    }
    let seconds = (ContinuousClock.now - start).seconds
    members["seconds"] = .number((seconds * 100).rounded() / 100)
    return ToolResult(.object(members))
  }

  private static func error(_ message: String, at file: String = "", _ line: Int = 0) -> JSONValue {
    var members: [String: JSONValue] = ["message": .string(message)]
    if !file.isEmpty {
      members["file"] = .string(file)
      members["line"] = .integer(line)
    }
    return .object(members)
  }
}
