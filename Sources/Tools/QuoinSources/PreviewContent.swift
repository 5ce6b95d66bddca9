/// The code of a preview, from which another program, such as a test, can make the same view.
public struct PreviewContent: Equatable, Sendable {
  /// The line of its macro or of its type's keyword, counted from 1.
  public let line: Int
  /// The name of the `PreviewProvider`; empty for a `#Preview`.
  public let provider: String
  /// The declarations with `@Previewable`, without that attribute.
  public let properties: [String]
  /// The content of a view builder, without surrounding whitespace and indentation.
  public let code: String

  /// The maximum length of the code of a preview, in bytes.
  private static let longest = 4_096

  /// Returns the previews that a file declares, in order, without those with too much code.
  public static func list(in text: String) -> [PreviewContent] {
    let bytes = Array(text.utf8)
    let scan = PreviewScan(tokens: SwiftLexer.tokens(of: bytes), bytes: bytes)
    return scan.run().filter { content in
      content.properties.reduce(content.code.utf8.count) { $0 + $1.utf8.count } <= longest
    }
  }
}

/// Finds the previews in a file.
private struct PreviewScan {
  let tokens: [SwiftLexer.Token]
  let bytes: [UInt8]
  private let pairs: BracketPairs

  init(tokens: [SwiftLexer.Token], bytes: [UInt8]) {
    (self.tokens, self.bytes) = (tokens, bytes)
    pairs = BracketPairs(tokens)
  }

  func run() -> [PreviewContent] {
    tokens.indices.compactMap { index in
      if tokens[index].kind == .hash, tokens[index].text == "#Preview" { return macro(at: index) }
      if tokens[index].kind == .word, ["struct", "enum", "class"].contains(tokens[index].text) {
        return provider(at: index)
      }
      return nil
    }
  }

  /// Returns the preview of the macro at `index`.
  private func macro(at index: Int) -> PreviewContent? {
    var next = index + 1
    if isMark("(", at: next) {
      guard let end = pairs.partner(of: next) else { return nil }
      next = end + 1
    }
    guard let body = body(at: next) else { return nil }
    return content(of: body, line: tokens[index].line, provider: "")
  }

  /// Returns the preview of the type whose keyword is at `index`, if it is a provider.
  private func provider(at index: Int) -> PreviewContent? {
    guard tokens.indices.contains(index + 1), tokens[index + 1].kind == .word,
      let open = tokens[index...].firstIndex(where: { $0.kind == .mark && "{;}".contains($0.text) }
      ),
      tokens[index..<open].contains(where: { $0.kind == .word && $0.text == "PreviewProvider" }),
      let inside = body(at: open)
    else { return nil }
    let (name, line) = (tokens[index + 1].text, tokens[index].line)
    let whole = PreviewContent(line: line, provider: name, properties: [], code: "\(name).previews")
    // Code that uses other members of the provider only compiles there.
    guard tokens[inside].count(where: { $0.text == "static" }) == 1,
      let previews = tokens[inside].firstIndex(where: { $0.kind == .word && $0.text == "previews" }
      ),
      let start = tokens[previews..<inside.upperBound].firstIndex(where: {
        $0.kind == .mark && $0.text == "{"
      }),
      let body = body(at: start)
    else { return whole }
    return content(of: body, line: line, provider: name)
  }

  /// Returns the tokens inside the braces that open at `index`.
  private func body(at index: Int) -> Range<Int>? {
    guard isMark("{", at: index), let end = pairs.partner(of: index), end > index + 1 else {
      return nil
    }
    return (index + 1)..<end
  }

  private func isMark(_ text: String, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .mark && tokens[index].text == text
  }

  private func content(of body: Range<Int>, line: Int, provider: String) -> PreviewContent? {
    var properties: [String] = []
    var code = ""
    var rest = tokens[body.lowerBound - 1].range.upperBound
    var index = body.lowerBound
    while index < body.upperBound {
      if tokens[index].kind == .attribute, tokens[index].text == "@Previewable" {
        let end = endOfStatement(from: index, in: body)
        code += text(rest..<tokens[index].range.lowerBound)
        properties.append(
          Self.outdented(text(tokens[index].range.upperBound..<tokens[end].range.upperBound)))
        rest = tokens[end].range.upperBound
        index = end + 1
      } else {
        // Declarations inside brackets aren't the preview's.
        index = max(pairs.partner(of: index) ?? index, index) + 1
      }
    }
    code += text(rest..<tokens[body.upperBound].range.lowerBound)
    code = Self.outdented(code)
    guard !code.isEmpty else { return nil }
    return PreviewContent(line: line, provider: provider, properties: properties, code: code)
  }

  /// Returns the index of the last token of the statement that starts at `index`: its line ends
  /// there, and the next one doesn't continue it.
  private func endOfStatement(from index: Int, in body: Range<Int>) -> Int {
    var last = index
    while true {
      last = max(pairs.partner(of: last) ?? last, last)
      let next = last + 1
      guard next < body.upperBound else { return body.upperBound - 1 }
      if tokens[next].text == ";" { return last }
      let isContinued =
        [".", "=", "?", ":"].contains(tokens[next].text)
        || ["=", ",", "."].contains(tokens[last].text) || tokens[last].kind == .attribute
      let line = tokens[last].line + text(tokens[last].range).count(where: \.isNewline)
      if tokens[next].line > line, !isContinued { return last }
      last = next
    }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Returns the text without empty lines around it and without the indentation that all lines but
  /// the first share.
  private static func outdented(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    func isEmpty(_ line: Substring) -> Bool { line.allSatisfy(\.isWhitespace) }
    let start = lines.firstIndex { !isEmpty($0) } ?? lines.endIndex
    let end = lines.lastIndex { !isEmpty($0) }.map { $0 + 1 } ?? start
    let shown = lines[start..<end]
    guard let first = shown.first else { return "" }
    // The first line has lost its indentation if it follows the opening brace.
    let isWhole = start > 0
    let indents = (isWhole ? shown : shown.dropFirst()).filter { !isEmpty($0) }
      .map { $0.prefix(while: \.isWhitespace).count }
    let indent = indents.min() ?? 0
    let others = shown.dropFirst().map { String($0.dropFirst(min(indent, $0.count))) }
    let head = String(first.drop(while: \.isWhitespace))
    let rest =
      isWhole
      ? String(first.dropFirst(min(indent, first.prefix(while: \.isWhitespace).count))) : head
    return ([rest] + others).map(Self.withoutTrailingSpace).joined(separator: "\n")
  }

  private static func withoutTrailingSpace(_ line: String) -> String {
    guard let last = line.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(line[...last])
  }
}
