/// The setup for drawing a view for rows of data in a child process.
///
/// Each line of the input is a row of JSON, for which the child writes a line with a ``RowAnswer``.
public struct RowsSetup: Codable, Equatable, Sendable {
  /// The preview that makes the view.
  public var number: PreviewNumber
  /// The name of the view in messages.
  public var view: String
  /// The pipe from which the rows are read.
  public var input: String
  /// The pipe to which the results are written.
  public var output: String
  public var format: PictureFormat

  public init(
    number: PreviewNumber, view: String, input: String, output: String, format: PictureFormat
  ) {
    self.number = number
    self.view = view
    self.input = input
    self.output = output
    self.format = format
  }
}

/// The result of a row.
public struct RowAnswer: Codable, Equatable, Sendable {
  /// The image's file in the scratch directory; it belongs to the reader from then on.
  public var picture: String?
  /// The reason why there is none, as a sentence without a period.
  public var failure: String?
  public var warnings: [String] = []

  public init() {}
}
