/// What a picture can be written as; the raw value is the file name extension.
public enum PictureFormat: String, Codable, CaseIterable, Sendable {
  case png
  case jpeg = "jpg"
  case webP = "webp"
  case avif, pdf, svg
  /// The display list: every drawing step as data.
  case json

  /// How much time is taken to make a PNG file small.
  public enum Compression: String, Codable, CaseIterable, Sendable { case fast, small }

  /// The format of a file with that extension, in whatever case.
  public init?(extension name: String) {
    let name = name.lowercased()
    self.init(rawValue: name == "jpeg" ? "jpg" : name)
  }

  /// The formats as messages list them: “.png, .jpg, …”.
  public static let known = allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")

  /// What the format is called.
  public var name: String {
    self == .jpeg ? "JPEG" : self == .webP ? "WebP" : rawValue.uppercased()
  }

  /// Whether a picture of this format consists of pixels.
  public var hasPixels: Bool {
    switch self {
    case .png, .jpeg, .webP, .avif: true
    case .pdf, .svg, .json: false
    }
  }

  /// Whether a quality can be chosen.
  public var hasQuality: Bool { hasPixels && self != .png }

  /// How true a picture is to what was drawn.
  public enum Quality: Codable, Equatable, Sendable {
    /// From 0 to 1.
    case lossy(Double)
    case lossless
  }

  /// The largest width or height of a picture of this format, in pixels.
  public var sideLimit: Double { self == .webP ? 16_383 : Self.largestSide }

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
