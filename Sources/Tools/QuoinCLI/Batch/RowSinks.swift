import Foundation
import QuoinHostProtocol

/// A destination for the rows' images.
///
/// One thread at a time calls it in the order of the rows, except for `prepared`.
protocol RowSink: AnyObject {
  /// Whether an earlier run already wrote this image.
  func has(_ name: String) -> Bool
  /// Does the work on an image for which the order doesn't matter, on the thread that draws.
  func prepared(_ picture: URL, name: String, line: Int) throws -> PreparedRow
  /// Stores a row's image.
  func put(_ row: PreparedRow, name: String, line: Int) throws
  /// Records that a row has no image.
  func fail(_ reason: String, line: Int) throws
  /// Publishes the complete result after the last row.
  func publish() throws
  /// Removes everything that is not published.
  func discard()
}

/// A row's image on its way to a sink.
enum PreparedRow: Equatable {
  case file(URL)
  /// All that is written for the row.
  case bytes([UInt8])

  /// The size of the largest image, in bytes, that waits in memory for earlier rows.
  private static let largest = 256 << 10

  /// Calls `make` with a small image at once, and with a large one when its row is due.
  init(_ picture: URL, by make: (URL) throws -> [UInt8]) throws {
    var status = stat()
    let isSmall = lstat(picture.path, &status) == 0 && status.st_size <= Self.largest
    self = isSmall ? .bytes(try make(picture)) : .file(picture)
  }

  func written(by make: (URL) throws -> [UInt8]) rethrows -> [UInt8] {
    switch self {
    case .file(let file): try make(file)
    case .bytes(let bytes): bytes
    }
  }
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

  func prepared(_ picture: URL, name: String, line: Int) throws -> PreparedRow {
    let draft = scratch.url.appendingPathComponent("\(line)")
    try writing(name) { try RegularFile(url: picture).copy(to: draft) }
    return .file(draft)
  }

  func put(_ row: PreparedRow, name: String, line: Int) throws {
    guard case .file(let draft) = row else { return }
    let target = target(name)
    try writing(name) {
      try PictureTarget.checkObstacle(at: target.relativePath)
      // Own file: a draft goes to where the user wants it
      guard rename(draft.path, target.path) == 0 else { throw FileError.writing(errno) }
    }
  }

  private func writing(_ name: String, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as FileError {
      throw CommandFailure.input(ErrorText.sentence(about: error), at: target(name).relativePath)
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

  func prepared(_ picture: URL, name: String, line: Int) throws -> PreparedRow {
    try PreparedRow(picture) { try Self.entry(name, $0) }
  }

  func put(_ row: PreparedRow, name: String, line: Int) throws {
    try write(row.written { try Self.entry(name, $0) })
  }

  private static func entry(_ name: String, _ picture: URL) throws -> [UInt8] {
    // A ustar header truncates longer names.
    guard name.utf8.count <= 100 else {
      throw RowFailure("its name is too long for an archive: \(name)")
    }
    let bytes = try RegularFile(url: picture).contents(upTo: 1 << 32)
    let padding = (512 - bytes.count % 512) % 512
    return header(name, size: bytes.count) + bytes + [UInt8](repeating: 0, count: padding)
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
  func prepared(_ picture: URL, name: String, line: Int) throws -> PreparedRow {
    try PreparedRow(picture) { try Self.answer(line, name, $0) }
  }

  func put(_ row: PreparedRow, name: String, line: Int) throws {
    try Results.write(row.written { try Self.answer(line, name, $0) })
  }

  private static func answer(_ line: Int, _ name: String, _ picture: URL) throws -> [UInt8] {
    let data = try RegularFile(url: picture).contents(upTo: 1 << 32).base64EncodedData()
    let start = "{\"line\":\(line),\"name\":\(StudioText.quoted(name)),\"data\":\""
    return Array(start.utf8) + data + Array("\"}\n".utf8)
  }

  func fail(_ reason: String, line: Int) throws {
    try Results.write("{\"line\":\(line),\"failure\":\(StudioText.quoted(reason))}")
  }
}
