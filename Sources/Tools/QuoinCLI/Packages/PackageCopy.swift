import Foundation
import QuoinFiles
import QuoinHostProtocol
import QuoinSources

/// A copy of a Swift package in the cache, whose sources have gone through the pre-pass. SwiftPM builds it as it builds any
/// package, and the package itself stays as it is.
///
/// Dependencies are fetched by SwiftPM into the copy, and go through the pre-pass there.
struct PackageCopy {
  /// The package.
  let source: URL
  /// The copy.
  let directory: URL
  let compiler: PreviewCompiler
  /// Whether sources are copied as they are.
  var isPlain = false

  init(of path: String, compiler: PreviewCompiler, isPlain: Bool = false) throws {
    source = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
    guard FileManager.default.fileExists(atPath: source.path + "/Package.swift") else {
      throw CommandFailure.input(
        "there is no Package.swift", at: path, try: "Name the folder of a Swift package.")
    }
    let cache = try PreviewCache.open()
    let key = "\(source.path)\n\(compiler.platform.rawValue)\n\(isPlain)"
    let name = String(Fingerprint.of(Array(key.utf8)), radix: 16)
    // SwiftPM names a package after its folder.
    directory = cache.package(name).appendingPathComponent(source.lastPathComponent)
    self.compiler = compiler
    self.isPlain = isPlain
  }

  /// Brings the copy up to date; what has not changed is not written.
  func update() throws {
    let files = FileManager.default
    try files.createDirectory(
      at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try Ownership.check(directory)
    var kept: Set<String> = []
    for path in try Self.paths(below: source) where isPlain || !Self.isTestProgram(path) {
      kept.insert(path)
      let from = source.appendingPathComponent(path)
      let to = directory.appendingPathComponent(path)
      try files.createDirectory(
        at: to.deletingLastPathComponent(), withIntermediateDirectories: true)
      if Self.isManifest(path), !path.contains("/"), !isPlain {
        try prepareManifest(from, as: to)
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
    for path in try Self.paths(below: directory)
    where !kept.contains(path) {
      try? files.removeItem(at: directory.appendingPathComponent(path))
    }
  }

  /// Removes what SwiftPM has built of the copy, and keeps what it has fetched.
  func forgetBuild() {
    let build = directory.appendingPathComponent(".build")
    let fetched = ["checkouts", "repositories", "artifacts", "workspace-state.json"]
    // Own file: the copy in the cache
    for name in (try? FileManager.default.contentsOfDirectory(atPath: build.path)) ?? []
    where !fetched.contains(name) {
      try? FileManager.default.removeItem(at: build.appendingPathComponent(name))
    }
  }

  /// Whether the manifest asks for Swift 6, which is what tools from version 6 do unless it says something else.
  var isStrict: Bool {
    let text = InputFile.text(of: source.appendingPathComponent("Package.swift"))
    let version = text?.firstMatch(of: /swift-tools-version:\s*(\d+)/)?.1
    return version.flatMap { Int($0) }.map { $0 >= 6 } ?? false
  }

  /// Sends the sources of dependencies through the pre-pass, once SwiftPM has fetched them.
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
      throw CommandFailure.input("the file cannot be read", at: from.path)
    }
    OwnWork.note(from.path)
    var prepass = compiler.prepass
    // Modules of the package and of its dependencies are SwiftPM's business. Of Apple's, a file does without those that
    // are missing, as in a folder.
    let isThere = prepass.hasModule
    prepass.hasModule = { !AppleModules.contains($0) || isThere($0) }
    prepass.keepsMain = true
    try FolderWorkspace.write(
      prepass.prepare(String(decoding: data, as: UTF8.self)).text, to: to)
  }

  /// Whether a dependency's file is what macros are made of: they run in the compiler, on this system.
  private static func isForCompiler(_ path: String) -> Bool { path.hasPrefix("swift-syntax/") }

  private func prepareManifest(_ from: URL, as to: URL) throws {
    guard let text = InputFile.text(of: from) else {
      throw CommandFailure.input("the file cannot be read", at: from.path)
    }
    let copy = ManifestCopy(source: source, products: compiler.installation.moduleNames)
    try FolderWorkspace.write(copy.text(of: text), to: to)
  }

  /// Whether a file is the list of tests that SwiftPM on Linux needed once, which Apple's systems never look at: it stops the
  /// build where it no longer names what is there.
  private static func isTestProgram(_ path: String) -> Bool {
    path.hasSuffix("Tests/LinuxMain.swift")
  }

  private static func isManifest(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name == "Package.swift" || name.hasPrefix("Package@swift")
  }

  /// The paths of all files below a folder, without links and without what tools keep there.
  private static func paths(below folder: URL) throws -> [String] {
    do {
      return try FolderWalk.files(below: folder.path) {
        ![".build", ".git", ".swiftpm", "DerivedData"].contains($0)
      }
    } catch let mistake as FileMistake {
      throw CommandFailure.input(mistake.reason, at: mistake.place)
    }
  }
}
