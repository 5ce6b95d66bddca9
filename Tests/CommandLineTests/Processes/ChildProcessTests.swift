import Foundation
import Testing

@testable import QuoinCLI

@Suite("Another program, below its guardian")
struct ChildProcessTests {
  private func shell(_ script: String, seconds: Int = 600) -> ChildProcess {
    ChildProcess(
      executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script], seconds: seconds)
  }

  @Test("how it ends, and what it prints on both streams")
  func endings() throws {
    let (ending, output) = try shell("echo out; echo err >&2; exit 3").capture()
    #expect(ending == .exit(3))
    #expect(output == "out\nerr\n")
    #expect(try shell("kill -TERM $$").capture().0 == .signal(SIGTERM))
    #expect(try shell("cat; echo read").capture().1 == "read\n", "no standard input")
  }

  @Test("what can't be started is said")
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
    "what it has started ends with it, in whatever session, and keeps no reader waiting",
    .timeLimit(.minutes(10)))
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
    "it ends when its time is over, whatever it does", .timeLimit(.minutes(10)),
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

  @Test("whoever kills the guardian goes with it", .timeLimit(.minutes(10)))
  func guardian() throws {
    let (ending, _) = try shell("kill -KILL $PPID; while :; do :; done").capture()
    #expect(ending == .signal(SIGKILL))
  }

  @Test("endless output ends the program, and its end is kept", .timeLimit(.minutes(10)))
  func endlessOutput() throws {
    let (ending, output) = try shell("yes").capture()
    #expect(ending == .overflow)
    #expect(output.utf8.count < CappedOutput.limit + 2 * CappedOutput.endLimit)
    #expect(output.contains(/note: \d+ bytes of output are left out here\n(y\n)+/))
  }
}

@Suite("What a program prints")
struct OutputTests {
  @Test("short output passes as it is")
  func short() {
    var output = CappedOutput()
    #expect(output.pass(Array("a".utf8)) == Array("a".utf8))
    #expect(output.rest() == [])
  }

  @Test("of long output the beginning and the last lines stay")
  func long() {
    var output = CappedOutput()
    let line = Array("0123456\n".utf8)
    var passed = 0
    for _ in 0..<(CappedOutput.limit / 4) { passed += output.pass(line).count }
    passed += output.pass(Array("the reason\n".utf8)).count
    #expect(passed == CappedOutput.limit)
    let rest = String(decoding: output.rest(), as: UTF8.self)
    let total = CappedOutput.limit / 4 * line.count + 11
    let kept = rest.split(separator: "\n").dropFirst().joined(separator: "\n").utf8.count + 1
    #expect(rest.hasPrefix("\nnote: \(total - passed - kept) bytes of output"))
    #expect(rest.hasSuffix("0123456\nthe reason\n"))
  }

  /// The output of the filter for the consecutive `texts`.
  private func passed(_ texts: [String], afterTrap isTrap: Bool) -> String {
    var filter = StackTraceFilter()
    let bytes = texts.flatMap { filter.pass(Array($0.utf8)) } + filter.rest(afterTrap: isTrap)
    return String(decoding: bytes, as: UTF8.self)
  }

  private let trace = """
    Current stack trace:
    0    libswiftCore.so      0x00007fb24375f130 swift_reportError + 33
    1    Preview.so           0x00007fb243b12b60 <unavailable> + 109

    """

  @Test("the addresses after a trap are left out, however they come")
  func addresses() {
    #expect(passed(["Fatal error: a\n\(trace)"], afterTrap: true) == "Fatal error: a\n")
    let letters = "Fatal error: a\n\(trace)".map(String.init)
    #expect(passed(letters, afterTrap: true) == "Fatal error: a\n")
    #expect(passed([trace, trace], afterTrap: true) == trace, "only the last one")
  }

  @Test("a view's own output stays, whatever it looks like")
  func lookalikes() {
    for text in [
      "\(trace)more\n", "Current stack trace:\nmine\n", "Current stack trace:", "0 a 0xb c\n",
      "a\n\n\nb",
    ] {
      #expect(passed([text], afterTrap: true) == text)
      #expect(passed(text.map(String.init), afterTrap: true) == text)
    }
    #expect(passed([trace], afterTrap: false) == trace)
    let long = "Current stack trace:\n" + String(repeating: "0 a 0xb c\n", count: 20_000)
    #expect(passed([long], afterTrap: true).utf8.count > 100_000)
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
