import Foundation

/// The header of a picture file.
public struct ImageHeader: Equatable, Sendable {
  public var format: ImageSource.Format
  /// The stored width in pixels.
  public var width: Int
  /// The stored height in pixels.
  public var height: Int
  public var orientation: ImageOrientation

  /// The maximum number of pixels in a picture.
  public static let pixelLimit = 1 << 27

  /// Returns the maximum number of pixels in a file of `size` bytes.
  ///
  /// In a small file, more pixels would only be possible for a plain surface.
  static func pixelLimit(fileSize size: Int) -> Int { min(pixelLimit, 1 << 25 + 32 * size) }

  /// Reads the header of `data`.
  public init(_ data: Data) throws(ImageError) {
    let bytes = ByteReader(data)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = try Self.png(bytes)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = try Self.jpeg(bytes)
    } else {
      throw .unknownFormat
    }
    guard width > 0, height > 0 else { throw .corrupt(format, reason: "a side has no pixels") }
    guard
      width.multipliedReportingOverflow(by: height).partialValue
        <= Self.pixelLimit(fileSize: data.count),
      width <= 65_535, height <= 65_535
    else { throw .tooLarge(width: width, height: height) }
  }

  private init(format: ImageSource.Format, width: Int, height: Int, orientation: ImageOrientation) {
    self.format = format
    self.width = width
    self.height = height
    self.orientation = orientation
  }

  /// Reads a PNG header. The size is in the first chunk, which must be IHDR.
  private static func png(_ bytes: ByteReader) throws(ImageError) -> ImageHeader {
    guard bytes.starts(with: Array("IHDR".utf8), at: 12),
      let width = bytes.bigEndian(at: 16, count: 4), let height = bytes.bigEndian(at: 20, count: 4)
    else { throw .corrupt(.png, reason: "its header is missing") }
    return ImageHeader(format: .png, width: width, height: height, orientation: .up)
  }

  /// Reads a JPEG header: skips segments up to a start-of-frame segment, which contains the size. A
  /// preceding APP1 segment may contain the orientation.
  private static func jpeg(_ bytes: ByteReader) throws(ImageError) -> ImageHeader {
    var orientation = ImageOrientation.up
    var place = 2
    while let marker = bytes.bigEndian(at: place, count: 2), marker >= 0xFF00 {
      if marker == 0xFFFF {  // A fill byte before a marker.
        place += 1
        continue
      }
      guard let length = bytes.bigEndian(at: place + 2, count: 2), length >= 2 else { break }
      let kind = marker & 0xFF
      // C4, C8 and CC are tables, not frames.
      if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        guard let height = bytes.bigEndian(at: place + 5, count: 2),
          let width = bytes.bigEndian(at: place + 7, count: 2)
        else { break }
        return ImageHeader(format: .jpeg, width: width, height: height, orientation: orientation)
      }
      if kind == 0xE1, let found = ImageOrientation(exif: bytes, at: place + 4) {
        orientation = found
      }
      place += 2 + length
    }
    throw .corrupt(.jpeg, reason: "it ends before its size is stated")
  }
}

/// Reads numbers from bytes; returns `nil` beyond their end.
struct ByteReader {
  private let data: Data
  init(_ data: Data) { self.data = data }

  subscript(place: Int) -> Int? {
    place >= 0 && place < data.count ? Int(data[data.startIndex + place]) : nil
  }

  func starts(with prefix: [UInt8], at place: Int = 0) -> Bool {
    prefix.indices.allSatisfy { self[place + $0] == Int(prefix[$0]) }
  }

  func bigEndian(at place: Int, count: Int) -> Int? {
    var value = 0
    for offset in 0..<count {
      guard let byte = self[place + offset] else { return nil }
      value = value << 8 | byte
    }
    return value
  }

  func littleEndian(at place: Int, count: Int) -> Int? {
    var value = 0
    for offset in (0..<count).reversed() {
      guard let byte = self[place + offset] else { return nil }
      value = value << 8 | byte
    }
    return value
  }
}
