import Foundation

/// A bounded walk through a folder, which reads each directory once, stays inside the folder, and
/// limits the number of entries.
public struct FolderWalk {
  /// An entry of a directory.
  public struct Entry: Equatable, Sendable {
    public enum Kind: Sendable { case file, folder, other }

    public let name: String
    /// The kind; for a link, the kind of its target.
    public let kind: Kind
    public let isLink: Bool

    public init(name: String, kind: Kind, isLink: Bool) {
      (self.name, self.kind, self.isLink) = (name, kind, isLink)
    }
  }

  /// The maximum depth of directories.
  public static let deepest = 64
  /// The maximum number of files and folders in one walk.
  public static let mostEntries = 200_000

  private struct Directory: Hashable {
    let device: dev_t
    let number: ino_t
  }

  private let root: String
  private let realRoot: String
  private let mostEntries: Int
  private var visited: Set<Directory> = []
  private var count = 0

  /// Creates a walk that stays below `root`.
  public init(_ root: String, mostEntries: Int = mostEntries) {
    self.root = root
    self.mostEntries = mostEntries
    realRoot = RealPath.of(root) ?? root
  }

  /// Returns the entries of a directory, sorted by name.
  ///
  /// Returns no entries if the walk has read the directory before, if it can't be read, or if a
  /// link to it leads out of the folder. Names that aren't UTF-8 or have control characters are
  /// omitted.
  ///
  /// - Parameter depth: The number of folders between the directory and the walk's root.
  /// - Throws: ``InputFileError`` if the folder is too deep or has too many entries.
  public mutating func entries(of path: String, depth: Int) throws -> [Entry] {
    guard depth <= Self.deepest else {
      throw InputFileError(path, "folders are nested more than \(Self.deepest) levels deep")
    }
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return [] }
    var status = stat()
    guard fstat(descriptor, &status) == 0,
      visited.insert(Directory(device: status.st_dev, number: status.st_ino)).inserted,
      RealPath.contains(realRoot, RealPath.of(path) ?? path), let stream = fdopendir(descriptor)
    else {
      close(descriptor)
      return []
    }
    defer { closedir(stream) }
    var found: [Entry] = []
    while let entry = readdir(stream) {
      guard let name = Self.name(of: entry), name != ".", name != "..", FileName.isPlain(name)
      else { continue }
      count += 1
      guard count <= mostEntries else {
        throw InputFileError(
          root, "it contains more than \(mostEntries) files and folders; pass a smaller folder")
      }
      if let entry = Self.entry(name, in: descriptor) { found.append(entry) }
    }
    return found.sorted { $0.name < $1.name }
  }

  /// Returns the sorted names in one directory; none if it can't be read or has too many entries.
  public static func names(in path: String) -> [String] {
    var walk = FolderWalk(path)
    return (try? walk.entries(of: path, depth: 0))?.map(\.name) ?? []
  }

  /// Returns whether a path, after resolving links, is below the root.
  public func isInside(_ path: String) -> Bool {
    RealPath.of(path).map { RealPath.contains(realRoot, $0) } ?? false
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
    withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(
        to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)
      ) {
        String(validatingCString: $0)
      }
    }
  }

  private static func entry(_ name: String, in directory: Int32) -> Entry? {
    var status = stat()
    guard fstatat(directory, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    // Skip a broken link.
    if isLink, fstatat(directory, name, &status, 0) != 0 { return nil }
    let kind: Entry.Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    return Entry(name: name, kind: kind, isLink: isLink)
  }

  /// Returns the sorted relative paths of all files below the root; links aren't followed.
  ///
  /// - Parameter enter: Whether to descend into the folder with the given name.
  /// - Throws: ``InputFileError``, as ``entries(of:depth:)``.
  public static func files(
    below root: String, entering enter: (String) -> Bool = { _ in true }
  ) throws -> [String] {
    var walk = FolderWalk(root)
    var found: [String] = []
    var folders = [(path: "", depth: 0)]
    while let (folder, depth) = folders.popLast() {
      for entry in try walk.entries(of: root + "/" + folder, depth: depth) where !entry.isLink {
        let path = folder + entry.name
        if entry.kind == .file {
          found.append(path)
        } else if entry.kind == .folder, enter(entry.name) {
          folders.append((path + "/", depth + 1))
        }
      }
    }
    return found.sorted()
  }
}
