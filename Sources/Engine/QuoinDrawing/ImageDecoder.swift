import Foundation

/// Creates an ``ImageSource`` from a PNG or JPEG file, reading only its header, or from a WebP file
/// if libwebp is installed.
///
/// The raster renderer extends this type with the decoding of pixels.
public enum ImageDecoder {
  /// Reads the picture in `data`, with the size in its header after applying the Exif orientation.
  ///
  /// - Throws: ``ImageError`` if the bytes are not a supported picture, or end too early.
  public static func source(data: Data) throws(ImageError) -> ImageSource {
    if WebPReader.recognizes(data) { return try WebPReader.source(data) }
    let header = try ImageHeader(data)
    let isTurned = header.orientation.swapsSides
    return ImageSource(
      data: data, format: header.format,
      pixelWidth: isTurned ? header.height : header.width,
      pixelHeight: isTurned ? header.width : header.height)
  }
}

/// An error in reading a picture.
public enum ImageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file is neither PNG nor JPEG nor WebP.
  case unknownFormat
  /// The picture is in WebP format, but libwebp isn't installed or rejects it.
  case webP(isReaderThere: Bool)
  /// The file's signature is valid, but its contents aren't.
  case corrupt(ImageSource.Format, reason: String)
  /// The header declares more pixels than Quoin decodes.
  case tooLarge(width: Int, height: Int)

  public var description: String {
    switch self {
    case .unknownFormat:
      "The image is neither a PNG nor a JPEG file; convert it to one of them."
    case .webP(let isReaderThere):
      isReaderThere
        ? "The WebP image can't be read. Export it again."
        : "The image is a WebP file, which needs libwebp; install it, or convert the file to PNG."
    case .corrupt(let format, let reason):
      "The \(format.rawValue.uppercased()) image can't be read: \(reason). Export it again."
    case .tooLarge(let width, let height):
      "The image is \(width) × \(height) pixels; the limit is \(ImageHeader.pixelLimit) pixels "
        + "in all, and less for a small file. Scale it down."
    }
  }
}
