extension HostRequest {
  /// A question about the layout of previews, as typed; without a text, about everything odd.
  public struct Question: Codable, Equatable, Sendable {
    /// The question.
    public var text: String?
    /// The conditions that should hold.
    public var want: String?
    /// Whether all answers are given, rather than the most important.
    public var all: Bool
    /// Whether a preview without a device and a size is laid out as by `quoin explain`, rather than
    /// on a screen.
    public var keepsConfiguration: Bool

    public init(
      text: String? = nil, want: String? = nil, all: Bool = false, keepsConfiguration: Bool = false
    ) {
      (self.text, self.want, self.all) = (text, want, all)
      self.keepsConfiguration = keepsConfiguration
    }
  }
}
