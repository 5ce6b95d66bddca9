import Foundation
import QuoinFiles

/// A Swift package as described by its manifest: `swift package dump-package`.
public struct SwiftPackage: Sendable {
  public let name: String
  /// The folder with the manifest.
  public let root: URL
  public let targets: [Target]
  /// The major tools version of the manifest.
  public let toolsVersion: Int
  /// The names of the products that are libraries.
  public let libraries: [String]
  /// Whether SwiftPM must fetch dependencies.
  public let hasDependencies: Bool

  /// A module of the package.
  public struct Target: Sendable, Equatable {
    public let name: String
    /// `regular`, `executable`, `test`, `macro`, `plugin`, `system` or `binary`.
    public let kind: String
    let path: String?
    let sources: [String]?
    let exclude: [String]
    let resources: [Resource]
    /// The targets of the same package that it depends on.
    public let dependencies: [String]
    /// The products of other packages that it depends on.
    public let products: [String]
    /// The compiler flags in its settings.
    public let flags: [String]

    /// Whether it contains code that can be drawn.
    var isLibrary: Bool { kind == "regular" || kind == "executable" }

    struct Resource: Equatable {
      let path: String
      /// `process` copies the files of a folder one by one, `copy` the folder as a whole.
      let rule: String
    }
  }

  /// Parses the output of `swift package dump-package`. Throws ``SourceError`` if it is invalid.
  public init(manifest: Data, at root: URL) throws {
    guard let fields = try? BoundedJSON.value(of: manifest) as? [String: Any],
      let name = fields["name"] as? String, let targets = fields["targets"] as? [[String: Any]]
    else {
      throw SourceError(place: root.relativePath, "SwiftPM's output can't be read")
    }
    self.name = name
    self.root = root.standardizedFileURL
    let names = Set(targets.compactMap { $0["name"] as? String })
    self.targets = targets.compactMap { Target($0, of: names) }
    let version = (fields["toolsVersion"] as? [String: Any])?["_version"] as? String
    toolsVersion = version?.split(separator: ".").first.flatMap { Int($0) } ?? 5
    libraries = (fields["products"] as? [[String: Any]] ?? []).compactMap { product in
      let type = product["type"] as? [String: Any]
      return type?["library"] == nil ? nil : product["name"] as? String
    }
    hasDependencies = (fields["dependencies"] as? [Any])?.isEmpty == false
  }

  /// Whether a file of this name is a manifest: `Package.swift` or `Package@swift-6.swift`.
  public static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  /// Returns the name of a target's module.
  public static func moduleName(of target: String) -> String {
    let letters = target.unicodeScalars.map { scalar -> String in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) ? String(scalar) : "_"
    }
    let name = letters.joined()
    return name.first?.isNumber == true ? "_\(name.dropFirst())" : name
  }

  /// Returns the target called `name`, or without a name the only one that is not a test.
  public func target(_ name: String?) throws -> Target {
    let libraries = targets.filter(\.isLibrary)
    let names = libraries.map(\.name).joined(separator: ", ")
    if let name {
      if let found = libraries.first(where: { $0.name == name }) { return found }
      throw SourceError(
        place: root.relativePath,
        "the package has no target \(name) that can be drawn; it has \(names)")
    }
    guard let first = libraries.first else {
      throw SourceError(place: root.relativePath, "the package has no target with Swift code")
    }
    let drawable = libraries.count > 1 ? libraries.filter(hasSwiftCode) : []
    let only = drawable.first ?? first
    guard libraries.count == 1 || drawable.count == 1 else {
      let names = (drawable.isEmpty ? libraries : drawable).map(\.name)
      throw SourceError(
        place: root.relativePath,
        "the package has several targets, pass one with --target: "
          + names.joined(separator: ", "))
    }
    return only
  }

  /// Returns all of the package's targets that a target depends on, dependencies first.
  public func dependencies(of target: Target) -> [Target] {
    let named = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
    var found: [Target] = []
    var seen: Set<String> = [target.name]
    /// The targets being visited, and the number of visited dependencies of each.
    var open = [(target: target, next: 0)]
    while let (current, next) = open.popLast() {
      guard next < current.dependencies.count else {
        found.append(current)
        continue
      }
      open.append((current, next + 1))
      let name = current.dependencies[next]
      if seen.insert(name).inserted, let dependency = named[name] { open.append((dependency, 0)) }
    }
    found.removeLast()
    return found
  }

  /// Returns a target's folder: the one it names, or else its name in SwiftPM's default folders.
  public func folder(of target: Target) -> URL {
    if let path = target.path { return root.appendingPathComponent(path).standardizedFileURL }
    let parents =
      target.kind == "test"
      ? ["Tests", "Sources", "Source", "src", "srcs"]
      : ["Sources", "Source", "src", "srcs"]
    let places = parents.map { root.appendingPathComponent($0).appendingPathComponent(target.name) }
    func isThere(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
    if let found = places.first(where: isThere) { return found }
    // A package with one target may have its files directly in Sources.
    return parents.map { root.appendingPathComponent($0) }.first(where: isThere) ?? places[0]
  }

  /// Returns a target's sources, its resources, and the files that it names but must not be read.
  ///
  /// - Throws: ``InputFileError`` if its folder is too deep or contains too much.
  public func files(of target: Target, projectRoot: ProjectRoot? = nil) throws -> Files {
    let projectRoot = projectRoot ?? ProjectRoot(root)
    let folder = folder(of: target)
    var files = Files()
    /// Whether a path that the manifest names may be read.
    func isInside(_ url: URL) -> Bool {
      switch projectRoot.place(of: url.path, isSharing: false) {
      // Missing files are reported on use.
      case .inside, .shared, .missing: return true
      case .refused(let reason):
        files.refusals.append(
          SourceFolder.Omission(
            path: FileName.printable(SourceFolder.relative(url, to: root)),
            reason: "Package.swift refers to it, and \(reason)", isRefusal: true))
        return false
      }
    }
    guard isInside(folder) else { return files }
    let others = Set(targets.filter { $0 != target }.map { self.folder(of: $0).path })
      .subtracting([folder.path])
    let excluded = Set(
      target.exclude.map { folder.appendingPathComponent($0).standardizedFileURL.path })
    func belongs(_ url: URL) -> Bool { !excluded.contains(url.path) && !others.contains(url.path) }
    let contents = try FolderContents(folder, projectRoot: projectRoot, entering: belongs)
    files.refusals += contents.refusals.map {
      SourceFolder.Omission(
        path: SourceFolder.relative($0.url, to: root), reason: $0.reason, isRefusal: true)
    }
    let all = contents.all.filter(belongs)
    let roots = target.sources?.map { folder.appendingPathComponent($0).standardizedFileURL.path }
    func lies(_ url: URL, in root: String) -> Bool { RealPath.contains(root, url.path) }
    let declared = target.resources.map {
      (url: folder.appendingPathComponent($0.path).standardizedFileURL, rule: $0.rule)
    }.filter { isInside($0.url) }
    files.sources = all.filter { url in
      url.pathExtension == "swift" && (roots?.contains { lies(url, in: $0) } ?? true)
        && !declared.contains { $0.rule == "copy" && lies(url, in: $0.url.path) }
    }
    files.resources = declared.flatMap { place, rule -> [URL] in
      switch rule {
      case "copy": [place]
      case "process": all.filter { lies($0, in: place.path) && $0.pathExtension != "swift" }
      default: []
      }
    }
    // Xcode includes these by default.
    for url in all
    where ["xcassets", "xcstrings"].contains(url.pathExtension) || DataModel.isModel(url) {
      if !files.resources.contains(url) { files.resources.append(url) }
    }
    return files
  }

  /// Returns the paths of a target's catalogs, relative to its folder, that its manifest doesn't
  /// name. Xcode includes them, and SwiftPM does not.
  ///
  /// - Throws: ``InputFileError`` if its folder is too deep or contains too much.
  public func unnamedCatalogs(of target: Target) throws -> [String] {
    let folder = folder(of: target)
    let named = target.resources.map {
      folder.appendingPathComponent($0.path).standardizedFileURL.path
    }
    return try files(of: target).resources.filter { url in
      ["xcassets", "xcstrings"].contains(url.pathExtension)
        && !named.contains { RealPath.contains($0, url.path) }
    }.map { SourceFolder.relative($0, to: folder) }.sorted()
  }

  /// The files of a target.
  public struct Files: Sendable {
    public internal(set) var sources: [URL] = []
    public internal(set) var resources: [URL] = []
    public internal(set) var refusals: [SourceFolder.Omission] = []
  }
}

extension SwiftPackage.Target {
  fileprivate init?(_ fields: [String: Any], of siblings: Set<String>) {
    guard let name = fields["name"] as? String, let kind = fields["type"] as? String else {
      return nil
    }
    self.name = name
    self.kind = kind
    path = fields["path"] as? String
    sources = fields["sources"] as? [String]
    exclude = fields["exclude"] as? [String] ?? []
    resources = (fields["resources"] as? [[String: Any]] ?? []).compactMap { resource in
      guard let path = resource["path"] as? String,
        let rule = (resource["rule"] as? [String: Any])?.keys.first
      else { return nil }
      return Resource(path: path, rule: rule)
    }
    var dependencies: [String] = []
    var products: [String] = []
    for dependency in fields["dependencies"] as? [[String: Any]] ?? [] {
      guard let (kind, value) = dependency.first, let name = (value as? [Any])?.first as? String
      else { continue }
      let isSibling = kind == "target" || (kind == "byName" && siblings.contains(name))
      if isSibling { dependencies.append(name) } else { products.append(name) }
    }
    self.dependencies = dependencies
    self.products = products
    flags = (fields["settings"] as? [[String: Any]] ?? []).flatMap(Self.flags)
  }

  /// Returns the flags of a setting if it applies to Swift in debug builds.
  private static func flags(_ setting: [String: Any]) -> [String] {
    let condition = setting["condition"] as? [String: Any]
    guard setting["tool"] as? String == "swift", condition?["config"] as? String != "release",
      let (kind, value) = (setting["kind"] as? [String: Any])?.first
    else { return [] }
    let argument = (value as? [String: Any])?["_0"]
    switch (kind, argument) {
    case ("define", let name as String): return ["-D\(name)"]
    case ("enableUpcomingFeature", let name as String): return ["-enable-upcoming-feature", name]
    case ("enableExperimentalFeature", let name as String):
      return ["-enable-experimental-feature", name]
    case ("defaultIsolation", let name as String) where name == "MainActor":
      return ["-default-isolation", name]
    case ("unsafeFlags", let flags as [String]): return flags
    default: return []
    }
  }
}
