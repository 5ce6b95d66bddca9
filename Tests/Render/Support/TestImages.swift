#if Graphics
  import CTurboJPEG
  import Foundation

  /// JPEG files for tests.
  enum TestImages {
    /// `width` × `height` pixels, the left half red, the right half blue, optionally with an
    /// orientation.
    static func jpeg(width: Int, height: Int, orientation: UInt8? = nil) -> Data {
      var pixels: [UInt8] = []
      for _ in 0..<height {
        for x in 0..<width { pixels += x < width / 2 ? [255, 0, 0] : [0, 0, 255] }
      }
      let encoder = tjInitCompress()
      defer { tjDestroy(encoder) }
      var bytes: UnsafeMutablePointer<UInt8>?
      var count: UInt = 0
      tjCompress2(
        encoder, pixels, Int32(width), 0, Int32(height), TJPF_RGB.rawValue, &bytes, &count,
        Int32(TJSAMP_444.rawValue), 95, 0)
      defer { tjFree(bytes) }
      var file = Data(UnsafeBufferPointer(start: bytes, count: Int(count)))
      if let orientation { file.insert(contentsOf: exif(orientation), at: 2) }
      return file
    }

    /// Returns an APP1 segment with a TIFF directory of one entry.
    private static func exif(_ orientation: UInt8) -> [UInt8] {
      let tiff: [UInt8] =
        [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
        + [0, 0, 0, 0]
      let content = Array("Exif".utf8) + [0, 0] + tiff
      return [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
    }
  }
#endif
