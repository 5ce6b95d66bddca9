import Foundation
import QuoinFiles
import Testing

@testable import QuoinCLI

/// The questions of the page that the server answers itself.
struct StudioQuestionTests {
  @Test("only questions about the sources are the server's")
  func decoding() {
    func question(_ text: String) -> StudioQuestion? {
      StudioQuestion("{\"preview\":\"A\",\"ask\":{\"number\":7,\"question\":\(text)}}")
    }
    let code = question("{\"code\":{\"file\":\"Card.swift\",\"line\":4}}")
    #expect(code?.number == 7)
    if case .code(let place)? = code?.kind {
      #expect(place.file == "Card.swift")
      #expect(place.line == 4)
    } else {
      Issue.record("it isn't a question about code")
    }
    #expect(question("{\"apply\":{\"seen\":\"a\",\"cause\":\"b\"}}") != nil)
    #expect(question("{\"open\":{\"file\":\"Card.swift\",\"line\":4,\"column\":2}}") != nil)
    #expect(question("\"report\"") == nil)
    #expect(question("{\"why\":\"#1.width\"}") == nil)
    #expect(question("{\"code\":{\"file\":1,\"line\":4}}") == nil)
    #expect(question("{\"code\":\"\(String(repeating: "a", count: 100_000))\"}") == nil)
    #expect(StudioQuestion("{\"preview\":\"A\",\"show\":true}") == nil)
    #expect(StudioQuestion("nothing") == nil)
  }

  @Test("a question in an invalid message gets an answer with its number")
  func invalid() {
    let text = #"{"preview":"A","watch":"always","ask":{"number":7,"question":5}}"#
    let question = UnansweredQuestion(text)
    #expect(question?.preview == "A")
    #expect(
      question?.answer("the message is “odd”")
        == #""answer":{"to":7,"error":"the message is “odd”"}"#)
    for other in ["", "[]", #"{"preview":"A"}"#, #"{"preview":1,"ask":{"number":7}}"#] {
      #expect(UnansweredQuestion(other) == nil)
    }
  }

  @Test("the lines around a statement")
  func code() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("StudioQuestionTests-\(UUID()).swift")
    let lines = [
      "import SwiftUI", "struct A: View {", "  var body: some View {", "    Text(\"A\")",
      "      .padding(8)", "  }", "}", "// the end",
    ]
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let code = try StudioCode(StudioQuestion.Place(file: "A", line: 5, column: 8), in: file)
    #expect(code.first == 2)
    #expect(code.lines == Array(lines[1...6]))
    #expect(code.statement == [4, 5])
    for line in [0, -1, 9, Int.max] {
      #expect(throws: CommandFailure.self) {
        try StudioCode(StudioQuestion.Place(file: "A", line: line, column: nil), in: file)
      }
    }
  }

  @Test("a long file is shown in part")
  func budget() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("StudioQuestionTests-\(UUID()).swift")
    let line = "  Text(\"\(String(repeating: "a", count: 900))\")"
    let all = ["Group {"] + Array(repeating: line, count: 500) + ["}"]
    try Data(all.joined(separator: "\n").utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let code = try StudioCode(StudioQuestion.Place(file: "A", line: 1, column: 1), in: file)
    #expect(code.lines.count == StudioCode.mostLines)
    #expect(code.lines.allSatisfy { $0.count <= StudioCode.longestLine + 1 })
  }

  @Test("an editor gets the place as arguments, without a shell")
  func editor() throws {
    let file = URL(fileURLWithPath: "/tmp/a b; rm.swift")
    let code = try StudioEditor("code -g {file}:{line}:{column}")
    #expect(
      code.arguments(for: file, line: 3, column: 5) == ["code", "-g", "/tmp/a b; rm.swift:3:5"])
    let plain = try StudioEditor("emacsclient -n +{line}")
    #expect(
      plain.arguments(for: file, line: 3, column: 5)
        == ["emacsclient", "-n", "+3", "/tmp/a b; rm.swift"])
    #expect(throws: CommandFailure.self) { try StudioEditor("") }
    #expect(throws: CommandFailure.self) { try StudioEditor("{file}") }
  }
}
