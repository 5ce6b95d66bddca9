import Foundation

/// A reader of JSON whose work and recursion the input can't drive.
///
/// One linear scan counts values and nesting; what passes is Foundation's to read, without JSON5. Numbers of values are counted by brackets and commas.
public enum BoundedJSON {
  /// The deepest nesting of arrays and objects.
  public static let deepest = 128

  /// The most values of a text.
  public static let mostValues = 2_000_000

  /// What is wrong with a text, as the end of a sentence: `it is not JSON`.
  public struct Problem: Error, Equatable, CustomStringConvertible {
    public let description: String
  }

  /// A value of `type`.
  ///
  /// - Parameter mostValues: how many values the text may hold.
  /// - Throws: ``Problem`` for a text that is too deep or too large, `DecodingError` for one that isn't such a value.
  public static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data, mostValues: Int = mostValues
  ) throws -> Value {
    try check(data, mostValues)
    return try JSONDecoder().decode(type, from: data)
  }

  /// An object, an array or a simple value, of Foundation's types.
  ///
  /// - Throws: ``Problem``.
  public static func value(of data: Data) throws -> Any {
    try check(data, mostValues)
    do {
      return try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch {
      throw Problem(description: "it is not JSON")
    }
  }

  /// Throws where a text isn't UTF-8, is nested too deeply or holds too many values.
  private static func check(_ data: Data, _ mostValues: Int) throws {
    // Foundation would read other encodings, in which brackets look different.
    guard !data.prefix(4).contains(0), data.first ?? 0 < 0xFE else {
      throw Problem(description: "it is not UTF-8")
    }
    var (depth, values) = (0, 0)
    var isInString = false
    var isEscaped = false
    for byte in data {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "["), UInt8(ascii: "{"): (depth, values) = (depth + 1, values + 1)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ","): values += 1
      default: continue
      }
      guard depth <= deepest else {
        throw Problem(description: "it is nested more than \(deepest) levels deep")
      }
      guard values <= mostValues else {
        throw Problem(description: "it holds more than \(mostValues) values")
      }
    }
  }
}
