/// The trade-off between the size of a PNG file and the time to write it. The pixels are the same
/// for all values.
public enum PNGCompression: String, CaseIterable, Sendable {
  /// Good compression at high speed: a card of 1200 × 630 pixels takes a few milliseconds. This is
  /// the default.
  case fast
  /// Files that are a sixth to a half smaller, but take up to a second for a phone's screen: for
  /// pictures that are written once and sent often.
  case small
}
