import Foundation
import Testing

/// Every invalid input causes one clear error, the documented exit status and no file.
@Suite("Wrong input")
struct WrongInputTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var source = Sample.card
    let arguments: [String]
    let status: Int32
    let says: [String]
  }

  static let cases = [
    Case(
      testDescription: "missing file", arguments: ["render", "No.swift", "-o", "a.svg"], status: 1,
      says: ["No.swift: there is no such file"]),
    Case(
      testDescription: "directory", arguments: ["render", ".", "-o", "a.svg"], status: 2,
      says: ["are written to a folder"]),
    Case(
      testDescription: "syntax error", source: "import SwiftUI\nstruct X: View { var }\n",
      arguments: ["render", "Card.swift", "-o", "a.svg"], status: 1,
      says: ["Card.swift:2:", "does not compile"]),
    Case(
      testDescription: "300,001 errors in one line",
      source: "let x = " + String(repeating: "\"", count: 300_001),
      arguments: ["render", "Card.swift", "-o", "a.svg"], status: 1,
      says: ["Card.swift:1:", "the compiler printed over 4 MB of messages"]),
    Case(
      testDescription: "no previews", source: "import SwiftUI\nstruct X {}\n",
      arguments: ["render", "Card.swift", "-o", "a.svg"], status: 1, says: ["no previews"]),
    Case(
      testDescription: "previews of nothing", source: Sample.previews("EmptyView()"),
      arguments: ["render", "Card.swift", "-o", "a.svg"], status: 1, says: ["contain no view"]),
    Case(
      testDescription: "a missing object that is read", source: Sample.missingObject(reads: true),
      arguments: ["render", "Card.swift", "-o", "a.svg"], status: 1,
      says: ["No Observable object of type Model found", "stopped the program"]),
    // The compiler alone exceeds the time limit: each modifier doubles its time.
    Case(
      testDescription: "unknown rows in unknown modifiers", source: Sample.unknownRows(9),
      arguments: ["render", "Card.swift", "--timeout", "30", "-o", "a.svg"], status: 1,
      says: ["cannot find 'RotorEntry' in scope", "does not compile"]),
    Case(
      testDescription: "preview macro without a view", source: "import SwiftUI\n\n#Preview(3)\n",
      arguments: ["render", "Card.swift", "-o", "a.svg"], status: 1,
      says: ["Card.swift:3:", "does not compile"]),
    Case(
      testDescription: "unknown preview",
      arguments: ["render", "Card.swift", "--preview", "Nope", "-o", "a.svg"], status: 1,
      says: ["“Nope”", "“Card_Previews”"]),
    Case(
      testDescription: "nothing to draw",
      source: Sample.card.replacingOccurrences(of: "width: 50", with: "width: 0"),
      arguments: ["render", "Card.swift", "-o", "a.svg"], status: 1,
      says: ["“Card_Previews” is 0 × 40 points"]),
    Case(
      testDescription: "too many pixels",
      source: Sample.card.replacingOccurrences(of: "width: 50", with: "width: 90000"),
      arguments: ["render", "Card.swift", "-o", "a.png"], status: 1, says: ["too large for a PNG"]),
    Case(
      testDescription: "unknown compression",
      arguments: ["render", "Card.swift", "--png", "tiny", "-o", "a.png"], status: 2,
      says: ["--png", "tiny", "fast", "small"]),
    Case(
      testDescription: "unknown format", arguments: ["render", "Card.swift", "-o", "a.gif"],
      status: 2, says: [".png", ".pdf", ".svg", ".json", ".webp"]),
    Case(
      testDescription: "no output", arguments: ["render", "Card.swift"], status: 2, says: ["-o"]),
    Case(
      testDescription: "an output folder that is a file",
      arguments: ["render", "Card.swift", "-o", "Card.swift/no/a.svg"], status: 1,
      says: ["Card.swift is not a folder"]),
    Case(
      testDescription: "unknown platform",
      arguments: ["explain", "Card.swift", "--platform", "amiga"], status: 2, says: ["amiga"]),
    Case(
      testDescription: "half a safe area",
      arguments: ["explain", "Card.swift", "--safe-area", "59,34"], status: 2,
      says: ["top,leading,bottom,trailing"]),
    Case(
      testDescription: "unknown device",
      arguments: ["render", "Card.swift", "--device", "iPhone 16 Por", "-o", "a.svg"], status: 2,
      says: ["no device “iPhone 16 Por”", "“iPhone 16 Pro”"]),
    Case(
      testDescription: "a telephone that is a Mac",
      arguments: ["explain", "Card.swift", "--device", "iPhone 16", "--platform", "macos"],
      status: 2, says: ["“iPhone 16” is not a device of the platform macOS"]),
    Case(
      testDescription: "unknown device of a preview",
      source: Sample.card.replacingOccurrences(
        of: "{ Card() }", with: "{ Card().previewDevice(\"Newton\") }"),
      arguments: ["render", "Card.swift", "-o", "a.svg"], status: 1,
      says: ["no device “Newton”"]),
    Case(
      testDescription: "unknown orientation",
      arguments: ["explain", "Card.swift", "--orientation", "upwards"], status: 2,
      says: ["upwards"]),
    Case(
      testDescription: "nothing to probe", arguments: ["probe"], status: 2, says: ["--builtin"]),
    Case(
      testDescription: "too much to probe", arguments: ["probe", "Card.swift", "--builtin"],
      status: 2, says: ["--builtin"]),
    Case(
      testDescription: "unknown text size",
      arguments: ["explain", "Card.swift", "--dynamic-type", "huge"], status: 2, says: ["huge"]),
    Case(
      testDescription: "unknown region", arguments: ["explain", "Card.swift", "--locale", "qq_QQ"],
      status: 2, says: ["qq_QQ", "de_DE"]),
    Case(
      testDescription: "scale of nothing", arguments: ["explain", "Card.swift", "--scale", "0"],
      status: 2, says: ["--scale"]),
    Case(
      testDescription: "unknown command", arguments: ["bogus"], status: 2,
      says: ["there is no command “bogus”"]),
  ]

  @Test("a folder with 200,000 unknown names in one line is left out")
  func manyErrors() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(
      "func f() { " + String(repeating: "nope;", count: 200_000) + " }", to: "Card.swift")
    let outcome = try place.quoin("render", ".", "-o", "out")
    #expect(outcome.status == 1 && !outcome.crashed)
    #expect(
      outcome.diagnostics.contains(/Card.swift:1:\d+: the body of func f: cannot find 'nope'/))
    #expect(try place.files() == ["Card.swift"])
  }

  @Test("is rejected", arguments: cases)
  func refused(_ wrong: Case) throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(wrong.source, to: "Card.swift")
    let outcome = try place.quoin(wrong.arguments)
    #expect(outcome.status == wrong.status, "\(outcome.diagnostics)")
    #expect(!outcome.crashed)
    #expect(outcome.output.isEmpty)
    for text in wrong.says { #expect(outcome.diagnostics.contains(text), "\(outcome.diagnostics)") }
    #expect(try place.files() == ["Card.swift"])
  }

  @Test(
    "sizes that no view can have",
    arguments: ["0x5", "-1x5", "nanx5", "infx5", "1000000000x1", "5", "axb", "1x2x3", "", "x"])
  func absurdSize(_ size: String) throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.card, to: "Card.swift")
    let outcome = try place.quoin("render", "Card.swift", "--size=\(size)", "-o", "a.svg")
    #expect(outcome.status == 2)
    #expect(outcome.diagnostics.contains("--size"))
    #expect(try place.files() == ["Card.swift"])
  }

  struct Misdeed: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let body: String
    let says: [String]
  }

  static let misdeeds = [
    Misdeed(
      testDescription: "trap", body: #"fatalError("out of ink")"#,
      says: [
        "Card.swift:3: Fatal error: out of ink",
        "“Card_Previews” stopped the program at Card.swift:3: out of ink",
      ]),
    Misdeed(
      testDescription: "overflow", body: "return CGFloat(Int.max + [1].count)",
      says: ["stopped the program at Card.swift:3: arithmetic overflow"]),
    Misdeed(
      testDescription: "endless loop", body: "while true {}", says: ["within 2 seconds"]),
    Misdeed(
      testDescription: "stops itself", body: "kill(getpid(), SIGSTOP); return 10",
      says: ["within 2 seconds"]),
    Misdeed(
      testDescription: "stops its guardian",
      body: "kill(getppid(), SIGSTOP); while true {}", says: ["within 2 seconds"]),
    Misdeed(
      testDescription: "kills its guardian",
      body: "kill(getppid(), SIGKILL); while true {}", says: ["was killed"]),
    Misdeed(
      testDescription: "deaf to signals",
      body: "for number in 1...31 { signal(Int32(number), SIG_IGN) }; while true {}",
      says: ["within 2 seconds"]),
    Misdeed(
      testDescription: "exit", body: "exit(0)", says: ["ended the program with status 0"]),
  ]

  @Test(
    "a harmful view causes an error, and an older image stays",
    arguments: misdeeds)
  func harm(_ misdeed: Misdeed) throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.card(calling: misdeed.body), to: "Card.swift")
    try place.compile("Card.swift")
    try place.write("older", to: "a.svg")
    // Only endless work gets a short limit, because a busy machine may be slow with the rest.
    let seconds = misdeed.says == ["within 2 seconds"] ? "2" : "600"
    let outcome = try place.quoin("render", "Card.swift", "--timeout", seconds, "-o", "a.svg")
    #expect(outcome.status == 1)
    #expect(!outcome.crashed)
    for text in misdeed.says {
      #expect(outcome.diagnostics.contains(text), "\(outcome.diagnostics)")
    }
    #expect(!outcome.diagnostics.contains("Current stack trace"))
    #expect(try String(contentsOf: place.url("a.svg"), encoding: .utf8) == "older")
  }
}
