import Foundation
import QuoinFiles

/// What asset catalogues hold, found by name.
///
/// The folders are walked once; what a set says in its `Contents.json` is read when somebody asks for the set. Where
/// several catalogues have an asset of one name and kind, the first one's counts.
public struct AssetCatalog: Sendable {
  /// What an asset is.
  public enum Kind: Hashable, Sendable { case image, color, data, symbol, icon }

  /// An asset: a folder of a catalogue with files of one meaning.
  public struct Asset: Hashable, Sendable {
    public let kind: Kind
    /// The name that code uses, with the namespaces around: `Icons/close`.
    public let name: String
    /// The folder's path.
    public let folder: String

    /// The names of the namespaces around, outermost first.
    public let namespaces: [String]
    /// The name without namespaces.
    public var lastName: String {
      String(name.dropFirst(namespaces.reduce(0) { $0 + $1.count + 1 }))
    }
  }

  /// Sorted by name.
  public private(set) var assets: [Asset] = []
  /// What is wrong with the catalogues themselves, as sentences.
  public private(set) var remarks: [String] = []
  private var indices: [Key: Int] = [:]

  private struct Key: Hashable {
    let kind: Kind
    let name: String
  }

  /// A catalogue without assets.
  public init() {}

  /// The assets of the catalogues at `paths`, folders with names that end in `.xcassets`.
  public init(paths: [String]) {
    for path in paths {
      guard FileManager.default.isDirectory(path) else {
        remarks.append("There is no asset catalogue at \(path).")
        continue
      }
      var folders = FolderWalk(path)
      do {
        try walk(path, inside: [], depth: 0, in: &folders)
      } catch {
        remarks.append("\(error).")
      }
    }
    assets.sort { ($0.name, $0.folder) < ($1.name, $1.folder) }
    // Of two assets of one name the one that was found first keeps its place in `indices`, by its folder.
    let first = found
    for (index, asset) in assets.enumerated() {
      let key = Key(kind: asset.kind, name: asset.name)
      if first[key] == asset.folder { indices[key] = index }
    }
    found = [:]
  }

  /// The folder of the first asset of a kind and a name, while the catalogues are walked.
  private var found: [Key: String] = [:]

  /// The catalogues that lie in a folder of resources, or in the folders that lie in a bundle.
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

  /// The asset called `name`.
  public func asset(_ kind: Kind, named name: String) -> Asset? {
    indices[Key(kind: kind, name: name)].map { assets[$0] }
  }

  /// The pictures called `name`.
  ///
  /// - Throws: an ``AssetError`` if the set is damaged.
  public func imageSet(named name: String) throws -> ImageSet? {
    try asset(.image, named: name).map { try ImageSet(ContentsFile(folder: $0.folder)) }
  }

  /// The colours called `name`.
  ///
  /// - Throws: an ``AssetError`` if the set is damaged.
  public func colorSet(named name: String) throws -> ColorSet? {
    try asset(.color, named: name).map { try ColorSet(ContentsFile(folder: $0.folder)) }
  }

  /// The files called `name` that an app reads itself.
  ///
  /// - Throws: an ``AssetError`` if the set is damaged.
  public func dataSet(named name: String) throws -> DataSet? {
    try asset(.data, named: name).map { try DataSet(ContentsFile(folder: $0.folder)) }
  }

  /// The path of the drawing of the symbol called `name`, an SVG file with one drawing for each weight and scale.
  ///
  /// - Throws: an ``AssetError`` if the set is damaged.
  public func symbolFile(named name: String) throws -> String? {
    try asset(.symbol, named: name).flatMap { asset in
      let contents = try ContentsFile(folder: asset.folder)
      return contents.items("symbols").lazy.compactMap { contents.file($0) }.first
    }
  }

  /// The path of the largest picture of the app icon called `name`.
  ///
  /// - Throws: an ``AssetError`` if the set is damaged.
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

  /// Reads every set, and says as sentences what is wrong with any.
  public func problems() -> [String] {
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

  /// Sets that are known and that no view names.
  private static let otherSets: Set<String> = [
    "arimageset", "arresourcegroup", "brandassets", "cubetextureset", "complicationset",
    "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "imagestack", "imagestacklayer",
    "launchimage", "mipmapset", "solidimagestack", "solidimagestacklayer", "spriteatlas", "sticker",
    "stickerpack", "stickersequence", "stickersiconset", "textureset",
  ]

  /// Links are followed inside the catalogue; whoever leads back up leads to what has been seen.
  private mutating func walk(
    _ folder: String, inside namespaces: [String], depth: Int, in folders: inout FolderWalk
  ) throws {
    for entry in try folders.entries(of: folder, depth: depth) where !entry.name.hasPrefix(".") {
      let name = entry.name
      let path = folder + "/" + name
      let ending = (name as NSString).pathExtension.lowercased()
      if let kind = Self.kinds[ending] {
        guard !entry.isLink || folders.isInside(path) else {
          remarks.append("\(path) is a link out of the catalogue, and left out.")
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
      remarks.append(
        "There are several assets called \"\(name)\"; that in \(found[key] ?? "") counts.")
    }
  }

  /// Whether names of the assets inside begin with the folder's.
  private mutating func providesNamespace(_ folder: String) -> Bool {
    guard FileManager.default.fileExists(atPath: folder + "/" + ContentsFile.name) else {
      return false
    }
    do {
      return try ContentsFile(folder: folder).properties["provides-namespace"]?.bool ?? false
    } catch {
      remarks.append("\(error)")
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
