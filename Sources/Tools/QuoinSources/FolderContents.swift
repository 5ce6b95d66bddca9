import Foundation
import QuoinFiles

/// The files in a folder; a bundle such as a catalog counts as one file.
struct FolderContents {
  /// The files, sorted by path.
  let all: [URL]
  /// The targets of links that lead out of the folder, with the reasons for not reading them.
  let refusals: [(url: URL, reason: String)]

  private static let bundles: Set<String> = [
    "xcassets", "playground", "xcodeproj", "xcworkspace", "xcdatamodeld", "xcdatamodel", "bundle",
    "framework", "xcframework", "docc", "scnassets", "icon",
  ]

  /// Searches `folder`, entering only subfolders for which `enter` returns `true`.
  ///
  /// - Throws: ``InputFileError`` if the folder is too deep or contains too much.
  init(
    _ folder: URL, projectRoot: ProjectRoot, entering enter: (URL) -> Bool = { _ in true }
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
          // A link may lead to an enclosing folder.
          if !entry.isLink, enter(url) { folders.append((url, depth + 1)) }
          continue
        case .file, .folder: break
        }
        if entry.isLink,
          case .refused(let reason) = projectRoot.place(of: url.path, isSharing: false)
        {
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
