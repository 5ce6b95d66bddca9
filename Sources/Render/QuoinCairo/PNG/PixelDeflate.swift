#if Graphics
  /// A Deflate compressor for rows of pixels: it searches for matches pixel by pixel, not byte by
  /// byte, and skips a run of one color at once.
  ///
  /// It looks for matches directly to the left of a pixel, directly above it, and where the same
  /// two pixels, or the same pixel, occurred before. No match crosses the end of a row, because the
  /// filter byte of the next row follows.
  struct PixelDeflate {
    let rows: PixelRows
    /// The number of bytes written per pixel: 3 or 4.
    let size: Int
    /// The filter byte of each row.
    let filters: [UInt8]
    /// The number of earlier occurrences of a pixel pair to try.
    var tries = 4

    /// The largest distance of a match, in bytes.
    private static let window = 32_768
    /// The match length, in pixels, at which the search stops.
    private static let enough = 4

    private var rowBytes: Int { rows.width * size + 1 }

    /// The uncompressed size in bytes.
    var byteCount: Int { rowBytes * rows.height }

    /// The maximum compressed size: a literal takes at most 14 bits, and blocks have headers.
    var bound: Int { byteCount * 7 / 4 + rows.height * 16 + 4_096 }

    /// Compresses the rows into `target`, which must have room for `bound` bytes; returns the
    /// number of bytes written.
    func compress(into target: UnsafeMutablePointer<UInt8>) throws(CairoError) -> Int {
      var writer = BitWriter(target)
      var block = DeflateBlock(self, row: 0)
      try withPlaces { places in
        for row in 0..<rows.height {
          findSteps(in: row, seesAbove: row > 0, places, &block)
          if block.isFull, row + 1 < rows.height { block.write(isLast: false, to: &writer) }
        }
      }
      block.write(isLast: true, to: &writer)
      writer.finish()
      return writer.written
    }

    /// Estimates the compressed size in bits of the rows of `bands`, each band compressed by
    /// itself.
    func bits(of bands: [Range<Int>]) throws(CairoError) -> Double {
      try withPlaces { places in
        bands.reduce(0) { sum, band in
          var block = DeflateBlock(self, row: band.lowerBound)
          for row in band { findSteps(in: row, seesAbove: row > band.lowerBound, places, &block) }
          return sum + block.bits
        }
      }
    }

    // MARK: Matches

    /// The last occurrences of pixels. A position is the row plus one, with the column in the lower
    /// 15 bits; 0 means none.
    private struct Places {
      static let bits: UInt32 = 13
      static let mask = 0x3FFF

      /// The last occurrence of two pixels, by their hash.
      let pairs: UnsafeMutablePointer<UInt32>
      /// The last occurrence of one pixel, by its hash.
      let singles: UnsafeMutablePointer<UInt32>
      /// The previous position in a hash chain, by pixel number. The table covers all pixels within
      /// the window.
      let before: UnsafeMutablePointer<UInt32>
    }

    private func withPlaces<Result>(_ body: (Places) -> Result) throws(CairoError) -> Result {
      let count = 1 << Int(Places.bits)
      return try PixelMemory.withBlock((2 * count + Places.mask + 1) * 4) { memory in
        let start = UnsafeMutableRawPointer(memory).assumingMemoryBound(to: UInt32.self)
        return body(Places(pairs: start, singles: start + count, before: start + 2 * count))
      }
    }

    /// Splits a row into literal pixels and matches.
    private func findSteps(
      in row: Int, seesAbove: Bool, _ places: Places, _ block: inout DeflateBlock
    ) {
      let (width, most, rowBytes) = (rows.width, 258 / size, rowBytes)
      let line = UnsafePointer(rows.row(row))
      let above = line - rows.stride
      let seesAbove = seesAbove && rowBytes <= Self.window
      var (x, literals) = (0, 0)
      while x < width {
        let pixel = line[x]
        let room = width - x
        var (length, distance) = (0, 0)
        if x > 0, line[x - 1] == pixel {
          (length, distance) = (Self.run(of: pixel, at: line + x, room), size)
        }
        if seesAbove, length < min(room, Self.enough), above[x] == pixel {
          let found = Self.shared(line + x, above + x, room)
          if found > max(length, 1) { (length, distance) = (found, rowBytes) }
        }
        if length < Self.enough {
          if room > 1 { findPair(x, row, line, places, &length, &distance) }
          let away = findSingle(x, row, pixel, places)
          if length == 0, away > 0 { (length, distance) = (1, away) }
        }
        if distance > size, length > 3, Self.run(of: pixel, at: line + x, length) == length {
          // A run is cheaper when it repeats its first pixel.
          length = 1
        }
        guard length > 0 else {
          (x, literals) = (x + 1, literals + 1)
          continue
        }
        if distance > size, length <= Self.enough {
          for inside in x + 1..<x + length where inside + 1 < width {
            _ = remember(inside, row, line, places)
          }
        }
        x += length
        while length > 0 {
          let part = min(length, most)
          block.add(literals: literals, length: part, distance: distance)
          (literals, length) = (0, length - part)
        }
      }
      block.add(literals: literals, length: 0, distance: 0)
    }

    /// Searches for a match longer than `length` that begins with the two pixels at `x`.
    @inline(__always)
    private func findPair(
      _ x: Int, _ row: Int, _ line: UnsafePointer<UInt32>, _ places: Places, _ length: inout Int,
      _ distance: inout Int
    ) {
      let width = rows.width
      var place = remember(x, row, line, places)
      var tries = tries
      while place > 0, tries > 0, length < Self.enough {
        let (fromRow, fromX) = (place >> 15 - 1, place & 0x7FFF)
        let away = (row - fromRow) * rowBytes + (x - fromX) * size
        if away > Self.window { return }
        let from = UnsafePointer(rows.row(fromRow) + fromX)
        let most = width - max(x, fromX)
        if most > length, from[length] == line[x + length] {
          let found = Self.shared(line + x, from, most)
          if found > max(length, 1) { (length, distance) = (found, away) }
        }
        place = Int(places.before[(fromRow * width + fromX) & Places.mask])
        tries -= 1
      }
    }

    /// Returns the distance in bytes to the last occurrence of `pixel`; 0 if there is none in the
    /// window.
    @inline(__always)
    private func findSingle(_ x: Int, _ row: Int, _ pixel: UInt32, _ places: Places) -> Int {
      let hash = Int((pixel &* 0x9E37_79B1) &>> (32 - Places.bits))
      let place = Int(places.singles[hash])
      places.singles[hash] = Self.place(x, row)
      guard place > 0 else { return 0 }
      let (fromRow, fromX) = (place >> 15 - 1, place & 0x7FFF)
      let away = (row - fromRow) * rowBytes + (x - fromX) * size
      return away <= Self.window && rows.row(fromRow)[fromX] == pixel ? away : 0
    }

    /// Records the position of the two pixels at `x`, and returns their previous position.
    @inline(__always)
    private func remember(
      _ x: Int, _ row: Int, _ line: UnsafePointer<UInt32>, _ places: Places
    ) -> Int {
      let mixed = line[x] &* 0x9E37_79B1 ^ line[x + 1] &* 0x85EB_CA77
      let hash = Int(mixed &>> (32 - Places.bits))
      let place = places.pairs[hash]
      places.pairs[hash] = Self.place(x, row)
      places.before[(row * rows.width + x) & Places.mask] = place
      return Int(place)
    }

    @inline(__always)
    private static func place(_ x: Int, _ row: Int) -> UInt32 {
      UInt32(truncatingIfNeeded: (row + 1) << 15 | x)
    }

    /// Returns the number of pixels from `start` that equal `pixel`, at most `room`. May read past
    /// the end of the row.
    @inline(__always)
    private static func run(
      of pixel: UInt32, at start: UnsafePointer<UInt32>, _ room: Int
    ) -> Int {
      let both = UInt64(pixel) << 32 | UInt64(pixel)
      return count(room) { two(start + $0) ^ both }
    }

    /// Returns the length of the common prefix of two pixel sequences, at most `room`.
    @inline(__always)
    private static func shared(
      _ one: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>, _ room: Int
    ) -> Int {
      count(room) { two(one + $0) ^ two(other + $0) }
    }

    /// Returns the number of equal pixels before the first difference; `differences` compares two
    /// at a time.
    @inline(__always)
    private static func count(_ room: Int, _ differences: (Int) -> UInt64) -> Int {
      var count = 0
      while count < room {
        let found = differences(count)
        if found != 0 { return min(count + found.trailingZeroBitCount &>> 5, room) }
        count &+= 2
      }
      return room
    }

    @inline(__always)
    private static func two(_ start: UnsafePointer<UInt32>) -> UInt64 {
      UnsafeRawPointer(start).loadUnaligned(as: UInt64.self)
    }
  }
#endif
