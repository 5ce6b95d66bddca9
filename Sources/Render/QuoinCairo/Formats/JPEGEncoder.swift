#if Graphics
  import CTurboJPEG
  import Foundation
  import QuoinDrawing

  /// A JPEG encoder. Transparent areas become white.
  enum JPEGEncoder {
    /// The quality, in hundredths, below which the file stores chroma at half the resolution.
    private static let wholeColors = 90.0

    static func encode(_ surface: Surface, quality: Double) throws -> Data {
      let quality = try PictureQuality.lossy(quality).percent(in: "JPEG") ?? 100
      return try surface.withPixels { pixels in
        let (width, height, stride) = (surface.width, surface.height, surface.stride)
        layOnWhite(pixels, width: width, height: height, stride: stride)
        guard let encoder = tjInitCompress() else {
          throw CairoError.format("JPEG", reason: "the encoder can't be started")
        }
        defer { tjDestroy(encoder) }
        let sampling = quality >= wholeColors ? TJSAMP_444 : TJSAMP_420
        var bytes: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        let result = tjCompress2(
          encoder, pixels, Int32(width), Int32(stride), Int32(height), TJPF_BGRX.rawValue, &bytes,
          &count, Int32(sampling.rawValue), Int32(max(1, quality.rounded())), 0)
        defer { tjFree(bytes) }
        guard result == 0, let bytes else {
          throw CairoError.format("JPEG", reason: String(cString: tjGetErrorStr2(encoder)))
        }
        return Data(bytes: bytes, count: Int(count))
      }
    }

    /// Blends premultiplied pixels over white.
    private static func layOnWhite(
      _ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int
    ) {
      for y in 0..<height {
        let line = UnsafeMutableRawPointer(pixels + y * stride)
          .assumingMemoryBound(to: UInt32.self)
        for x in 0..<width where line[x] < 0xFF00_0000 {
          let word = line[x]
          // Premultiplied channels never exceed alpha, so no sum exceeds 255.
          line[x] = word &+ (255 &- word &>> 24) &* 0x01_0101 | 0xFF00_0000
        }
      }
    }
  }
#endif
