/// The brackets of a file that belong together, found in one pass.
struct BracketPairs {
  /// By the number of a token, that of the bracket that belongs to it; `nil` for others and where there is none.
  private let partners: [Int?]

  /// - Parameters:
  ///   - opening: the marks that open; whatever closes belongs to what was opened last.
  ///   - closing: the marks that close.
  init(_ tokens: [SwiftLexer.Token], opening: String = "([{", closing: String = ")]}") {
    var partners = [Int?](repeating: nil, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .mark {
      if opening.contains(token.text) {
        open.append(index)
      } else if closing.contains(token.text), let partner = open.popLast() {
        (partners[index], partners[partner]) = (partner, index)
      }
    }
    self.partners = partners
  }

  /// The token that closes what the one at `index` opens, or the other way round.
  func partner(of index: Int) -> Int? { partners[index] }
}

extension [SwiftLexer.Token] {
  /// The tokens that begin in a range of bytes.
  func inside(_ range: Range<Int>) -> ArraySlice<Element> {
    self[first(from: range.lowerBound)..<first(from: range.upperBound)]
  }

  /// The first token that begins at a byte or after it.
  private func first(from byte: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].range.lowerBound < byte { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
