import Foundation
import QuoinDrawing
import QuoinVectors

/// A cache of recently read images and drawings, so that an image shown many times is read only
/// once.
///
/// Files are read again after they change.
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

  /// The maximum number of cached files.
  private static let limit = 64

  /// Returns the image in `file`.
  ///
  /// - Throws: The error of reading the file, or an ``ImageError``.
  func source(of file: ImageFile) throws -> ImageSource {
    let content = try content(of: file) { .pixels(try ImageDecoder.source(data: $0)) }
    guard case .pixels(let source) = content else { throw ImageError.unknownFormat }
    return source
  }

  /// Returns the SVG or PDF drawing in `file`.
  ///
  /// - Throws: The error of reading the file, or a `VectorError`.
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
