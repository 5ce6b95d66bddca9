import Foundation
import QuoinHostProtocol

/// A folder that is searched for fonts. Fontconfig opens everything in it, also pipes, devices, and what the kernel shows as files.
struct FontFolder {
  let path: String

  /// Collections of fonts have a few thousand files.
  private static let mostEntries = 50_000
  /// Directories of file systems that the kernel makes up.
  private static let kernelsOwn: Set<String> = ["dev", "proc", "sys"]

  /// Throws where the folder holds something other than files and folders, or so much that no search ends.
  func check() throws {
    let parts = URL(fileURLWithPath: path).resolvingSymlinksInPath().pathComponents
    guard !Self.kernelsOwn.contains(parts.dropFirst().first ?? "") else {
      throw failure("is not on a disk: the kernel makes it up")
    }
    var folders = [path]
    var count = 0
    while let folder = folders.popLast() {
      // Own file: the user names the folder
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      count += names.count
      // As fontconfig does, a folder is gone through once for each link that leads there.
      guard count <= Self.mostEntries else {
        throw failure("holds more than \(Self.mostEntries) files, or links that lead in circles")
      }
      for name in names where !name.hasPrefix(".") {
        let entry = "\(folder)/\(name)"
        var status = stat()
        guard stat(entry, &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: folders.append(entry)
        case S_IFREG: continue
        default: throw failure("holds \(entry), which is neither a file nor a folder")
        }
      }
    }
  }

  private func failure(_ reason: String) -> CommandFailure {
    .input(
      "the folder of fonts \(path) \(reason)",
      try: "Name the folder that holds the fonts with --fonts or QUOIN_FONTS.")
  }
}
