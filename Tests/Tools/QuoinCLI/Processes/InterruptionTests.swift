import Foundation
import Synchronization
import Testing

@testable import QuoinCLI

/// A stopped command leaves no processes and no files.
@Suite("Stopped commands")
struct InterruptionTests {
  /// Runs `quoin` with its own directory for temporary files and sends it a signal once `sleeper`
  /// runs.
  private func outcome(
    of signal: Int32, in place: Workplace, _ sleeper: Sleeper, environment: [String: String] = [:]
  ) throws -> Workplace.Outcome {
    let temporary = place.url("temporary").path
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    return try place.quoin(
      ["render", "Card.swift", "-o", "a.svg"],
      environment: environment.merging(["TMPDIR": temporary]) { $1 }
    ) { process in
      #expect(sleeper.wait(untilRunning: true))
      kill(process.processIdentifier, signal)
    }
  }

  private func leftovers(in place: Workplace) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: place.url("temporary").path)
  }

  @Test(
    "a signal ends the compiler and all of its processes",
    arguments: [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGKILL])
  func compiling(_ signal: Int32) throws {
    let place = try Workplace()
    defer { place.close() }
    let sleeper = Sleeper()
    try place.write(Sample.card, to: "Card.swift")
    try place.writeProgram("setsid \(sleeper.command) & \(sleeper.command)", to: "swiftc")
    let outcome = try outcome(
      of: signal, in: place, sleeper, environment: ["SWIFTC": place.url("swiftc").path])
    #expect(outcome.crashed && outcome.status == signal)
    #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
    try expectNothing(in: place, after: signal, sleeper)
  }

  @Test(
    "a signal ends the view and all of its processes",
    arguments: [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGKILL])
  func drawing(_ signal: Int32) throws {
    let place = try Workplace()
    defer { place.close() }
    let sleeper = Sleeper()
    try place.write(
      Sample.card(
        calling: """
          let shell = Process()
          shell.executableURL = URL(fileURLWithPath: "/bin/sh")
          shell.arguments = ["-c", "setsid \(sleeper.command) & \(sleeper.command)"]
          try? shell.run()
          while true {}
          """), to: "Card.swift")
    try place.compile("Card.swift")
    let outcome = try outcome(of: signal, in: place, sleeper)
    #expect(outcome.crashed && outcome.status == signal)
    #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
    try expectNothing(in: place, after: signal, sleeper)
  }

  private func expectNothing(in place: Workplace, after signal: Int32, _ sleeper: Sleeper) throws {
    if signal == SIGKILL {
      // The guardian cleans up on its own.
      #expect(sleeper.wait(untilRunning: false))
      for _ in 0..<12_000 where try !leftovers(in: place).isEmpty { usleep(50_000) }
    }
    #expect(!sleeper.isRunning)
    #expect(try leftovers(in: place) == [])
    #expect(!FileManager.default.fileExists(atPath: place.url("a.svg").path))
  }

  @Test("the compiler ends at its time limit")
  func slowCompiler() throws {
    let place = try Workplace()
    defer { place.close() }
    let sleeper = Sleeper()
    try place.write(Sample.card, to: "Card.swift")
    try place.writeProgram("\(sleeper.command) & \(sleeper.command)", to: "swiftc")
    let outcome = try place.quoin(
      "render", "Card.swift", "-o", "a.svg", "--timeout", "1",
      environment: ["SWIFTC": place.url("swiftc").path])
    #expect(outcome.status == 1 && !outcome.crashed)
    #expect(outcome.diagnostics.contains("the compiler did not finish within 1 second"))
    #expect(!sleeper.isRunning)
  }

  @Test("processes that a view has started don't block the command", .timeLimit(.minutes(40)))
  func startedPrograms() throws {
    let place = try Workplace()
    defer { place.close() }
    let sleeper = Sleeper()
    let words = sleeper.command.split(separator: " ")
    try place.write(
      Sample.card(
        calling: """
          let sleeper = Process()
          sleeper.executableURL = URL(fileURLWithPath: "/bin/\(words[0])")
          sleeper.arguments = ["\(words[1])"]
          try? sleeper.run()
          return 10
          """), to: "Card.swift")
    try place.compile("Card.swift")
    let outcome = try place.quoin("render", "Card.swift", "-o", "a.svg")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    #expect(!sleeper.isRunning)
  }

  @Test("the next command removes the files of a killed one, and nothing else")
  func sweeping() throws {
    let place = try Workplace()
    defer { place.close() }
    let files = FileManager.default
    for name in [".quoin-scratch-aB3dEf/inside", ".quoin-scratch-notmine", "quoin-scratch-aB3dEf"] {
      try files.createDirectory(at: place.url(name), withIntermediateDirectories: true)
    }
    let used = try ScratchDirectory(in: place.directory)
    let scratch = try ScratchDirectory(in: place.directory)
    scratch.remove()
    #expect(
      try place.files()
        == [used.url.lastPathComponent, ".quoin-scratch-notmine", "quoin-scratch-aB3dEf"].sorted())
    used.remove()
  }

  @Test("a directory that several threads remove is gone when the first of them is done")
  func simultaneousRemoval() throws {
    let place = try Workplace()
    defer { place.close() }
    let scratch = try ScratchDirectory(in: place.directory)
    for number in 0..<200 {
      let folder = try scratch.directory("\(number)")
      for name in ["a", "b", "c"] {
        try Data().write(to: folder.appendingPathComponent(name))
      }
    }
    let remains = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      Leftovers.remove(directory: scratch.url.path)
      if access(scratch.url.path, F_OK) == 0 { remains.withLock { $0 += 1 } }
    }
    #expect(remains.withLock { $0 } == 0)
    scratch.remove()
  }
}
