/// The quality of a picture in a format that has lossy and lossless compression.
///
/// A number literal is a lossy quality: `webPData(quality: 0.9)`.
public enum PictureQuality: Hashable, Sendable, ExpressibleByFloatLiteral {
  /// Lossy compression with a quality from 0, the smallest file, to 1, the best picture.
  case lossy(Double)
  /// Lossless compression: each pixel exactly as drawn.
  case lossless

  public init(floatLiteral value: Double) { self = .lossy(value) }
}
