#if Graphics
  import CTurboJPEG
  import Foundation
  import QuoinDrawing

  /// A JPEG decoder for grayscale, color and CMYK files.
  enum JPEGDecoder {
    static func decode(_ data: Data, _ header: ImageHeader) throws(ImageError) -> PixelBuffer {
      guard let decoder = tjInitDecompress() else {
        throw .corrupt(.jpeg, reason: "the decoder can't be started")
      }
      defer { tjDestroy(decoder) }
      let file = [UInt8](data)
      var (width, height, subsampling, colors) = (Int32(0), Int32(0), Int32(0), Int32(0))
      let found = tjDecompressHeader3(
        decoder, file, UInt(file.count), &width, &height, &subsampling, &colors)
      guard found == 0, Int(width) == header.width, Int(height) == header.height else {
        throw .corrupt(.jpeg, reason: "its header is damaged")
      }
      let isPrint = [Int32(TJCS_CMYK.rawValue), Int32(TJCS_YCCK.rawValue)].contains(colors)
      let format = isPrint ? TJPF_CMYK : TJPF_BGRA
      var bytes = [UInt8](repeating: 255, count: header.width * header.height * 4)
      let result = tjDecompress2(
        decoder, file, UInt(file.count), &bytes, width, 0, height, format.rawValue, 0)
      if result != 0, let reason = damage(of: decoder) {
        throw .corrupt(.jpeg, reason: reason)
      }
      if isPrint { convertInks(&bytes) }
      return PixelBuffer(width: header.width, height: header.height, bytes: bytes)
    }

    /// Returns what is wrong with the file that `decoder` has read; `nil` if it only reported a
    /// harmless warning.
    ///
    /// The decoder reports damaged or missing pixels only as a warning and paints them gray.
    private static func damage(of decoder: tjhandle) -> String? {
      let message = String(cString: tjGetErrorStr2(decoder))
      if message.contains("Premature end") { return "it ends too early" }
      if message.contains("Corrupt JPEG data") { return "its pixels are damaged (\(message))" }
      return tjGetErrorCode(decoder) == TJERR_WARNING.rawValue ? nil : message
    }

    /// Converts inverted CMYK, as Adobe stores it (255 is no ink), to blue, green, red, alpha.
    private static func convertInks(_ bytes: inout [UInt8]) {
      for place in stride(from: 0, to: bytes.count, by: 4) {
        let black = UInt32(bytes[place + 3])
        let cyan = UInt32(bytes[place])
        let magenta = UInt32(bytes[place + 1])
        let yellow = UInt32(bytes[place + 2])
        bytes[place] = UInt8(yellow * black / 255)
        bytes[place + 1] = UInt8(magenta * black / 255)
        bytes[place + 2] = UInt8(cyan * black / 255)
        bytes[place + 3] = 255
      }
    }
  }
#endif
