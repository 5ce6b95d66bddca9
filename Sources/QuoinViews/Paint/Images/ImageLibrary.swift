import Foundation
import QuoinDrawing

/// The picture files that were read last, so that a picture shown a thousand times is read once.
///
/// A file that changed since is read again.
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

  /// Files that are kept.
  private static let limit = 64

  /// The picture in `file`.
  ///
  /// - Throws: what reading the file throws, or an ``ImageError``.
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
