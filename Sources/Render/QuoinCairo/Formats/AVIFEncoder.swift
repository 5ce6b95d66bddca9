#if Graphics
  import CAVIF
  import Foundation
  import QuoinDrawing

  /// An AVIF encoder that uses libheif, loaded on first use.
  enum AVIFEncoder {
    static func encode(_ surface: Surface, withAlpha: Bool, quality: Double) throws -> Data {
      let percent = try PictureQuality.lossy(quality).percent(in: "AVIF") ?? 100
      let (width, height) = (surface.width, surface.height)
      return try PixelRows.with(surface, withAlpha: withAlpha) {
        rows, isOpaque throws(CairoError) in
        var file = avif_file()
        defer { avif_free(&file) }
        let start = UnsafeRawPointer(rows.row(0)).assumingMemoryBound(to: UInt8.self)
        let outcome = avif_encode(
          start, Int32(width), Int32(height), rows.stride * 4, isOpaque ? 0 : 1,
          Int32(percent.rounded()), &file)
        switch outcome {
        case avif_written: break
        case avif_no_library:
          throw .format(
            "AVIF", reason: "libheif is not installed (on Debian: libheif1)")
        case avif_no_encoder:
          throw .format(
            "AVIF",
            reason: "libheif has no AV1 encoder (on Debian 13: libheif-plugin-aomenc)")
        default:
          let said = withUnsafeBytes(of: file.message) {
            String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
          }
          throw .format("AVIF", reason: "libheif reports “\(said)”")
        }
        return Data(bytes: file.bytes, count: file.size)
      }
    }
  }

  extension PixelRows {
    /// Calls `body` with the unpremultiplied pixels of a surface, and whether all are opaque.
    static func with<Result>(
      _ surface: Surface, withAlpha: Bool,
      _ body: (PixelRows, Bool) throws(CairoError) -> Result
    ) throws -> Result {
      let (width, height) = (surface.width, surface.height)
      return try surface.withPixels { pixels in
        try PixelMemory.withBlock(
          PixelRows.byteCount(width: width, height: height), isCleared: false
        ) { memory throws(CairoError) in
          let rows = PixelRows(memory, width: width, height: height)
          let isOpaque = rows.fill(from: pixels, stride: surface.stride, withAlpha: withAlpha)
          return try body(rows, isOpaque)
        }
      }
    }
  }
#endif
