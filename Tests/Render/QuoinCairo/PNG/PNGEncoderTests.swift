#if Graphics
  import Foundation
  import QuoinDrawing
  import Testing

  @testable import QuoinCairo

  /// Files contain exactly the drawn pixels, at any compression.
  @Suite struct PNGEncoderTests {
    enum Picture: String, CaseIterable {
      case white, stripes, letters, gradient, noise, grey, fog, manyColors, fewColors, skewed

      /// Returns the opaque pixels of the test image.
      func pixels(_ width: Int, _ height: Int) -> PixelBuffer {
        var random = Numbers(seed: 7)
        var bytes: [UInt8] = []
        for y in 0..<height {
          for x in 0..<width {
            let color = color(x, y, &random)
            bytes += [color.0, color.1, color.2, 255]
          }
        }
        return PixelBuffer(width: width, height: height, bytes: bytes)
      }

      private func color(
        _ x: Int, _ y: Int, _ random: inout Numbers
      ) -> (UInt8, UInt8, UInt8) {
        func byte(_ value: Int) -> UInt8 { UInt8(truncatingIfNeeded: value) }
        switch self {
        case .white: return (255, 255, 255)
        case .stripes: return x / 7 % 2 == 0 ? (0, 128, 255) : (9, 9, 9)
        case .letters: return x % 31 * (y % 17) % 5 == 0 ? (20, byte(x % 31), 20) : (250, 250, 250)
        case .gradient: return (byte((x + y) / 3), byte(x / 2), byte(255 - y / 2))
        case .noise: return (random.byte(), random.byte(), random.byte())
        case .grey:
          let value = random.byte() & 0x0F
          return (value, value, value)
        case .fog:
          let value = byte((x + 2 * y) / 5)
          return (value, value, value)
        case .manyColors: return (random.byte(), 7, 255)
        case .fewColors: return (random.byte() & 1, 0, random.byte() & 2)
        case .skewed:
          // Each value is half as frequent as the previous one: codes would exceed their maximum
          // length.
          let value = byte(random.next().trailingZeroBitCount)
          return (value, value &* 3, value &* 7)
        }
      }
    }

    @Test(arguments: Picture.allCases, PNGCompression.allCases)
    func opaquePicturesComeBackByteForByte(
      _ picture: Picture, _ compression: PNGCompression
    ) throws {
      let sizes = [(1, 1), (1, 300), (2, 2), (300, 1), (87, 40), (517, 203), (11_000, 3)]
      for (width, height) in sizes {
        let pixels = picture.pixels(width, height)
        let file = try PNGEncoder.encode(pixels, withAlpha: true, compression: compression)
        let (bits, kind) = Self.shape(of: pixels)
        // In a small file, a palette may be larger than its savings.
        let isSmall = compression == .small || width * height <= 4096
        let isAsExpected = file[24] == bits && file[25] == kind
        #expect(isAsExpected || isSmall && file[25] == 2, "\(width) × \(height)")
        let decoded = try ImageDecoder.decode(ImageDecoder.source(data: file))
        #expect(decoded == pixels, "\(width) × \(height)")
        #expect(try PNGEncoder.encode(pixels, withAlpha: true, compression: compression) == file)
      }
    }

    /// Returns the bit depth and color type of the smallest file for opaque pixels: a palette of at
    /// most 256 colors, one channel for grays, otherwise three.
    private static func shape(of pixels: PixelBuffer) -> (bits: UInt8, kind: UInt8) {
      let colors = Set(
        stride(from: 0, to: pixels.bytes.count, by: 4).map { Array(pixels.bytes[$0..<$0 + 3]) })
      let isGrey = colors.allSatisfy { Set($0).count == 1 }
      switch colors.count {
      case ...2: return (1, 3)
      case ...4: return (2, 3)
      case ...16: return (4, 3)
      case ...256: return (8, isGrey ? 0 : 3)
      default: return (8, 2)
      }
    }

    /// A palette makes the file smaller than the same colors with one more that prevents it.
    @Test(arguments: [Picture.stripes, .letters, .fog, .manyColors, .fewColors, .skewed])
    func tablesMakeFilesSmaller(_ picture: Picture) throws {
      let pixels = picture.pixels(517, 203)
      var bytes = pixels.bytes
      for pixel in 0..<257 {
        bytes.replaceSubrange(
          pixel * 4..<pixel * 4 + 2, with: [UInt8(pixel / 2), UInt8(pixel % 2)])
      }
      let other = PixelBuffer(width: 517, height: 203, bytes: bytes)
      for compression in PNGCompression.allCases {
        let (file, larger) = (
          try PNGEncoder.encode(pixels, withAlpha: true, compression: compression),
          try PNGEncoder.encode(other, withAlpha: true, compression: compression)
        )
        #expect(larger[25] == 2)
        #expect(file.count < larger.count, "\(file.count) and \(larger.count)")
      }
    }

    /// Few colors, some of them transparent: those come first, so that the opacity table ends with
    /// them.
    @Test(arguments: [2, 3, 4, 16, 17, 200, 256], PNGCompression.allCases)
    func tablesHoldTransparentColors(_ count: Int, _ compression: PNGCompression) throws {
      var random = Numbers(seed: 11)
      let colors = (0..<count).map { number -> [UInt8] in
        // Premultiplied by 255, 51 or 0, which is exactly reversible.
        let step = UInt8(number / 3)
        return number % 3 == 0
          ? [step, 255 - step, 9, 255]
          : number % 3 == 1 ? [step % 51, step / 51, 51, 51] : [step % 51, 51, step / 51, 51]
      }
      for (width, height) in [(71, 61), (133, 33), (3000, 2)] {
        let numbers = (0..<width * height).map { $0 < count ? $0 : Int(random.byte()) % count }
        let pixels = PixelBuffer(
          width: width, height: height, bytes: numbers.flatMap { colors[$0] })
        let file = try PNGEncoder.encode(pixels, withAlpha: true, compression: compression)
        #expect(file[25] == 3 || file[25] == 6 && compression == .small)
        #expect(try ImageDecoder.decode(ImageDecoder.source(data: file)) == pixels)
      }
    }

    /// Transparent pixels are stored unpremultiplied; fully transparent and opaque ones are
    /// restored exactly, the others to the nearest value.
    @Test(arguments: PNGCompression.allCases)
    func transparentPicturesComeBack(_ compression: PNGCompression) throws {
      var random = Numbers(seed: 3)
      let (width, height) = (211, 97)
      var bytes: [UInt8] = []
      for place in 0..<width * height {
        let alpha: UInt8 = place % 5 == 0 ? 0 : place % 3 == 0 ? 255 : random.byte()
        let colors = (0..<3).map { _ in UInt8(Int(random.byte()) * Int(alpha) / 255) }
        bytes += colors + [alpha]
      }
      let pixels = PixelBuffer(width: width, height: height, bytes: bytes)
      let file = try PNGEncoder.encode(pixels, withAlpha: true, compression: compression)
      #expect(file[25] == 6)
      let decoded = try ImageDecoder.decode(ImageDecoder.source(data: file))
      for place in stride(from: 0, to: bytes.count, by: 4) {
        let tolerance = bytes[place + 3] == 255 ? 0 : 1
        for byte in place..<place + 3 {
          #expect(abs(Int(decoded.bytes[byte]) - Int(bytes[byte])) <= tolerance)
        }
        #expect(decoded.bytes[place + 3] == bytes[place + 3])
      }
    }

    @Test func withoutAlphaEveryPixelCountsAsOpaque() throws {
      let pixels = PixelBuffer(width: 2, height: 1, bytes: [1, 2, 3, 4, 5, 6, 7, 255])
      let file = try PNGEncoder.encode(pixels, withAlpha: false)
      let decoded = try ImageDecoder.decode(ImageDecoder.source(data: file))
      #expect(decoded.bytes == [1, 2, 3, 255, 5, 6, 7, 255])
    }

    /// Areas and letters are stored unfiltered, gradients as differences.
    @Test func rowsAreFilteredWhereThatPays() throws {
      func size(_ picture: Picture) throws -> Int {
        try PNGEncoder.encode(picture.pixels(517, 203), withAlpha: true).count
      }
      let bytes = 517 * 203 * 3
      #expect(try size(.white) < bytes / 200)
      #expect(try size(.letters) < bytes / 30)
      #expect(try size(.gradient) < bytes / 30)
      #expect(try size(.noise) < bytes * 101 / 100)
    }

    @Test(arguments: Picture.allCases)
    func smallFilesAreNotLarger(_ picture: Picture) throws {
      let pixels = picture.pixels(517, 203)
      let (fast, small) = (
        try PNGEncoder.encode(pixels, withAlpha: true),
        try PNGEncoder.encode(pixels, withAlpha: true, compression: .small)
      )
      #expect(small.count <= fast.count)
    }

    // MARK: Codes

    @Test func codesAreCompleteAndNoneIsTooLong() {
      var fibonacci: [UInt32] = [1, 1]
      while fibonacci.count < 30 { fibonacci.append(fibonacci.suffix(2).reduce(0, +)) }
      for counts in [fibonacci, Array(repeating: 1, count: 286), [5, 1], [0, 0, 9, 9, 9, 0]] {
        let code = DeflateCode(counts: counts)
        let room = code.lengths.filter { $0 > 0 }.reduce(0) { $0 + 1 << (14 - Int($1)) }
        #expect(room == 1 << 14)
        #expect(code.lengths.max() ?? 0 <= 14)
        for (more, less) in zip(counts.indices.dropLast(), counts.indices.dropFirst())
        where counts[more] > counts[less] && counts[less] > 0 {
          #expect(code.lengths[more] <= code.lengths[less])
        }
      }
    }

    /// A decoder refuses a Huffman code with one symbol.
    @Test func codesOfNothingHaveTwoSymbols() {
      for counts: [UInt32] in [[0, 0, 0], [0, 0, 4], [3, 0, 0], [0, 3, 0]] {
        #expect(DeflateCode(counts: counts).lengths.filter { $0 == 1 }.count == 2)
      }
    }
  }

  /// A reproducible sequence of numbers.
  private struct Numbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }

    mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next() >> 33) }
  }
#endif
