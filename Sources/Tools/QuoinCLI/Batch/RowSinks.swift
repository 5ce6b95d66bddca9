import Foundation
import QuoinHostProtocol

/// A destination for the rows' images, called in the order of the rows.
protocol RowSink: AnyObject {
  /// Whether an earlier run already wrote this image.
  func has(_ name: String) -> Bool
  /// Stores a row's image.
  func put(_ picture: URL, name: String, line: Int) throws
  /// Records that a row has no image.
  func fail(_ reason: String, line: Int) throws
  /// Publishes the complete result after the last row.
  func publish() throws
  /// Removes everything that is not published.
  func discard()
}

extension RowSink {
  func has(_ name: String) -> Bool { false }
  func fail(_ reason: String, line: Int) {}
  func publish() throws {}
  func discard() {}
}

/// Writes one file per row; each appears only when it is complete.
final class RowFolder: RowSink {
  private let folder: URL
  private let scratch: ScratchDirectory

  init(_ folder: URL) throws {
    try OutputFolder(url: folder).make()
    self.folder = folder
    scratch = try ScratchDirectory(in: folder)
  }

  private func target(_ name: String) -> URL { folder.appendingPathComponent(name) }

  func has(_ name: String) -> Bool {
    var status = stat()
    return lstat(target(name).path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  func put(_ picture: URL, name: String, line: Int) throws {
    let (draft, target) = (scratch.url.appendingPathComponent("draft"), target(name))
    do {
      try PictureTarget.checkObstacle(at: target.relativePath)
      try RegularFile(url: picture).copy(to: draft)
      // Own file: a draft goes to where the user wants it
      guard rename(draft.path, target.path) == 0 else { throw FileError.writing(errno) }
    } catch let error as FileError {
      unlink(draft.path)
      throw CommandFailure.input(ErrorText.sentence(about: error), at: target.relativePath)
    }
  }

  func discard() { scratch.remove() }
}

/// Writes one tar archive (POSIX.1-1988, “ustar”), which appears only when it is complete.
///
/// It contains no times and no owners, so the same rows produce the same bytes.
final class RowArchive: RowSink {
  private let path: String
  private let scratch: ScratchDirectory
  private let draft: URL
  private let descriptor: Int32

  init(_ path: String) throws {
    self.path = path
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try OutputFolder(url: folder).make()
    scratch = try ScratchDirectory(in: folder)
    draft = scratch.url.appendingPathComponent("archive")
    // Own file: a draft in the scratch directory
    descriptor = open(draft.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      let error = FileError.writing(errno)
      scratch.remove()
      throw CommandFailure.input(ErrorText.sentence(about: error), at: path)
    }
  }

  func put(_ picture: URL, name: String, line: Int) throws {
    // A ustar header truncates longer names.
    guard name.utf8.count <= 100 else {
      throw RowFailure("its name is too long for an archive: \(name)")
    }
    let bytes = try RegularFile(url: picture).contents(upTo: 1 << 32)
    let padding = (512 - bytes.count % 512) % 512
    try write(
      Self.header(name, size: bytes.count) + bytes + [UInt8](repeating: 0, count: padding))
  }

  func publish() throws {
    try write([UInt8](repeating: 0, count: 1024))
    // Own file: a draft goes to where the user wants it
    guard fsync(descriptor) == 0, rename(draft.path, path) == 0 else {
      throw CommandFailure.input("\(FileError.writing(errno))", at: path)
    }
  }

  func discard() {
    close(descriptor)
    scratch.remove()
  }

  private func write(_ bytes: [UInt8]) throws {
    if let error = bytes.withUnsafeBytes({ RegularFile.write($0, to: descriptor) }) {
      throw CommandFailure.input(ErrorText.sentence(about: error), at: path)
    }
  }

  private static func header(_ name: String, size: Int) -> [UInt8] {
    func field(_ text: String, _ width: Int) -> [UInt8] {
      Array(text.utf8) + [UInt8](repeating: 0, count: width - text.utf8.count)
    }
    func octal(_ number: Int, _ width: Int) -> [UInt8] {
      let digits = String(number, radix: 8)
      return field(String(repeating: "0", count: width - 1 - digits.count) + digits, width)
    }
    let start =
      field(name, 100) + octal(0o644, 8) + octal(0, 8) + octal(0, 8) + octal(size, 12)
      + octal(0, 12)
    let end = field("0", 1) + field("", 100) + field("ustar", 6) + Array("00".utf8) + field("", 247)
    // The checksum counts its own field as spaces.
    let sum = (start + end).reduce(8 * 32) { $0 + Int($1) }
    return start + octal(sum, 7) + [32] + end
  }
}

/// Writes one line of JSON per row to standard output.
final class RowLines: RowSink {
  func put(_ picture: URL, name: String, line: Int) throws {
    let bytes = try RegularFile(url: picture).contents(upTo: 1 << 32)
    let name = StudioText.quoted(name)
    try Results.write(
      "{\"line\":\(line),\"name\":\(name),\"data\":\"\(bytes.base64EncodedString())\"}")
  }

  func fail(_ reason: String, line: Int) throws {
    try Results.write("{\"line\":\(line),\"failure\":\(StudioText.quoted(reason))}")
  }
}
