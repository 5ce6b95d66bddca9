/// What the preview host answers: results, or the one reason why there are none.
public struct HostResponse: Codable, Equatable, Sendable {
  /// The previews that were drawn, in source order; empty after a job that makes a text.
  public var previews: [RenderedPreview] = []
  /// The text that was asked for.
  public var text: String?
  /// How the pictures of a comparison differ.
  public var verdicts: [PictureVerdict] = []
  /// What the user should know about the layout: contradictory frames, missing fonts and files.
  public var remarks: [String] = []
  /// Whether what was compared differs.
  public var differs = false
  /// Why there is no result, as a sentence for the person at the keyboard.
  public var failure: String?
  /// Whether the command line is to blame for that, and not the file.
  public var isMisuse = false
  /// Whether the failure is that there are no previews.
  public var hasNoPreviews = false
  /// Whether the compiled file is to blame, which can be made again.
  public var isLibraryStale = false

  public init() {}
}

/// One preview's pictures.
public struct RenderedPreview: Codable, Equatable, Sendable {
  /// The preview's name.
  public var name: String
  /// Names of the pictures in the scratch directory, in the order of the formats that were asked for.
  public var pictures: [String]
  /// Names of the pictures of each page, in the order of the formats, where the preview was made pages of. A PDF has all
  /// pages.
  public var pages: [[String]]?

  public init(name: String, pictures: [String]) {
    self.name = name
    self.pictures = pictures
  }
}
