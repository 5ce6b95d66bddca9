import Foundation
import QuoinFiles
import QuoinHostProtocol

/// A regular file from another process or from the cache.
///
/// Refuses files that are too large, and a link, pipe, device or directory that replaced the file
/// or its folder.
struct RegularFile {
  let url: URL

  /// The maximum size of an image in bytes.
  static let largestPicture = 512 << 20
  /// The maximum size of an answer or of records in bytes.
  static let largestAnswer = 256 << 20

  /// Reads the file's bytes. Throws if there are more than `limit`.
  func contents(upTo limit: Int) throws -> Data {
    do {
      let (descriptor, size) = try InputFile.opened(url.path, followsLinks: false)
      defer { close(descriptor) }
      return try InputFile.contents(of: descriptor, url.path, size: size, upTo: limit)
    } catch let mistake as InputFileError {
      throw Self.failure(mistake)
    }
  }

  /// Copies the file to a new one with permissions according to the user's umask.
  ///
  /// Throws if there are more bytes than `limit`.
  func copy(to target: URL, mode: mode_t? = nil, upTo limit: Int = largestPicture) throws {
    let descriptor: Int32
    let size: Int
    do {
      (descriptor, size) = try InputFile.opened(url.path, followsLinks: false)
    } catch let mistake as InputFileError {
      throw Self.failure(mistake)
    }
    defer { close(descriptor) }
    guard size <= limit else {
      throw CommandFailure.input("\(url.path) is too large: \(size) bytes")
    }
    let copy = open(target.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard copy >= 0 else { throw FileError.writing(errno) }
    var error: FileError?
    if let mode { fchmod(copy, mode) }
    try read(descriptor) { bytes in
      guard error == nil else { return }
      error = Self.write(bytes, to: copy)
    }
    // Some file systems report a full disk only on close.
    if close(copy) != 0, error == nil { error = .writing(errno) }
    if let error { throw error }
  }

  /// Replaces whatever has the name with a new file, in a directory that another process may write.
  func write(_ data: Data) throws {
    unlink(url.path)
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileError.writing(errno) }
    let error = data.withUnsafeBytes { Self.write($0, to: descriptor) }
    guard close(descriptor) == 0, error == nil else { throw error ?? .writing(errno) }
  }

  private static func failure(_ mistake: InputFileError) -> CommandFailure {
    // As sentences that begin with the file
    .input("\(mistake.place) \(mistake.reason.dropFirst("it ".count))")
  }

  private func read(_ descriptor: Int32, _ take: (UnsafeRawBufferPointer) throws -> Void) throws {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw CommandFailure.input("\(url.path) can't be read: \(ErrorText.system(errno))")
      }
      if count == 0 { return }
      try take(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }

  /// Writes all bytes and returns the error, if any.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> FileError? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Foundation.write(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, errno == EINTR, !Interruption.isNoted { continue }
      guard count >= 0 else { return .writing(errno) }
      rest = rest.dropFirst(count)
    }
    return nil
  }
}

/// The reason that a file could not be written.
struct FileError: Error, CustomStringConvertible {
  let code: Int32

  static func writing(_ code: Int32) -> FileError { FileError(code: code) }

  var description: String { "it can't be written: \(ErrorText.system(code))" }
}
