/// The source location of a preview provider.
public struct PreviewPlace: Codable, Equatable, Sendable {
  /// The name of a type, without its enclosing types; empty for a `#Preview`.
  public var name: String
  /// The file's path, as known to the compiler.
  public var file: String
  /// Starting at 1.
  public var line: Int

  public init(name: String, file: String, line: Int) {
    self.name = name
    self.file = file
    self.line = line
  }
}

/// The number of a preview: that of its provider, and that of the preview in the provider.
public struct PreviewNumber: Codable, Equatable, Comparable, Sendable {
  public var provider: Int
  public var element: Int

  /// The first preview.
  public static let first = PreviewNumber(provider: 0, element: 0)
  /// The element that represents all previews of a provider as long as they are not known.
  public static let all = -1

  public init(provider: Int, element: Int) {
    self.provider = provider
    self.element = element
  }

  public static func < (a: PreviewNumber, b: PreviewNumber) -> Bool {
    (a.provider, a.element) < (b.provider, b.element)
  }
}

/// The result of a preview that is processed independently.
public struct PreviewRecord: Codable, Equatable, Sendable {
  public var number: PreviewNumber
  /// The preview's name, or the provider's if its previews are not known.
  public var name: String
  /// The source location, if known.
  public var place: PreviewPlace?
  /// The file names of its images in the scratch directory, in the order of the formats.
  public var pictures: [String] = []
  /// The files of its pages, if it is paginated: for each format one file with all pages, or one
  /// for each page.
  public var pages: [[String]] = []
  /// The image's size in points.
  public var width: Double?
  public var height: Double?
  /// Whether nothing is drawn.
  public var isBlank = false
  public var warnings: [String] = []
  /// The lint findings, in the order of the configurations.
  public var findings: [LintFinding] = []
  /// The sizing of the preview, followed by that of the user-defined views inside, each time they
  /// are shown.
  public var sizings: [ViewSizing] = []
  /// The reason why it could not be drawn.
  public var failure: String?

  public init(number: PreviewNumber, name: String, place: PreviewPlace?) {
    self.number = number
    self.name = name
    self.place = place
  }
}
