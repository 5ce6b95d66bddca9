#if Graphics
  import CDeflate
  import Foundation

  /// A PNG file, built from its compressed rows.
  struct PNGFile {
    /// The color type, by its number in the file.
    enum Kind: UInt8 {
      case greys = 0
      case colors = 2
      case table = 3
      case colorsAndAlpha = 6
    }

    let width: Int
    let height: Int
    /// The number of bits per channel or palette index.
    let bits: Int
    let kind: Kind

    /// Returns the complete file.
    ///
    /// - Parameter colors: The palette, if there is one, with colors that aren't opaque first.
    func data(_ content: Data, colors: [UInt32] = []) -> Data {
      var file = Data(capacity: content.count + 4 * colors.count + 160)
      file += [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      let sides = Self.bigEndian(width) + Self.bigEndian(height)
      append("IHDR", Data(sides + [UInt8(bits), kind.rawValue, 0, 0, 0]), to: &file)
      append("sRGB", Data([0]), to: &file)
      if kind == .table {
        func bytes(_ shifts: [UInt32], of colors: some Sequence<UInt32>) -> Data {
          Data(colors.flatMap { color in shifts.map { UInt8(color >> $0 & 0xFF) } })
        }
        append("PLTE", bytes([0, 8, 16], of: colors), to: &file)
        let clear = colors.prefix { $0 < 0xFF00_0000 }
        if !clear.isEmpty { append("tRNS", bytes([24], of: clear), to: &file) }
      }
      append("IDAT", content, to: &file)
      append("IEND", Data(), to: &file)
      return file
    }

    /// Appends a chunk: length, name, content, and a checksum of name and content.
    private func append(_ name: String, _ content: Data, to file: inout Data) {
      file += Self.bigEndian(content.count)
      var checksum: UInt32 = 0
      for part in [Data(name.utf8), content] {
        file += part
        checksum = part.withUnsafeBytes { libdeflate_crc32(checksum, $0.baseAddress, $0.count) }
      }
      file += Self.bigEndian(Int(checksum))
    }

    /// Returns a number as four big-endian bytes.
    static func bigEndian(_ number: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
  }
#endif
