/// How a preview is kept alive in a child process, and how it speaks to the page (Documentation/StudioProtocol.md).
public struct LiveSetup: Codable, Equatable, Sendable {
  /// Which preview it is.
  public var number: PreviewNumber
  /// The pipe on which the child hears what happens in the page, a line for each message.
  public var input: String
  /// The pipe on which the child tells what the page has to show.
  public var output: String
  /// A file of what an earlier life of the preview left; `nil` where this is the first.
  public var kept: String?

  public init(number: PreviewNumber, input: String, output: String, kept: String? = nil) {
    self.number = number
    self.input = input
    self.output = output
    self.kept = kept
  }
}
