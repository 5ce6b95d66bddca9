import Foundation

extension Data {
  /// Writes a file of the scratch directory.
  ///
  /// `write(to:)` would wait until a disk has it, but another process reads it at once.
  func writeScratchFile(_ file: URL) throws {
    // Own file: in the scratch directory of this process
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: self)
  }
}
