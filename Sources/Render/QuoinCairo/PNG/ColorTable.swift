#if Graphics
  import Foundation

  /// The palette of a picture with few colors, and the palette index of each pixel.
  struct ColorTable {
    /// The largest number of colors in a PNG palette.
    static let most = 256

    /// The colors in index order, those that aren't opaque first; red is in the lowest byte,
    /// followed by green, blue and alpha.
    private(set) var colors: [UInt32] = []
    /// Whether every color is an opaque gray.
    let isGrey: Bool
    /// The palette index of each pixel, one byte each, in rows without padding.
    private let numbers: UnsafeMutablePointer<UInt8>
    private let width: Int
    private let height: Int

    /// Builds the palette of `rows`; `nil` if there are too many colors.
    ///
    /// - Parameter numbers: Memory for one byte per pixel.
    init?(_ rows: PixelRows, numbers: UnsafeMutablePointer<UInt8>) {
      (width, height, self.numbers) = (rows.width, rows.height, numbers)
      var seen = Seen()
      var (last, number) = (~rows.row(0)[0], UInt8(0))
      for y in 0..<rows.height {
        let (line, target) = (rows.row(y), numbers + y * rows.width)
        for x in 0..<rows.width {
          if line[x] != last {
            last = line[x]
            guard let found = seen.number(of: last) else { return nil }
            number = found
          }
          target[x] = number
        }
      }
      colors = seen.colors
      isGrey = colors.allSatisfy { color in
        color >= 0xFF00_0000 && color & 0xFF == color >> 8 & 0xFF
          && color & 0xFF == color >> 16 & 0xFF
      }
      sort()
    }

    /// Sorts the colors and renumbers the pixels; grays are sorted by brightness, as in files
    /// without a palette.
    private mutating func sort() {
      let order = colors.indices.sorted {
        let (one, other) = (colors[$0] >> 24, colors[$1] >> 24)
        return isGrey
          ? colors[$0] < colors[$1] : (one < 255 ? 0 : 1, $0) < (other < 255 ? 0 : 1, $1)
      }
      guard order != Array(colors.indices) else { return }
      var places = [UInt8](repeating: 0, count: Self.most)
      for (place, number) in order.enumerated() { places[number] = UInt8(place) }
      for pixel in 0..<width * height { numbers[pixel] = places[Int(numbers[pixel])] }
      colors = order.map { colors[$0] }
    }

    /// The number of bits of a palette index in the file.
    var bits: Int { colors.count <= 2 ? 1 : colors.count <= 4 ? 2 : colors.count <= 16 ? 4 : 8 }

    /// The size of the rows in the file, including the filter byte of each row.
    var byteCount: Int { ((width * bits + 7) / 8 + 1) * height }

    /// Writes the rows, unfiltered, into `target`, which must have room for `byteCount` bytes.
    func write(to target: UnsafeMutablePointer<UInt8>) {
      var place = target
      for y in 0..<height {
        place[0] = 0
        place += 1
        let line = numbers + y * width
        if bits == 8 {
          place.update(from: line, count: width)
          place += width
          continue
        }
        let pixels = 8 / bits
        for x in Swift.stride(from: 0, to: width, by: pixels) {
          var byte = 0
          for inside in 0..<pixels {
            byte = byte << bits | (x + inside < width ? Int(line[x + inside]) : 0)
          }
          place[0] = UInt8(byte)
          place += 1
        }
      }
    }

    /// A hash table that assigns indices to colors.
    private struct Seen {
      private(set) var colors: [UInt32] = []
      /// Color indices plus one; 0 is an empty slot.
      private var slots = [UInt16](repeating: 0, count: 1024)

      /// Returns the index of a color, adding it if necessary; `nil` if there are too many.
      mutating func number(of color: UInt32) -> UInt8? {
        var slot = Int((color &* 0x9E37_79B1) &>> 22)
        while slots[slot] != 0 {
          let number = Int(slots[slot]) - 1
          if colors[number] == color { return UInt8(number) }
          slot = (slot + 1) & 1023
        }
        guard colors.count < ColorTable.most else { return nil }
        colors.append(color)
        slots[slot] = UInt16(colors.count)
        return UInt8(colors.count - 1)
      }
    }
  }
#endif
