/// The output of `quoin why --json`.
struct Answers: Decodable, Sendable {
  let previews: [Preview]

  struct Preview: Decodable, Sendable { let result: Result }
  struct Result: Decodable, Sendable { let answers: [Answer] }

  /// The answers for all previews.
  var all: [Answer] { previews.flatMap(\.result.answers) }
}

/// An answer of `quoin why`.
struct Answer: Decodable, Sendable {
  let rule: String?
  let seen: String
  let cause: String
  let view: String
  let advice: String?
  let edit: Edit?

  struct Edit: Decodable, Sendable { let changes: [Change] }

  struct Change: Decodable, Sendable {
    let call: String
    /// The name of the action and its values.
    let action: [String: JSONValue]

    /// The change in words: `remove fixedSize`, `setArgument VStack spacing: 0`.
    var text: String {
      action.map { name, value in
        let values = value.strings
        let code =
          switch name {
          case "setArgument": values.joined(separator: ": ")
          case "relabel": values.joined(separator: ": ") + ":"
          default: values.joined(separator: " ")
          }
        return "\(name) \(call) \(code)"
      }.joined(separator: " ")
    }
  }

  /// The number of words that a person reads.
  var wordCount: Int {
    [seen, cause, advice ?? ""].reduce(0) { $0 + $1.split(separator: " ").count }
  }

  /// Whether the sentences name each of the words, in one of its alternatives.
  func names(_ words: [[String]]) -> Bool {
    let text = "\(seen) \(cause)".lowercased()
    return words.allSatisfy { $0.contains { Self.isWord($0.lowercased(), in: text) } }
  }

  /// Whether the edit contains a piece of code, in one of its alternatives.
  func proposes(_ code: [String]) -> Bool {
    guard let edit else { return false }
    let text = edit.changes.map(\.text).joined(separator: " ") + " " + (advice ?? "")
    return text.contains(anyOf: code)
  }

  /// Whether a text contains a word or its beginning; `list` is in `Lists`, and not in `enlisted`.
  private static func isWord(_ word: String, in text: String) -> Bool {
    text.ranges(of: word).contains { range in
      guard range.lowerBound > text.startIndex, let first = word.first, first.isLetter else {
        return true
      }
      return !text[text.index(before: range.lowerBound)].isLetter
    }
  }
}

extension String {
  /// Whether the text contains one of these pieces of code; spaces don't count.
  func contains(anyOf code: [String]) -> Bool {
    let text = filter { !$0.isWhitespace }
    return code.contains { text.contains($0.filter { !$0.isWhitespace }) }
  }
}

/// A value of JSON, of which only the strings count.
enum JSONValue: Decodable, Sendable {
  case text(String)
  case object([String: JSONValue])
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let object = try? container.decode([String: JSONValue].self) {
      self = .object(object)
    } else {
      self = .other
    }
  }

  /// The strings, in the order of their keys.
  var strings: [String] {
    switch self {
    case .text(let text): [text]
    case .object(let object): object.sorted { $0.key < $1.key }.flatMap(\.value.strings)
    case .other: []
    }
  }
}
