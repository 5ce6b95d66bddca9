import Foundation
import QuoinFiles
import QuoinSchema

/// A Core Data model of a project, such as `Shop.xcdatamodeld`: its contents and the code that
/// Xcode generates for it.
public struct DataModel: Sendable {
  /// The name by which a container loads the model: `Shop`.
  public let name: String
  public let compiled: CompiledModel
  /// The Swift source of the generated classes and properties; empty if there are none.
  public let source: String
  public private(set) var warnings: [String]

  /// The extensions of the folders that contain models.
  public static let extensions: Set<String> = ["xcdatamodeld", "xcdatamodel"]

  /// The largest file of a model in bytes.
  private static let largest = 4 << 20

  /// Whether a file of a project is a model.
  public static func isModel(_ url: URL) -> Bool {
    extensions.contains(url.pathExtension.lowercased())
  }

  /// Reads the current version of a model.
  ///
  /// - Parameter path: The folder's path in messages.
  /// - Throws: ``SourceError`` with the file and the line.
  public init(at folder: URL, named path: String) throws {
    var warnings: [String] = []
    let version = try Self.version(in: folder, named: path, &warnings)
    let file = version.map { "\($0)/contents" } ?? "contents"
    let bytes = try SourceError.catching {
      try Self.contents(of: folder.appendingPathComponent(file).path, upTo: Self.largest)
    }
    try self.init(contents: bytes, of: folder.lastPathComponent, at: "\(path)/\(file)")
    self.warnings = warnings + self.warnings
  }

  /// Reads the file `contents` of a version.
  ///
  /// - Parameters:
  ///   - folder: The name of the model's folder, such as `Shop.xcdatamodeld`.
  ///   - place: The file's path in messages.
  /// - Throws: ``SourceError`` with the line.
  public init(contents: [UInt8], of folder: String, at place: String) throws {
    name = (folder as NSString).deletingPathExtension
    do {
      var parser = try DataModelParser(try ModelXML.root(of: contents))
      try parser.check()
      compiled = parser.compiled
      source = ModelCode(parser, named: folder).text
      warnings = parser.warnings.map { "\(place):\($0)" }
    } catch {
      throw SourceError(place: "\(place):\(error.line)", error.reason)
    }
  }

  /// The contents of the file `<Name>.quoinmodel`.
  public func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(compiled)
  }

  /// Returns the name of the current version's folder; `nil` for a model without versions.
  private static func version(
    in folder: URL, named path: String, _ warnings: inout [String]
  ) throws -> String? {
    guard folder.pathExtension.lowercased() == "xcdatamodeld" else { return nil }
    let versions = FolderWalk.names(in: folder.path).filter { $0.hasSuffix(".xcdatamodel") }
    guard let first = versions.first else {
      throw SourceError(
        place: path, "it contains no .xcdatamodel folder; add the model's version to it")
    }
    let list = "\(path)/.xccurrentversion"
    if let data = try? contents(
      of: folder.appendingPathComponent(".xccurrentversion").path, upTo: 1 << 16)
    {
      let fields = (try? BoundedPropertyList.read(Data(data))) as? [String: Any]
      guard let current = fields?["_XCCurrentVersionName"] as? String else {
        throw SourceError(place: list, "it names no version under _XCCurrentVersionName")
      }
      guard versions.contains(current) else {
        throw SourceError(
          place: list,
          "the version \(FileName.printable(current)) doesn't exist; there are "
            + versions.joined(separator: ", "))
      }
      return current
    }
    guard versions.count > 1 else { return first }
    let own = "\(folder.deletingPathExtension().lastPathComponent).xcdatamodel"
    let chosen = versions.contains(own) ? own : first
    warnings.append("\(path): no .xccurrentversion chooses a version; \(chosen) is used")
    return chosen
  }

  /// Reads a file that isn't a link, in a folder that isn't one.
  private static func contents(of path: String, upTo limit: Int) throws -> [UInt8] {
    let (descriptor, size) = try InputFile.opened(path, followsLinks: false)
    defer { close(descriptor) }
    return Array(try InputFile.contents(of: descriptor, path, size: size, upTo: limit))
  }
}
