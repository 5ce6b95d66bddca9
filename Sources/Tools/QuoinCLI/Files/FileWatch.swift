import ArgumentParser
import Foundation
import QuoinFiles

/// Does some work again whenever a file, or anything below a folder, has changed.
struct FileWatch {
  private let path: String
  private let exceptions: Set<String>

  /// - Parameter exceptions: files and folders that the work itself writes.
  init(_ path: String, except exceptions: [String]) {
    self.path = path
    self.exceptions = Set(exceptions.map { URL(fileURLWithPath: $0).standardizedFileURL.path })
  }

  /// Works until the command is interrupted. What fails is said, and may work after the next change.
  func run(_ work: () throws -> Void) throws {
    Interruption.watch()
    while true {
      let seen = stamps()
      Remark.write("drawing \(path)\n")
      do {
        try work()
      } catch let failure as CommandFailure where failure.status == CommandFailure.inputStatus {
        Remark.error(failure.description)
      } catch is ExitCode {
        // Some of a folder's previews are lost, which was said.
      }
      try Interruption.check()
      Remark.write("watching \(path); Ctrl-C ends\n")
      while stamps() == seen {
        try Interruption.check()
        Thread.sleep(forTimeInterval: Self.interval)
      }
    }
  }

  /// Seconds between two looks: a save is noticed before the eye has left the editor.
  private static let interval = 0.2

  /// What tells apart the states that the files are in.
  func stamps() -> [String] {
    let root = URL(fileURLWithPath: path).standardizedFileURL
    guard PreviewInput.isFolder(path) else { return [FileIdentity.text(of: root)] }
    var found: [String] = []
    var walk = FolderWalk(root.path)
    var folders = [(url: root, depth: 0)]
    while let (folder, depth) = folders.popLast() {
      // Of a folder that holds too much, the rest isn't watched.
      guard let entries = try? walk.entries(of: folder.path, depth: depth) else { break }
      for entry in entries where !entry.name.hasPrefix(".") {
        let url = folder.appendingPathComponent(entry.name)
        let isSkipped =
          exceptions.contains(url.path)
          || ["build", "DerivedData", "Pods", "__Snapshots__"].contains(entry.name)
        guard !isSkipped else { continue }
        found.append(FileIdentity.text(of: url))
        if entry.kind == .folder, !entry.isLink { folders.append((url, depth + 1)) }
      }
    }
    return found
  }
}
