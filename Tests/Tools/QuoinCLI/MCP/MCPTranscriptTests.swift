import Foundation
import Testing

/// The transcript in `Documentation/Agents.md`, replayed.
@Suite("quoin mcp: the transcript of the documentation")
struct MCPTranscriptTests {
  /// A line of the transcript.
  private enum Step {
    case call(tool: String, arguments: MCPClient.Message)
    case replacement(old: String, new: String)
    /// The essential parts of a line of the answer; … is any text.
    case answer(parts: [String])
  }

  /// Returns the first block of a language after a heading.
  private func block(_ language: String, after heading: String, in text: String) throws -> String {
    let start = try #require(text.range(of: heading)).upperBound
    let open = try #require(text.range(of: "```\(language)\n", range: start..<text.endIndex))
    let close = try #require(text.range(of: "\n```", range: open.upperBound..<text.endIndex))
    return String(text[open.upperBound..<close.lowerBound])
  }

  private func step(_ line: Substring, token: String) throws -> Step? {
    if let match = line.wholeMatch(of: /→ tools\/call ([a-z_]+) (\{.*\})/) {
      let json = match.2.replacing("TOKEN", with: token)
      let arguments = try JSONSerialization.jsonObject(with: Data(json.utf8))
      return .call(
        tool: String(match.1), arguments: try #require(arguments as? MCPClient.Message))
    }
    if let match = line.wholeMatch(of: /\(The agent replaces “(.*)” by “(.*)”\.\)/) {
      return .replacement(old: String(match.1), new: String(match.2))
    }
    let text = line.hasPrefix("← ") ? line.dropFirst(2) : line
    let parts = text.replacing("TOKEN", with: token).split(separator: "…")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : .answer(parts: parts)
  }

  /// Whether a text contains a line with all parts in their order.
  private func contains(_ text: String, _ parts: [String]) -> Bool {
    text.split(separator: "\n").contains { line in
      var rest = line[...]
      for part in parts {
        guard let range = rest.range(of: part) else { return false }
        rest = rest[range.upperBound...]
      }
      return true
    }
  }

  @Test("a screen is made to fit on an iPhone SE")
  func replay() throws {
    let document = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../../Documentation/Agents.md").standardizedFileURL,
      encoding: .utf8)
    let heading = "## “Make this screen fit on an iPhone SE”"
    var source = try block("swift", after: heading, in: document)
    let transcript = try block("text", after: heading, in: document)
    let place = try Workplace()
    defer { place.close() }
    try place.write(source, to: "Checkout.swift")
    let client = try MCPClient(in: place)
    defer { client.close() }
    var answer = ""
    var (token, compared) = ("", 0)
    for line in transcript.split(separator: "\n") {
      switch try step(line, token: token) {
      case .call(let tool, let arguments):
        answer = try client.call(tool, arguments).text
        if let match = answer.firstMatch(of: /"confirm": "([0-9a-f]+)"/) {
          token = String(match.1)
        }
      case .replacement(let old, let new):
        source = try String(contentsOf: place.url("Checkout.swift"), encoding: .utf8)
        #expect(source.contains(old))
        try place.write(source.replacing(old, with: new), to: "Checkout.swift")
      case .answer(let parts):
        compared += 1
        #expect(contains(answer, parts), "\(parts) is not in:\n\(answer)")
      case nil: break
      }
    }
    #expect(compared > 5)
  }
}
