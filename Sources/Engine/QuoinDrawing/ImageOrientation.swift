import Foundation
import QuoinGeometry

/// The Exif orientation of a picture, 1…8, which determines the transform from stored pixels to the
/// upright picture.
public enum ImageOrientation: Int, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Whether width and height are swapped.
  public var swapsSides: Bool { rawValue >= 5 }

  /// The transform from the stored picture to the upright picture, both as unit squares whose y
  /// axis points down.
  public var transform: CGAffineTransform {
    switch self {
    case .up: .identity
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    }
  }

  /// Reads the orientation from an Exif block: a small TIFF file with the number in tag 0x0112 of
  /// the first directory.
  init?(exif bytes: ByteReader, at place: Int) {
    guard bytes.starts(with: Array("Exif".utf8) + [0, 0], at: place) else { return nil }
    let tiff = place + 6
    let isLittle = bytes[tiff] == 0x49
    func number(_ offset: Int, _ count: Int) -> Int? {
      isLittle
        ? bytes.littleEndian(at: tiff + offset, count: count)
        : bytes.bigEndian(at: tiff + offset, count: count)
    }
    guard number(2, 2) == 42, let directory = number(4, 4), let count = number(directory, 2)
    else { return nil }
    for entry in 0..<count {
      let start = directory + 2 + entry * 12
      guard let tag = number(start, 2) else { return nil }
      if tag == 0x0112, let value = number(start + 8, 2) {
        self.init(rawValue: value)
        return
      }
    }
    return nil
  }
}
