import Foundation

/// A small picture as an uncompressed PNG file, for which only checksums must be computed.
package struct StoredPNG {
  package let data: Data

  /// Creates a file with one pixel per point of `grid`.
  package init(_ grid: ColorGrid) {
    let bytes = grid.colors.flatMap { color in
      [color.red, color.green, color.blue, color.opacity].map {
        UInt8(($0.isNaN ? 0 : min(max($0, 0), 1) * 255).rounded())
      }
    }
    self.init(width: grid.columns, height: grid.rows, rgba: bytes)
  }

  /// Creates a file of `width` × `height` pixels of four bytes each: red, green, blue and opacity,
  /// rows from the top.
  package init(width: Int, height: Int, rgba: [UInt8]) {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(rgba.count + height)
    for row in 0..<height {
      pixels.append(0)
      pixels += rgba[row * width * 4..<(row + 1) * width * 4]
    }
    let blocks = max(1, (pixels.count + Self.block - 1) / Self.block)
    var file = Data(capacity: pixels.count + 5 * blocks + 64)
    file += [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // Eight bits per channel, with alpha.
    let header = Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + [8, 6, 0, 0, 0]
    Self.add("IHDR", header.count, to: &file) { $0 += header }
    Self.add("IDAT", pixels.count + 5 * blocks + 6, to: &file) { Self.store(pixels, in: &$0) }
    Self.add("IEND", 0, to: &file) { _ in }
    data = file
  }

  /// The maximum size of a stored block in bytes.
  private static let block = 65_535

  /// Appends `content` in a zlib container, as uncompressed blocks.
  private static func store(_ content: [UInt8], in file: inout Data) {
    file += [0x78, 0x01]
    var rest = content[...]
    repeat {
      let block = rest.prefix(block)
      rest = rest.dropFirst(block.count)
      let (low, high) = (UInt8(block.count & 0xFF), UInt8(block.count >> 8))
      file += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high]
      block.withUnsafeBytes { file.append(contentsOf: $0) }
    } while !rest.isEmpty
    file += bytes(adler(content))
  }

  /// Returns the Adler-32 checksum.
  private static func adler(_ content: [UInt8]) -> UInt32 {
    var (first, second) = (UInt32(1), UInt32(0))
    content.withUnsafeBufferPointer { content in
      // So few bytes can't overflow the sums.
      for start in stride(from: 0, to: content.count, by: 5_552) {
        for byte in content[start..<min(start + 5_552, content.count)] {
          first &+= UInt32(byte)
          second &+= first
        }
        (first, second) = (first % 65_521, second % 65_521)
      }
    }
    return second << 16 | first
  }

  /// Appends a chunk whose content, of `count` bytes, `write` writes.
  private static func add(
    _ name: String, _ count: Int, to file: inout Data, _ write: (inout Data) -> Void
  ) {
    file += bytes(UInt32(count))
    let start = file.count
    file += Array(name.utf8)
    write(&file)
    // CRC-32
    let remainders = remainders
    let checksum = file.withUnsafeBytes { file in
      var remainder = UInt32.max
      for byte in file[start...] {
        remainder = remainders[Int(UInt8(truncatingIfNeeded: remainder) ^ byte)] ^ remainder >> 8
      }
      return ~remainder
    }
    file += bytes(checksum)
  }

  private static let remainders = (0..<UInt32(256)).map { byte in
    (0..<8).reduce(byte) { rest, _ in rest >> 1 ^ (rest & 1 == 1 ? 0xEDB8_8320 : 0) }
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

extension ImageSource {
  /// Creates a picture of `width` × `height` pixels of four bytes each: red, green, blue and
  /// opacity, not premultiplied; `nil` if the number of bytes is wrong, or a side is zero or too
  /// long.
  package init?(width: Int, height: Int, rgba: [UInt8]) {
    guard (1...65_535).contains(width), (1...65_535).contains(height),
      width * height <= ImageHeader.pixelLimit, rgba.count == width * height * 4
    else { return nil }
    self.init(
      data: StoredPNG(width: width, height: height, rgba: rgba).data, format: .png,
      pixelWidth: width, pixelHeight: height)
  }
}
