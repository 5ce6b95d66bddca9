import Foundation

/// A place that breaks a rule of STYLE.md.
struct Finding {
  let path: String
  let line: Int
  let message: String
}

/// The checks for one file.
enum StyleRules {
  /// The longest summary of a doc comment, in characters.
  static let longestSummary = 150
  /// The column at which comments end.
  static let lastColumn = 100

  nonisolated(unsafe) private static let opening =
    /^(What|How|Who|Where|Says|Tells|Has the|Makes sure)\b/
  nonisolated(unsafe) private static let phrase =
    /\b(nobody|somebody|anew|unless said|(is|are|was|were|be|being) (told|said|asked for)|(lies|stands)(?! for\b))\b/
    .ignoresCase()

  static func findings(inSource path: String) throws -> [Finding] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var findings: [Finding] = []
    var block: [Substring] = []
    func close(_ line: Int) {
      if let summary = summary(of: block) {
        findings += check(summary: summary, path, line: line - block.count)
      }
      block = []
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("///") { block.append(code.dropFirst(3)) } else { close(index + 1) }
      guard code.hasPrefix("//") else { continue }
      findings += check(sentence: code, path, line: index + 1)
      // A test reads a `Sizing:` line as a whole.
      if line.count > lastColumn, !code.contains("Sizing:") {
        findings.append(
          Finding(
            path: path, line: index + 1,
            message: "a comment of \(line.count) columns; wrap at \(lastColumn)"))
      }
    }
    close(lines.count + 1)
    return findings
  }

  static func findings(inDocument path: String) throws -> [Finding] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var isCode = false
    var findings: [Finding] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
      guard !isCode, !line.hasPrefix("    ") else { continue }
      // Names and quotations are exempt.
      findings += check(
        sentence: Substring(String(line).replacing(/`[^`]*`|"[^"]*"|\*[a-z ]+\*/, with: "")), path,
        line: index + 1)
    }
    return findings
  }

  /// The first sentence of a doc comment, or `nil` where it has none.
  private static func summary(of block: [Substring]) -> String? {
    let paragraph = block.prefix { !$0.allSatisfy { $0 == " " } && !$0.hasPrefix(" - ") }
    let text = paragraph.map { $0.drop { $0 == " " } }.joined(separator: " ")
    guard !text.isEmpty else { return nil }
    guard let end = text.firstMatch(of: /[.:;!?…](?= |$)/) else { return text }
    return String(text[..<end.range.upperBound])
  }

  private static func check(summary: String, _ path: String, line: Int) -> [Finding] {
    var findings: [Finding] = []
    if summary.count > longestSummary {
      findings.append(
        Finding(
          path: path, line: line,
          message: "a summary of \(summary.count) characters; \(longestSummary) at most"))
    }
    if let match = summary.firstMatch(of: opening) {
      findings.append(
        Finding(
          path: path, line: line,
          message: "a summary that begins with \"\(match.0)\"; say what it is or does"))
    }
    return findings
  }

  private static func check(sentence: Substring, _ path: String, line: Int) -> [Finding] {
    sentence.matches(of: phrase).map {
      Finding(path: path, line: line, message: "\"\($0.0)\"")
    }
  }
}
