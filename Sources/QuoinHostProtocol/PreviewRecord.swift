/// Where something that has previews was written.
public struct PreviewPlace: Codable, Equatable, Sendable {
  /// The name of a type, without those around it; empty for a `#Preview`.
  public var name: String
  /// The file's path, as the compiler knows it.
  public var file: String
  /// Counted from 1.
  public var line: Int

  public init(name: String, file: String, line: Int) {
    self.name = name
    self.file = file
    self.line = line
  }
}

/// Which preview it is: a number of what has previews, and of the preview in that.
public struct PreviewNumber: Codable, Equatable, Comparable, Sendable {
  public var provider: Int
  public var element: Int

  /// Where previews begin.
  public static let first = PreviewNumber(provider: 0, element: 0)
  /// The element that stands for all of a provider, as long as they are not known.
  public static let all = -1

  public init(provider: Int, element: Int) {
    self.provider = provider
    self.element = element
  }

  public static func < (a: PreviewNumber, b: PreviewNumber) -> Bool {
    (a.provider, a.element) < (b.provider, b.element)
  }
}

/// What became of a preview that stands for itself.
public struct PreviewRecord: Codable, Equatable, Sendable {
  public var number: PreviewNumber
  /// The preview's name, or the provider's as long as its previews are not known.
  public var name: String
  /// Where it was written, if that is known.
  public var place: PreviewPlace?
  /// Whether the work on it has only begun.
  public var isBegun = false
  /// Names of its pictures in the scratch directory, in the order of the formats.
  public var pictures: [String] = []
  /// Where it was printed, the same for its pages: for each format one file of all, or one for each page.
  public var pages: [[String]] = []
  /// The picture's size in points.
  public var width: Double?
  public var height: Double?
  /// Whether nothing at all is drawn.
  public var isBlank = false
  public var remarks: [String] = []
  /// What its author would want to know about it, in the order of the cells.
  public var findings: [LintFinding] = []
  /// How it is sized, and then the author's views inside, each time that they are shown.
  public var sizings: [ViewSizing] = []
  /// Why it could not be drawn.
  public var failure: String?

  public init(number: PreviewNumber, name: String, place: PreviewPlace?) {
    self.number = number
    self.name = name
    self.place = place
  }
}
