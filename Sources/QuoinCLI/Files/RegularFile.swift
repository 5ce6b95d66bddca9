import Foundation
import QuoinHostProtocol

/// A file with bytes in it, and nothing else: a link, a pipe, a device or a directory that somebody put in its place
/// is refused.
struct RegularFile {
  let url: URL

  /// The file's bytes. Throws when there are more than `limit`.
  func contents(upTo limit: Int) throws -> Data {
    let (descriptor, size) = try opened()
    defer { close(descriptor) }
    guard size <= limit else {
      throw CommandFailure.input("\(url.path) is too large: \(size) bytes")
    }
    var data = Data(capacity: size)
    try read(descriptor) { data += $0 }
    return data
  }

  /// Copies the file to a new one, which may be read by whomever the user's mask allows.
  func copy(to target: URL, mode: mode_t? = nil) throws {
    let (descriptor, _) = try opened()
    defer { close(descriptor) }
    let copy = open(target.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard copy >= 0 else { throw FileProblem.writing(errno) }
    var problem: FileProblem?
    if let mode { fchmod(copy, mode) }
    try read(descriptor) { bytes in
      guard problem == nil else { return }
      problem = Self.write(bytes, to: copy)
    }
    // Some file systems tell of a full disk only here.
    if close(copy) != 0, problem == nil { problem = .writing(errno) }
    if let problem { throw problem }
  }

  private func opened() throws -> (descriptor: Int32, size: Int) {
    let descriptor = open(url.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
      let code = errno
      if descriptor >= 0 { close(descriptor) }
      throw CommandFailure.input("\(url.path) cannot be read: \(ErrorText.system(code))")
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw CommandFailure.input("\(url.path) is no ordinary file")
    }
    return (descriptor, Int(status.st_size))
  }

  private func read(_ descriptor: Int32, _ take: (UnsafeRawBufferPointer) throws -> Void) throws {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw CommandFailure.input("\(url.path) cannot be read: \(ErrorText.system(errno))")
      }
      if count == 0 { return }
      try take(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }

  /// Writes all bytes; returns what went wrong.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> FileProblem? {
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

/// Why a file could not be written.
struct FileProblem: Error, CustomStringConvertible {
  let code: Int32

  static func writing(_ code: Int32) -> FileProblem { FileProblem(code: code) }

  var description: String { "it cannot be written: \(ErrorText.system(code))" }
}
