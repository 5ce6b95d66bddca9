/// The subset of Markdown in the pages of `Documentation/Lint` and `Documentation/Sizing`; anything
/// else is an error.
enum Block {
  case heading(Int, String)
  case paragraph(String)
  case code(String)
  /// The path and the description of an image.
  case picture(String, alt: String)
  /// The cells of a table's rows, without its header.
  case table([[String]])
}

/// Unsupported Markdown, and its location.
struct GuideError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

struct Markdown {
  let path: String
  let text: String

  func blocks() throws -> [Block] {
    var blocks: [Block] = []
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    while let line = lines.first {
      // Comments are for the check of the documents.
      if line.isEmpty || line.hasPrefix("<!--") && line.hasSuffix("-->") {
        lines.removeFirst()
      } else if line.hasPrefix("#") {
        let level = line.prefix { $0 == "#" }.count
        guard level <= 2, line.dropFirst(level).hasPrefix(" ") else { throw unknown(line) }
        blocks.append(.heading(level, String(line.dropFirst(level + 1))))
        lines.removeFirst()
      } else if line.hasPrefix("```") {
        guard line == "```swift", let end = lines.dropFirst().firstIndex(of: "```") else {
          throw unknown(line)
        }
        blocks.append(.code(lines[(lines.startIndex + 1)..<end].joined(separator: "\n")))
        lines = lines[(end + 1)...]
      } else if line.hasPrefix("|") {
        let rows = lines.prefix { $0.hasPrefix("|") }
        guard rows.count > 2, rows.dropFirst().first?.allSatisfy({ "|-: ".contains($0) }) == true
        else { throw unknown(line) }
        blocks.append(.table(rows.dropFirst(2).map(cells(of:))))
        lines = lines.dropFirst(rows.count)
      } else if let picture = line.wholeMatch(of: /<img src="([^"]+)" width="\d+" alt="([^"]+)">/) {
        blocks.append(.picture(String(picture.1), alt: String(picture.2)))
        lines.removeFirst()
      } else if line.first?.isLetter == true || "`(.".contains(line.prefix(1)) {
        let all = lines.prefix { !$0.isEmpty }
        blocks.append(.paragraph(all.joined(separator: " ")))
        lines = lines.dropFirst(all.count)
      } else {
        throw unknown(line)
      }
    }
    return blocks
  }

  private func cells(of row: String) -> [String] {
    row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { $0.trimmed }
  }

  /// Returns a line's `code`, *emphasis* and [links] as HTML. A link to documentation outside the
  /// guide becomes plain text.
  func inline(_ text: String) throws -> String {
    var result = ""
    var rest = Substring(text)
    while let letter = rest.first {
      if let code = rest.prefixMatch(of: /`([^`]+)`/) {
        result += "<code>\(escaped(code.1))</code>"
        rest = rest[code.range.upperBound...]
      } else if let link = rest.prefixMatch(
        of: /\[([^\]]+)\]\(((?:[\w.\-]+\/)*[\w.\-]+\.md)(#[\w\-]+)?\)/)
      {
        result += try inline(String(link.1))
        rest = rest[link.range.upperBound...]
      } else if let strong = rest.prefixMatch(of: /\*([\w ]+)\*/) {
        result += "<em>\(strong.1)</em>"
        rest = rest[strong.range.upperBound...]
      } else if let line = rest.prefixMatch(of: /<br>/) {
        result += "<br>"
        rest = rest[line.range.upperBound...]
      } else if "`*[<!".contains(letter), !(letter == "!" && !rest.hasPrefix("![")) {
        throw unknown(String(rest.prefix(60)))
      } else {
        result += escaped(rest.prefix(1))
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private func unknown(_ line: String) -> GuideError {
    GuideError(
      "\(path): the guide's Markdown does not support “\(line)”; add it to Scripts/FieldGuide/Markdown.swift"
    )
  }
}

/// Text escaped for HTML, including attributes.
func escaped(_ text: some StringProtocol) -> String {
  text.reduce(into: "") { result, letter in
    switch letter {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    default: result.append(letter)
    }
  }
}

extension StringProtocol {
  var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
