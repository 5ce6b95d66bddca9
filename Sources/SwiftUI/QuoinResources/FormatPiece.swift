/// A part of a format string.
public enum FormatPiece: Hashable, Sendable {
  case literal(String)
  /// A placeholder for a value: the index of the argument, from 0, and its format specifier, such
  /// as `lld` or `.2f`.
  case argument(Int, specifier: String)
  /// A placeholder for a substitution: its name, and the index of the argument that selects its
  /// text.
  case substitution(String, Int)

  /// Parses `format`, which has the syntax of `String(format:)`.
  ///
  /// Placeholders without a number use consecutive arguments. `%arg` is the argument at `own`, and
  /// so are all placeholders without a number if `own` is given. A percent sign without a valid
  /// placeholder is literal.
  static func pieces(of format: String, own: (index: Int, specifier: String)? = nil)
    -> [FormatPiece]
  {
    var pieces: [FormatPiece] = []
    var literal = ""
    var next = 0
    var rest = Substring(format)
    func index(_ position: Int?) -> Int {
      if let position { return position - 1 }
      if let own { return own.index }
      next += 1
      return next - 1
    }
    func add(_ piece: FormatPiece) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      pieces.append(piece)
    }
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.hasPrefix("%") {
        literal += "%"
        rest.removeFirst()
      } else if let own, rest.hasPrefix("arg") {
        rest.removeFirst(3)
        add(.argument(own.index, specifier: own.specifier))
      } else if let place = Place(&rest) {
        switch place.meaning {
        case .name(let name): add(.substitution(name, index(place.position)))
        case .specifier(let specifier):
          add(.argument(index(place.position), specifier: specifier))
        }
      } else {
        literal += "%"
      }
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    return pieces
  }

  /// A placeholder after a percent sign.
  private struct Place {
    enum Meaning {
      case name(String)
      case specifier(String)
    }
    var position: Int?
    var meaning: Meaning

    /// Parses a placeholder at the beginning of `text` and removes it; leaves `text` unchanged if
    /// there is none.
    init?(_ text: inout Substring) {
      var rest = text
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if !digits.isEmpty, digits.count < 4, let number = Int(digits), number > 0 {
        let after = rest.dropFirst(digits.count)
        if after.first == "$" {
          position = number
          rest = after.dropFirst()
        }
      }
      if rest.hasPrefix("#@") {
        rest = rest.dropFirst(2)
        guard let end = rest.firstIndex(of: "@") else { return nil }
        meaning = .name(String(rest[..<end]))
        text = rest[rest.index(after: end)...]
        return
      }
      let flags = rest.prefix { "-+ #0'".contains($0) }
      rest = rest.dropFirst(flags.count)
      let width = rest.prefix { ("0"..."9").contains($0) || $0 == "." }
      rest = rest.dropFirst(width.count)
      let length = rest.prefix { "hlqLzjt".contains($0) }
      rest = rest.dropFirst(length.count)
      guard let conversion = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion),
        width.split(separator: ".").allSatisfy({ $0.count <= 2 }), width.count < 12,
        length.count < 4
      else { return nil }
      // “100% of” isn't an octal placeholder: accept a space as a flag only for conversions where
      // it is common.
      if flags.contains(" ") { return nil }
      meaning = .specifier("\(flags)\(width)\(length)\(conversion)")
      text = rest.dropFirst()
    }
  }
}
