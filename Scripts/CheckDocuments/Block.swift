import Foundation

/// A fenced block of a document.
struct Block {
  let document: String
  /// The line of the opening fence.
  let line: Int
  let language: String
  /// The lines without the indentation of the fence.
  let lines: [String]
  /// The number of headings above the block.
  let section: Int
  let mark: Mark

  var text: String { lines.map { $0 + "\n" }.joined() }
}

/// The comments directly above a fence, which readers don't see.
struct Mark {
  /// The line of the first comment.
  var line: Int?
  /// The reason in `<!-- not run: REASON -->`.
  var reason: String?
  /// The code in `<!-- before: CODE -->`. A line `…` in it represents the block; without one, the
  /// code precedes the block.
  var code: [String] = []

  static func begins(_ line: some StringProtocol) -> Bool {
    ["<!-- not run:", "<!-- before:"].contains { line.trimmed.hasPrefix($0) }
  }

  mutating func read(_ comment: [String], at line: Int) {
    self.line = self.line ?? line
    let words = comment.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
      .replacing(/^<!-- (not run|before):\s*|\s*-->$/, with: "")
    if comment[0].contains("<!-- not run:") {
      reason = words
    } else {
      code += words.components(separatedBy: "\n")
    }
  }

  /// The hidden code before and after the block.
  var sides: (before: [String], after: [String]) {
    guard let gap = code.firstIndex(where: { $0.trimmed == "…" }) else { return (code, []) }
    return (Array(code[..<gap]), Array(code[(gap + 1)...]))
  }
}

/// An error in a document.
struct Failure: Comparable {
  let document: String
  let line: Int
  let text: String
  var advice = ""

  static func < (left: Failure, right: Failure) -> Bool {
    (left.document, left.line, left.text) < (right.document, right.line, right.text)
  }
}

extension Failure: CustomStringConvertible {
  var description: String {
    "\(document):\(line): \(text)" + (advice.isEmpty ? "" : "\n    \(advice)")
  }
}

extension StringProtocol {
  var trimmed: String { trimmingCharacters(in: .whitespaces) }
}

/// Returns the fenced blocks of a document, and the fences and marks that are wrong.
func fencedBlocks(in text: String, of document: String) -> (blocks: [Block], failures: [Failure]) {
  let lines = text.components(separatedBy: "\n")
  var (blocks, failures): ([Block], [Failure]) = ([], [])
  var (section, index, mark) = (0, 0, Mark())

  /// Returns the index of the next line that meets a condition.
  func next(_ condition: (String) -> Bool) -> Int {
    lines[index...].firstIndex(where: condition) ?? lines.count
  }

  func dropMark() {
    guard let line = mark.line else { return }
    failures.append(
      Failure(
        document: document, line: line, text: "this mark is above no code block",
        advice: "Move it to the line before the fence."))
    mark = Mark()
  }

  while index < lines.count {
    let line = lines[index]
    let first = index
    if Mark.begins(line) {
      index = min(next { $0.trimmed.hasSuffix("-->") }, lines.count - 1) + 1
      mark.read(Array(lines[first..<index]), at: first + 1)
    } else if line.trimmed.hasPrefix("```") {
      index += 1
      let end = next { $0.trimmed == "```" }
      if end == lines.count {
        failures.append(
          Failure(document: document, line: first + 1, text: "the code block has no end"))
      }
      let indent = line.prefix { $0 == " " }.count
      blocks.append(
        Block(
          document: document, line: first + 1,
          language: String(line.trimmed.dropFirst(3).prefix { $0 != " " }),
          lines: lines[index..<end].map { line in
            String(line.dropFirst(min(indent, line.prefix { $0 == " " }.count)))
          },
          section: section, mark: mark))
      mark = Mark()
      index = end + 1
    } else {
      dropMark()
      if line.hasPrefix("#") { section += 1 }
      index += 1
    }
  }
  dropMark()
  return (blocks, failures)
}
