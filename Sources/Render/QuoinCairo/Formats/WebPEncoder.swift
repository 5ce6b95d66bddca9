#if Graphics
  import CWebP
  import Foundation
  import QuoinDrawing

  /// A WebP encoder, lossy or lossless.
  enum WebPEncoder {
    /// The largest width or height that the format allows.
    static let sideLimit = Int(WEBP_MAX_DIMENSION)

    /// The encoder's effort, from 0 to 6: above 2, lossy files of cards are a few percent smaller
    /// but take twice as long.
    private static let lossyMethod: Int32 = 2
    /// The effort for lossless files, from 0 to 9.
    private static let losslessLevel: Int32 = 2

    static func encode(_ surface: Surface, withAlpha: Bool, quality: PictureQuality) throws -> Data
    {
      let (width, height) = (surface.width, surface.height)
      guard max(width, height) <= sideLimit else {
        throw CairoError.format(
          "WebP",
          reason: "\(width) × \(height) pixels are too many; each side has at most \(sideLimit)")
      }
      var config = try config(quality)
      return try PixelRows.with(surface, withAlpha: withAlpha) {
        rows, isOpaque throws(CairoError) in
        var picture = WebPPicture()
        guard WebPPictureInit(&picture) != 0 else {
          throw .format("WebP", reason: "Quoin was built with a different version of libwebp")
        }
        defer { WebPPictureFree(&picture) }
        (picture.width, picture.height) = (Int32(width), Int32(height))
        picture.use_argb = quality == .lossless ? 1 : 0
        let start = UnsafeRawPointer(rows.row(0)).assumingMemoryBound(to: UInt8.self)
        let stride = Int32(rows.stride * 4)
        let isTaken =
          isOpaque
          ? WebPPictureImportRGBX(&picture, start, stride)
          : WebPPictureImportRGBA(&picture, start, stride)
        guard isTaken != 0 else { throw .drawing("not enough memory for the image") }
        return try file(&picture, &config)
      }
    }

    private static func config(_ quality: PictureQuality) throws(CairoError) -> WebPConfig {
      var config = WebPConfig()
      let percent = try quality.percent(in: "WebP")
      guard WebPConfigPreset(&config, WEBP_PRESET_DEFAULT, Float(percent ?? 75)) != 0 else {
        throw .format("WebP", reason: "Quoin was built with a different version of libwebp")
      }
      config.method = lossyMethod
      if percent == nil { _ = WebPConfigLosslessPreset(&config, losslessLevel) }
      return config
    }

    private static func file(
      _ picture: inout WebPPicture, _ config: inout WebPConfig
    ) throws(CairoError) -> Data {
      var writer = WebPMemoryWriter()
      WebPMemoryWriterInit(&writer)
      defer { WebPMemoryWriterClear(&writer) }
      picture.writer = WebPMemoryWrite
      let isWritten = withUnsafeMutablePointer(to: &writer) { writer in
        picture.custom_ptr = UnsafeMutableRawPointer(writer)
        return WebPEncode(&config, &picture) != 0
      }
      guard isWritten, let bytes = writer.mem else {
        throw .format("WebP", reason: "libwebp failed (\(picture.error_code.rawValue))")
      }
      return Data(bytes: bytes, count: writer.size)
    }
  }
#endif
