/// The setup of a preview that runs in a child process and communicates with the page
/// (Documentation/StudioProtocol.md).
public struct LiveSetup: Codable, Equatable, Sendable {
  /// The number of the preview.
  public var number: PreviewNumber
  /// The state of an earlier run of the preview, as JSON; `nil` for the first.
  public var kept: String?

  public init(number: PreviewNumber, kept: String? = nil) {
    (self.number, self.kept) = (number, kept)
  }
}
