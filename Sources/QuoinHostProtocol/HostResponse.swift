/// What the preview host answers: results, or the one reason why there are none.
public struct HostResponse: Codable, Equatable, Sendable {
  /// The previews that were drawn, in source order; empty after `explain`.
  public var previews: [RenderedPreview]
  /// The text that `explain` asked for.
  public var explanation: String?
  /// What the user should know about the layout: contradictory frames, missing fonts and files.
  public var remarks: [String]
  /// Why there is no result, as a sentence for the person at the keyboard.
  public var failure: String?

  public init(
    previews: [RenderedPreview] = [], explanation: String? = nil, remarks: [String] = [],
    failure: String? = nil
  ) {
    self.previews = previews
    self.explanation = explanation
    self.remarks = remarks
    self.failure = failure
  }
}

/// One preview's pictures.
public struct RenderedPreview: Codable, Equatable, Sendable {
  /// The preview's name.
  public var name: String
  /// Paths of the pictures, in the order of the formats that were asked for.
  public var pictures: [String]

  public init(name: String, pictures: [String]) {
    self.name = name
    self.pictures = pictures
  }
}
