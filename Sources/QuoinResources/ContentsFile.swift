import Foundation

/// What is wrong with a file of resources: a sentence that names the file.
public struct AssetError: Error, CustomStringConvertible, Equatable {
  public let description: String

  public init(_ description: String) { self.description = description }
}

/// The `Contents.json` of a set or a folder of an asset catalogue.
struct ContentsFile {
  static let name = "Contents.json"

  let folder: String
  private let fields: [String: JSONValue]

  init(folder: String) throws {
    self.folder = folder
    let path = folder + "/" + Self.name
    guard let value = try JSONValue(file: path).object else {
      throw AssetError("\(path) holds no JSON object.")
    }
    fields = value
  }

  var properties: [String: JSONValue] { fields["properties"]?.object ?? [:] }

  /// The items of the list called `name`; what is no object is left out.
  func items(_ name: String) -> [[String: JSONValue]] {
    fields[name]?.array?.compactMap(\.object) ?? []
  }

  /// The path of the file that an item names, if it names one that lies in the folder.
  func file(_ item: [String: JSONValue]) -> String? {
    guard let name = item["filename"]?.string, !name.isEmpty, !name.contains("/") else {
      return nil
    }
    return folder + "/" + name
  }
}
