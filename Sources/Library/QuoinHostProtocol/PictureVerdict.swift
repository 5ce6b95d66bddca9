/// Two images in the scratch directory to compare, each with its record.
public struct PicturePair: Codable, Equatable, Sendable {
  /// The caller's number of the pair.
  public var number: Int
  /// The file names of the images.
  public var reference, result: String
  /// The names of the records of their fonts and layouts; a reference may have none.
  public var referenceRecord: String?
  public var resultRecord: String

  public init(number: Int, reference: String, result: String, resultRecord: String) {
    self.number = number
    self.reference = reference
    self.result = result
    self.resultRecord = resultRecord
  }
}

/// The difference between two images.
public struct PictureVerdict: Codable, Equatable, Sendable {
  /// The number of the pair.
  public var number: Int
  /// Whether the images are equal within the tolerance.
  public var isSame = false
  /// The findings, one sentence each, the most important first.
  public var sentences: [String] = []
  /// Whether the reference was drawn with other fonts.
  public var hasOtherFonts = false
  /// The name of an image that shows the difference.
  public var difference: String?
  /// The moved views, in order.
  public var moves: [Move] = []

  public init(number: Int) { self.number = number }

  /// A view with another frame.
  public struct Move: Codable, Equatable, Sendable {
    public var name: String
    /// Its frames, each x, y, width and height in points; `nil` if it doesn't exist there.
    public var before, after: [Double]?
    /// The frames as readable text.
    public var beforeText, afterText: String

    public init(
      name: String, before: [Double]?, after: [Double]?, beforeText: String, afterText: String
    ) {
      self.name = name
      self.before = before
      self.after = after
      self.beforeText = beforeText
      self.afterText = afterText
    }
  }
}
