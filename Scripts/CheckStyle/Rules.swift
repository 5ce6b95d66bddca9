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
    /^(What|How|Who|Where|Why|Which|Whatever|Whoever|Something|Says|Tells|Notes|Has the|Makes sure)\b/
  /// Hidden actors, human verbs for code, and old words.
  nonisolated(unsafe) private static let phrase =
    /\b(nobody|somebody|whomever|strangers?|anew|seldom|mend(s|ed|ing)?|hears?|speaks? of|gives? up|stand-ins?|unless (said|told)|taken for|(is|are|was|were|be|being) (told|said|asked for)|(it|this|that|which|what) (is|are) no (?!longer\b|more\b|less\b)\w+|lie|(lies|stands)(?! for\b))\b/
    .ignoresCase()
  nonisolated(unsafe) private static let british =
    /\b([Cc]olour|[Bb]ehaviour|[Nn]eighbour|[Cc]atalogue|[Hh]onour|[Gg]rey|[Cc]entre)[a-z]*\b/
  /// Names, quotations, links and interpolations, which are exempt.
  nonisolated(unsafe) private static let quotation =
    /`[^`]*`|"[^"]*"|“[^”]*”|\*[a-z ]+\*|\]\([^)]*\)|\\\([^)]*\)/

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
      guard code.hasPrefix("//") else {
        guard path.hasPrefix("Sources"), code.contains("\"") else { continue }
        for text in code.matches(of: /"((?:[^"\\]|\\.)*)"/) {
          findings += check(text.1, path, line: index + 1)
        }
        continue
      }
      findings += check(code, path, line: index + 1)
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
      findings += check(line, path, line: index + 1)
    }
    return findings
  }

  /// Returns the findings in the comments of a program in another language.
  static func findings(inProgram path: String) throws -> [Finding] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { index, line in
      line.contains(/^ *(#|\/\/|\/\*|\*|""")/) ? check(line, path, line: index + 1) : []
    }
  }

  /// Returns the first sentence of a doc comment, or `nil` where it has none.
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

  private static func check(_ sentence: Substring, _ path: String, line: Int) -> [Finding] {
    guard sentence.contains(phrase) || sentence.contains(british) else { return [] }
    let prose = String(sentence).replacing(quotation, with: "")
    return (prose.matches(of: phrase).map(\.range) + prose.matches(of: british).map(\.range)).map {
      Finding(path: path, line: line, message: "\"\(prose[$0])\"")
    }
  }
}
