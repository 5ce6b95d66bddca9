import Foundation

/// A reader of JSON whose work and recursion the input can't drive.
///
/// One linear scan counts values and nesting; what passes is Foundation's to read, strictly: JSON5 isn't accepted.
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
  /// - Parameters:
  ///   - mostValues: how many values the text may hold.
  ///   - allowsTrailingCommas: whether a comma may end an array or an object.
  /// - Throws: ``Problem`` for a text that is too deep or too large, `DecodingError` for one that isn't such a value.
  public static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data, mostValues: Int = mostValues,
    allowsTrailingCommas: Bool = false
  ) throws -> Value {
    var scan = JSONScan(data)
    try scan.check(mostValues: mostValues, blanksTrailingCommas: allowsTrailingCommas)
    return try JSONDecoder().decode(type, from: Data(scan.bytes))
  }

  /// An object, an array or a simple value, of Foundation's types.
  ///
  /// - Throws: ``Problem``.
  public static func value(of data: Data) throws -> Any {
    var scan = JSONScan(data)
    try scan.check(mostValues: mostValues, blanksTrailingCommas: false)
    do {
      return try JSONSerialization.jsonObject(with: Data(scan.bytes), options: .fragmentsAllowed)
    } catch {
      throw Problem(description: "it is not JSON")
    }
  }

  /// The values and the nesting of a text in UTF-8.
  private struct JSONScan {
    var bytes: [UInt8]

    init(_ data: Data) {
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      bytes = Array(data.starts(with: mark) ? data.dropFirst(mark.count) : data)
    }

    mutating func check(mostValues: Int, blanksTrailingCommas: Bool) throws {
      // Foundation would read other encodings, in which brackets look different.
      guard !bytes.prefix(4).contains(0), bytes.first ?? 0 < 0xFE else {
        throw Problem(description: "it is not UTF-8")
      }
      var (depth, values) = (0, 1)
      var isInString = false
      /// The comma that was read last, if nothing but space follows it.
      var comma: Int?
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if isInString {
          if byte == UInt8(ascii: "\\") { index += 1 }
          isInString = byte != UInt8(ascii: "\"")
          continue
        }
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "["), UInt8(ascii: "{"):
          (depth, values) = (depth + 1, values + 1)
          guard depth <= deepest else {
            throw Problem(description: "it is nested more than \(deepest) levels deep")
          }
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
          depth -= 1
          if blanksTrailingCommas, let comma { bytes[comma] = UInt8(ascii: " ") }
        case UInt8(ascii: ","):
          values += 1
          guard values <= mostValues else {
            throw Problem(description: "it holds more than \(mostValues) values")
          }
          comma = index - 1
          continue
        case 9, 10, 13, 32: continue
        default: break
        }
        comma = nil
      }
    }
  }
}
