#if Graphics
  /// Rows of pixels in memory that the caller owns: one word per pixel, red in the lowest byte.
  ///
  /// There are empty pixels before each row and above the first one, so that every pixel has the
  /// neighbors that filters need.
  struct PixelRows {
    let width: Int
    let height: Int
    /// The number of words from one row to the next.
    let stride: Int
    private let words: UnsafeMutablePointer<UInt32>

    /// The number of empty words before a row; filters process four pixels at a time.
    private static let margin = 4

    private static func stride(_ width: Int) -> Int { (width + 3) / 4 * 4 + margin }

    /// Returns the memory size of the rows in bytes.
    static func byteCount(width: Int, height: Int) -> Int {
      (stride(width) * (height + 1) + margin) * 4
    }

    /// Creates rows in `memory`, which must have the size returned by `byteCount`.
    init(_ memory: UnsafeMutablePointer<UInt8>, width: Int, height: Int) {
      (self.width, self.height, stride) = (width, height, Self.stride(width))
      words = UnsafeMutableRawPointer(memory).assumingMemoryBound(to: UInt32.self)
    }

    /// Returns the beginning of a row; row -1 is empty.
    @inline(__always)
    func row(_ index: Int) -> UnsafeMutablePointer<UInt32> {
      words + ((index + 1) * stride + Self.margin)
    }

    // MARK: Colors

    /// Fills the rows from premultiplied ARGB words whose rows are `stride` bytes apart, converting
    /// them to unpremultiplied red, green, blue, alpha. Returns whether all pixels are opaque.
    ///
    /// - Parameter withAlpha: If `false`, every pixel counts as opaque.
    func fill(from pixels: UnsafePointer<UInt8>, stride: Int, withAlpha: Bool) -> Bool {
      words.update(repeating: 0, count: self.stride + Self.margin)
      let alpha: UInt32 = withAlpha ? 0 : 0xFF00_0000
      var all = UInt32.max
      for y in 0..<height {
        let source = UnsafeRawPointer(pixels + y * stride).assumingMemoryBound(to: UInt32.self)
        let line = row(y)
        for x in 0..<width {
          let word = source[x] | alpha
          all &= word
          line[x] = word & 0xFF00_FF00 | word &>> 16 & 0xFF | (word & 0xFF) &<< 16
        }
        (line + width).update(repeating: 0, count: self.stride - width)
      }
      if all < 0xFF00_0000 { divideByAlpha() }
      return all >= 0xFF00_0000
    }

    private func divideByAlpha() {
      var (known, answer) = (UInt32(0), UInt32(0))
      for y in 0..<height {
        let line = row(y)
        for x in 0..<width where line[x] < 0xFF00_0000 {
          let word = line[x]
          if word != known {
            let alpha = word >> 24
            func channel(_ shift: UInt32) -> UInt32 {
              guard alpha > 0 else { return 0 }
              return min(255, ((word >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
            }
            (known, answer) = (word, alpha << 24 | channel(16) | channel(8) | channel(0))
          }
          line[x] = answer
        }
      }
    }

    // MARK: Filters

    /// Writes filtered rows into `target`; returns the filter of each row, up or Paeth, whichever
    /// leaves fewer nonzero pixels.
    func filter(_ range: Range<Int>, into target: PixelRows) -> [UInt8] {
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: stride) { spare in
        let other = spare.baseAddress!
        return range.map { y in
          let line = UnsafePointer(row(y))
          let best = target.row(y)
          let left = subtract(line - stride, from: line, into: best)
          guard left > 0, subtractPaeth(from: line, into: other) < left else { return 2 }
          best.update(from: other, count: width)
          return 4
        }
      }
    }

    private typealias Words = SIMD4<UInt32>
    private typealias Bytes = SIMD16<UInt8>

    @inline(__always)
    private static func bytes(_ line: UnsafePointer<UInt32>) -> Bytes {
      UnsafeRawPointer(line).loadUnaligned(as: Bytes.self)
    }

    /// Subtracts the bytes of one row from those of another; returns the number of nonzero pixels.
    private func subtract(
      _ other: UnsafePointer<UInt32>, from line: UnsafePointer<UInt32>,
      into target: UnsafeMutablePointer<UInt32>
    ) -> Int {
      write(to: target) { x in Self.bytes(line + x) &- Self.bytes(other + x) }
    }

    /// Applies the Paeth filter: subtracts from each byte the neighbor (left, above, above left)
    /// that is nearest to left + above − above left.
    private func subtractPaeth(
      from line: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt32>
    ) -> Int {
      let above = line - stride
      return write(to: target) { x in
        let (left, up) = (Self.bytes(line + x - 1), Self.bytes(above + x))
        let corner = Self.bytes(above + x - 1)
        let (toLeft, toUp) = (Self.distance(up, corner), Self.distance(left, corner))
        // If the corner isn't between the other two, it is the farthest.
        let isBetween = (up .< corner) .^ (left .< corner)
        let toCorner = Bytes(repeating: 255).replacing(
          with: Self.distance(toLeft, toUp), where: isBetween)
        var best = up.replacing(with: corner, where: toCorner .< toUp)
        best.replace(with: left, where: (toLeft .<= toUp) .& (toLeft .<= toCorner))
        return Self.bytes(line + x) &- best
      }
    }

    @inline(__always)
    private static func distance(_ one: Bytes, _ other: Bytes) -> Bytes {
      let isLess = one .< other
      return one.replacing(with: other, where: isLess) &- other.replacing(with: one, where: isLess)
    }

    /// Writes the results of `body` for four pixels at a time; returns the number of nonzero
    /// pixels. May write past the end of the row.
    @inline(__always)
    private func write(
      to target: UnsafeMutablePointer<UInt32>, _ body: (Int) -> Bytes
    ) -> Int {
      var zeros = Words.zero
      for x in Swift.stride(from: 0, to: width, by: 4) {
        let words = unsafeBitCast(body(x), to: Words.self)
        UnsafeMutableRawPointer(target + x).storeBytes(of: words, as: Words.self)
        zeros &+= Words.zero.replacing(with: 1, where: words .== 0)
      }
      return (width + 3) / 4 * 4 - Int(zeros.wrappedSum())
    }
  }
#endif
