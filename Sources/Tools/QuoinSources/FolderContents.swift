import Foundation
import QuoinFiles

/// The files below a folder, catalogues and the like counting as one.
struct FolderContents {
  /// Sorted by path.
  let all: [URL]
  /// What a link leads to outside, with the reason why it isn't read.
  let refusals: [(url: URL, reason: String)]

  private static let bundles: Set<String> = [
    "xcassets", "playground", "xcodeproj", "xcworkspace", "xcdatamodeld", "bundle", "framework",
    "xcframework", "docc", "scnassets", "icon",
  ]

  /// Looks below `folder`; `enter` says of a folder whether to look into it.
  ///
  /// - Throws: ``FileMistake`` where the folder is too deep or holds too much.
  init(
    _ folder: URL, door: ProjectRoot, entering enter: (URL) -> Bool = { _ in true }
  ) throws {
    var found: [URL] = []
    var refused: [(url: URL, reason: String)] = []
    var walk = FolderWalk(folder.path)
    var folders = [(url: folder, depth: 0)]
    while let (next, depth) = folders.popLast() {
      for entry in try walk.entries(of: next.path, depth: depth) where !entry.name.hasPrefix(".") {
        let url = next.appendingPathComponent(entry.name)
        let isBundle = Self.bundles.contains(url.pathExtension.lowercased())
        switch entry.kind {
        case .other: continue
        case .folder where !isBundle:
          // A link may lead to a folder around it.
          if !entry.isLink, enter(url) { folders.append((url, depth + 1)) }
          continue
        case .file, .folder: break
        }
        if entry.isLink, case .refused(let reason) = door.place(of: url.path, isSharing: false) {
          refused.append((url, reason))
        } else {
          found.append(url)
        }
      }
    }
    all = found.sorted { $0.path < $1.path }
    refusals = refused.sorted { $0.url.path < $1.url.path }
  }
}
