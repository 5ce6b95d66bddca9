import Foundation
import QuoinFiles

/// The objects of a project file, which refer to each other by id.
///
/// A project may refer to itself, so nothing here recurses, each object is visited at most once per
/// target, and all steps are counted.
struct ProjectObjects {
  typealias Object = [String: Any]

  private let objects: Object
  private let root: String
  /// The folder whose name ends with `.xcodeproj`.
  private let project: URL
  private let projectRoot: ProjectRoot
  /// The group that contains each object.
  private var parents: [String: String] = [:]
  private var groups: [(id: String, object: Object)] = []
  private var places: [String: ProjectRoot.Place?] = [:]
  private var contents: [String: [ProjectRoot.Place]] = [:]
  private var knownSettings: [String: [String: String]] = [:]
  private var steps = 0

  private static let mostSteps = 4_000_000
  private static let mostFiles = 200_000
  private static let deepest = 100

  init(objects: Object, root: String, project: URL, projectRoot: ProjectRoot) {
    self.objects = objects
    self.root = root
    self.project = project
    self.projectRoot = projectRoot
    for (id, value) in objects {
      guard let object = value as? Object else { continue }
      for child in object["children"] as? [String] ?? [] { parents[child] = id }
      if object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" {
        groups.append((id, object))
      }
    }
  }

  private var folder: URL { project.deletingLastPathComponent() }

  private func object(_ id: Any?) -> Object? { (id as? String).flatMap { objects[$0] as? Object } }
  private func list(_ value: Any?) -> [String] { value as? [String] ?? [] }

  private func mistake(_ message: String) -> SourceError {
    SourceError(place: project.appendingPathComponent("project.pbxproj").path, message)
  }

  private mutating func spend(_ count: Int) throws {
    steps += count
    guard steps <= Self.mostSteps else {
      throw mistake(
        "its objects refer to each other too often; open it in Xcode to check it")
    }
  }

  mutating func targets() throws -> [XcodeProject.Target] {
    let project = object(root) ?? [:]
    let shared = settings(project["buildConfigurationList"])
    let packages = try packageFolders()
    var targets: [XcodeProject.Target] = []
    var seen: Set<String> = []
    for id in list(project["targets"]) where seen.insert(id).inserted {
      guard let target = object(id), let name = target["name"] as? String else { continue }
      let own = settings(target["buildConfigurationList"])
      try spend(shared.count + own.count + 1)
      var files = Files()
      for place in try synchronized(target, id) { files.add(place, as: .any) }
      for phase in Set(list(target["buildPhases"])) {
        try spend(1)
        guard let phase = object(phase), let kind = phase["isa"] as? String,
          kind == "PBXSourcesBuildPhase" || kind == "PBXResourcesBuildPhase"
        else { continue }
        let use = kind == "PBXSourcesBuildPhase" ? Files.Use.source : .resource
        let built = list(phase["files"]).compactMap { object($0)?["fileRef"] as? String }
        for (id, place) in try self.files(of: built) {
          files.add(place, named: object(id)?["path"] as? String, as: use)
        }
      }
      let kind = (target["productType"] as? String ?? "").split(separator: ".").dropFirst(3)
      targets.append(
        XcodeProject.Target(
          name: name, kind: kind.joined(separator: "."), sources: Self.unique(files.sources),
          resources: Self.unique(files.resources),
          settings: shared.merging(own) { $1 },
          shared: Self.unique(files.shared),
          refusals: files.refusals.map {
            SourceFolder.Omission(
              path: $0.key,
              reason: "\(self.project.lastPathComponent) refers to it, and \($0.value)",
              isRefusal: true)
          }.sorted { $0.path < $1.path },
          packages: XcodeProject.Packages(
            folders: packages,
            products: list(target["packageProductDependencies"]).compactMap {
              object($0)?["productName"] as? String
            })))
    }
    return targets
  }

  /// The files of a target.
  private struct Files {
    var sources: [URL] = []
    var resources: [URL] = []
    var shared: [URL] = []
    /// The reasons for refused files, by path.
    var refusals: [String: String] = [:]

    /// The use of a file; `any` derives it from the extension.
    enum Use { case source, resource, any }

    mutating func add(_ place: ProjectRoot.Place, named path: String? = nil, as use: Use) {
      let url: URL
      switch place {
      case .refused(let reason):
        refusals[FileName.printable(path ?? "a file")] = reason
        return
      case .shared(let found), .inside(let found), .missing(let found): url = found
      }
      let isSource = use != .resource && url.pathExtension == "swift"
      // Xcode compiles models.
      guard
        isSource || use != .source || DataModel.isModel(url) || LearnedModel.isModel(url)
      else { return }
      if isSource { sources.append(url) } else { resources.append(url) }
      if case .shared = place { shared.append(url) }
    }
  }

  private static func unique(_ files: [URL]) -> [URL] {
    var seen: Set<String> = []
    return files.filter { seen.insert($0.path).inserted }.sorted { $0.path < $1.path }
  }

  /// Returns the settings of the debug configuration.
  private mutating func settings(_ list: Any?) -> [String: String] {
    guard let list = list as? String else { return [:] }
    if let known = knownSettings[list] { return known }
    let configurations = self.list(object(list)?["buildConfigurations"]).compactMap { object($0) }
    let chosen =
      configurations.first { $0["name"] as? String == "Debug" } ?? configurations.first ?? [:]
    let values = chosen["buildSettings"] as? Object ?? [:]
    let settings = values.compactMapValues {
      $0 as? String ?? ($0 as? [String])?.joined(separator: " ")
    }
    knownSettings[list] = settings
    return settings
  }

  // MARK: File locations

  /// Returns the files of a build phase's entries; a localized group has one for each language.
  private mutating func files(of entries: [String]) throws -> [(String, ProjectRoot.Place)] {
    var found: [(String, ProjectRoot.Place)] = []
    var seen: Set<String> = []
    var waiting = Array(entries.reversed())
    while let id = waiting.popLast() {
      try spend(1)
      guard seen.insert(id).inserted, let object = object(id) else { continue }
      // The versions of a model are one file.
      let isModel = object["isa"] as? String == "XCVersionGroup"
      if !isModel, let children = object["children"] as? [String] {
        try spend(children.count)
        waiting += children.reversed()
      } else if let place = try place(of: id) {
        found.append((id, place))
      }
    }
    return found
  }

  /// Returns the location of a file or a group; `nil` for build products and files of the SDK.
  private mutating func place(of id: String) throws -> ProjectRoot.Place? {
    if let known = places[id] { return known }
    guard places.count < Self.mostFiles else {
      throw mistake("it refers to more than \(Self.mostFiles) files")
    }
    var path: String?
    var isAbsolute = false
    if let (found, absolute) = try self.path(of: id) {
      path = found
      isAbsolute = absolute
    }
    let place = path.map { projectRoot.place(of: $0, isSharing: !isAbsolute) }
    places[id] = .some(place)
    return place
  }

  /// Returns the path of a file or a group, joined from the enclosing groups.
  private mutating func path(of id: String) throws -> (path: String, isAbsolute: Bool)? {
    var parts: [String] = []
    var length = 0
    var next: String? = id
    var base = (path: projectFolder, isAbsolute: false)
    // A group that contains itself exceeds the depth limit.
    while let id = next, let object = object(id) {
      try spend(1)
      guard parts.count < Self.deepest else {
        throw mistake(
          "groups are nested more than \(Self.deepest) levels deep, or contain themselves")
      }
      let path = object["path"] as? String
      length += path?.utf8.count ?? 0
      // `ProjectRoot` rejects it.
      guard length <= 1 << 13 else { return (String(repeating: "/", count: 1 << 13), false) }
      parts.append(path ?? "")
      let isFull = path?.hasPrefix("/") == true
      switch object["sourceTree"] as? String {
      case "<absolute>":
        guard path != nil else { return nil }
        (base, next) = (("/", true), nil)
      case "SOURCE_ROOT": (base, next) = ((isFull ? "/" : folder.path, isFull), nil)
      case "<group>", nil:
        next = isFull ? nil : parents[id]
        if isFull { base = ("/", true) }
      default: return nil
      }
    }
    let inner = parts.reversed().filter { !$0.isEmpty }.joined(separator: "/")
    return (inner.isEmpty ? base.path : base.path + "/" + inner, base.isAbsolute)
  }

  /// The base folder of the outermost group.
  private var projectFolder: String {
    guard let path = object(root)?["projectDirPath"] as? String, !path.isEmpty else {
      return folder.path
    }
    return folder.path + "/" + path
  }

  // MARK: Packages

  /// Returns the folders of packages that the project refers to by their paths or has among its
  /// files.
  private mutating func packageFolders() throws -> [URL] {
    var found: [URL] = []
    for (id, value) in objects {
      guard let object = value as? Object else { continue }
      let place: ProjectRoot.Place?
      switch object["isa"] as? String {
      case "XCLocalSwiftPackageReference":
        place = (object["relativePath"] as? String).map { packagePlace(projectFolder + "/" + $0) }
      case "PBXFileReference"
      where ["wrapper", "folder"].contains(object["lastKnownFileType"] as? String):
        place = try self.place(of: id)
      default: continue
      }
      try spend(1)
      switch place {
      case .inside(let url) where Self.isPackage(url), .shared(let url) where Self.isPackage(url):
        found.append(url)
      default: break
      }
    }
    return Self.unique(found)
  }

  private static func isPackage(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.path + "/Package.swift")
  }

  /// Returns the place of a package, which may contain the project.
  ///
  /// Xcode then writes the name of the package's folder (`../../Cards`), and a clone's folder may
  /// have another name.
  private func packagePlace(_ path: String) -> ProjectRoot.Place {
    let place = projectRoot.place(of: path)
    guard case .missing(let url) = place else { return place }
    let parent = url.deletingLastPathComponent().path
    guard parent != "/", RealPath.contains(parent, folder.path),
      let name = folder.path.dropFirst(parent.count).split(separator: "/").first
    else { return place }
    return projectRoot.place(of: parent + "/" + name)
  }

  // MARK: Synchronized folders

  /// Returns the files of a target's synchronized folders, and those it takes from others' folders.
  private mutating func synchronized(
    _ target: Object, _ id: String
  ) throws -> [ProjectRoot.Place] {
    let own = Set(list(target["fileSystemSynchronizedGroups"]))
    var found: [ProjectRoot.Place] = []
    for (group, object) in groups {
      try spend(1)
      var exceptions: Set<String> = []
      for set in list(object["exceptions"]).compactMap({ self.object($0) }) {
        try spend(1)
        guard set["target"] as? String == id else { continue }
        let names = list(set["membershipExceptions"])
        try spend(names.count)
        exceptions.formUnion(names)
      }
      guard own.contains(group) || !exceptions.isEmpty, let place = try place(of: group) else {
        continue
      }
      let folder: String
      switch place {
      case .inside(let url), .shared(let url): folder = url.path
      case .refused:
        found.append(place)
        continue
      case .missing: continue
      }
      if own.contains(group) {
        let excluded = Set(exceptions.map { RealPath.standardized(folder + "/" + $0) })
        let files = try contents(of: group, at: place, folder)
        try spend(files.count)
        found += files.filter { !Self.isExcluded($0, by: excluded, below: folder) }
      } else {
        found += exceptions.map { projectRoot.place(of: folder + "/" + $0) }
      }
    }
    return found
  }

  private static func isExcluded(
    _ place: ProjectRoot.Place, by excluded: Set<String>, below folder: String
  ) -> Bool {
    guard !excluded.isEmpty, case .inside(let url) = place else { return false }
    var path = url.path
    while path.utf8.count > folder.utf8.count {
      if excluded.contains(path) { return true }
      path = (path as NSString).deletingLastPathComponent
    }
    return false
  }

  private mutating func contents(
    of group: String, at place: ProjectRoot.Place, _ folder: String
  ) throws -> [ProjectRoot.Place] {
    if let known = contents[group] { return known }
    let isShared = if case .shared = place { true } else { false }
    let found = try FolderContents(URL(fileURLWithPath: folder), projectRoot: projectRoot)
    let all = found.all.map { isShared ? ProjectRoot.Place.shared($0) : .inside($0) }
    contents[group] = all
    return all
  }
}
