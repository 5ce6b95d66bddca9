import Foundation

/// A small picture as a PNG file that is not compressed, so that writing it takes only checksums.
package struct StoredPNG {
  package let data: Data

  /// One pixel for each point of `grid`.
  package init(_ grid: ColorGrid) {
    let bytes = grid.colors.flatMap { color in
      [color.red, color.green, color.blue, color.opacity].map {
        UInt8(($0.isNaN ? 0 : min(max($0, 0), 1) * 255).rounded())
      }
    }
    self.init(width: grid.columns, height: grid.rows, rgba: bytes)
  }

  /// `width` × `height` pixels of four bytes each: red, green, blue and opacity, rows from the top.
  package init(width: Int, height: Int, rgba: [UInt8]) {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(rgba.count + height)
    for row in 0..<height {
      pixels.append(0)
      pixels += rgba[row * width * 4..<(row + 1) * width * 4]
    }
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // Eight bits for each of red, green, blue and opacity.
    Self.add(
      "IHDR", Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + [8, 6, 0, 0, 0], to: &file)
    Self.add("IDAT", Self.stored(pixels), to: &file)
    Self.add("IEND", [], to: &file)
    data = file
  }

  /// `content` in the container of zlib, in blocks that are not compressed.
  private static func stored(_ content: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var rest = content[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let (low, high) = (UInt8(block.count & 0xFF), UInt8(block.count >> 8))
      result += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high]
      result += block
    } while !rest.isEmpty
    // Adler-32.
    var (first, second) = (UInt32(1), UInt32(0))
    for byte in content {
      first = (first + UInt32(byte)) % 65_521
      second = (second + first) % 65_521
    }
    return result + bytes(second << 16 | first)
  }

  private static func add(_ name: String, _ content: [UInt8], to file: inout Data) {
    let body = Array(name.utf8) + content
    // CRC-32.
    var remainder = UInt32.max
    for byte in body {
      remainder ^= UInt32(byte)
      for _ in 0..<8 {
        remainder = remainder >> 1 ^ (remainder & 1 == 1 ? 0xEDB8_8320 : 0)
      }
    }
    file += bytes(UInt32(content.count)) + body + bytes(~remainder)
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

extension ImageSource {
  /// A picture of `width` × `height` pixels of four bytes each, red, green, blue and opacity, not
  /// multiplied; `nil` where the bytes don't fit the size or a side is empty or too long.
  package init?(width: Int, height: Int, rgba: [UInt8]) {
    guard (1...65_535).contains(width), (1...65_535).contains(height),
      width * height <= ImageHeader.pixelLimit, rgba.count == width * height * 4
    else { return nil }
    self.init(
      data: StoredPNG(width: width, height: height, rgba: rgba).data, format: .png,
      pixelWidth: width, pixelHeight: height)
  }
}
