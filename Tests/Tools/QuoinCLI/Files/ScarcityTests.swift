import Foundation
import Testing

@testable import QuoinCLI

@Suite("Streams, files and memory that a shell doesn't give")
struct ScarcityTests {
  @Test(
    "an exit status, never a trap",
    arguments: [
      ("$QUOIN explain Card.swift >&-", "standard output can't be written"),
      ("$QUOIN explain Card.swift >/dev/full", "standard output can't be written"),
      ("$QUOIN --version >/dev/full", "standard output can't be written"),
      ("$QUOIN --help >&-", "standard output can't be written"),
      ("$QUOIN explain No.swift 2>&-", ""), ("$QUOIN explain Card.swift <&- >&- 2>&-", ""),
      ("{ $QUOIN explain Card.swift; echo $? >status; } | true; exit $(cat status)", ""),
      ("ulimit -n 6; $QUOIN explain Card.swift", "too many open files"),
      ("ulimit -v 110000; $QUOIN explain Card.swift", "not enough memory"),
    ])
  func scarcity(_ command: String, _ says: String) throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.card, to: "Card.swift")
    try place.compile("Card.swift")
    let outcome = try place.shell(command)
    #expect(outcome.status == 1 && !outcome.crashed, "\(outcome.diagnostics)")
    #expect(says.isEmpty || outcome.diagnostics.contains(says), "\(outcome.diagnostics)")
    #expect(!outcome.diagnostics.contains("Domain"), "\(outcome.diagnostics)")
  }

  @Test("exceeding a file size limit is reported, in whichever process", arguments: [0, 1, 2])
  func smallFiles(_ blocks: Int) throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(
      Sample.previews("ForEach(0..<9) { Color.red.frame(width: CGFloat($0 + 1), height: 9) }"),
      to: "Card.swift")
    try place.compile("Card.swift")
    // The output goes through a pipe, to which the file size limit doesn't apply.
    let outcome = try place.shell(
      "(ulimit -f \(blocks); $QUOIN render Card.swift -o a.pdf; echo status $?) 2>&1 | cat")
    #expect(outcome.output.contains("can't be written: file too large"), "\(outcome.output)")
    #expect(outcome.output.hasSuffix("status 1\n"))
    #expect(!outcome.output.contains("Fatal error"))
    #expect(try place.files() == ["Card.swift"])
  }

  @Test("a report needs no file")
  func noFiles() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.card, to: "Card.swift")
    try place.compile("Card.swift")
    let outcome = try place.shell(
      "(ulimit -f 0; $QUOIN explain Card.swift; echo status $?) 2>&1 | cat")
    #expect(outcome.output.hasSuffix("status 0\n"), "\(outcome.output)")
  }

  @Test("a view's output is forwarded immediately, up to a limit that is reported")
  func endlessOutput() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(
      Sample.card(calling: "while true { print(\"a line of ink\") }"), to: "Card.swift")
    try place.compile("Card.swift")
    let outcome = try place.quoin("explain", "Card.swift", "--timeout", "2")
    #expect(outcome.status == 1 && !outcome.crashed)
    #expect(outcome.diagnostics.utf8.count < CappedOutput.limit + 2 * CappedOutput.endLimit)
    #expect(outcome.diagnostics.contains(/note: \d+ bytes of output are left out here/))
    #expect(outcome.diagnostics.contains("within 2 seconds"))
  }

  @Test("no output of a view is lost before a trap or after a line that looks like a backtrace")
  func wholeOutput() throws {
    let place = try Workplace()
    defer { place.close() }
    let print = "print(\"Current stack trace:\\n0 a 0xb c\\nink\")"
    try place.write(Sample.card(calling: "\(print); return 10"), to: "Card.swift")
    let fine = try place.quoin("explain", "Card.swift")
    #expect(fine.diagnostics.contains("Current stack trace:\n0 a 0xb c\nink\n"))
    try place.write(Sample.card(calling: "\(print); fatalError(\"dry\")"), to: "Card.swift")
    let trap = try place.quoin("explain", "Card.swift")
    #expect(trap.diagnostics.contains("0 a 0xb c\nink\n") && trap.diagnostics.contains("dry"))
    #expect(!trap.diagnostics.contains("libswiftCore"), "\(trap.diagnostics)")
  }
}
