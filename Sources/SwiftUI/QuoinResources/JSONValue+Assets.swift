import Foundation
import QuoinFiles

extension JSONValue {
  /// Parses the file at `path`.
  ///
  /// - Throws: An ``AssetError`` that names the file.
  init(file path: String) throws {
    guard let data = try? InputFile.contents(of: path) else {
      throw AssetError("\(path) is missing or can't be read.")
    }
    try self.init(data: data, path: path)
  }

  /// Parses `data`. Like Xcode, accepts a byte order mark and trailing commas.
  ///
  /// - Throws: An ``AssetError`` that names the file at `path`.
  init(data: Data, path: String) throws {
    do {
      self = try Self(parsing: data, mostValues: Self.mostAssetValues)
    } catch let error as BoundedJSON.ParseError {
      throw AssetError("\(path) can't be read: \(error).")
    } catch {
      throw AssetError("\(path) is not JSON. Open it in an editor, or create the set again.")
    }
  }

  /// The maximum number of values; the largest sets in practice have some hundred.
  private static let mostAssetValues = 100_000

  /// The number, which may be written as a string.
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .string(let text): Double(text)
    default: nil
    }
  }
}
