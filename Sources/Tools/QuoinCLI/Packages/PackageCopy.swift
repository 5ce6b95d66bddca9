import Foundation
import QuoinFiles
import QuoinHostProtocol
import QuoinSources

/// A copy of a Swift package in the cache, whose sources have gone through the pre-pass.
///
/// SwiftPM builds the copy like any package, and the original stays as it is. SwiftPM fetches
/// dependencies into the copy, where they go through the pre-pass, too. Packages at the paths of a
/// manifest have copies of their own.
struct PackageCopy {
  /// The original package.
  let source: URL
  /// The directory of the copy.
  let directory: URL
  let compiler: PreviewCompiler
  /// Whether sources are copied without the pre-pass.
  var isPlain = false

  init(of path: String, compiler: PreviewCompiler, isPlain: Bool = false) throws {
    source = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
    guard FileManager.default.fileExists(atPath: source.path + "/Package.swift") else {
      throw CommandFailure.input(
        "there is no Package.swift", at: path, try: "Pass the folder of a Swift package.")
    }
    let cache = try PreviewCache.open()
    let key = "\(source.path)\n\(compiler.platform.rawValue)\n\(isPlain)"
    let name = String(Fingerprint.of(Array(key.utf8)), radix: 16)
    // SwiftPM names a package after its folder.
    directory = cache.package(name).appendingPathComponent(source.lastPathComponent)
    self.compiler = compiler
    self.isPlain = isPlain
  }

  /// The copies of the packages at the manifest's paths, and of theirs.
  func neighbors() throws -> [PackageCopy] {
    var found: [PackageCopy] = []
    var seen: Set<String> = [source.path]
    var open = [self]
    while let next = open.popLast() {
      for copy in try next.nearest().values where seen.insert(copy.source.path).inserted {
        found.append(copy)
        open.append(copy)
      }
    }
    return found
  }

  /// Returns the copies of the packages at the manifest's paths, by path.
  private func nearest() throws -> [String: PackageCopy] {
    guard !isPlain else { return [:] }
    let manifests = FolderWalk.names(in: source.path).filter(SwiftPackage.isManifest)
      .compactMap { InputFile.text(of: source.appendingPathComponent($0)) }
    var copies: [String: PackageCopy] = [:]
    for package in manifests.flatMap({ ManifestCopy.packages(in: $0, at: source) })
    where !package.isQuoin {
      copies[package.path] = try PackageCopy(of: package.folder.path, compiler: compiler)
    }
    return copies
  }

  /// Updates the copy and its neighbors without writing unchanged files.
  func update() throws {
    try updateFiles()
    for neighbor in try neighbors() { try neighbor.updateFiles() }
  }

  private func updateFiles() throws {
    let files = FileManager.default
    try files.createDirectory(
      at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try Ownership.check(directory)
    var kept: Set<String> = []
    let paths = try Self.paths(below: source)
    let removed = try unneededTargets(among: paths)
    let catalogs = try unnamedCatalogs(among: paths)
    for path in paths where isPlain || !Self.isTestProgram(path) {
      kept.insert(path)
      let from = source.appendingPathComponent(path)
      let to = directory.appendingPathComponent(path)
      try files.createDirectory(
        at: to.deletingLastPathComponent(), withIntermediateDirectories: true)
      if Self.isManifest(path), !path.contains("/"), !isPlain {
        try prepareManifest(from, as: to, without: removed, with: catalogs)
        continue
      }
      guard path.hasSuffix(".swift"), !Self.isManifest(path), !isPlain else {
        // Own file: the walk found ordinary files, and the copy is in the cache
        guard !files.contentsEqual(atPath: from.path, andPath: to.path) else { continue }
        try? files.removeItem(at: to)
        // Own file: the walk found ordinary files, and the copy is in the cache
        try files.copyItem(at: from, to: to)
        continue
      }
      try prepare(from, as: to)
    }
    if !isPlain {
      for (path, text) in try DataModelCopy(of: source, paths: paths).files() {
        kept.insert(path)
        try FolderWorkspace.write(text, to: directory.appendingPathComponent(path))
      }
    }
    for path in try Self.paths(below: directory)
    where !kept.contains(path) {
      try? files.removeItem(at: directory.appendingPathComponent(path))
    }
  }

  /// Removes SwiftPM's build products but keeps fetched dependencies.
  func forgetBuild() {
    let build = directory.appendingPathComponent(".build")
    let fetched = ["checkouts", "repositories", "artifacts", "workspace-state.json"]
    // Own file: the copy in the cache
    for name in (try? FileManager.default.contentsOfDirectory(atPath: build.path)) ?? []
    where !fetched.contains(name) {
      try? FileManager.default.removeItem(at: build.appendingPathComponent(name))
    }
  }

  /// Whether the package uses Swift 6, the default from tools version 6 on.
  ///
  /// SwiftPM reads `Package@swift-6.swift` instead of an older `Package.swift`.
  var isStrict: Bool {
    FolderWalk.names(in: source.path).filter(SwiftPackage.isManifest).contains { name in
      let text = InputFile.text(of: source.appendingPathComponent(name))
      let version = text?.firstMatch(of: /swift-tools-version:\s*(\d+)/)?.1
      return version.flatMap { Int($0) }.map { $0 >= 6 } ?? false
    }
  }

  /// Applies the pre-pass to dependencies that SwiftPM has fetched.
  func prepareDependencies() throws {
    let checkouts = directory.appendingPathComponent(".build/checkouts")
    guard !isPlain, FileManager.default.fileExists(atPath: checkouts.path) else { return }
    for path in try Self.paths(below: checkouts)
    where path.hasSuffix(".swift") && !Self.isManifest(path) && path.contains("/Sources/")
      && !Self.isForCompiler(path)
    {
      let file = checkouts.appendingPathComponent(path)
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
      try prepare(file, as: file)
    }
  }

  private func prepare(_ from: URL, as to: URL) throws {
    guard let data = try? InputFile.contents(of: from.path) else {
      throw CommandFailure.input("the file can't be read", at: from.path)
    }
    OwnWork.note(from.path)
    var prepass = compiler.prepass
    // SwiftPM provides the modules of the package and its dependencies. Imports of missing Apple
    // modules are removed, as in a folder.
    let isThere = prepass.hasModule
    prepass.hasModule = { !AppleModules.contains($0) || isThere($0) }
    prepass.keepsMain = true
    try FolderWorkspace.write(
      prepass.prepare(String(decoding: data, as: UTF8.self)).text, to: to)
  }

  /// Whether a dependency's file implements macros, which run in the compiler on this system.
  private static func isForCompiler(_ path: String) -> Bool { path.hasPrefix("swift-syntax/") }

  /// Returns the targets that Swift code doesn't need and that don't build here.
  private func unneededTargets(among paths: [String]) throws -> Set<String> {
    let isForeign = paths.contains { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
    guard isForeign, !isPlain, let manifest = PackageManifest(path: source.path) else { return [] }
    return try manifest.read().unneededTargets
  }

  /// Returns the catalogs of each target that the manifest doesn't name.
  private func unnamedCatalogs(among paths: [String]) throws -> [String: [String]] {
    let hasAny = paths.contains { $0.contains(".xcassets/") || $0.hasSuffix(".xcstrings") }
    guard hasAny, !isPlain, let manifest = PackageManifest(path: source.path) else { return [:] }
    let package = try manifest.read()
    var catalogs: [String: [String]] = [:]
    for target in package.targets where ["regular", "executable"].contains(target.kind) {
      let unnamed = try package.unnamedCatalogs(of: target)
      if !unnamed.isEmpty { catalogs[target.name] = unnamed }
    }
    return catalogs
  }

  private func prepareManifest(
    _ from: URL, as to: URL, without removed: Set<String>, with catalogs: [String: [String]]
  ) throws {
    guard let text = InputFile.text(of: from) else {
      throw CommandFailure.input("the file can't be read", at: from.path)
    }
    let copy = ManifestCopy(
      source: source, products: compiler.installation.moduleNames, removedTargets: removed,
      copies: try nearest().mapValues(\.directory), catalogs: catalogs)
    try FolderWorkspace.write(copy.text(of: text), to: to)
  }

  /// Whether a file is the test list that SwiftPM on Linux once required.
  ///
  /// Apple's platforms never compile it, so an outdated one would only break the build.
  private static func isTestProgram(_ path: String) -> Bool {
    path.hasSuffix("Tests/LinuxMain.swift")
  }

  private static func isManifest(_ path: String) -> Bool {
    SwiftPackage.isManifest(path.split(separator: "/").last.map(String.init) ?? "")
  }

  /// Returns the original's files.
  func files() throws -> [URL] { try Self.paths(below: source).map(source.appendingPathComponent) }

  /// Returns the paths of all files in a folder, without links and tools' own folders.
  private static func paths(below folder: URL) throws -> [String] {
    do {
      return try FolderWalk.files(below: folder.path) {
        ![".build", ".git", ".swiftpm", "DerivedData"].contains($0)
      }
    } catch let mistake as InputFileError {
      throw CommandFailure.input(mistake.reason, at: mistake.place)
    }
  }
}
