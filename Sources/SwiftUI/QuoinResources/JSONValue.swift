import Foundation
import QuoinFiles

/// A value of a JSON file. Numbers and Booleans are distinct, and accessors of another type return
/// `nil`.
enum JSONValue: Hashable, Sendable, Decodable {
  case string(String)
  case number(Double)
  case bool(Bool)
  case array([JSONValue])
  case object([String: JSONValue])
  case null

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([String: JSONValue].self) {
      self = .object(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else {
      self = .null
    }
  }

  /// Parses the file at `path`.
  ///
  /// - Throws: An ``AssetError`` that names the file.
  init(file path: String) throws {
    guard let data = try? InputFile.contents(of: path) else {
      throw AssetError("\(path) is missing or cannot be read.")
    }
    try self.init(data: data, path: path)
  }

  /// Parses `data`. Like Xcode, accepts a byte order mark and trailing commas.
  ///
  /// - Throws: An ``AssetError`` that names the file at `path`.
  init(data: Data, path: String) throws {
    do {
      self = try BoundedJSON.decode(Self.self, from: data, mostValues: Self.mostValues)
    } catch let error as BoundedJSON.ParseError {
      throw AssetError("\(path) cannot be read: \(error).")
    } catch {
      throw AssetError("\(path) is not JSON. Open it in an editor, or create the set again.")
    }
  }

  /// The maximum number of values; the largest sets in practice have some hundred.
  private static let mostValues = 100_000

  var string: String? { if case .string(let value) = self { value } else { nil } }
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }
  var object: [String: JSONValue]? { if case .object(let value) = self { value } else { nil } }
  /// The number, which may be written as a string.
  var number: Double? {
    switch self {
    case .number(let value): value
    case .string(let text): Double(text)
    default: nil
    }
  }
}
