import Foundation
import QuoinHostProtocol

/// A folder in which results are written.
struct OutputFolder {
  let url: URL

  /// Creates the folder with its parents, if needed.
  ///
  /// - Returns: The new folders, outermost first.
  @discardableResult
  func make() throws -> [URL] {
    let new = missing
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure.input(
        "the folder can't be created: \(ErrorText.sentence(about: error))", at: url.relativePath)
    }
    return new
  }

  /// Throws if files for `path` can't be written to the folder, or if it can't be created.
  func check(for path: String) throws {
    let existing = missing.first?.deletingLastPathComponent() ?? url
    guard PreviewInput.isFolder(existing.path) else {
      throw CommandFailure.input(
        "\(existing.relativePath) is not a folder", at: path, try: "Choose another name.")
    }
    guard FileManager.default.isWritableFile(atPath: existing.path) else {
      throw CommandFailure.input("\(existing.path) can't be written", at: path)
    }
  }

  /// The folder and those around it that don't exist, outermost first.
  private var missing: [URL] {
    var missing: [URL] = []
    var folder = url.standardizedFileURL
    while !FileManager.default.fileExists(atPath: folder.path), folder.path != "/" {
      missing.insert(folder, at: 0)
      folder = folder.deletingLastPathComponent()
    }
    return missing
  }
}
