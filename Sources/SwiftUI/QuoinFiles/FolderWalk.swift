import Foundation

/// A walk through a folder that ends: it looks into each directory once, into none outside, and counts what it finds.
public struct FolderWalk {
  /// Something in a directory.
  public struct Entry: Equatable, Sendable {
    public enum Kind: Sendable { case file, folder, other }

    public let name: String
    /// The kind of what a link leads to.
    public let kind: Kind
    public let isLink: Bool

    public init(name: String, kind: Kind, isLink: Bool) {
      (self.name, self.kind, self.isLink) = (name, kind, isLink)
    }
  }

  /// The deepest directory that is looked into.
  public static let deepest = 64
  /// The most files and folders of one walk.
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

  /// A walk that stays below `root`.
  public init(_ root: String, mostEntries: Int = mostEntries) {
    self.root = root
    self.mostEntries = mostEntries
    realRoot = RealPath.of(root) ?? root
  }

  /// The entries of a directory, sorted by name; none where it has been looked into before, can't be read, or where a link
  /// to it leads out of the folder. Names that aren't UTF-8, or have control characters, are left out.
  ///
  /// - Parameter depth: How many folders lie between the directory and the walk's root.
  /// - Throws: ``FileMistake`` where the folder is too deep or holds too much.
  public mutating func entries(of path: String, depth: Int) throws -> [Entry] {
    guard depth <= Self.deepest else {
      throw FileMistake(path, "folders are nested more than \(Self.deepest) levels deep")
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
        throw FileMistake(
          root, "it holds more than \(mostEntries) files and folders; name a smaller one")
      }
      if let entry = Self.entry(name, in: descriptor) { found.append(entry) }
    }
    return found.sorted { $0.name < $1.name }
  }

  /// The names in one directory, sorted; none where it can't be read or holds too much.
  public static func names(in path: String) -> [String] {
    var walk = FolderWalk(path)
    return (try? walk.entries(of: path, depth: 0))?.map(\.name) ?? []
  }

  /// Whether a path, with the links in it, leads to something below the root.
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
    // A link that leads nowhere is nothing.
    if isLink, fstatat(directory, name, &status, 0) != 0 { return nil }
    let kind: Entry.Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    return Entry(name: name, kind: kind, isLink: isLink)
  }

  /// All files below the root by their paths from there, sorted; links aren't followed.
  ///
  /// - Parameter enter: Whether to look into the folder of that name.
  /// - Throws: ``FileMistake``, as ``entries(of:depth:)``.
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
