/// The setup of a preview that runs in a child process and communicates with the page
/// (Documentation/StudioProtocol.md).
public struct LiveSetup: Codable, Equatable, Sendable {
  /// The number of the preview.
  public var number: PreviewNumber
  /// The pipe from which the child reads the events of the page, one message per line.
  public var input: String
  /// The pipe to which the child writes updates for the page.
  public var output: String
  /// A file with the state of an earlier run of the preview; `nil` for the first.
  public var kept: String?

  public init(number: PreviewNumber, input: String, output: String, kept: String? = nil) {
    self.number = number
    self.input = input
    self.output = output
    self.kept = kept
  }
}
