import Foundation
import QuoinHostProtocol

/// A folder that is searched for fonts. Fontconfig opens everything in it, including pipes, devices
/// and kernel pseudo-files.
struct FontFolder {
  let path: String

  /// The maximum number of entries; large font collections have a few thousand files.
  private static let mostEntries = 50_000
  /// Directories of kernel pseudo-file systems.
  private static let kernelFileSystems: Set<String> = ["dev", "proc", "sys"]

  /// Throws if the folder contains something other than files and folders, or too many entries.
  func check() throws {
    let parts = URL(fileURLWithPath: path).resolvingSymlinksInPath().pathComponents
    guard !Self.kernelFileSystems.contains(parts.dropFirst().first ?? "") else {
      throw failure("belongs to a file system of the kernel, not to a disk")
    }
    var folders = [path]
    var count = 0
    while let folder = folders.popLast() {
      // Own file: the user names the folder
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      count += names.count
      // Like fontconfig, this visits a folder once for each link to it.
      guard count <= Self.mostEntries else {
        throw failure("contains more than \(Self.mostEntries) files, or circular links")
      }
      for name in names where !name.hasPrefix(".") {
        let entry = "\(folder)/\(name)"
        var status = stat()
        guard stat(entry, &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: folders.append(entry)
        case S_IFREG: continue
        default: throw failure("contains \(entry), which is neither a file nor a folder")
        }
      }
    }
  }

  private func failure(_ reason: String) -> CommandFailure {
    .input(
      "the font folder \(path) \(reason)",
      try: "Pass the folder that contains the fonts with --fonts or QUOIN_FONTS.")
  }
}
