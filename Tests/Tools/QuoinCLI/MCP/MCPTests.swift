import Foundation
import QuoinFiles
import Synchronization
import Testing

@testable import QuoinCLI

/// The protocol, as specified by modelcontextprotocol.io/specification/2025-06-18/basic.
@Suite("quoin mcp: the protocol")
struct MCPTests {
  /// Runs `body` with a client in an empty workplace.
  private func with(
    version: String? = "2025-06-18", _ body: (MCPClient, Workplace) throws -> Void
  ) throws {
    let place = try Workplace()
    defer { place.close() }
    let client = try MCPClient(in: place, version: version)
    defer { client.close() }
    try body(client, place)
  }

  @Test("a known version is accepted, another is answered with the latest")
  func versions() throws {
    let wanted = [
      "2024-11-05": "2024-11-05", "2025-03-26": "2025-03-26", "2025-06-18": "2025-06-18",
      "1.0.0": "2025-06-18", "2099-01-01": "2025-06-18",
    ]
    for (asked, agreed) in wanted {
      try with(version: nil) { client, _ in
        let result = try client.begin(asked)
        #expect(result["protocolVersion"] as? String == agreed)
        let capabilities = try #require(result["capabilities"] as? [String: Any])
        #expect(Set(capabilities.keys) == ["tools"])
        let server = try #require(result["serverInfo"] as? [String: Any])
        #expect(server["name"] as? String == "quoin")
        #expect(server["version"] as? String == QuoinVersion.current)
      }
    }
  }

  @Test("before initialization only ping works, and it happens once")
  func beginning() throws {
    try with(version: nil) { client, _ in
      #expect(try client.result(of: "ping").isEmpty)
      #expect(try client.error(of: "tools/list") == -32600)
      #expect(try client.error(of: "tools/call", ["name": "probe"]) == -32600)
      #expect(try client.error(of: "initialize", [:]) == -32602)
      _ = try client.begin("2025-06-18")
      #expect(try client.error(of: "initialize", ["protocolVersion": "2025-06-18"]) == -32600)
      #expect(try client.result(of: "ping").isEmpty)
    }
  }

  @Test("tools have schemas, and fields that a version lacks are omitted")
  func list() throws {
    let names = [
      "list_previews", "render", "render_to_file", "explain", "why", "fix", "probe", "lint",
      "drive", "diff", "wait_for_reload",
    ]
    for version in MCPVersion.allCases {
      try with(version: version.rawValue) { client, _ in
        let tools = try #require(client.result(of: "tools/list")["tools"] as? [[String: Any]])
        #expect(tools.compactMap { $0["name"] as? String } == names)
        for tool in tools {
          #expect((tool["description"] as? String)?.isEmpty == false)
          let schema = try #require(tool["inputSchema"] as? [String: Any])
          #expect(schema["type"] as? String == "object")
          let properties = try #require(schema["properties"] as? [String: [String: Any]])
          #expect(properties.values.allSatisfy { $0["type"] != nil })
          let required = schema["required"] as? [String] ?? []
          #expect(required.allSatisfy { properties[$0] != nil })
          let annotations = tool["annotations"] as? [String: Any]
          let writes = ["render_to_file", "fix"].contains(tool["name"] as? String)
          #expect(annotations?["readOnlyHint"] as? Bool == (version.hasAnnotations ? !writes : nil))
          #expect((tool["title"] != nil) == version.hasStructuredContent)
        }
        let described = tools.filter { $0["outputSchema"] != nil }.count
        #expect(described == (version.hasStructuredContent ? 2 : 0))
      }
    }
  }

  @Test("the tools' list is short, and the instructions describe the arguments that it doesn't")
  func listLength() throws {
    let answers = Mutex<[JSONValue]>([])
    let server = MCPServer(tools: MCPTool.all([])) { message in
      answers.withLock { $0.append(message) }
    }
    let hello = #"{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"a"}}"#
    server.receive(
      Data(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":\#(hello)}"#.utf8))
    server.receive(Data(#"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#.utf8))
    let sent = answers.withLock { $0 }
    try #require(sent.count == 2)
    #expect(sent[1].line.count < 10_000, "\(sent[1].line.count) bytes")
    let instructions = try #require(sent[0]["result"]?["instructions"]?.string)
    for tool in MCPTool.all([]) {
      for argument in tool.arguments where argument.description.isEmpty {
        let isKnown = instructions.contains(argument.name)
        #expect(
          isKnown || Self.plainArguments.contains(argument.name),
          "\(tool.name): \(argument.name)")
      }
    }
  }

  /// Arguments whose names or choices say what they are.
  private static let plainArguments: Set<String> = [
    "dark", "format", "only", "after", "size_a", "size_b", "device_a", "device_b",
    "dynamic_type_a", "dynamic_type_b", "locale_a", "locale_b", "os_a", "os_b", "until_it_compiles",
  ]

  @Test("an invalid message is rejected with its code, and the session continues")
  func wrongMessages() throws {
    try with { client, _ in
      let cases: [(String, Int)] = [
        ("{", -32700), ("nonsense", -32700), ("\"\\ud800\"", -32700), ("1", -32600),
        ("[]", -32600), (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, -32600),
        (#"{"id":1,"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1}"#, -32600), (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600),
        (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}"#, -32602),
        (#"{"jsonrpc":"2.0","id":"a","method":"resources/list"}"#, -32601),
        (String(repeating: "[", count: 100_000), -32700),
      ]
      for (line, code) in cases {
        try client.send(line: line)
        let answer = try client.receive()
        #expect(MCPClient.code(of: answer) == code, "\(line.prefix(80)): \(answer)")
      }
      // Ids are returned unchanged. Blank lines, answers and unknown notifications get no answer.
      let quiet = [
        "", "  \r", #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
        #"{"jsonrpc":"2.0","method":"notifications/unknown"}"#,
        #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":99}}"#,
        #"{"jsonrpc":"2.0","method":"notifications/cancelled"}"#,
      ]
      for line in quiet { try client.send(line: line) }
      try client.send(line: #"{"jsonrpc":"2.0","id":"name","method":"ping"}"# + "\r")
      #expect((try client.receive() as? [String: Any])?["id"] as? String == "name")
    }
  }

  @Test("an endless line is rejected, and the next one is read")
  func longLine() throws {
    try with { client, _ in
      try client.send(line: String(repeating: "x", count: 17 << 20))
      #expect(MCPClient.code(of: try client.receive()) == -32600)
      #expect(try client.result(of: "ping").isEmpty)
    }
  }

  @Test("calls that violate the schema are rejected with the allowed values")
  func wrongCalls() throws {
    try with { client, _ in
      let cases: [[String: Any]] = [
        [:], ["name": 1], ["name": "paint"], ["name": "render", "arguments": [1]],
        ["name": "render"], ["name": "render", "arguments": ["fiel": "a.swift"]],
        ["name": "render", "arguments": ["file": 1]],
        ["name": "render", "arguments": ["file": "a.swift", "dark": "yes"]],
        ["name": "render", "arguments": ["file": "a.swift", "platform": "symbian"]],
        ["name": "drive", "arguments": ["file": "a.swift", "steps": []]],
        ["name": "drive", "arguments": ["file": "a.swift", "steps": [1]]],
      ]
      for parameters in cases {
        let code = try client.error(of: "tools/call", parameters)
        #expect(code == -32602, "\(parameters)")
      }
      let code = try client.error(of: "tools/list", ["cursor": "x"])
      #expect(code == -32602)
    }
  }

  @Test("older versions accept batches of messages and answer them together")
  func batches() throws {
    try with(version: "2025-03-26") { client, _ in
      let ping: [String: Any] = ["jsonrpc": "2.0", "id": 7, "method": "ping"]
      let news: [String: Any] = ["jsonrpc": "2.0", "method": "notifications/unknown"]
      let list: [String: Any] = ["jsonrpc": "2.0", "id": 8, "method": "tools/list"]
      try client.send([ping, news, list, 1])
      let answers = try #require(client.receive() as? [[String: Any]])
      #expect(answers.count == 3)
      #expect(Set(answers.compactMap { $0["id"] as? Int }) == [7, 8])
      #expect(answers.contains { MCPClient.code(of: $0) == -32600 })
      try client.send([news])
      #expect(try client.result(of: "ping").isEmpty)
    }
  }

  // MARK: - Ends

  @Test("a cancelled call stops with its processes and is not answered; others continue")
  func cancellation() throws {
    try with { client, place in
      let sleeper = Sleeper()
      try place.write(Self.sleeping(sleeper), to: "Slow.swift")
      try place.write(Sample.card, to: "Card.swift")
      try place.compile("Slow.swift")
      let slow = try client.ask(
        "tools/call", ["name": "render", "arguments": ["file": "Slow.swift"]])
      // It waits for the first call and is cancelled before its turn.
      let queued = try client.ask(
        "tools/call", ["name": "render", "arguments": ["file": "Card.swift"]])
      let waiting = try client.ask(
        "tools/call", ["name": "wait_for_reload", "arguments": ["file": "Card.swift"]])
      let last = try client.ask(
        "tools/call", ["name": "list_previews", "arguments": ["file": "Card.swift"]])
      #expect(sleeper.wait(untilRunning: true))
      // The session continues during a call, and an id can't be reused.
      #expect(try client.result(of: "ping").isEmpty)
      try client.send([
        "jsonrpc": "2.0", "id": slow, "method": "tools/call", "params": ["name": "probe"],
      ])
      #expect(MCPClient.code(of: try client.answer(to: slow)) == -32600)
      for id in [queued, waiting, slow] {
        try client.send([
          "jsonrpc": "2.0", "method": "notifications/cancelled",
          "params": ["requestId": id, "reason": "not needed"],
        ])
      }
      // The next message answers the call that was not cancelled.
      #expect((try client.receive() as? [String: Any])?["id"] as? Int == last)
      #expect(!sleeper.isRunning)
      #expect(try client.result(of: "ping").isEmpty)
    }
  }

  @Test(
    "neither the end of input nor a signal leaves a process or a file",
    .timeLimit(.minutes(40)), arguments: [nil, SIGTERM, SIGKILL] as [Int32?])
  func ending(_ signal: Int32?) throws {
    let place = try Workplace()
    defer { place.close() }
    let sleeper = Sleeper()
    try place.write(Self.sleeping(sleeper), to: "Slow.swift")
    try place.compile("Slow.swift")
    let temporary = place.url("temporary")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    let client = try MCPClient(in: place, environment: ["TMPDIR": temporary.path])
    try client.ask("tools/call", ["name": "render", "arguments": ["file": "Slow.swift"]])
    try client.ask("tools/call", ["name": "wait_for_reload", "arguments": ["file": "Slow.swift"]])
    #expect(sleeper.wait(untilRunning: true))
    if let signal { kill(client.process.processIdentifier, signal) }
    client.close()
    #expect(client.process.terminationStatus == signal ?? 0)
    #expect(sleeper.wait(untilRunning: false))
    var left: [String] = []
    for _ in 0..<12_000 {
      left = try FileManager.default.contentsOfDirectory(atPath: temporary.path)
      if left.isEmpty { break }
      usleep(50_000)
    }
    #expect(left == [])
  }

  /// Returns a card whose body starts a program and never returns.
  private static func sleeping(_ sleeper: Sleeper) -> String {
    Sample.card(
      calling: """
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", "setsid \(sleeper.command) & \(sleeper.command)"]
        try? shell.run()
        while true {}
        """)
  }

  @Test("the command line is validated")
  func commandLine() throws {
    let place = try Workplace()
    defer { place.close() }
    #expect(try place.quoin("mcp", "--timeout", "0").status == 2)
    #expect(try place.quoin("mcp", "--fonts", "nowhere").status == 2)
  }
}
