import Foundation

/// A file of the user's that is read: one with bytes in it, no directory, pipe, socket or device.
public enum InputFile {
  /// The most bytes that a file is read with where the reader names no other limit.
  public static let largest = 64 << 20

  /// The file's bytes; links are followed, as whoever names the path has resolved them.
  ///
  /// - Throws: ``FileMistake`` where it can't be read, is no ordinary file, or has more than `limit` bytes.
  public static func contents(of path: String, upTo limit: Int = largest) throws -> Data {
    let (descriptor, size) = try opened(path)
    defer { close(descriptor) }
    return try contents(of: descriptor, path, size: size, upTo: limit)
  }

  /// The file's text, which has to be UTF-8; `nil` where it isn't, or can't be read.
  public static func text(of file: URL) -> String? {
    (try? contents(of: file.path)).flatMap { String(data: $0, encoding: .utf8) }
  }

  /// Opens an ordinary file. Whoever calls it closes the descriptor.
  ///
  /// - Parameter followsLinks: Whether the path may be a link, or lie in a folder that is one.
  /// - Throws: ``FileMistake``.
  public static func opened(
    _ path: String, followsLinks: Bool = true
  ) throws -> (descriptor: Int32, size: Int) {
    let descriptor = try followsLinks ? open(path, flags) : openedInFolder(path)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
      let reason = String(cString: strerror(errno))
      if descriptor >= 0 { close(descriptor) }
      throw FileMistake(path, "it cannot be read: \(reason)")
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw FileMistake(path, "it is no ordinary file")
    }
    return (descriptor, Int(status.st_size))
  }

  // Opening a pipe must not wait for whoever writes to it.
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

  /// All bytes of a descriptor, of which a file that grows meanwhile gives no more than `limit` either.
  public static func contents(
    of descriptor: Int32, _ path: String, size: Int, upTo limit: Int
  ) throws -> Data {
    func tooLarge(_ size: Int) -> FileMistake {
      FileMistake(path, "it is too large: \(size) bytes, and \(limit) are read at most")
    }
    guard size <= limit else { throw tooLarge(size) }
    var data = Data(capacity: size)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw FileMistake(path, "it cannot be read: \(String(cString: strerror(errno)))")
      }
      if count == 0 { return data }
      guard data.count + count <= limit else { throw tooLarge(data.count + count) }
      data.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }
}
