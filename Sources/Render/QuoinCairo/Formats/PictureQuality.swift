/// The quality of a picture in a format that has lossy and lossless compression.
///
/// A number literal is a lossy quality: `webPData(quality: 0.9)`.
public enum PictureQuality: Hashable, Sendable, ExpressibleByFloatLiteral {
  /// Lossy, from 0, the smallest file, to 1, the best picture.
  case lossy(Double)
  /// Lossless: each pixel exactly as drawn.
  case lossless

  public init(floatLiteral value: Double) { self = .lossy(value) }
}

#if Graphics
  extension PictureQuality {
    /// Returns the quality from 0 to 100 that encoders expect; `nil` for lossless.
    ///
    /// - Throws: `CairoError.format` if the quality is not in 0…1.
    func percent(in format: String) throws(CairoError) -> Double? {
      guard case .lossy(let quality) = self else { return nil }
      guard (0...1).contains(quality) else {
        throw .format(format, reason: "the quality \(quality) is not a number from 0 to 1")
      }
      return quality * 100
    }
  }
#endif
