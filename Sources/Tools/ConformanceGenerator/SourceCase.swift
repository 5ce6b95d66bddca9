import Foundation

/// The part of a recorded case that the generator needs: its id, topic and code.
struct SourceCase: Equatable {
  let id: String
  let topic: String
  /// The expression as recorded, with `.probe("name")` on views whose frame is known.
  let code: String
  /// Whether it expects frames, not only a statement in words.
  let expectsFrames: Bool

  /// Returns the cases of a JSON Lines text, in order.
  static func read(_ text: String, file: String) throws -> [SourceCase] {
    try text.split(separator: "\n").enumerated().map { number, line in
      do {
        return try JSONDecoder().decode(SourceCase.self, from: Data(line.utf8))
      } catch {
        throw SuiteError("\(file), line \(number + 1): \(error)")
      }
    }
  }
}

extension SourceCase: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, topic, code, expected
  }

  /// Any key: `expected` maps the names of views to frames, and `fact` to a statement.
  private struct Name: CodingKey {
    let stringValue: String
    init(stringValue: String) { self.stringValue = stringValue }
    var intValue: Int? { nil }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    topic = try container.decode(String.self, forKey: .topic)
    code = try container.decode(String.self, forKey: .code)
    let expected = try container.nestedContainer(keyedBy: Name.self, forKey: .expected)
    expectsFrames = expected.allKeys.contains { $0.stringValue != "fact" }
  }
}
