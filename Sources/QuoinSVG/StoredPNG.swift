import Foundation
import QuoinDrawing

/// A small picture as a PNG file that is not compressed: all it takes is checksums.
struct StoredPNG {
  let data: Data

  /// One pixel for each point of `grid`.
  init(_ grid: ColorGrid) {
    var pixels: [UInt8] = []
    for row in 0..<grid.rows {
      pixels.append(0)
      for color in grid.colors[row * grid.columns..<(row + 1) * grid.columns] {
        pixels += [color.red, color.green, color.blue, color.opacity].map {
          UInt8(($0.isNaN ? 0 : min(max($0, 0), 1) * 255).rounded())
        }
      }
    }
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // Eight bits for each of red, green, blue and opacity.
    Self.add(
      "IHDR", Self.bytes(UInt32(grid.columns)) + Self.bytes(UInt32(grid.rows)) + [8, 6, 0, 0, 0],
      to: &file)
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
