/// How much time is taken to make a PNG file small. The pixels are the same, whatever is chosen.
public enum PNGCompression: String, CaseIterable, Sendable {
  /// As much as pays: a card of 1200 × 630 pixels takes some milliseconds. The default.
  case fast
  /// Files that are a tenth to a third smaller, and take several times as long: for pictures made once and sent often.
  case small
}
