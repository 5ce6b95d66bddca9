/// How a view is drawn for rows of data in a child process: each line of the input is a row of JSON, and is answered by a line, a
/// ``RowAnswer``.
public struct RowsSetup: Codable, Equatable, Sendable {
  /// The preview that makes the view.
  public var number: PreviewNumber
  /// What messages call it.
  public var view: String
  /// The pipe on which the rows come.
  public var input: String
  /// The pipe on which the answers go.
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

/// What became of a row.
public struct RowAnswer: Codable, Equatable, Sendable {
  /// The picture's file in the scratch directory; it is the reader's from now on.
  public var picture: String?
  /// Why there is none, as a sentence without a full stop.
  public var failure: String?
  public var remarks: [String] = []

  public init() {}
}
