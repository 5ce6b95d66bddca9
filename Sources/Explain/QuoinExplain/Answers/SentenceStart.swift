extension String {
  /// The text with an uppercase first letter if it begins with an ordinary word.
  ///
  /// Identifiers and code at the beginning of a sentence stay as they are.
  var asSentenceStart: String {
    let word = String(prefix { $0.isLetter })
    return Self.ordinary.contains(word) ? prefix(1).uppercased() + dropFirst() : self
  }

  private static let ordinary: Set<String> = [
    "the", "a", "an", "its", "it", "both", "all", "each", "every", "nothing", "no", "one", "two",
    "three", "between", "in", "of", "at", "on", "from", "with", "without", "as", "only", "there",
    "this", "these", "width", "height", "that", "they",
  ]
}
