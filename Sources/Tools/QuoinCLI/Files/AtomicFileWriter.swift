import Foundation
import QuoinHostProtocol

/// Moves finished images to their destinations: all of them or none.
struct AtomicFileWriter {
  private var pictures: [Picture] = []
  /// The word for one item in messages.
  private let noun: String
  /// A scratch directory beside each target directory, so that the last step only renames.
  private var drafts: [String: ScratchDirectory] = [:]
  /// The folders that were created for the images.
  private var folders: [URL] = []

  private struct Picture {
    let draft, older, target: URL
  }

  /// Copies `pictures` beside their targets. Throws and leaves nothing behind if a copy fails.
  init(_ pictures: [(picture: URL, target: URL)], of noun: String = "image") throws {
    self.noun = noun
    try Self.check(pictures.map(\.target))
    do {
      for (picture, target) in pictures { try add(picture, as: target) }
    } catch {
      close()
      throw error
    }
  }

  /// Moves all images into place. Restores the previous files if one can't be moved.
  func publish() throws { try Interruption.withoutEnd(place) }

  private func place() throws {
    for (index, picture) in pictures.enumerated() {
      // Succeeds only if there is an older image and the file system supports hard links.
      // Own file: pictures go to where the user wants them
      link(picture.target.path, picture.older.path)
      // Own file: pictures go to where the user wants them
      guard rename(picture.draft.path, picture.target.path) == 0 else {
        let code = errno
        for published in pictures[..<index] { restoreOriginal(published) }
        throw CommandFailure.input(
          "the \(noun) can't be written: \(ErrorText.system(code))",
          at: picture.target.relativePath)
      }
    }
  }

  /// Removes everything that is not in its place.
  func close() {
    for scratch in drafts.values { scratch.remove() }
    // Only succeeds for empty folders.
    for folder in folders.reversed() { rmdir(folder.path) }
  }

  private mutating func add(_ picture: URL, as target: URL) throws {
    let directory = target.deletingLastPathComponent()
    if drafts[directory.path] == nil { folders += try OutputFolder(url: directory).make() }
    let scratch = try drafts[directory.path] ?? ScratchDirectory(in: directory)
    drafts[directory.path] = scratch
    let entry = Picture(
      draft: scratch.url.appendingPathComponent("\(pictures.count)"),
      older: scratch.url.appendingPathComponent("\(pictures.count)-older"), target: target)
    do {
      try RegularFile(url: picture).copy(to: entry.draft, mode: Self.mode(of: target))
    } catch let error as FileError {
      throw CommandFailure.input(
        "the \(noun) can't be written: \(ErrorText.system(error.code))",
        at: target.relativePath)
    }
    pictures.append(entry)
  }

  private func restoreOriginal(_ picture: Picture) {
    // Own file: pictures go to where the user wants them
    if rename(picture.older.path, picture.target.path) != 0 { unlink(picture.target.path) }
  }

  /// Returns the permissions of an older image, which the new one keeps.
  private static func mode(of target: URL) -> mode_t? {
    var status = stat()
    return lstat(target.path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  /// Throws if two images have the same path or something other than a file is in the way.
  static func check(_ targets: [URL]) throws {
    var paths: Set<String> = []
    for target in targets {
      guard paths.insert(target.standardizedFileURL.path).inserted else {
        throw CommandFailure.usage(
          "two images would be named \(target.relativePath)",
          try: "Pass a different name with each -o.")
      }
      try PictureTarget.checkObstacle(at: target.relativePath)
    }
  }
}
