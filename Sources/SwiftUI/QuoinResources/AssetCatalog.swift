import Foundation
import QuoinFiles

/// The contents of asset catalogs, found by name.
///
/// The folders are walked once; a set's `Contents.json` is read when the set is requested. If
/// several catalogs have an asset of the same name and kind, the first one is used.
public struct AssetCatalog: Sendable {
  /// The kind of an asset.
  public enum Kind: Hashable, Sendable { case image, color, data, symbol, icon }

  /// An asset: a folder of a catalog whose files are variants of one resource.
  public struct Asset: Hashable, Sendable {
    public let kind: Kind
    /// The name used in code, including namespaces: `Icons/close`.
    public let name: String
    /// The folder's path.
    public let folder: String

    /// The names of the enclosing namespaces, outermost first.
    public let namespaces: [String]
    /// The name without namespaces.
    public var lastName: String {
      String(name.dropFirst(namespaces.reduce(0) { $0 + $1.count + 1 }))
    }
  }

  /// The assets, sorted by name.
  public private(set) var assets: [Asset] = []
  /// Sentences about problems in the catalogs themselves.
  public private(set) var warnings: [String] = []
  private var indices: [Key: Int] = [:]

  private struct Key: Hashable {
    let kind: Kind
    let name: String
  }

  /// Creates a catalog without assets.
  public init() {}

  /// Finds the assets of the catalogs at `paths`, folders with names that end in `.xcassets`.
  public init(paths: [String]) {
    for path in paths {
      guard FileManager.default.isDirectory(path) else {
        warnings.append("There is no asset catalog at \(path).")
        continue
      }
      var folders = FolderWalk(path)
      do {
        try walk(path, inside: [], depth: 0, in: &folders)
      } catch {
        warnings.append("\(error).")
      }
    }
    assets.sort { ($0.name, $0.folder) < ($1.name, $1.folder) }
    // Of two assets with the same name, `indices` keeps the first found, identified by its folder.
    let first = found
    for (index, asset) in assets.enumerated() {
      let key = Key(kind: asset.kind, name: asset.name)
      if first[key] == asset.folder { indices[key] = index }
    }
    found = [:]
  }

  /// The folder of the first asset of each kind and name, used while walking the catalogs.
  private var found: [Key: String] = [:]

  /// Returns the paths of the catalogs in a folder of resources, or in the folders inside a
  /// bundle.
  public static func paths(in folder: String) -> [String] {
    func catalogues(_ folder: String) -> (found: [String], others: [String]) {
      let names = FolderWalk.names(in: folder)
      let found = names.filter { $0.hasSuffix(".xcassets") }
      let others = names.filter { !$0.contains(".") }
      return (found.map { folder + "/" + $0 }, others.map { folder + "/" + $0 })
    }
    let (found, others) = catalogues(folder)
    let isBundle = [".resources", ".bundle", ".app"].contains { folder.hasSuffix($0) }
    return found + (isBundle ? others.flatMap { catalogues($0).found } : [])
  }

  /// Returns the asset called `name`.
  public func asset(_ kind: Kind, named name: String) -> Asset? {
    indices[Key(kind: kind, name: name)].map { assets[$0] }
  }

  /// Returns the image set called `name`.
  ///
  /// - Throws: An ``AssetError`` if the set is damaged.
  public func imageSet(named name: String) throws -> ImageSet? {
    try asset(.image, named: name).map { try ImageSet(ContentsFile(folder: $0.folder)) }
  }

  /// Returns the color set called `name`.
  ///
  /// - Throws: An ``AssetError`` if the set is damaged.
  public func colorSet(named name: String) throws -> ColorSet? {
    try asset(.color, named: name).map { try ColorSet(ContentsFile(folder: $0.folder)) }
  }

  /// Returns the data set called `name`, with a file for the app to read.
  ///
  /// - Throws: An ``AssetError`` if the set is damaged.
  public func dataSet(named name: String) throws -> DataSet? {
    try asset(.data, named: name).map { try DataSet(ContentsFile(folder: $0.folder)) }
  }

  /// Returns the path of the drawing of the symbol called `name`, an SVG file with one drawing for
  /// each weight and scale.
  ///
  /// - Throws: An ``AssetError`` if the set is damaged.
  public func symbolFile(named name: String) throws -> String? {
    try asset(.symbol, named: name).flatMap { asset in
      let contents = try ContentsFile(folder: asset.folder)
      return contents.items("symbols").lazy.compactMap { contents.file($0) }.first
    }
  }

  /// Returns the path of the largest picture of the app icon called `name`.
  ///
  /// - Throws: An ``AssetError`` if the set is damaged.
  public func iconFile(named name: String) throws -> String? {
    try asset(.icon, named: name).flatMap { asset in
      let contents = try ContentsFile(folder: asset.folder)
      let sized = contents.items("images").compactMap { item -> (file: String, pixels: Double)? in
        guard let file = contents.file(item) else { return nil }
        let side = item["size"]?.string?.split(separator: "x").first.flatMap { Double($0) } ?? 0
        return (file, side * (ImageSet.scale(item) ?? 1))
      }
      return sized.max { $0.pixels < $1.pixels }?.file
    }
  }

  /// Reads every set and returns their problems as sentences.
  public func errors() -> [String] {
    assets.compactMap { asset in
      do {
        switch asset.kind {
        case .image: _ = try imageSet(named: asset.name)
        case .color: _ = try colorSet(named: asset.name)
        case .data: _ = try dataSet(named: asset.name)
        case .symbol: _ = try symbolFile(named: asset.name)
        case .icon: _ = try iconFile(named: asset.name)
        }
        return nil
      } catch {
        return "\(error)"
      }
    }
  }

  // MARK: Walking

  private static let kinds: [String: Kind] = [
    "imageset": .image, "colorset": .color, "dataset": .data, "symbolset": .symbol,
    "appiconset": .icon, "iconset": .icon,
  ]

  /// Known set types that views can't refer to.
  private static let otherSets: Set<String> = [
    "arimageset", "arresourcegroup", "brandassets", "cubetextureset", "complicationset",
    "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "imagestack", "imagestacklayer",
    "launchimage", "mipmapset", "solidimagestack", "solidimagestacklayer", "spriteatlas", "sticker",
    "stickerpack", "stickersequence", "stickersiconset", "textureset",
  ]

  /// Walks a folder. Links are followed inside the catalog; `folders` skips those that lead back
  /// to a visited folder.
  private mutating func walk(
    _ folder: String, inside namespaces: [String], depth: Int, in folders: inout FolderWalk
  ) throws {
    for entry in try folders.entries(of: folder, depth: depth) where !entry.name.hasPrefix(".") {
      let name = entry.name
      let path = folder + "/" + name
      let ending = (name as NSString).pathExtension.lowercased()
      if let kind = Self.kinds[ending] {
        guard !entry.isLink || folders.isInside(path) else {
          warnings.append("\(path) is a link out of the catalog, and left out.")
          continue
        }
        add(kind, (name as NSString).deletingPathExtension, at: path, inside: namespaces)
      } else if !Self.otherSets.contains(ending) || ending == "spriteatlas", entry.kind == .folder {
        let isNamespace = folders.isInside(path) && providesNamespace(path)
        try walk(
          path, inside: isNamespace ? namespaces + [name] : namespaces, depth: depth + 1,
          in: &folders)
      }
    }
  }

  private mutating func add(
    _ kind: Kind, _ name: String, at path: String, inside namespaces: [String]
  ) {
    let name = (namespaces + [name]).joined(separator: "/")
    let key = Key(kind: kind, name: name)
    if found[key] == nil {
      found[key] = path
      assets.append(Asset(kind: kind, name: name, folder: path, namespaces: namespaces))
    } else if kind != .icon {
      warnings.append(
        "There are several assets called \"\(name)\"; the one in \(found[key] ?? "") is used.")
    }
  }

  /// Returns whether the folder's name is a namespace for the assets inside.
  private mutating func providesNamespace(_ folder: String) -> Bool {
    guard FileManager.default.fileExists(atPath: folder + "/" + ContentsFile.name) else {
      return false
    }
    do {
      return try ContentsFile(folder: folder).properties["provides-namespace"]?.bool ?? false
    } catch {
      warnings.append("\(error)")
      return false
    }
  }
}

extension FileManager {
  func isDirectory(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }
}
