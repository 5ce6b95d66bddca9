import Foundation
import QuoinHostProtocol

/// Finished pictures on their way to where the user wants them: all of them get there, or none.
struct Publication {
  private var pictures: [Picture] = []
  /// What messages call one.
  private let noun: String
  /// A directory beside the pictures for each directory that they go to, so that the last step only renames.
  private var drafts: [String: Scratch] = [:]

  private struct Picture {
    let draft, older, target: URL
  }

  /// Copies `pictures` beside their targets. Throws, and leaves nothing behind, where one can't be written.
  init(_ pictures: [(picture: URL, target: URL)], of noun: String = "picture") throws {
    self.noun = noun
    try Self.check(pictures.map(\.target))
    do {
      for (picture, target) in pictures { try add(picture, as: target) }
    } catch {
      close()
      throw error
    }
  }

  /// Puts all pictures in their places. What was there comes back if one of them can't be.
  func publish() throws { try Interruption.withoutEnd(place) }

  private func place() throws {
    for (index, picture) in pictures.enumerated() {
      // Only where there is an older picture, on a file system that can do this
      // Own file: pictures go to where the user wants them
      link(picture.target.path, picture.older.path)
      // Own file: pictures go to where the user wants them
      guard rename(picture.draft.path, picture.target.path) == 0 else {
        let code = errno
        for published in pictures[..<index] { takeBack(published) }
        throw CommandFailure.input(
          "the \(noun) cannot be written: \(ErrorText.system(code))",
          at: picture.target.relativePath)
      }
    }
  }

  /// Removes what is not in its place.
  func close() {
    for scratch in drafts.values { scratch.remove() }
  }

  private mutating func add(_ picture: URL, as target: URL) throws {
    let directory = target.deletingLastPathComponent()
    let scratch = try drafts[directory.path] ?? Scratch(in: directory)
    drafts[directory.path] = scratch
    let entry = Picture(
      draft: scratch.url.appendingPathComponent("\(pictures.count)"),
      older: scratch.url.appendingPathComponent("\(pictures.count)-older"), target: target)
    do {
      try RegularFile(url: picture).copy(to: entry.draft, mode: Self.mode(of: target))
    } catch let problem as FileProblem {
      throw CommandFailure.input(
        "the \(noun) cannot be written: \(ErrorText.system(problem.code))",
        at: target.relativePath)
    }
    pictures.append(entry)
  }

  private func takeBack(_ picture: Picture) {
    // Own file: pictures go to where the user wants them
    if rename(picture.older.path, picture.target.path) != 0 { unlink(picture.target.path) }
  }

  /// An older picture's permissions stay.
  private static func mode(of target: URL) -> mode_t? {
    var status = stat()
    return lstat(target.path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  /// Throws where two pictures have the same path, or something else than a file is in the way of one.
  static func check(_ targets: [URL]) throws {
    var paths: Set<String> = []
    for target in targets {
      guard paths.insert(target.standardizedFileURL.path).inserted else {
        throw CommandFailure.usage(
          "two pictures would be called \(target.relativePath)",
          try: "Give each -o a name of its own.")
      }
      try PictureTarget.checkObstacle(at: target.relativePath)
    }
  }
}
