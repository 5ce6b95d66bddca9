import ArgumentParser
import Foundation
import QuoinFiles

/// Repeats work whenever a file, or anything in a folder, changes.
struct FileWatch {
  private let path: String
  private let exceptions: Set<String>

  /// - Parameter exceptions: Files and folders that the work itself writes.
  init(_ path: String, except exceptions: [String]) {
    self.path = path
    self.exceptions = Set(exceptions.map { URL(fileURLWithPath: $0).standardizedFileURL.path })
  }

  /// Runs until the command is interrupted. Prints failures and tries again after the next change.
  func run(_ work: () throws -> Void) throws {
    Interruption.watch()
    while true {
      let seen = stamps()
      Diagnostics.write("drawing \(path)\n")
      do {
        try work()
      } catch let failure as CommandFailure where failure.status == CommandFailure.inputStatus {
        Diagnostics.error(failure.description)
      } catch is ExitCode {
        // Some of a folder's previews are omitted, which is already reported.
      }
      try Interruption.check()
      Diagnostics.write("watching \(path); press Ctrl-C to end\n")
      while stamps() == seen {
        try Interruption.check()
        Thread.sleep(forTimeInterval: Self.interval)
      }
    }
  }

  /// The polling interval in seconds, short enough to feel immediate after a save.
  private static let interval = 0.2

  /// Returns a fingerprint of the files' current contents.
  func stamps() -> [String] { entries().map { FileIdentity.text(of: $0.url) } }

  /// Returns the files without those that editors write for a moment.
  func files() -> [URL] {
    entries().filter { !$0.isFolder && !Self.isTemporary($0.url.lastPathComponent) }.map(\.url)
  }

  /// Whether an editor writes a file of this name while it saves another one.
  private static func isTemporary(_ name: String) -> Bool {
    name.hasSuffix("~") || name.hasPrefix("#") || name == "4913" || name.hasSuffix(".tmp")
  }

  private func entries() -> [(url: URL, isFolder: Bool)] {
    let root = URL(fileURLWithPath: path).standardizedFileURL
    guard PreviewInput.isFolder(path) else { return [(root, false)] }
    var found: [(url: URL, isFolder: Bool)] = []
    var walk = FolderWalk(root.path)
    var folders = [(url: root, depth: 0)]
    while let (folder, depth) = folders.popLast() {
      // The rest of a folder that is too large isn't watched.
      guard let entries = try? walk.entries(of: folder.path, depth: depth) else { break }
      for entry in entries where !entry.name.hasPrefix(".") {
        let url = folder.appendingPathComponent(entry.name)
        let isSkipped =
          exceptions.contains(url.path)
          || ["build", "DerivedData", "Pods", "__Snapshots__"].contains(entry.name)
        guard !isSkipped else { continue }
        found.append((url, entry.kind == .folder))
        if entry.kind == .folder, !entry.isLink { folders.append((url, depth + 1)) }
      }
    }
    return found
  }
}
