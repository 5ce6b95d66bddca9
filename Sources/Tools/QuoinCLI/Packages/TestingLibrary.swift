import Foundation
import QuoinFiles

/// The library QuoinTesting, which is not part of the runtime library, because only tests have
/// Swift's test frameworks.
struct TestingLibrary {
  static let module = "QuoinTesting"

  let installation: Installation

  /// The archive of an installation.
  private var installed: URL { installation.root.appendingPathComponent("lib\(Self.module).a") }

  /// The object files of a build directory, which has no archive.
  private var objects: [URL] {
    let folder = installation.root.appendingPathComponent("\(Self.module).build")
    return FolderWalk.names(in: folder.path).filter { $0.hasSuffix(".o") }
      .map(folder.appendingPathComponent)
  }

  /// Whether tests can be linked with it.
  var isAvailable: Bool {
    FileManager.default.fileExists(atPath: installed.path) || !objects.isEmpty
  }

  /// Returns an archive from which a linker takes only the parts that are used; `nil` if there is
  /// none.
  func archive(with compiler: Compiler, in cache: PreviewCache) throws -> URL? {
    if FileManager.default.fileExists(atPath: installed.path) { return installed }
    let objects = objects
    guard !objects.isEmpty else { return nil }
    let key = objects.map(FileIdentity.text).joined(separator: "\n")
    let name = String(Fingerprint.of(Array(key.utf8)), radix: 16)
    let folder = cache.package("testing")
    let archive = folder.appendingPathComponent("lib\(Self.module)-\(name).a")
    if FileManager.default.fileExists(atPath: archive.path) { return archive }
    let scratch = try ScratchDirectory()
    defer { scratch.remove() }
    let draft = scratch.url.appendingPathComponent("archive.a")
    let own = compiler.path.deletingLastPathComponent().appendingPathComponent("llvm-ar")
    let isThere = FileManager.default.isExecutableFile(atPath: own.path)
    let (ending, output) = try ChildProcess(
      executable: isThere ? own : URL(fileURLWithPath: "/usr/bin/ar"),
      arguments: ["rcs", draft.path] + objects.map(\.path), seconds: 60, leftovers: [scratch]
    ).capture()
    guard ending == .exit(0) else {
      throw CommandFailure.input("\(Self.module) can't be archived: \(output)")
    }
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try Ownership.check(folder)
    let publication = try AtomicFileWriter([(draft, archive)], of: "file")
    defer { publication.close() }
    try publication.publish()
    return archive
  }
}
