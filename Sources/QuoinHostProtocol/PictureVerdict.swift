/// Two pictures in the scratch directory that are to be compared, with what is kept beside each.
public struct PicturePair: Codable, Equatable, Sendable {
  /// The caller's number of the pair.
  public var number: Int
  /// The names of the pictures.
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

/// How two pictures differ.
public struct PictureVerdict: Codable, Equatable, Sendable {
  /// The number of the pair.
  public var number: Int
  /// Whether they count as the same.
  public var isSame = false
  /// What happened, a sentence each, the most important first.
  public var sentences: [String] = []
  /// Whether other fonts drew the reference.
  public var hasOtherFonts = false
  /// The name of a picture that shows the difference.
  public var difference: String?
  /// What lies elsewhere, in the order of the views.
  public var moves: [Move] = []

  public init(number: Int) { self.number = number }

  /// A view that lies elsewhere.
  public struct Move: Codable, Equatable, Sendable {
    public var name: String
    /// Its frames, each x, y, width and height in points; `nil` where it isn't there.
    public var before, after: [Double]?
    /// The frames as people write them.
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
