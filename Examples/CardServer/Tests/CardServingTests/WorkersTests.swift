import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The program with two workers.
@Suite(.serialized)
struct WorkersTests {
  /// A running program and the lines of its log.
  private struct Running {
    let process: Process
    var lines: AsyncStream<String>.Iterator
    var port = 0
    /// The process of each worker's place.
    var workers: [Int: pid_t] = [:]

    init(_ arguments: [String]) throws {
      let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      let program = tests.deletingLastPathComponent().appendingPathComponent("CardServer")
      try #require(FileManager.default.isExecutableFile(atPath: program.path))
      let log = Pipe()
      process = Process()
      process.executableURL = program
      process.arguments = arguments
      process.standardError = log
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      // The log ends when the supervisor and all workers have ended.
      let (lines, line) = AsyncStream<String>.makeStream()
      self.lines = lines.makeAsyncIterator()
      let handle = log.fileHandleForReading
      Thread.detachNewThread {
        var rest = ""
        while case let data = handle.availableData, !data.isEmpty {
          rest += String(decoding: data, as: UTF8.self)
          let parts = rest.split(separator: "\n", omittingEmptySubsequences: false)
          for part in parts.dropLast() { line.yield(String(part)) }
          rest = String(parts.last ?? "")
        }
        line.finish()
      }
    }

    /// Reads the log until `count` workers have become ready.
    mutating func waitUntilReady(_ count: Int) async {
      var ready = 0
      while ready < count, let line = await lines.next() {
        let numbers = line.split { !$0.isNumber }.compactMap { Int($0) }
        if line.contains(" listen on ") { port = numbers.last ?? 0 }
        if line.contains(" is process ") { workers[numbers[0]] = pid_t(numbers[1]) }
        if line.hasSuffix("is ready") { ready += 1 }
      }
    }

    /// Reads the log until all processes have ended.
    mutating func rest() async -> [String] {
      var rest: [String] = []
      while let line = await lines.next() { rest.append(line) }
      return rest
    }

    /// Draws a card over a connection of its own.
    func card() async throws -> Int? {
      var request = URLRequest(url: URL(string: "http://127.0.0.1:\(port)/card")!)
      request.httpMethod = "POST"
      request.httpBody = Data(#"{"title": "Ada Quoin"}"#.utf8)
      let session = URLSession(configuration: .ephemeral)
      defer { session.invalidateAndCancel() }
      let (data, response) = try await session.data(for: request)
      #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      return (response as? HTTPURLResponse)?.statusCode
    }
  }

  private static let arguments = ["--workers", "2", "--port", "0"]

  @Test func killedWorkersAreReplacedAndNoRequestIsLost() async throws {
    var server = try Running(Self.arguments)
    let process = server.process
    defer { if process.isRunning { process.terminate() } }
    await server.waitUntilReady(2)
    for place in [0, 1, 0, 1] {
      kill(try #require(server.workers[place]), SIGKILL)
      for _ in 0..<4 { #expect(try await server.card() == 200) }
      await server.waitUntilReady(1)
    }
    #expect(try await server.card() == 200)
    process.terminate()
    let rest = await server.rest()
    #expect(rest.filter { $0.hasSuffix("exited with status 0") }.count == 2)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func workersEndWithTheirSupervisor() async throws {
    var server = try Running(Self.arguments)
    await server.waitUntilReady(2)
    kill(server.process.processIdentifier, SIGKILL)
    _ = await server.rest()
    await #expect(throws: (any Error).self) { try await server.card() }
  }

  @Test func aTakenPortEndsTheServer() async throws {
    var first = try Running(Self.arguments)
    await first.waitUntilReady(2)
    var second = try Running(["--workers", "2", "--port", "\(first.port)"])
    let log = await second.rest()
    #expect(log.count == 1 && log[0].hasSuffix("can't be listened on: Address already in use"))
    second.process.waitUntilExit()
    #expect(second.process.terminationStatus == 1)
    first.process.terminate()
    _ = await first.rest()
  }
}
