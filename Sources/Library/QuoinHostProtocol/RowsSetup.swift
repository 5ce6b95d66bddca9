/// The setup for drawing a view for rows of data in a child process.
///
/// Each message to the child is a row of JSON, for which the child sends a ``RowResponse``.
public struct RowsSetup: Codable, Equatable, Sendable {
  /// The number of the preview that creates the view.
  public var number: PreviewNumber
  /// The name of the view in messages.
  public var view: String
  public var format: PictureFormat

  public init(number: PreviewNumber, view: String, format: PictureFormat) {
    (self.number, self.view, self.format) = (number, view, format)
  }
}

/// The result of a row.
public struct RowResponse: Codable, Equatable, Sendable {
  /// The image's file in the scratch directory; it belongs to the reader from then on.
  public var picture: String?
  /// The reason why there is none, as a sentence without a period.
  public var failure: String?
  public var warnings: [String] = []

  public init() {}
}
