import Foundation

/// A folder of sources that become one module: which of its files belong to it, and why the others don't.
public struct SourceFolder: Sendable {
  /// Files that are left out together.
  public struct Omission: Equatable, Sendable {
    /// Relative to the folder.
    public let path: String
    /// Why: `tests`, `a widget` …
    public let reason: String
  }

  /// The folder.
  public let root: URL
  /// The name of the app or of the folder.
  public let name: String
  /// The Swift files of the module, sorted by path.
  public let sources: [URL]
  /// What else lies there: catalogues, tables of strings, fonts, data.
  public let resources: [URL]
  public let omissions: [Omission]
  /// The settings of the Xcode project that the files belong to; empty without one.
  public let settings: [String: String]
  /// The target of a package that the files belong to.
  public let part: Part?

  /// A target of a package.
  public struct Part: Sendable {
    public let package: SwiftPackage
    public let target: SwiftPackage.Target
  }

  /// The files of a package's target, the only one unless said.
  ///
  /// - Throws: ``SourceMistake`` where the target is not clear, or has no Swift files.
  public init(package: SwiftPackage, target name: String? = nil) throws {
    let target = try package.target(name)
    root = package.root
    self.name = target.name
    (sources, resources) = package.files(of: target)
    omissions = []
    settings = [:]
    part = Part(package: package, target: target)
    guard !sources.isEmpty else {
      throw SourceMistake(
        place: package.folder(of: target).relativePath,
        "the target \(target.name) has no Swift files")
    }
  }

  /// Finds the files.
  ///
  /// Where exactly one Xcode project lies in the folder, or exactly one below it and nothing but that, its application
  /// says which files those are. In any other folder it is every Swift file below, without tests, widgets, watch apps,
  /// extensions and playgrounds. Of a project around the folder the settings hold of the target that these belong
  /// to, and the folder of its app gets what it takes from elsewhere.
  ///
  /// - Parameter target: The target of the project; its application unless said.
  /// - Throws: ``SourceMistake`` where there is nothing to compile, or several apps of which one must be named.
  public init(_ folder: URL, target wanted: String? = nil) throws {
    let root = folder.standardizedFileURL
    self.root = root
    part = nil
    let projects = Self.projects(in: root)
    if projects.count > 1, wanted == nil {
      let names = projects.map { Self.relative($0, to: root) }.joined(separator: ", ")
      throw SourceMistake(
        place: folder.relativePath, "there are several Xcode projects, name one's folder: \(names)")
    }
    if let project = projects.first {
      let target = try Self.target(wanted, of: XcodeProject(project), at: folder)
      name = target.name
      let sources = target.sources.filter { FileManager.default.fileExists(atPath: $0.path) }
      self.sources = sources
      resources = target.resources
      settings = target.settings
      omissions = target.sources.filter { !sources.contains($0) }
        .map { Omission(path: Self.relative($0, to: root), reason: "it is missing") }
      guard !sources.isEmpty else {
        throw SourceMistake(
          place: folder.relativePath, "the target \(target.name) has no Swift files")
      }
      return
    }
    if let wanted {
      throw SourceMistake(
        place: folder.relativePath, "there is no Xcode project, so no target named \(wanted)")
    }
    let scan = FolderScan(root)
    let apps = scan.apps
    if apps.count > 1 {
      let names = apps.map { Self.relative($0, to: root) }.joined(separator: ", ")
      throw SourceMistake(
        place: folder.relativePath,
        "there are several apps, name the folder of one: their @main is in \(names)")
    }
    guard !scan.sources.isEmpty else {
      throw SourceMistake(
        place: folder.relativePath,
        "there are no Swift files"
          + (scan.omissions.isEmpty ? "" : " but what is left out: \(scan.omittedText)"))
    }
    omissions = scan.omissions
    let around = Self.targetAround(root, of: scan.sources[0])
    // An app may take files from elsewhere; a folder of views alone is what was asked for.
    func outside(_ files: [URL]?) -> [URL] {
      (apps.isEmpty ? [] : files ?? []).filter {
        !$0.path.hasPrefix(root.path + "/") && FileManager.default.fileExists(atPath: $0.path)
      }
    }
    sources = scan.sources + outside(around?.sources)
    resources = scan.resources + outside(around?.resources)
    settings = around?.settings ?? [:]
    name = around?.name ?? root.lastPathComponent
  }

  /// Whether an Xcode project lies in the folder that makes an app.
  public static func isApp(_ folder: URL) -> Bool {
    projects(in: folder.standardizedFileURL).contains { project in
      let targets = (try? XcodeProject(project))?.targets ?? []
      return targets.contains { $0.kind == "application" && !$0.sources.isEmpty }
    }
  }

  /// A path as messages show it.
  static func relative(_ url: URL, to root: URL) -> String {
    let prefix = root.path + "/"
    return url.path.hasPrefix(prefix) ? String(url.path.dropFirst(prefix.count)) : url.path
  }

  /// The Xcode projects that lie in a folder.
  public static func projects(in root: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.filter { !$0.hasPrefix(".") && $0.hasSuffix(".xcodeproj") }.sorted()
      .map { root.appendingPathComponent($0) }
      .filter { FileManager.default.fileExists(atPath: $0.path + "/project.pbxproj") }
  }

  private static func target(
    _ wanted: String?, of project: XcodeProject, at folder: URL
  ) throws -> XcodeProject.Target {
    if let wanted {
      if let found = project.targets.first(where: { $0.name == wanted }) { return found }
      let names = project.targets.map(\.name).joined(separator: ", ")
      throw SourceMistake(
        place: folder.relativePath, "there is no target \(wanted); the project has \(names)")
    }
    let kinds = [
      "application", "application.on-demand-install-capable", "framework", "library.static",
    ]
    for kind in kinds {
      let found = project.targets.filter { $0.kind == kind && !$0.sources.isEmpty }
      // Of several apps the one for iOS is meant, else the first.
      let phones = found.filter { ($0.settings["SDKROOT"] ?? "iphoneos") == "iphoneos" }
      if let target = phones.first ?? found.first { return target }
    }
    let names = project.targets.map(\.name).joined(separator: ", ")
    throw SourceMistake(
      place: folder.relativePath,
      names.isEmpty
        ? "the project has no targets" : "the project has no app; name a target: \(names)")
  }

  /// The target of a project in one of the three folders around that has the file.
  private static func targetAround(_ root: URL, of file: URL) -> XcodeProject.Target? {
    var folder = root
    for _ in 0..<3 {
      folder = folder.deletingLastPathComponent()
      for project in projects(in: folder) {
        let targets = (try? XcodeProject(project))?.targets ?? []
        if let target = targets.first(where: { $0.sources.contains { $0.path == file.path } }) {
          return target
        }
      }
    }
    return nil
  }
}

/// What lies in a folder without a project, told apart.
private struct FolderScan {
  private(set) var sources: [URL] = []
  private(set) var resources: [URL] = []
  private(set) var omissions: [SourceFolder.Omission] = []
  /// The files with the `@main` of an app.
  private(set) var apps: [URL] = []

  /// Whether a line of the text imports the module; a comment may speak of it.
  private static func imports(_ module: String, _ text: String) -> Bool {
    guard text.contains("import \(module)") else { return false }
    return text.split(whereSeparator: \.isNewline).contains { line in
      let words = line.split(separator: " ").prefix { !$0.hasPrefix("//") }
      return words.suffix(2).elementsEqual(["import", Substring(module)])
    }
  }

  init(_ root: URL) {
    var omitted: [SourceFolder.Omission] = []
    let contents = FolderContents(root) { folder in
      // References of pictures are no part of the app.
      if folder.lastPathComponent == "__Snapshots__" { return false }
      guard let reason = Self.reason(of: folder) else { return true }
      omitted.append(.init(path: SourceFolder.relative(folder, to: root), reason: reason))
      return false
    }
    var programs: [(file: URL, inherited: [String])] = []
    for url in contents.all {
      func omit(_ reason: String) {
        omitted.append(.init(path: SourceFolder.relative(url, to: root), reason: reason))
      }
      switch url.pathExtension.lowercased() {
      case "swift":
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        if url.lastPathComponent == "Package.swift", text.contains("swift-tools-version") {
          omit("the manifest of a package")
        } else if Self.imports("XCTest", text) || Self.imports("Testing", text) {
          omit("tests")
        } else {
          sources.append(url)
          // Most files have none, and are not looked into.
          guard text.contains("@main") || text.contains("ApplicationMain") else { continue }
          let found = Declaration.list(in: SwiftLexer.tokens(of: Array(text.utf8)))
          programs += found.filter(\.isMain).map { (url, $0.inherited) }
        }
      case "playground": omit("a playground")
      case "xcodeproj", "xcworkspace", "framework", "xcframework", "docc": break
      default: resources.append(url)
      }
    }
    // A widget's folder has a program of its own.
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

  var omittedText: String {
    omissions.map { "\($0.path) (\($0.reason))" }.joined(separator: ", ")
  }

  private static func lies(_ file: URL, in folder: URL) -> Bool {
    file.path.hasPrefix(folder.path + "/")
  }

  /// Why a folder isn't looked into; `nil` where it is.
  private static func reason(of folder: URL) -> String? {
    let name = folder.lastPathComponent
    switch name {
    case "Pods", "Carthage", "DerivedData", "node_modules", "build": return "made by a tool"
    case _ where name.hasSuffix("Tests"): return "tests"
    case _
    where name.contains("Watch App") || name.hasSuffix("WatchKit Extension")
      || name.hasSuffix("WatchKit App"):
      return "a watch app"
    case _ where name.hasSuffix("Playgrounds"): return "playgrounds"
    default: break
    }
    let manifest = folder.appendingPathComponent("Package.swift").path
    if FileManager.default.fileExists(atPath: manifest) { return "a package of its own" }
    let info = folder.appendingPathComponent("Info.plist")
    if let text = try? String(contentsOf: info, encoding: .utf8), text.contains("NSExtension") {
      return "an extension"
    }
    return nil
  }
}
