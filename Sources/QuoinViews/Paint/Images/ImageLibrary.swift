import Foundation
import QuoinDrawing

/// Keeps the picture files read last, so that a picture shown a thousand times is read once.
///
/// The library reads a file again after it has changed.
@MainActor
final class ImageLibrary {
  static let shared = ImageLibrary()

  private struct Entry {
    var modified: Date?
    var size: Int?
    var source: ImageSource
    var lastUse: Int
  }
  private var entries: [String: Entry] = [:]
  private var uses = 0

  /// The most files that the library keeps.
  private static let limit = 64

  /// The picture in `file`.
  ///
  /// - Throws: the error of reading the file, or an ``ImageError``.
  func source(of file: ImageFile) throws -> ImageSource {
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    let modified = attributes[.modificationDate] as? Date
    let size = (attributes[.size] as? NSNumber)?.intValue
    uses += 1
    if let known = entries[file.path], known.modified == modified, known.size == size {
      entries[file.path]?.lastUse = uses
      return known.source
    }
    let source = try ImageDecoder.source(
      data: Data(contentsOf: URL(fileURLWithPath: file.path)))
    entries[file.path] = Entry(modified: modified, size: size, source: source, lastUse: uses)
    if entries.count > Self.limit,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      entries[oldest.key] = nil
    }
    return source
  }
}
