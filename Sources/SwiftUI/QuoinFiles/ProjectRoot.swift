import Foundation

/// The folder whose files an input may refer to, and the exceptions outside it. Every path in a
/// project, a manifest or a catalog is resolved through it.
public struct ProjectRoot: Sendable {
  /// The folder, as the caller named it.
  public let url: URL
  /// Whether files outside the folder are read only if explicitly allowed.
  public let isSealed: Bool
  private let real: String
  private let allowed: [String]

  /// Creates a root for the files in `folder`.
  ///
  /// - Parameters:
  ///   - folders: Folders outside the root that may also be read.
  ///   - isSealed: Whether no other file outside the root may be read.
  public init(_ folder: URL, allowing folders: [URL] = [], isSealed: Bool = false) {
    url = folder.standardizedFileURL
    self.isSealed = isSealed
    real = RealPath.of(url.path) ?? url.path
    allowed = folders.compactMap { RealPath.of($0.path) }
  }

  /// Returns a root with the same permissions for another folder.
  public func moved(to folder: URL) -> ProjectRoot {
    ProjectRoot(
      folder, allowing: allowed.map { URL(fileURLWithPath: $0) }, isSealed: isSealed)
  }

  /// The result of resolving a path.
  public enum Place: Equatable, Sendable {
    /// A file or folder that may be read.
    case inside(URL)
    /// A file or folder deliberately shared from outside: it may be read after its name has been
    /// printed.
    case shared(URL)
    /// The path doesn't exist.
    case missing(URL)
    /// A file or folder that may not be read, with the reason.
    case refused(String)
  }

  /// Resolves `path` relative to `folder`. `..` is removed textually before links are followed.
  ///
  /// - Parameter isSharing: Whether the path may deliberately lead out of the folder. Absolute
  ///   paths never may.
  public func place(of path: String, in folder: URL, isSharing: Bool = true) -> Place {
    let isAbsolute = path.hasPrefix("/")
    return place(
      of: isAbsolute ? path : folder.path + "/" + path, isSharing: isSharing && !isAbsolute)
  }

  /// Resolves an absolute path.
  public func place(of path: String, isSharing: Bool = true) -> Place {
    guard path.utf8.count <= Self.longest else { return .refused("its path is too long") }
    guard FileName.isPlain(path) else {
      return .refused("its path contains a control character")
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
    let cause = isLink ? "a link leads to \(target), outside of" : "it is outside of"
    return .refused("\(cause) \(url.lastPathComponent); to allow it, pass --allow-read DIR")
  }

  /// Returns the file or folder at `path`.
  ///
  /// - Parameter file: The file that contains the path, for the error message.
  /// - Throws: ``InputFileError`` if the target isn't inside or doesn't exist.
  public func file(at path: String, in folder: URL, namedBy file: String) throws -> URL {
    switch place(of: path, in: folder, isSharing: false) {
    case .inside(let url): return url
    case .missing:
      throw InputFileError(file, "it refers to \(FileName.printable(path)), which doesn't exist")
    case .shared:
      throw InputFileError(
        file, "it refers to \(FileName.printable(path)), which is outside of the folder")
    case .refused(let reason):
      throw InputFileError(file, "it refers to \(FileName.printable(path)): \(reason)")
    }
  }

  /// Returns whether writing the file stays inside: no link is on the way, and an existing file is
  /// regular.
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

  // The system's limit
  private static let longest = 4096

  /// Returns whether the path from the common ancestor with the folder contains no link.
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

/// Resolves paths as the file system does. They are compared bytewise, because two that look alike
/// may be two files.
public enum RealPath {
  /// Returns the path with links resolved; `nil` if nothing exists there.
  public static func of(_ path: String) -> String? {
    guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  /// Returns whether a path is the folder or below it. Both must be without `.` and `..`.
  public static func contains(_ folder: String, _ path: String) -> Bool {
    let (folder, path) = (folder.utf8, path.utf8)
    guard path.starts(with: folder) else { return false }
    let rest = path.dropFirst(folder.count)
    return rest.isEmpty || folder.last == UInt8(ascii: "/") || rest.first == UInt8(ascii: "/")
  }

  /// Returns the absolute path without `.`, `..` and doubled slashes, without resolving links.
  public static func standardized(_ path: String) -> String {
    var parts: [Substring.UTF8View] = []
    for part in path[...].utf8.split(separator: UInt8(ascii: "/")) {
      if part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.map { String(Substring($0)) }.joined(separator: "/")
  }
}
