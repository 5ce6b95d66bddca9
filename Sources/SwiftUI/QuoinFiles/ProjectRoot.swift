import Foundation

/// The folder whose files an input may name, and what may be read beside it: the one way from a path in a project, a
/// manifest or a catalogue to a file.
public struct ProjectRoot: Sendable {
  /// The folder, as it was named.
  public let url: URL
  /// Whether what lies outside is read only where it is allowed by name.
  public let isSealed: Bool
  private let real: String
  private let allowed: [String]

  /// A root for the files in `folder`.
  ///
  /// - Parameters:
  ///   - folders: Folders outside that may be read, too.
  ///   - isSealed: Whether nothing else outside may be read.
  public init(_ folder: URL, allowing folders: [URL] = [], isSealed: Bool = false) {
    url = folder.standardizedFileURL
    self.isSealed = isSealed
    real = RealPath.of(url.path) ?? url.path
    allowed = folders.compactMap { RealPath.of($0.path) }
  }

  /// The same permissions for another folder.
  public func moved(to folder: URL) -> ProjectRoot {
    ProjectRoot(
      folder, allowing: allowed.map { URL(fileURLWithPath: $0) }, isSealed: isSealed)
  }

  /// Where a path leads.
  public enum Place: Equatable, Sendable {
    /// To a file or a folder that may be read.
    case inside(URL)
    /// Out of the folder on purpose: what is there is read once its name was printed.
    case shared(URL)
    /// To nothing.
    case missing(URL)
    /// Elsewhere, with the reason why it isn't read.
    case refused(String)
  }

  /// Where `path` leads, seen from `folder`. Links in every part of it are followed, and `..` is what it is without links.
  ///
  /// - Parameter isSharing: Whether the path may lead out of the folder on purpose. Absolute paths never do.
  public func place(of path: String, in folder: URL, isSharing: Bool = true) -> Place {
    let isAbsolute = path.hasPrefix("/")
    return place(
      of: isAbsolute ? path : folder.path + "/" + path, isSharing: isSharing && !isAbsolute)
  }

  /// The same for a full path.
  public func place(of path: String, isSharing: Bool = true) -> Place {
    guard path.utf8.count <= Self.longest else { return .refused("its path is too long") }
    guard FileName.isPlain(path) else {
      return .refused("there is a control character in its path")
    }
    let plain = RealPath.standardized(path)
    guard let target = RealPath.of(plain) else { return .missing(URL(fileURLWithPath: plain)) }
    if RealPath.contains(real, target) {
      let isNamedInside = RealPath.contains(url.path, plain)
      let rest = String(
        decoding: target.utf8.dropFirst(real == "/" ? 0 : real.utf8.count), as: UTF8.self)
      let inside = url.path == "/" ? rest : url.path + rest
      return .inside(URL(fileURLWithPath: isNamedInside ? plain : inside))
    }
    if allowed.contains(where: { RealPath.contains($0, target) }) {
      return .inside(URL(fileURLWithPath: plain))
    }
    let isLink = !isReachedWithoutLinks(plain, target)
    if !isSealed, isSharing, !isLink { return .shared(URL(fileURLWithPath: plain)) }
    let cause = isLink ? "a link leads to \(target), outside of" : "it lies outside of"
    return .refused("\(cause) \(url.lastPathComponent); --allow-read DIR lets it be read")
  }

  /// The file or folder that `path` leads to.
  ///
  /// - Parameter file: What names the path, for the error.
  /// - Throws: ``FileMistake`` where it isn't inside, or isn't there.
  public func file(at path: String, in folder: URL, namedBy file: String) throws -> URL {
    switch place(of: path, in: folder, isSharing: false) {
    case .inside(let url): return url
    case .missing:
      throw FileMistake(file, "it names \(FileName.printable(path)), which is not there")
    case .shared:
      throw FileMistake(file, "it names \(FileName.printable(path)), which lies outside")
    case .refused(let reason):
      throw FileMistake(file, "it names \(FileName.printable(path)): \(reason)")
    }
  }

  /// Whether a file at that path would be written inside: no link is on the way, and what is there is an ordinary file.
  public func mayWrite(_ file: URL) -> Bool {
    let plain = RealPath.standardized(file.path)
    guard FileName.isPlain(plain), RealPath.contains(url.path, plain), plain != url.path else {
      return false
    }
    var status = stat()
    if lstat(plain, &status) == 0, status.st_mode & S_IFMT != S_IFREG { return false }
    var folder = (plain as NSString).deletingLastPathComponent
    while folder != url.path, folder.utf8.count > url.path.utf8.count {
      if lstat(folder, &status) == 0, status.st_mode & S_IFMT != S_IFDIR { return false }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return true
  }

  // What the system takes
  private static let longest = 4096

  /// Whether the way from the folder out to the path has no link.
  private func isReachedWithoutLinks(_ plain: String, _ target: String) -> Bool {
    var common = url.path
    while !RealPath.contains(common, plain) {
      common = (common as NSString).deletingLastPathComponent
    }
    guard let realCommon = RealPath.of(common) else { return false }
    let rest = plain.utf8.dropFirst(common == "/" ? 0 : common.utf8.count)
    let expected = (realCommon == "/" ? "" : realCommon) + String(decoding: rest, as: UTF8.self)
    return expected.utf8.elementsEqual(target.utf8)
  }
}

/// Paths as the file system resolves them. They are compared by their bytes: two that look alike may be two files.
public enum RealPath {
  /// The path without links; `nil` where there is nothing.
  public static func of(_ path: String) -> String? {
    guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  /// Whether a path is the folder or lies below it. Both are without `.` and `..`.
  public static func contains(_ folder: String, _ path: String) -> Bool {
    let (folder, path) = (folder.utf8, path.utf8)
    guard path.starts(with: folder) else { return false }
    let rest = path.dropFirst(folder.count)
    return rest.isEmpty || folder.last == UInt8(ascii: "/") || rest.first == UInt8(ascii: "/")
  }

  /// The full path without `.`, `..` and doubled slashes; links are not looked at.
  public static func standardized(_ path: String) -> String {
    var parts: [Substring.UTF8View] = []
    for part in path[...].utf8.split(separator: UInt8(ascii: "/")) {
      if part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.map { String(Substring($0)) }.joined(separator: "/")
  }
}
