import Foundation
import QuoinFiles

/// A folder of sources that form one module: its files, and the reasons for omitting others.
public struct SourceFolder: Sendable {
  /// Files that are omitted together.
  public struct Omission: Equatable, Sendable, CustomStringConvertible {
    /// The path relative to the folder.
    public let path: String
    /// The reason: `tests`, `a widget` …
    public let reason: String
    /// Whether it must not be read, as opposed to not being part of the module.
    public let isRefusal: Bool

    init(path: String, reason: String, isRefusal: Bool = false) {
      (self.path, self.reason, self.isRefusal) = (path, reason, isRefusal)
    }

    public var description: String { "\(path) is left out: \(reason)" }
  }

  /// The folder.
  public let root: URL
  /// The name of the app or of the folder.
  public let name: String
  /// The Swift files of the module, sorted by path.
  public private(set) var sources: [URL]
  /// Other files: catalogs, string tables, fonts, data.
  public let resources: [URL]
  public let omissions: [Omission]
  /// The settings of the files' Xcode project; empty without one.
  public let settings: [String: String]
  /// The packages of the files' Xcode project.
  public let packages: XcodeProject.Packages
  /// The package target that contains the files.
  public let part: Part?
  /// Resolves and checks paths to other files that the folder's files name.
  public let projectRoot: ProjectRoot
  /// The files outside of the folder, which are reported before they are read.
  public let outside: [URL]
  /// Texts that replace those of some sources, by path.
  public var texts: [String: String] = [:]

  /// A target of a package.
  public struct Part: Sendable {
    public let package: SwiftPackage
    public let target: SwiftPackage.Target
  }

  /// Creates the folder of a package's target, by default the only one.
  ///
  /// - Parameter projectRoot: Grants access to files outside of the package's folder.
  /// - Throws: ``SourceError`` if the target is ambiguous or has no Swift files.
  public init(package: SwiftPackage, target name: String? = nil, projectRoot: ProjectRoot? = nil)
    throws
  {
    let target = try package.target(name)
    root = package.root
    let projectRoot = (projectRoot ?? ProjectRoot(package.root)).moved(to: package.root)
    self.projectRoot = projectRoot
    self.name = target.name
    let files = try SourceError.catching {
      try package.files(of: target, projectRoot: projectRoot)
    }
    sources = files.sources
    resources = files.resources
    omissions = files.refusals
    outside = []
    settings = [:]
    packages = XcodeProject.Packages()
    part = Part(package: package, target: target)
    guard !sources.isEmpty else {
      throw SourceError(
        place: package.folder(of: target).relativePath,
        "the target \(target.name) has no Swift files" + Self.text(excluding: omissions))
    }
  }

  /// Finds the files of a folder.
  ///
  /// If the folder contains exactly one Xcode project, or contains exactly one in a subfolder and
  /// nothing else, the project's application defines the files. In any other folder they are all
  /// Swift files, without tests, widgets, watch apps, extensions and playgrounds. If an enclosing
  /// folder has a project, the settings of the target that contains the files apply. An app's
  /// folder has only the Swift files of that target, with those that it takes from elsewhere.
  ///
  /// - Parameters:
  ///   - target: The target of the project, by default its application.
  ///   - projectRoot: Grants access to files outside of the folder.
  /// - Throws: ``SourceError`` if there is nothing to compile or one of several apps must be
  ///   chosen.
  public init(_ folder: URL, target wanted: String? = nil, projectRoot: ProjectRoot? = nil) throws {
    let root = folder.standardizedFileURL
    let projectRoot = projectRoot ?? ProjectRoot(root)
    self.root = root
    self.projectRoot = projectRoot
    part = nil
    let projects = Self.projects(in: root)
    if projects.count > 1, wanted == nil {
      let names = projects.map { Self.relative($0, to: root) }.joined(separator: ", ")
      throw SourceError(
        place: folder.relativePath,
        "there are several Xcode projects, pass the folder of one: \(names)")
    }
    if let project = projects.first {
      let target = try Self.target(
        wanted, of: XcodeProject(project, projectRoot: projectRoot), at: folder)
      name = target.name
      var sources: [URL] = []
      var omissions = target.refusals
      for source in target.sources {
        if let reason = Self.obstacle(source) {
          omissions.append(Omission(path: Self.relative(source, to: root), reason: reason))
        } else {
          sources.append(source)
        }
      }
      self.sources = sources
      self.omissions = omissions
      resources = target.resources
      outside = target.shared + Self.manifests(of: target.packages, outside: root)
      settings = target.settings
      packages = target.packages
      guard !sources.isEmpty else {
        throw SourceError(
          place: folder.relativePath,
          "the target \(target.name) has no Swift files" + Self.text(excluding: omissions))
      }
      return
    }
    if let wanted {
      throw SourceError(
        place: folder.relativePath,
        "there is no Xcode project, so there is no target named \(wanted)")
    }
    let scan = try SourceError.catching { try FolderScan(root, projectRoot: projectRoot) }
    let apps = scan.apps
    if apps.count > 1 {
      let names = apps.map { Self.relative($0, to: root) }.joined(separator: ", ")
      throw SourceError(
        place: folder.relativePath,
        "there are several apps, pass the folder of one: their @main is in \(names)")
    }
    guard !scan.sources.isEmpty else {
      throw SourceError(
        place: folder.relativePath,
        "there are no Swift files" + Self.text(excluding: scan.omissions))
    }
    let around = Self.targetAround(root, of: apps.first ?? scan.sources[0], projectRoot)
    // An app may use files from elsewhere, but a folder of views is complete by itself.
    func elsewhere(_ files: [URL]?) -> [URL] {
      (apps.isEmpty ? [] : files ?? []).filter {
        !RealPath.contains(root.path, $0.path) && Self.obstacle($0) == nil
      }
    }
    let others = (sources: elsewhere(around?.sources), resources: elsewhere(around?.resources))
    let target = apps.isEmpty ? nil : around
    let members = target.map { Set($0.sources.map(\.path)) }
    let strangers = scan.sources.filter { members?.contains($0.path) == false }
    sources = scan.sources.filter { !strangers.contains($0) } + others.sources
    resources = scan.resources + others.resources
    omissions =
      scan.omissions
      + strangers.map {
        let name = target?.name ?? ""
        return Omission(path: Self.relative($0, to: root), reason: "not in the target \(name)")
      } + (target?.refusals ?? [])
    packages = around?.packages ?? XcodeProject.Packages()
    outside =
      others.sources + others.resources.filter { !others.sources.contains($0) }
      + Self.manifests(of: packages, outside: root)
    settings = around?.settings ?? [:]
    name = around?.name ?? root.lastPathComponent
  }

  private static func manifests(of packages: XcodeProject.Packages, outside root: URL) -> [URL] {
    packages.folders.filter { !RealPath.contains(root.path, $0.path) }
      .map { $0.appendingPathComponent("Package.swift") }
  }

  /// Whether the folder contains an Xcode project with an app.
  public static func isApp(_ folder: URL) -> Bool {
    projects(in: folder.standardizedFileURL).contains { project in
      let targets = (try? XcodeProject(project))?.targets ?? []
      return targets.contains { $0.kind == "application" && !$0.sources.isEmpty }
    }
  }

  /// The Core Data models among the resources.
  public var dataModels: [URL] {
    resources.filter { url in
      let isVersion = url.deletingLastPathComponent().pathExtension == "xcdatamodeld"
      return DataModel.isModel(url) && !isVersion
    }
  }

  /// The Core ML models among the resources.
  public var learnedModels: [URL] { resources.filter(LearnedModel.isModel) }

  /// Returns a path for messages: relative to the folder for files inside.
  public func path(of file: URL) -> String { Self.relative(file, to: root) }

  /// Returns the folder without the sources that are not in `files`.
  public func keeping(_ files: Set<URL>) -> SourceFolder {
    var copy = self
    copy.sources = sources.filter(files.contains)
    return copy
  }

  static func relative(_ url: URL, to root: URL) -> String {
    guard RealPath.contains(root.path, url.path), url.path.utf8.count > root.path.utf8.count else {
      return url.path
    }
    let rest = url.path.utf8.dropFirst(root.path.utf8.count).drop { $0 == UInt8(ascii: "/") }
    return String(Substring(rest))
  }

  /// Returns the reason that a file can't be a source; `nil` if it can.
  private static func obstacle(_ file: URL) -> String? {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return "it is missing" }
    let kind = status.st_mode & S_IFMT
    return kind == S_IFREG || (kind == S_IFDIR && file.pathExtension != "swift")
      ? nil : "it is not a regular file"
  }

  /// Describes the omissions as the end of a sentence.
  private static func text(excluding omissions: [Omission]) -> String {
    guard !omissions.isEmpty else { return "" }
    let shown = omissions.prefix(10).map { "\($0.path) (\($0.reason))" }
    let rest = omissions.count > 10 ? " and \(omissions.count - 10) more" : ""
    return " except those left out: " + shown.joined(separator: ", ") + rest
  }

  /// Returns the Xcode projects in a folder.
  public static func projects(in root: URL) -> [URL] {
    FolderWalk.names(in: root.path).filter { !$0.hasPrefix(".") && $0.hasSuffix(".xcodeproj") }
      .map { root.appendingPathComponent($0) }
      .filter { FileManager.default.fileExists(atPath: $0.path + "/project.pbxproj") }
  }

  private static func target(
    _ wanted: String?, of project: XcodeProject, at folder: URL
  ) throws -> XcodeProject.Target {
    if let wanted {
      if let found = project.targets.first(where: { $0.name == wanted }) { return found }
      let names = project.targets.map(\.name).joined(separator: ", ")
      throw SourceError(
        place: folder.relativePath, "there is no target \(wanted); the project has \(names)")
    }
    let kinds = [
      "application", "application.on-demand-install-capable", "framework", "library.static",
    ]
    for kind in kinds {
      let found = project.targets.filter { $0.kind == kind && !$0.sources.isEmpty }
      // Of several apps, prefer the first for iOS, or else the first.
      let phones = found.filter { ($0.settings["SDKROOT"] ?? "iphoneos") == "iphoneos" }
      if let target = phones.first ?? found.first { return target }
    }
    let names = project.targets.map(\.name).joined(separator: ", ")
    throw SourceError(
      place: folder.relativePath,
      names.isEmpty
        ? "the project has no targets"
        : "the project has no app; pass a target with --target: \(names)")
  }

  /// Returns the target that contains the file, from projects in up to three enclosing folders.
  private static func targetAround(
    _ root: URL, of file: URL, _ projectRoot: ProjectRoot
  ) -> XcodeProject.Target? {
    var folder = root
    for _ in 0..<3 {
      folder = folder.deletingLastPathComponent()
      for project in projects(in: folder) {
        let targets = (try? XcodeProject(project, projectRoot: projectRoot))?.targets ?? []
        if let target = targets.first(where: { $0.sources.contains { $0.path == file.path } }) {
          return target
        }
      }
    }
    return nil
  }
}

/// The classified contents of a folder without a project.
private struct FolderScan {
  private(set) var sources: [URL] = []
  private(set) var resources: [URL] = []
  private(set) var omissions: [SourceFolder.Omission] = []
  /// The files with an app's `@main`.
  private(set) var apps: [URL] = []

  /// Whether a line of the text outside of comments imports the module.
  private static func imports(_ module: String, _ text: String) -> Bool {
    guard text.contains("import \(module)") else { return false }
    return text.split(whereSeparator: \.isNewline).contains { line in
      let words = line.split(separator: " ").prefix { !$0.hasPrefix("//") }
      return words.suffix(2).elementsEqual(["import", Substring(module)])
    }
  }

  init(_ root: URL, projectRoot: ProjectRoot) throws {
    var omitted: [SourceFolder.Omission] = []
    let contents = try FolderContents(root, projectRoot: projectRoot) { folder in
      // Reference images of snapshots are not part of the app.
      if folder.lastPathComponent == "__Snapshots__" { return false }
      guard let reason = Self.reason(of: folder) else { return true }
      omitted.append(.init(path: SourceFolder.relative(folder, to: root), reason: reason))
      return false
    }
    for (url, reason) in contents.refusals {
      omitted.append(
        .init(path: SourceFolder.relative(url, to: root), reason: reason, isRefusal: true))
    }
    var programs: [(file: URL, inherited: [String])] = []
    for url in contents.all {
      func omit(_ reason: String) {
        omitted.append(.init(path: SourceFolder.relative(url, to: root), reason: reason))
      }
      switch url.pathExtension.lowercased() {
      case "swift":
        let text = InputFile.text(of: url) ?? ""
        if SwiftPackage.isManifest(url.lastPathComponent),
          text.contains("swift-tools-version")
        {
          omit("the manifest of a package")
        } else if Self.imports("XCTest", text) || Self.imports("Testing", text) {
          omit("tests")
        } else {
          sources.append(url)
          // Most files have no `@main` and need no parsing.
          guard text.contains("@main") || text.contains("ApplicationMain") else { continue }
          let found = Declaration.list(in: SwiftLexer.tokens(of: Array(text.utf8)))
          programs += found.filter(\.isMain).map { (url, $0.inherited) }
        }
      case "playground": omit("a playground")
      case "xcodeproj", "xcworkspace", "framework", "xcframework", "docc": break
      default: resources.append(url)
      }
    }
    // A widget's folder has a `@main` of its own.
    for program in programs where !program.inherited.contains("App") {
      let isWidget = program.inherited.contains { ["Widget", "WidgetBundle"].contains($0) }
      guard isWidget else { continue }
      let folder = program.file.deletingLastPathComponent()
      if folder.path == root.path || sources.allSatisfy({ Self.lies($0, in: folder) }) {
        sources.removeAll { $0 == program.file }
        omitted.append(
          .init(path: SourceFolder.relative(program.file, to: root), reason: "a widget's program"))
      } else {
        sources.removeAll { Self.lies($0, in: folder) }
        omitted.append(
          .init(path: SourceFolder.relative(folder, to: root), reason: "a widget"))
      }
    }
    apps = programs.filter { $0.inherited.contains("App") }.map(\.file)
      .filter { sources.contains($0) }
    omissions = omitted.sorted { $0.path < $1.path }
  }

  private static func lies(_ file: URL, in folder: URL) -> Bool {
    RealPath.contains(folder.path, file.path)
  }

  /// Returns the reason for skipping a folder; `nil` to enter it.
  private static func reason(of folder: URL) -> String? {
    let name = folder.lastPathComponent
    switch name {
    case "Pods", "Carthage", "DerivedData", "node_modules", "build": return "generated by a tool"
    case _ where name.hasSuffix("Tests"): return "tests"
    case _
    where name.contains("Watch App") || name.hasSuffix("WatchKit Extension")
      || name.hasSuffix("WatchKit App"):
      return "a watch app"
    case _ where name.hasSuffix("Playgrounds"): return "playgrounds"
    default: break
    }
    let manifest = folder.appendingPathComponent("Package.swift").path
    if FileManager.default.fileExists(atPath: manifest) { return "a separate package" }
    let info = folder.appendingPathComponent("Info.plist")
    if let text = InputFile.text(of: info), text.contains("NSExtension") {
      return "an extension"
    }
    return nil
  }
}
