import Foundation

/// Turns the bytes of a PNG or JPEG file into an ``ImageSource``, reading nothing but its header, and those of a WebP file
/// where libwebp is installed.
///
/// The raster press extends this type with the decoding of pixels.
public enum ImageDecoder {
  /// The picture in `data`, with the size that its header states, after the orientation that a camera noted
  /// in it.
  ///
  /// - Throws: ``ImageError`` when the bytes are no picture that can be read, or end too early.
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

/// Why a picture cannot be read.
public enum ImageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Neither a PNG nor a JPEG.
  case unknownFormat
  /// A WebP picture, where libwebp is not installed or refuses it.
  case webP(isReaderThere: Bool)
  /// The file begins as it should, but what follows makes no sense.
  case corrupt(ImageSource.Format, reason: String)
  /// The header states more pixels than Quoin decodes.
  case tooLarge(width: Int, height: Int)

  public var description: String {
    switch self {
    case .unknownFormat:
      "The image is neither a PNG nor a JPEG file; convert it to one of them."
    case .webP(let isReaderThere):
      isReaderThere
        ? "The WebP image cannot be read. Export it again."
        : "The image is a WebP file, which libwebp reads; install that, or convert the file to PNG."
    case .corrupt(let format, let reason):
      "The \(format.rawValue.uppercased()) image cannot be read: \(reason). Export it again."
    case .tooLarge(let width, let height):
      "The image is \(width) × \(height) pixels; the limit is \(ImageHeader.pixelLimit) pixels "
        + "in all, and less for a small file. Scale it down."
    }
  }
}
