import Foundation

/// A reader of the user's regular files, which rejects directories, pipes, sockets and devices.
public enum InputFile {
  /// The default size limit in bytes.
  public static let largest = 64 << 20

  /// Reads the file's bytes. The function follows links, so the caller must have resolved the path.
  ///
  /// - Throws: ``InputFileError`` if the file can't be read, isn't a regular file, or has more than
  ///   `limit` bytes.
  public static func contents(of path: String, upTo limit: Int = largest) throws -> Data {
    let (descriptor, size) = try opened(path)
    defer { close(descriptor) }
    return try contents(of: descriptor, path, size: size, upTo: limit)
  }

  /// Returns the file's text; `nil` if it can't be read or isn't UTF-8.
  public static func text(of file: URL) -> String? {
    (try? contents(of: file.path)).flatMap { String(data: $0, encoding: .utf8) }
  }

  /// Opens a regular file. The caller closes the descriptor.
  ///
  /// - Parameter followsLinks: Whether the file or its folder may be a link.
  /// - Throws: ``InputFileError``.
  public static func opened(
    _ path: String, followsLinks: Bool = true
  ) throws -> (descriptor: Int32, size: Int) {
    let descriptor = try followsLinks ? open(path, flags) : openedInFolder(path)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
      let reason = String(cString: strerror(errno))
      if descriptor >= 0 { close(descriptor) }
      throw InputFileError(path, "it can't be read: \(reason)")
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw InputFileError(path, "it is not a regular file")
    }
    return (descriptor, Int(status.st_size))
  }

  // Opening a pipe must not wait for a writer.
  private static let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY

  private static func openedInFolder(_ path: String) throws -> Int32 {
    let folder = (path as NSString).deletingLastPathComponent
    let parent = open(
      folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard parent >= 0 else { return parent }
    let descriptor = openat(parent, (path as NSString).lastPathComponent, flags | O_NOFOLLOW)
    let code = errno
    close(parent)
    errno = code
    return descriptor
  }

  /// Reads all bytes of a descriptor; also enforces `limit` for a file that grows while it is read.
  public static func contents(
    of descriptor: Int32, _ path: String, size: Int, upTo limit: Int
  ) throws -> Data {
    func tooLarge(_ size: Int) -> InputFileError {
      InputFileError(path, "it is too large: \(size) bytes; the limit is \(limit)")
    }
    guard size <= limit else { throw tooLarge(size) }
    var data = Data(capacity: size)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw InputFileError(path, "it can't be read: \(String(cString: strerror(errno)))")
      }
      if count == 0 { return data }
      guard data.count + count <= limit else { throw tooLarge(data.count + count) }
      data.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }
}
