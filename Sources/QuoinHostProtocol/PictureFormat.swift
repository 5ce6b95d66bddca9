/// What a picture can be written as; the raw value is the file name extension.
public enum PictureFormat: String, Codable, CaseIterable, Sendable {
  case png, pdf, svg
  /// The display list: every drawing step as data.
  case json

  /// How much time is taken to make a PNG file small.
  public enum Compression: String, Codable, CaseIterable, Sendable { case fast, small }

  /// The largest width or height of a PNG, in pixels. Cairo's image surfaces end there.
  public static let largestSide = 32_767.0
  /// The largest number of pixels in a PNG: one gigabyte of memory while it is drawn.
  public static let largestArea = 268_435_456.0
}

/// How a layout is explained.
public enum ExplanationStyle: String, Codable, CaseIterable, Sendable {
  /// An indented tree with proposals and sizes.
  case tree
  /// The negotiation as numbered steps.
  case steps
  /// The tree, with the number of each proposal and each answer.
  case numbered
  /// The layout reports as JSON.
  case json
}
