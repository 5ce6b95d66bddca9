/// The words, texts, numbers and signs of a predicate format.
struct PredicateToken: Equatable {
  enum Kind: Equatable {
    case word(String)
    case text(String)
    case integer(Int64)
    case real(Double)
    case argument(Character)
    case sign(String)
  }

  let kind: Kind
  /// The number of the first character, from 1.
  let position: Int

  /// The word in uppercase.
  var keyword: String? {
    if case .word(let word) = kind { word.uppercased() } else { nil }
  }

  /// The token as a message names it.
  var name: String {
    switch kind {
    case .word(let word), .sign(let word): "\"\(word)\""
    case .text(let text): "'\(text)'"
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .argument(let kind): "%\(kind)"
    }
  }
}

/// The reason why a predicate format can't be parsed.
package struct PredicateMistake: Error, CustomStringConvertible {
  package let message: String
  /// The number of the character, from 1; `nil` for the end of the format.
  package let position: Int?

  package var description: String {
    (position.map { "at character \($0), " } ?? "at the end, ") + message
  }
}

extension PredicateToken {
  private static let pairs = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"]

  static func tokens(of format: String) throws(PredicateMistake) -> [PredicateToken] {
    var tokens: [PredicateToken] = []
    let letters = Array(format)
    var place = 0

    func next(_ isNext: (Character) -> Bool) -> String {
      var text = ""
      while place < letters.count, isNext(letters[place]) {
        text.append(letters[place])
        place += 1
      }
      return text
    }

    while place < letters.count {
      let start = place
      let letter = letters[place]
      let following = place + 1 < letters.count ? letters[place + 1] : " "
      let kind: Kind?
      if letter.isWhitespace {
        place += 1
        kind = nil
      } else if letter == "'" || letter == "\"" {
        kind = .text(try quotation(letters, &place))
      } else if letter == "%" {
        place += 1
        _ = next { "lhqzt".contains($0) }
        guard place < letters.count, "@KdDiuUfFgGeExXosc".contains(letters[place]) else {
          throw PredicateMistake(
            message: "% is not followed by an argument type; write %@, %K, %d or %f",
            position: start + 1)
        }
        kind = .argument(letters[place])
        place += 1
      } else if letter.isLetter || "_@#".contains(letter) {
        if letter == "#" { place += 1 }
        kind = .word(next { $0.isLetter || $0.isNumber || "_.@".contains($0) })
      } else if letter.isASCIIDigit || letter == "." && following.isASCIIDigit {
        let digits = next { $0.isASCIIDigit || $0.isLetter || $0 == "." }
        var all = digits
        if digits.last?.lowercased() == "e", place < letters.count, "+-".contains(letters[place]) {
          all.append(letters[place])
          place += 1
          all += next(\.isASCIIDigit)
        }
        if let number = Int64(all) {
          kind = .integer(number)
        } else if let number = Double(all), number.isFinite {
          kind = .real(number)
        } else {
          throw PredicateMistake(message: "\(all) is not a number", position: start + 1)
        }
      } else {
        let pair = String([letter, following])
        let sign = pairs.contains(pair) ? pair : String(letter)
        kind = .sign(sign)
        place += sign.count
      }
      if let kind { tokens.append(PredicateToken(kind: kind, position: start + 1)) }
    }
    return tokens
  }

  private static func quotation(
    _ letters: [Character], _ place: inout Int
  ) throws(PredicateMistake) -> String {
    let start = place
    var text = ""
    place += 1
    while place < letters.count, letters[place] != letters[start] {
      if letters[place] == "\\", place + 1 < letters.count { place += 1 }
      text.append(letters[place])
      place += 1
    }
    guard place < letters.count else {
      throw PredicateMistake(message: "a quotation is not closed", position: start + 1)
    }
    place += 1
    return text
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
