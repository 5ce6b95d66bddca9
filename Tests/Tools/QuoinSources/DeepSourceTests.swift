import Testing

@testable import QuoinSources

/// Tests sources with ten thousand nested or repeated parts.
///
/// A recursive reader would overflow the stack, and a quadratic one would take hours.
@Suite("Sources that are deep or long", .timeLimit(.minutes(40)))
struct DeepSourceTests {
  private static let times = 10_000

  private static let parts = [
    "\"\\(", "\"\"\"\n\\(", "##\"\\##(", "{", "(", "[", "}", ")", "#if os(iOS)\n", "#if a ", "/*/",
    "#", "##########\"", "`", "`a` ", "=/a", "(/\\/", "<", "struct A<T:", "struct A{", "A.",
    "struct A: View { ", "struct A<B>: View { ", ") struct A: View {}\n", "struct A: View {};",
    "public ", "@available(iOS 17, *) ", "extension ", "extension A: View ", "App ", "struct App ",
    "import A\n", "import os\n", "extension A { override func a() {} }\n",
    "class A { override func b() ", "@objc(", "@objc ", "#selector(", "@convention(", "\r", "\0",
    "@objc(a) ", "/// Sizing: ", "override ", "case .a(", "\"", "a\n", "#Preview { ", "_ = \\",
  ]

  /// Openings nested in a view body, and their endings.
  private static let bodies = [
    ("VStack { ", " }"), ("VStack {\n", "\n}\n"), ("a(", ")"), ("a(b: { ", " })"),
    ("if a { ", " }"),
    ("switch a { case b: ", " }"), ("GeometryReader { p in ", " }"), ("Button(a) { } ", ""),
    (".b { }\n", ""), ("#if A\n.b\n", ""), ("#if A\nw\n", ""), ("w\n", ""), ("{ a, ", "}"),
    ("Text(\"\\(a)\")\n", ""), ("a +\n", ""), ("if ", ""), ("else {", "}"), (";", ""),
    ("#if A ", ""),
  ]

  private func check(_ text: String) {
    var prepass = SourcePrepass(platform: .iOS) { $0 == "A" }
    prepass.markedFile = "File.swift"
    prepass.leftOutSamples = []
    let prepared = prepass.prepare(text)
    func lines(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
    #expect(lines(prepared.text) == lines(text))
  }

  @Test("an unterminated part", arguments: parts)
  func endless(part: String) {
    check(String(repeating: part, count: Self.times))
  }

  @Test("a body of views", arguments: bodies)
  func nested(opening: String, closing: String) {
    let body =
      String(repeating: opening, count: Self.times) + "w"
      + String(repeating: closing, count: Self.times)
    check("struct A: View {\n  var body: some View {\n\(body)\n}\n}\n")
    check("#Preview {\n\(body)\n")
  }

  @Test("matching brackets")
  func pairs() {
    let count = Self.times
    check(String(repeating: "@objc(", count: count) + String(repeating: ")", count: count))
    check(String(repeating: "{(", count: count) + String(repeating: ")}", count: count))
  }

  @Test("a sizing comment that contains only spaces")
  func blanks() {
    let blanks = String(repeating: " ", count: Self.times)
    let text = "/// Sizing:\(blanks)(\n/// Sizing: h-exp\(blanks)\nstruct A: View {}"
    #expect(ViewDeclaration.list(in: text).map(\.sizing?.phrase) == ["h-exp"])
  }

  @Test("an interpolation belongs to its string, however deeply it is nested")
  func interpolations() {
    let count = Self.times
    let text =
      "let a = " + String(repeating: "\"\\(", count: count) + "b"
      + String(repeating: ")\"", count: count) + " + c"
    let tokens = SwiftLexer.tokens(of: Array(text.utf8))
    #expect(tokens.map(\.text) == ["let", "a", "=", "", "+", "c"])
    #expect(tokens[3].range == 8..<(text.utf8.count - 4))
    // Without an end, the string extends to the end of the file.
    let open = SwiftLexer.tokens(of: Array(String(repeating: "\"\\(", count: count).utf8))
    #expect(open.map(\.range) == [0..<(3 * count)])
  }

  @Test("nesting beyond the compiler's limit is reported with its line")
  func levels() {
    func deepLine(_ text: String) -> Int? {
      SourcePrepass(platform: .iOS) { _ in true }.prepare(text).deepLine
    }
    for part in ["\"\\(", "{", "(", "[", "#if A ", "\"\\((((("] {
      #expect(deepLine("let a = 1\n" + String(repeating: part, count: 300)) == 2, "\(part)")
    }
    #expect(deepLine(String(repeating: "{\n", count: 257)) == 257)
    #expect(deepLine(String(repeating: "{", count: 256)) == nil)
    #expect(deepLine(String(repeating: "{}", count: 1_000)) == nil)
  }

  @Test("bytes that aren't text")
  func bytes() {
    let bytes: [UInt8] = [0, 0xFF, 0xC3, 0x28, UInt8(ascii: "\""), 0x80, UInt8(ascii: "\n")]
    let tokens = SwiftLexer.tokens(of: Array(repeatElement(bytes, count: 10_000).joined()))
    #expect(tokens.map(\.line).max() == 10_000)
  }
}
