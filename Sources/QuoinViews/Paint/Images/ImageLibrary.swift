import Foundation
import QuoinDrawing
import QuoinVectors

/// Keeps the picture and drawing files read last, so that a picture shown a thousand times is read once.
///
/// The library reads a file again after it has changed.
@MainActor
final class ImageLibrary {
  static let shared = ImageLibrary()

  private struct Entry {
    var modified: Date?
    var size: Int?
    var content: Picture.Content
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
    let content = try content(of: file) { .pixels(try ImageDecoder.source(data: $0)) }
    guard case .pixels(let source) = content else { throw ImageError.unknownFormat }
    return source
  }

  /// The drawing in `file`, SVG or PDF.
  ///
  /// - Throws: the error of reading the file, or a `VectorError`.
  func vector(of file: ImageFile) throws -> VectorPicture {
    let content = try content(of: file) { .vector(try VectorPicture(data: $0)) }
    guard case .vector(let vector) = content else { throw ImageError.unknownFormat }
    return vector
  }

  private func content(of file: ImageFile, _ read: (Data) throws -> Picture.Content) throws
    -> Picture.Content
  {
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    let modified = attributes[.modificationDate] as? Date
    let size = (attributes[.size] as? NSNumber)?.intValue
    uses += 1
    if let known = entries[file.path], known.modified == modified, known.size == size {
      entries[file.path]?.lastUse = uses
      return known.content
    }
    let content = try read(Data(contentsOf: URL(fileURLWithPath: file.path)))
    entries[file.path] = Entry(modified: modified, size: size, content: content, lastUse: uses)
    if entries.count > Self.limit,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      entries[oldest.key] = nil
    }
    return content
  }
}
