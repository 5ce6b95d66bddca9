import Foundation

/// A JSON reader that bounds the work and the recursion that an input can cause.
///
/// One linear scan counts values, by brackets and commas, and nesting; Foundation then parses the
/// text strictly, without JSON5.
public enum BoundedJSON {
  /// The maximum nesting of arrays and objects.
  public static let deepest = 128

  /// The maximum number of values in a text.
  public static let mostValues = 2_000_000

  /// An error in a text, phrased as the end of a sentence, such as `it is not JSON`.
  public struct ParseError: Error, Equatable, CustomStringConvertible {
    public let description: String
  }

  /// Decodes a value of `type`.
  ///
  /// - Parameter mostValues: The maximum number of values in the text.
  /// - Throws: ``ParseError`` for a text that is too deep or too large, `DecodingError` for one
  ///   that doesn't contain such a value.
  public static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data, mostValues: Int = mostValues
  ) throws -> Value {
    try check(data, mostValues)
    return try JSONDecoder().decode(type, from: data)
  }

  /// Parses an object, an array or a simple value, as Foundation's types.
  ///
  /// - Throws: ``ParseError``.
  public static func value(of data: Data) throws -> Any {
    try check(data, mostValues)
    do {
      return try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch {
      throw ParseError(description: "it is not JSON")
    }
  }

  /// Throws if a text isn't UTF-8, is nested too deeply or has too many values.
  private static func check(_ data: Data, _ mostValues: Int) throws {
    // Foundation would detect other encodings, in which brackets have other bytes.
    guard !data.prefix(4).contains(0), data.first ?? 0 < 0xFE else {
      throw ParseError(description: "it is not UTF-8")
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
        throw ParseError(description: "it is nested more than \(deepest) levels deep")
      }
      guard values <= mostValues else {
        throw ParseError(description: "it contains more than \(mostValues) values")
      }
    }
  }
}
