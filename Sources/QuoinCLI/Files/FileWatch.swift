import ArgumentParser
import Foundation

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
    let all = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    while let url = all?.nextObject() as? URL {
      let isSkipped =
        exceptions.contains(url.standardizedFileURL.path)
        || ["build", "DerivedData", "Pods", "__Snapshots__"].contains(url.lastPathComponent)
      if isSkipped { all?.skipDescendants() } else { found.append(FileIdentity.text(of: url)) }
    }
    return found
  }
}
