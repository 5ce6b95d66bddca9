/// The response of the preview host: results, or the reason why there are none.
public struct HostResponse: Codable, Equatable, Sendable {
  /// The previews that were drawn, in source order; empty after a job that produces a text.
  public var previews: [RenderedPreview] = []
  /// The requested text.
  public var text: String?
  /// The differences between the compared images.
  public var verdicts: [PictureVerdict] = []
  /// Warnings about the layout: contradictory frames, missing fonts and files.
  public var warnings: [String] = []
  /// Whether the compared values differ.
  public var differs = false
  /// The reason why there is no result, as a sentence for the user.
  public var failure: String?
  /// Whether the failure is caused by the command line, not by the file.
  public var isMisuse = false
  /// Whether the failure is that there are no previews.
  public var hasNoPreviews = false
  /// Whether the failure is caused by the compiled file, which can be rebuilt.
  public var isLibraryStale = false

  public init() {}
}

/// The images of one preview.
public struct RenderedPreview: Codable, Equatable, Sendable {
  /// The preview's name.
  public var name: String
  /// The file names of the images in the scratch directory, in the order of the requested formats.
  public var pictures: [String]
  /// The file names of the images of each page, in the order of the formats, if the preview was
  /// paginated. A PDF contains all pages.
  public var pages: [[String]]?

  public init(name: String, pictures: [String]) {
    self.name = name
    self.pictures = pictures
  }
}
