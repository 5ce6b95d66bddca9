#if Graphics
  import CDeflate
  import Foundation
  import QuoinDrawing

  /// A PNG encoder with eight bits per channel, and without an alpha channel if no pixel needs one.
  ///
  /// A gray picture has one channel; a picture of at most 256 colors has a palette. Rows are stored
  /// unfiltered or filtered, whichever is estimated to be smaller: unfiltered rows suit text and
  /// plain areas, which repeat themselves; filters suit gradients.
  package enum PNGEncoder {
    /// Encodes the pixels as a file.
    ///
    /// - Parameter withAlpha: Whether pixels may be transparent; if not, all count as opaque.
    package static func encode(
      _ pixels: PixelBuffer, withAlpha: Bool, compression: PNGCompression = .fast
    ) throws -> Data {
      try pixels.bytes.withUnsafeBufferPointer { bytes in
        guard let start = bytes.baseAddress else { throw CairoError.drawing("no pixels") }
        return try encode(
          start, width: pixels.width, height: pixels.height, stride: pixels.width * 4,
          withAlpha: withAlpha, compression)
      }
    }

    /// Encodes the pixels of a surface as a file.
    static func encode(
      _ surface: Surface, withAlpha: Bool, compression: PNGCompression
    ) throws -> Data {
      try surface.withPixels { pixels in
        try encode(
          pixels, width: surface.width, height: surface.height, stride: surface.stride,
          withAlpha: withAlpha, compression)
      }
    }

    private static func encode(
      _ pixels: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int, withAlpha: Bool,
      _ compression: PNGCompression
    ) throws(CairoError) -> Data {
      try withRows(width: width, height: height) { rows throws(CairoError) in
        let isOpaque = rows.fill(from: pixels, stride: stride, withAlpha: withAlpha)
        let plain = PixelDeflate(
          rows: rows, size: isOpaque ? 3 : 4, filters: Array(repeating: 0, count: height))
        let numbered = try numbered(plain, compression)
        if let numbered, compression == .fast, width * height > smallPicture { return numbered }
        let content = try withRows(width: width, height: height) { spare throws(CairoError) in
          switch compression {
          case .fast: try fast(plain, spare)
          case .small: try small(plain, spare)
          }
        }
        let whole = PNGFile(
          width: width, height: height, bits: 8, kind: isOpaque ? .colors : .colorsAndAlpha)
        let file = whole.data(content)
        return numbered.map { $0.count <= file.count ? $0 : file } ?? file
      }
    }

    /// The number of pixels below which a palette may cost more than it saves; trying both is then
    /// fast.
    private static let smallPicture = 4096

    /// Encodes a file with a palette, or with grays of fewer bits; `nil` if the picture has too
    /// many colors.
    private static func numbered(
      _ plain: PixelDeflate, _ compression: PNGCompression
    ) throws(CairoError) -> Data? {
      let (width, height) = (plain.rows.width, plain.rows.height)
      return try PixelMemory.withBlock(width * height, isCleared: false) {
        memory throws(CairoError) in
        guard let table = ColorTable(plain.rows, numbers: memory) else { return nil }
        if table.isGrey, table.bits == 8 { return try grey(plain, compression) }
        let content = try PixelMemory.withBlock(table.byteCount, isCleared: false) {
          bytes throws(CairoError) in
          table.write(to: bytes)
          return try deflate(bytes, table.byteCount, level: compression == .small ? longest : 5)
        }
        let file = PNGFile(width: width, height: height, bits: table.bits, kind: .table)
        return file.data(content, colors: table.colors)
      }
    }

    /// Encodes opaque grays, filtered if the estimate is smaller.
    private static func grey(
      _ plain: PixelDeflate, _ compression: PNGCompression
    ) throws(CairoError) -> Data {
      let (width, height) = (plain.rows.width, plain.rows.height)
      let file = PNGFile(width: width, height: height, bits: 8, kind: .greys)
      return try withRows(width: width, height: height) { spare throws(CairoError) in
        var contents: [Data] = []
        let gains = try gainsByFilters(plain, spare)
        if !gains || compression == .small {
          contents.append(
            try deflate(
              PixelDeflate(rows: plain.rows, size: 1, filters: plain.filters), compression))
        }
        if gains || compression == .small {
          let filters = plain.rows.filter(0..<height, into: spare)
          contents.append(
            try deflate(PixelDeflate(rows: spare, size: 1, filters: filters), compression))
        }
        return file.data(contents.min { $0.count < $1.count } ?? Data())
      }
    }

    private static func withRows<Result>(
      width: Int, height: Int, _ body: (PixelRows) throws(CairoError) -> Result
    ) throws(CairoError) -> Result {
      let size = PixelRows.byteCount(width: width, height: height)
      return try PixelMemory.withBlock(size, isCleared: false) { memory throws(CairoError) in
        try body(PixelRows(memory, width: width, height: height))
      }
    }

    // MARK: Compressing

    /// Compresses the rows unfiltered or filtered, whichever is estimated to be smaller.
    private static func fast(
      _ plain: PixelDeflate, _ spare: PixelRows
    ) throws(CairoError) -> Data {
      guard try gainsByFilters(plain, spare) else { return try compress(plain) }
      let filters = plain.rows.filter(0..<plain.rows.height, into: spare)
      return try compress(PixelDeflate(rows: spare, size: plain.size, filters: filters))
    }

    /// Whether filtered rows are estimated to be smaller, judging by 8 of every 160 rows.
    ///
    /// Such short bands contain few repetitions of the rows above, so the unfiltered size is
    /// overestimated; filtering must therefore save a quarter. Below one bit per pixel there is
    /// nothing to save.
    private static func gainsByFilters(
      _ plain: PixelDeflate, _ spare: PixelRows
    ) throws(CairoError) -> Bool {
      let rows = plain.rows
      let bands = stride(from: 0, to: rows.height, by: 160).map { start in
        let band = max(0, min(start + 76, rows.height - 8))
        return band..<min(band + 8, rows.height)
      }
      var sample = plain
      sample.tries = 1
      let bits = try sample.bits(of: bands)
      guard bits > Double(bands.count * 8 * rows.width) else { return false }
      var filters = plain.filters
      for band in bands { filters.replaceSubrange(band, with: rows.filter(band, into: spare)) }
      let filtered = PixelDeflate(rows: spare, size: plain.size, filters: filters, tries: 1)
      return try bits > filtered.bits(of: bands) * 1.25
    }

    /// Compresses with the fast encoder, in a zlib container.
    private static func compress(_ pixels: PixelDeflate) throws(CairoError) -> Data {
      try PixelMemory.withBlock(pixels.bound, isCleared: false) { output throws(CairoError) in
        let length = try pixels.compress(into: output)
        var checksum: UInt32 = 1
        forEachRow(of: pixels) { bytes, count in
          checksum = libdeflate_adler32(checksum, bytes, count)
        }
        var content = Data(capacity: length + 6)
        content += [0x78, 0x01]
        content.append(output, count: length)
        content += PNGFile.bigEndian(Int(checksum))
        return content
      }
    }

    /// Compresses the rows unfiltered, and also filtered if that may be smaller, with a much longer
    /// search.
    private static func small(
      _ plain: PixelDeflate, _ spare: PixelRows
    ) throws(CairoError) -> Data {
      let fast = try fast(plain, spare)
      let filtered = PixelDeflate(
        rows: spare, size: plain.size,
        filters: plain.rows.filter(0..<plain.rows.height, into: spare))
      let (one, other) = (try deflate(plain, level: 9), try deflate(filtered, level: 9))
      // The longest search takes so much longer that only the smaller one gets it.
      let best = try deflate(one.count <= other.count ? plain : filtered, level: longest)
      return [fast, one, other, best].min { $0.count < $1.count } ?? fast
    }

    /// The level of libdeflate with the longest search.
    private static let longest: Int32 = 12

    private static func deflate(
      _ pixels: PixelDeflate, _ compression: PNGCompression
    ) throws(CairoError) -> Data {
      try deflate(pixels, level: compression == .small ? longest : 5)
    }

    private static func deflate(
      _ pixels: PixelDeflate, level: Int32
    ) throws(CairoError) -> Data {
      let size = pixels.byteCount
      return try PixelMemory.withBlock(size, isCleared: false) { bytes throws(CairoError) in
        var place = bytes
        forEachRow(of: pixels) { row, count in
          place.update(from: row, count: count)
          place += count
        }
        return try deflate(bytes, size, level: level)
      }
    }

    /// Compresses bytes with libdeflate.
    private static func deflate(
      _ bytes: UnsafePointer<UInt8>, _ size: Int, level: Int32
    ) throws(CairoError) -> Data {
      guard let compressor = libdeflate_alloc_compressor(level) else {
        throw .drawing("not enough memory to compress the image")
      }
      defer { libdeflate_free_compressor(compressor) }
      let bound = libdeflate_zlib_compress_bound(compressor, size)
      return try PixelMemory.withBlock(bound, isCleared: false) { output throws(CairoError) in
        let length = libdeflate_zlib_compress(compressor, bytes, size, output, bound)
        guard length > 0 else { throw .drawing("the image could not be compressed") }
        return Data(bytes: output, count: length)
      }
    }

    /// Calls `body` with the bytes of each row to be compressed, the filter byte first.
    private static func forEachRow(
      of pixels: PixelDeflate, _ body: (UnsafePointer<UInt8>, Int) -> Void
    ) {
      let (rows, size) = (pixels.rows, pixels.size)
      let count = rows.width * size + 1
      // Each pixel is written as four bytes; the next one may overwrite the last of them.
      withUnsafeTemporaryAllocation(byteCount: count + 3, alignment: 16) { memory in
        let bytes = memory.baseAddress!.assumingMemoryBound(to: UInt8.self)
        for y in 0..<rows.height {
          let line = rows.row(y)
          bytes[0] = pixels.filters[y]
          for x in 0..<rows.width {
            UnsafeMutableRawPointer(bytes + 1 + x * size).storeBytes(of: line[x], as: UInt32.self)
          }
          body(bytes, count)
        }
      }
    }
  }
#endif
