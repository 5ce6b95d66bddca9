/// The time spent on making a PNG file small. The pixels are the same for all values.
public enum PNGCompression: String, CaseIterable, Sendable {
  /// Good compression at high speed: a card of 1200 × 630 pixels takes some milliseconds. The
  /// default.
  case fast
  /// A tenth to a third smaller, but several times slower: for pictures made once and sent often.
  case small
}
