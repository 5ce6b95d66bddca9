import Foundation
import QuoinFiles

/// An error in a resource file: a sentence that names the file.
public struct AssetError: Error, CustomStringConvertible, Equatable {
  public let description: String

  public init(_ description: String) { self.description = description }

  /// Parses a property list that must be a dictionary.
  ///
  /// - Throws: An ``AssetError`` that names the file at `path`.
  static func propertyList(_ data: Data, _ path: String) throws -> [String: Any] {
    let list: Any
    do {
      list = try BoundedPropertyList.read(data)
    } catch {
      throw AssetError("\(path) can't be read as a property list: \(error).")
    }
    guard let fields = list as? [String: Any] else {
      throw AssetError("\(path) is a damaged property list.")
    }
    return fields
  }
}

/// The `Contents.json` of a set or a folder of an asset catalog.
package struct ContentsFile {
  static let name = "Contents.json"

  let folder: String
  private let fields: [String: JSONValue]

  init(folder: String) throws {
    let path = folder + "/" + Self.name
    try self.init(JSONValue(file: path), folder: folder)
  }

  /// Parses `data` as the `Contents.json` of `folder`.
  package init(data: Data, folder: String) throws {
    try self.init(JSONValue(data: data, path: folder + "/" + Self.name), folder: folder)
  }

  private init(_ value: JSONValue, folder: String) throws {
    guard let fields = value.object else {
      throw AssetError("\(folder)/\(Self.name) doesn't contain a JSON object.")
    }
    self.folder = folder
    self.fields = fields
  }

  var properties: [String: JSONValue] { fields["properties"]?.object ?? [:] }

  /// Returns the items of the list called `name`; values that aren't objects are skipped.
  func items(_ name: String) -> [[String: JSONValue]] {
    fields[name]?.array?.compactMap(\.object) ?? []
  }

  /// Returns the path of the file that an item names, if it is directly in the folder.
  func file(_ item: [String: JSONValue]) -> String? {
    guard let name = item["filename"]?.string, !name.isEmpty, !name.contains("/") else {
      return nil
    }
    return folder + "/" + name
  }
}
