import Foundation
import Testing

@testable import QuoinCLI

/// A command's own work ends like its child processes: at its time limit and by signals.
@Suite("A command's own work")
struct OwnWorkTests {
  /// Creates a file that keeps the pre-pass busy for many seconds.
  private func place() throws -> Workplace {
    let place = try Workplace()
    let line = "let value = [\"a\": (1, 2.5), \"b\": (3, 4.5)].map { $0.key + \"\\($0.value)\" }\n"
    try place.write(
      "import SwiftUI\n" + String(repeating: line, count: 150_000), to: "Long.swift")
    try FileManager.default.createDirectory(
      at: place.url("temporary"), withIntermediateDirectories: true)
    return place
  }

  private func draw(
    _ arguments: [String], in place: Workplace, meddle: (Process) throws -> Void = { _ in }
  ) throws -> Workplace.Outcome {
    try place.quoin(
      ["render", "Long.swift", "-o", "a.svg"] + arguments,
      environment: ["TMPDIR": place.url("temporary").path], meddle: meddle)
  }

  private func expectNothing(in place: Workplace) throws {
    #expect(try place.files() == ["Long.swift", "temporary"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.url("temporary").path) == [])
  }

  /// Returns the CPU seconds of a process without its children.
  private func work(of process: Process) -> Double? {
    let path = "/proc/\(process.processIdentifier)/stat"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
      return nil
    }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  @Test("it ends at its time limit and reports what it was doing", .timeLimit(.minutes(40)))
  func deadline() throws {
    let place = try place()
    defer { place.close() }
    let outcome = try draw(["--timeout", "1"], in: place)
    #expect(outcome.status == 1 && !outcome.crashed)
    #expect(
      outcome.diagnostics.contains(
        "Long.swift: preparing the sources did not finish within 1 second"),
      "\(outcome.diagnostics)")
    try expectNothing(in: place)
  }

  @Test(
    "a signal ends it at any point", .timeLimit(.minutes(40)),
    arguments: [SIGINT, SIGQUIT, SIGTERM, SIGHUP])
  func signals(_ signal: Int32) throws {
    let place = try place()
    defer { place.close() }
    var (before, after) = (0.0, 0.0)
    let outcome = try draw([], in: place) { process in
      while process.isRunning, before < 0.7 {
        before = work(of: process) ?? before
        usleep(10_000)
      }
      kill(process.processIdentifier, signal)
      while process.isRunning {
        after = max(work(of: process) ?? 0, after)
        usleep(10_000)
      }
    }
    #expect(outcome.crashed && outcome.status == signal)
    #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
    // The work is cut short instead of running to its end.
    #expect(after - before < 3)
    try expectNothing(in: place)
  }

  @Test("the limit applies to each operation and the thread that performs it")
  func limits() throws {
    #expect(OwnWork.millisecondsLeft == -1 || OwnWork.millisecondsLeft > 0)
    let inner = try OwnWork.limited(to: 50, "reading", at: "a") {
      try OwnWork.limited(to: 40, "preparing", at: "b") { () throws -> Int32 in
        OwnWork.note("c")
        return OwnWork.millisecondsLeft
      }
    }
    #expect((1...40_000).contains(inner))
    #expect(OwnWork.failure == nil)
  }
}
