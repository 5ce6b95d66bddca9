/// How true a picture is to what was drawn, in a format that can leave something away.
///
/// A number may stand for the first: `webPData(quality: 0.9)`.
public enum PictureQuality: Hashable, Sendable, ExpressibleByFloatLiteral {
  /// From 0, the smallest file, to 1, the best picture.
  case lossy(Double)
  /// Each pixel as it was drawn.
  case lossless

  public init(floatLiteral value: Double) { self = .lossy(value) }
}

#if Graphics
  extension PictureQuality {
    /// The number from 0 to 100 that encoders take; `nil` for a picture without losses.
    ///
    /// - Throws: `PressError.format` for what is no number from 0 to 1.
    func percent(in format: String) throws(PressError) -> Double? {
      guard case .lossy(let quality) = self else { return nil }
      guard (0...1).contains(quality) else {
        throw .format(format, reason: "the quality \(quality) is no number from 0 to 1")
      }
      return quality * 100
    }
  }
#endif
