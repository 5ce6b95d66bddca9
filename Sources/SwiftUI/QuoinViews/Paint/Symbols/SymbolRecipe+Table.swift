extension SymbolRecipe {
  /// Returns the table's recipe for a symbol's name without `.fill`.
  ///
  /// A symbol that exists only filled is drawn as an outline if the name lacks `.fill`.
  static func entry(_ name: String, isFilled: Bool) -> SymbolRecipe? {
    let filled = SymbolNames.entries[name + ".fill"]
    let plain = SymbolNames.entries[name]
    if isFilled { return (filled ?? plain).flatMap { recipe($0, isHollow: false) } }
    if let plain { return recipe(plain, isHollow: plain == filled) }
    return filled.flatMap { recipe($0, isHollow: true) }
  }

  private static func recipe(_ entry: SymbolNames.Entry, isHollow: Bool) -> SymbolRecipe? {
    switch entry {
    case .glyph(let character): return .glyph(character, isHollow: isHollow)
    case .composed(let words):
      var rest = words[...]
      guard let recipe = SymbolRecipe(words: &rest), rest.isEmpty else { return nil }
      return isHollow ? .hollow(recipe) : recipe
    }
  }

  /// Parses a figure at the start of a row's words: an operation with its operands, or the name of
  /// a symbol.
  private init?(words: inout ArraySlice<Substring>) {
    guard let word = words.popFirst() else { return nil }
    func next() -> SymbolRecipe? { SymbolRecipe(words: &words) }
    switch word {
    case "letters":
      guard let text = words.popFirst() else { return nil }
      self = .letters(String(text))
    case "line", "area":
      guard let text = words.popFirst() else { return nil }
      self = .outline(String(text), isLine: word == "line")
    case "glyph":
      guard words.popFirst() != nil, let code = words.popFirst().flatMap({ UInt32($0, radix: 16) }),
        let character = Unicode.Scalar(code)
      else { return nil }
      self = .glyph(character, isHollow: false)
    case "filled":
      guard let figure = next() else { return nil }
      self = .filled(figure)
    case "hollow":
      guard let figure = next() else { return nil }
      self = .hollow(figure)
    case "flipped":
      guard let figure = next() else { return nil }
      self = .turned(figure, degrees: 0, isFlipped: true)
    case "turned":
      guard let degrees = words.popFirst().flatMap({ Double($0) }), let figure = next() else {
        return nil
      }
      self = .turned(figure, degrees: degrees, isFlipped: false)
    case "at":
      guard let box = words.popFirst().flatMap({ SymbolNames.numbers($0, count: 4) }),
        let figure = next()
      else { return nil }
      self = .placed(figure, box)
    case "and":
      guard let below = next(), let above = next() else { return nil }
      self = .together(below, above)
    case "badge":
      guard let carrier = next(), let badge = next() else { return nil }
      self = .badged(carrier, with: badge)
    case "in":
      guard let inner = next(), let carrier = words.popFirst() else { return nil }
      let isFilled = carrier.hasSuffix(".fill")
      guard
        let figure = Self.inside(
          inner, String(carrier.dropLast(isFilled ? 5 : 0)), isFilled: isFilled)
      else { return nil }
      self = figure
    default: self.init(String(word))
    }
  }

  /// Returns `inner` inside the figure of the symbol `carrier`; `nil` if that can't contain other
  /// figures.
  static func inside(_ inner: SymbolRecipe, _ carrier: String, isFilled: Bool) -> SymbolRecipe? {
    guard let inset = SymbolNames.insetBoxes[carrier],
      let figure = entry(carrier, isFilled: isFilled)
    else { return nil }
    return .inside(inner, carrier: figure, inset: inset, isFilled: isFilled)
  }
}
