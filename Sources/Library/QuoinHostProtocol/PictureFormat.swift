/// An output format of images; the raw value is the file name extension.
public enum PictureFormat: String, Codable, CaseIterable, Sendable {
  case png
  case jpeg = "jpg"
  case webP = "webp"
  case avif, pdf, svg
  /// The display list: every drawing step as data.
  case json

  /// The effort for compressing a PNG file.
  public enum Compression: String, Codable, CaseIterable, Sendable { case fast, small }

  /// Creates the format of a file extension, ignoring case.
  public init?(extension name: String) {
    let name = name.lowercased()
    self.init(rawValue: name == "jpeg" ? "jpg" : name)
  }

  /// The formats in messages: “.png, .jpg, …”.
  public static let known = allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")

  /// The name of the format.
  public var name: String {
    self == .jpeg ? "JPEG" : self == .webP ? "WebP" : rawValue.uppercased()
  }

  /// Whether the format is a bitmap format.
  public var hasPixels: Bool {
    switch self {
    case .png, .jpeg, .webP, .avif: true
    case .pdf, .svg, .json: false
    }
  }

  /// Whether the format has a quality setting.
  public var hasQuality: Bool { hasPixels && self != .png }

  /// The quality of an image.
  public enum Quality: Codable, Equatable, Sendable {
    /// From 0 to 1.
    case lossy(Double)
    case lossless
  }

  /// The maximum width or height of an image of this format, in pixels.
  public var sideLimit: Double { self == .webP ? 16_383 : Self.largestSide }

  /// The maximum width or height of a PNG, in pixels: the limit of Cairo's image surfaces.
  public static let largestSide = 32_767.0
  /// The maximum number of pixels in a PNG: one gigabyte of memory while it is drawn.
  public static let largestArea = 268_435_456.0
}

/// The style of a layout explanation.
public enum ExplanationStyle: String, Codable, CaseIterable, Sendable {
  /// An indented tree with proposals and sizes.
  case tree
  /// The negotiation as numbered steps.
  case steps
  /// The tree, with the number of each proposal and each size.
  case numbered
  /// The layout reports as JSON.
  case json
}
