import Foundation
import QuoinFiles
import Synchronization
import Testing

@testable import QuoinCLI

@Suite("quoin mcp: messages that are too much", .timeLimit(.minutes(40)))
struct MCPInputTests {
  /// Returns the response of a server without tools to a line.
  private func answer(to line: String) -> String? {
    let answers = Mutex<[JSONValue]>([])
    let server = MCPServer(tools: []) { message in answers.withLock { $0.append(message) } }
    server.receive(Data(line.utf8))
    return answers.withLock { $0.first?["error"]?["message"]?.string }
  }

  @Test("nesting depth and number of values are limited")
  func bounds() {
    for part in ["[", "{\"a\":"] {
      #expect(
        answer(to: String(repeating: part, count: 100_000))
          == "this line can't be parsed: it is nested more than 128 levels deep")
    }
    #expect(
      answer(to: "[\(String(repeating: "1,", count: 200_000))1]")
        == "this line can't be parsed: it contains more than 200000 values")
  }

  @Test(
    "invalid JSON is answered", arguments: ["{a: 1}", "[1e999999]", "\u{0}", "{\"a\":\"\\ud8"])
  func wrong(_ line: String) {
    #expect(
      answer(to: line) == "this line is not JSON" || answer(to: line)?.contains("UTF-8") == true)
  }
}
