/// The matching brackets of a file, found in one pass.
struct BracketPairs {
  /// The index of each token's matching bracket; `nil` for unmatched brackets and other tokens.
  private let partners: [Int?]

  /// - Parameters:
  ///   - opening: The opening brackets.
  ///   - closing: The closing brackets; each matches the last open one of any kind.
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

  /// Returns the bracket that matches the one at `index`, in either direction.
  func partner(of index: Int) -> Int? { partners[index] }
}

extension [SwiftLexer.Token] {
  /// Returns the tokens that start in a range of bytes.
  func inside(_ range: Range<Int>) -> ArraySlice<Element> {
    self[first(from: range.lowerBound)..<first(from: range.upperBound)]
  }

  /// Returns the index of the first token that starts at or after a byte.
  private func first(from byte: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].range.lowerBound < byte { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
