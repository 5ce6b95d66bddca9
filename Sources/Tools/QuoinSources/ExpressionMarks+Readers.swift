// Recognizes how a geometry reader's closure uses its proxy.

extension ExpressionMarks {
  /// Returns the uses of the proxy in the closure of a `GeometryReader` at `call`.
  ///
  /// The uses are in source order: `=size.width,itself`, or `=` if there are none. A use that is a
  /// whole argument includes its label: `width:size.width`. Empty for other calls, and if the uses
  /// can't be determined.
  mutating func uses(ofReaderAt call: Int) -> String {
    guard tokens[call].text == "GeometryReader", let open = next(call), tokens[open].text == "{",
      let close = closing(open), open + 2 < close, tokens[open + 2].text == "in",
      tokens[open + 1].kind == .word, readerBudget >= close - open
    else { return "" }
    readerBudget -= close - open
    let name = tokens[open + 1].text
    var uses: [String] = []
    var place = open + 3
    while place < close {
      defer { place += 1 }
      guard tokens[place].text == name, tokens[place - 1].text != "." else { continue }
      var members: [String] = []
      let before = tokens[place - 1].text == ":" ? tokens[place - 2].text + ":" : ""
      while place + 2 < close, tokens[place + 1].text == ".", tokens[place + 2].kind == .word {
        members.append(tokens[place + 2].text)
        place += 2
      }
      let read = members.isEmpty ? "itself" : members.joined(separator: ".")
      uses.append([",", ")"].contains(tokens[place + 1].text) ? before + read : read)
    }
    // A string with an interpolation is one token.
    let strings = tokens[open..<close].filter { $0.kind == .literal }
    let isInString = strings.contains { token in
      String(decoding: bytes[token.range], as: UTF8.self).contains("\\(")
    }
    return isInString ? "" : "=\(uses.joined(separator: ","))"
  }
}
