import Foundation

/// An Xcode project, as far as it says which files belong to which target and how they are compiled.
///
/// The file `project.pbxproj` is a property list in the old text form: objects that refer to each other by number.
/// Xcode 16's synchronised folders belong to a target with everything in them, but for their exceptions.
public struct XcodeProject {
  /// Something that the project builds.
  public struct Target: Equatable, Sendable {
    public let name: String
    /// The last part of its product type: `application`, `framework`, `app-extension`, `bundle.unit-test` …
    public let kind: String
    /// Its Swift files, sorted by path.
    public let sources: [URL]
    /// What it copies into its product: catalogues, tables of strings, loose files.
    public let resources: [URL]
    /// Its settings for debugging, those of the project included.
    public let settings: [String: String]
  }

  /// The folder that the project lies in.
  public let root: URL
  public let targets: [Target]

  /// Reads a project, a folder whose name ends with `.xcodeproj`. Throws ``SourceMistake`` where it is damaged.
  public init(_ project: URL) throws {
    let file = project.appendingPathComponent("project.pbxproj")
    guard let data = try? Data(contentsOf: file) else {
      throw SourceMistake(place: file.path, "the project cannot be read")
    }
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    guard let objects = (list as? [String: Any])?["objects"] as? [String: Any],
      let rootID = (list as? [String: Any])?["rootObject"] as? String
    else {
      throw SourceMistake(place: file.path, "this is no Xcode project")
    }
    root = project.deletingLastPathComponent()
    let graph = ObjectGraph(objects: objects, root: rootID, folder: root)
    targets = graph.targets()
  }
}

/// What is wrong with what was read.
public struct SourceMistake: Error, Equatable, CustomStringConvertible {
  /// The file or folder.
  public let place: String
  public let message: String
  public var description: String { "\(place): \(message)" }

  init(place: String, _ message: String) {
    self.place = place
    self.message = message
  }
}

/// The objects of a project file.
private struct ObjectGraph {
  typealias Object = [String: Any]

  let objects: Object
  let root: String
  let folder: URL
  /// The group that an object lies in.
  private var parents: [String: String] = [:]

  init(objects: Object, root: String, folder: URL) {
    self.objects = objects
    self.root = root
    self.folder = folder
    for (id, object) in objects {
      for child in (object as? Object)?["children"] as? [String] ?? [] { parents[child] = id }
    }
  }

  private func object(_ id: Any?) -> Object? { (id as? String).flatMap { objects[$0] as? Object } }
  private func list(_ value: Any?) -> [String] { value as? [String] ?? [] }

  func targets() -> [XcodeProject.Target] {
    let project = object(root) ?? [:]
    let shared = settings(project["buildConfigurationList"])
    return list(project["targets"]).compactMap { id in
      guard let target = object(id), let name = target["name"] as? String else { return nil }
      var files = synchronized(target, id)
      var resources = files.filter { $0.pathExtension != "swift" }
      for phase in list(target["buildPhases"]).compactMap({ object($0) }) {
        let built = list(phase["files"]).compactMap { object($0)?["fileRef"] as? String }
        switch phase["isa"] as? String {
        case "PBXSourcesBuildPhase": files += built.flatMap(files(of:))
        case "PBXResourcesBuildPhase": resources += built.flatMap(files(of:))
        default: break
        }
      }
      let kind = (target["productType"] as? String ?? "").split(separator: ".").dropFirst(3)
      return XcodeProject.Target(
        name: name, kind: kind.joined(separator: "."),
        sources: Self.unique(files.filter { $0.pathExtension == "swift" }),
        resources: Self.unique(resources),
        settings: shared.merging(settings(target["buildConfigurationList"])) { $1 })
    }
  }

  private static func unique(_ files: [URL]) -> [URL] {
    var seen: Set<String> = []
    return files.filter { seen.insert($0.path).inserted }.sorted { $0.path < $1.path }
  }

  /// The settings of the configuration that one debugs.
  private func settings(_ list: Any?) -> [String: String] {
    let configurations = self.list(object(list)?["buildConfigurations"]).compactMap { object($0) }
    let chosen =
      configurations.first { $0["name"] as? String == "Debug" } ?? configurations.first ?? [:]
    let values = chosen["buildSettings"] as? Object ?? [:]
    return values.compactMapValues {
      $0 as? String ?? ($0 as? [String])?.joined(separator: " ")
    }
  }

  /// The files that an entry of a build phase stands for: a group of languages has one for each.
  private func files(of id: String) -> [URL] {
    guard let object = object(id) else { return [] }
    if let children = object["children"] as? [String] { return children.flatMap(files(of:)) }
    return location(of: id).map { [$0] } ?? []
  }

  private func location(of id: String, depth: Int = 0) -> URL? {
    guard let object = object(id), depth < 100 else { return nil }
    let path = object["path"] as? String
    switch object["sourceTree"] as? String {
    case "<absolute>": return path.map { URL(fileURLWithPath: $0) }
    case "SOURCE_ROOT": return path.map { folder.appendingPathComponent($0) } ?? folder
    case "<group>", nil:
      let around = parents[id].flatMap { location(of: $0, depth: depth + 1) } ?? projectFolder
      return path.map { around.appendingPathComponent($0).standardizedFileURL } ?? around
    // What a build makes, or what the SDK has
    default: return nil
    }
  }

  /// Where the outermost group begins.
  private var projectFolder: URL {
    guard let path = object(root)?["projectDirPath"] as? String, !path.isEmpty else {
      return folder
    }
    return folder.appendingPathComponent(path)
  }

  /// The files of a target's synchronised folders, and those that it takes from others' folders.
  private func synchronized(_ target: Object, _ id: String) -> [URL] {
    let own = Set(list(target["fileSystemSynchronizedGroups"]))
    var found: [URL] = []
    for (group, value) in objects {
      guard let object = value as? Object,
        object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup",
        let place = location(of: group)
      else { continue }
      var exceptions: Set<String> = []
      for set in list(object["exceptions"]).compactMap({ self.object($0) })
      where set["target"] as? String == id {
        exceptions.formUnion(list(set["membershipExceptions"]))
      }
      if own.contains(group) {
        let excluded = exceptions.map { place.appendingPathComponent($0).path }
        found += FolderContents(place).all.filter { file in
          !excluded.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
        }
      } else {
        found += exceptions.map { place.appendingPathComponent($0) }
      }
    }
    return found
  }
}

/// The files below a folder, catalogues and the like counting as one.
struct FolderContents {
  /// Sorted by path.
  let all: [URL]

  private static let bundles: Set<String> = [
    "xcassets", "playground", "xcodeproj", "xcworkspace", "xcdatamodeld", "bundle", "framework",
    "xcframework", "docc", "scnassets", "icon",
  ]

  /// Looks below `folder`; `enter` says of a folder whether to look into it.
  init(_ folder: URL, entering enter: (URL) -> Bool = { _ in true }) {
    var found: [URL] = []
    var folders = [folder]
    let files = FileManager.default
    while let next = folders.popLast() {
      for name in ((try? files.contentsOfDirectory(atPath: next.path)) ?? []).sorted()
      where !name.hasPrefix(".") {
        let url = next.appendingPathComponent(name)
        var isDirectory: ObjCBool = false
        guard files.fileExists(atPath: url.path, isDirectory: &isDirectory) else { continue }
        if !isDirectory.boolValue || Self.bundles.contains(url.pathExtension.lowercased()) {
          found.append(url)
        } else if !Self.isLink(url), enter(url) {
          // A link may lead to a folder around it.
          folders.append(url)
        }
      }
    }
    all = found.sorted { $0.path < $1.path }
  }

  private static func isLink(_ url: URL) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
  }
}
