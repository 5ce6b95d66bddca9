import Foundation
import QuoinFiles
import QuoinHostProtocol
import QuoinSources

/// A package's manifest as evaluated by SwiftPM, which runs it once for each version of the file.
struct PackageManifest {
  private let root: URL
  private let path: String

  /// Returns `nil` for a folder without a manifest, and for a Swift Playgrounds app.
  init?(path: String) {
    self.path = path
    root = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
    guard let text = InputFile.text(of: file),
      text.contains("swift-tools-version"), !text.contains("AppleProductTypes")
    else { return nil }
  }

  private var file: URL { root.appendingPathComponent("Package.swift") }

  /// Returns the package that the manifest describes.
  func read() throws -> SwiftPackage {
    let compiler = try Compiler.find()
    let cache = try PreviewCache.open()
    let folder = cache.package("manifests")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try Ownership.check(folder)
    let names = FolderWalk.names(in: root.path)
      .filter(SwiftPackage.isManifest)
    let key =
      ([compiler.identity()] + names.map { FileIdentity.text(of: root.appendingPathComponent($0)) })
      .joined(separator: "\n")
    let kept = folder.appendingPathComponent(
      String(Fingerprint.of(Array(key.utf8)), radix: 16) + ".json")
    do {
      if let data = FingerprintedFile.read(kept),
        let package = try? SwiftPackage(manifest: data, at: root)
      {
        return package
      }
      let data = try dump(compiler, cache)
      let package = try SwiftPackage(manifest: data, at: root)
      try FingerprintedFile.write(data, to: kept)
      return package
    } catch let mistake as SourceError {
      throw CommandFailure.input(mistake.message, at: path)
    }
  }

  private func dump(_ compiler: Compiler, _ cache: PreviewCache) throws -> Data {
    let scratch = try ScratchDirectory()
    defer { scratch.remove() }
    let output = scratch.url.appendingPathComponent("output")
    var child = ChildProcess(
      executable: URL(fileURLWithPath: "/bin/sh"),
      // SwiftPM's own output goes to the usual streams.
      arguments: [
        "-c", #"exec "$0" package --package-path "$1" --scratch-path "$2" dump-package > "$3""#,
        compiler.swift.path, root.path, try scratch.directory("build").path, output.path,
      ], seconds: 300, leftovers: [scratch])
    child.environment = cache.environment()
    child.environment["TMPDIR"] = try scratch.directory("temporary").path
    let (ending, said) = try child.capture()
    guard ending == .exit(0),
      let data = try? RegularFile(url: output).contents(upTo: RegularFile.largestAnswer)
    else {
      throw CommandFailure.input(
        "SwiftPM can't read the manifest: \(PackageWork.error(in: said))", at: path,
        try: "Run `swift package dump-package` in the folder to see the error.")
    }
    return data
  }
}

extension Compiler {
  /// The `swift` program beside the compiler, which runs SwiftPM.
  var swift: URL { path.deletingLastPathComponent().appendingPathComponent("swift") }
}
