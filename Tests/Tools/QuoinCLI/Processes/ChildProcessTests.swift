import Foundation
import Testing

@testable import QuoinCLI

@Suite("Another program, below its guardian")
struct ChildProcessTests {
  private func shell(_ script: String, seconds: Int = 600) -> ChildProcess {
    ChildProcess(
      executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script], seconds: seconds)
  }

  @Test("exit status and output on both streams")
  func endings() throws {
    let (ending, output) = try shell("echo out; echo err >&2; exit 3").capture()
    #expect(ending == .exit(3))
    #expect(output == "out\nerr\n")
    #expect(try shell("kill -TERM $$").capture().0 == .signal(SIGTERM))
    #expect(try shell("cat; echo read").capture().1 == "read\n", "no standard input")
  }

  @Test("a program that can't be started is reported")
  func unstartable() throws {
    let child = ChildProcess(
      executable: URL(fileURLWithPath: "/nowhere/program"), arguments: [], seconds: 5)
    #expect {
      try child.capture()
    } throws: {
      "\($0)".contains("/nowhere/program could not be started: no such file or directory")
    }
  }

  /// The descendants sleep for hours.
  @Test(
    "its processes end with it, in any session, and do not delay the command",
    .timeLimit(.minutes(40)))
  func descendants() throws {
    let sleeper = Sleeper()
    let (ending, output) = try shell(
      "\(sleeper.command) & setsid sh -c '\(sleeper.command) & \(sleeper.command)' & echo done"
    ).capture()
    #expect(ending == .exit(0))
    #expect(output == "done\n")
    #expect(!sleeper.isRunning)
  }

  @Test(
    "it is killed at its time limit, whatever it does", .timeLimit(.minutes(40)),
    arguments: [
      "while :; do :; done", "kill -STOP $$", "trap '' TERM INT HUP ALRM; while :; do :; done",
      "kill -STOP $PPID; while :; do :; done",
    ])
  func deadline(_ script: String) throws {
    let sleeper = Sleeper()
    let (ending, _) = try shell("setsid \(sleeper.command) & \(script)", seconds: 1).capture()
    #expect(ending == .timeout)
    #expect(!sleeper.isRunning)
  }

  @Test("killing the guardian kills the program", .timeLimit(.minutes(40)))
  func guardian() throws {
    let (ending, _) = try shell("kill -KILL $PPID; while :; do :; done").capture()
    #expect(ending == .signal(SIGKILL))
  }

  @Test("endless output is truncated, keeping its end")
  func endlessOutput() throws {
    let (ending, output) = try shell("yes").capture()
    #expect(ending == .overflow)
    #expect(output.utf8.count < CappedOutput.limit + 2 * CappedOutput.endLimit)
    #expect(output.contains(/note: \d+ bytes of output are left out here\n(y\n)+/))
  }
}

/// A program that sleeps for hours and has a unique command line.
struct Sleeper {
  private let number = "\(Int.random(in: 10_000...99_999)).\(Int.random(in: 100_000...999_999))"

  var command: String { "sleep \(number)" }

  /// Whether the program is running.
  var isRunning: Bool {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.contains { process in
      guard Int(process) != nil,
        let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline")
      else { return false }
      return words.split(separator: 0).contains { $0.elementsEqual(number.utf8) }
    }
  }

  /// Waits up to ten minutes until the program runs or has ended. Returns whether it did.
  func wait(untilRunning isWanted: Bool) -> Bool {
    for _ in 0..<12_000 {
      if isRunning == isWanted { return true }
      usleep(50_000)
    }
    return false
  }
}
