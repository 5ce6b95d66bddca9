#if Graphics
  import Foundation
  import QuoinDrawing

  extension ImageDecoder {
    /// Decodes the pixels as the file stores them, without applying the Exif orientation.
    ///
    /// - Throws: ``ImageError`` when the file is damaged or too large.
    public static func decode(_ source: ImageSource) throws -> PixelBuffer {
      let header = try ImageHeader(source.data)
      switch header.format {
      case .png: return try PNGDecoder.decode(source.data)
      case .jpeg: return try JPEGDecoder.decode(source.data, header)
      }
    }
  }
#endif
