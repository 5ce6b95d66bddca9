extension HostRequest {
  /// Two sets of reports to compare.
  public struct Comparison: Codable, Equatable, Sendable {
    public var before, after: Side
    /// The file to write a page for a browser to; none without.
    public var page: String?

    public init(before: Side, after: Side, page: String? = nil) {
      (self.before, self.after, self.page) = (before, after, page)
    }

    /// One of the two.
    public struct Side: Codable, Equatable, Sendable {
      /// What messages call it.
      public var name: String
      /// The path of a file of reports: what `explain` makes as JSON, or a single report.
      public var reports: String
      /// The only preview to look at; all of them when `nil`.
      public var preview: String?
      /// The paths of a PNG file for each report; empty where no page is wanted.
      public var pictures: [String] = []

      public init(name: String, reports: String, preview: String? = nil) {
        (self.name, self.reports, self.preview) = (name, reports, preview)
      }
    }
  }

  /// Proposals to go through, in points.
  public struct Sweep: Codable, Equatable, Sendable {
    /// `width` or `height`.
    public var side: String
    public var from, to: Double

    public init(side: String, from: Double, to: Double) {
      (self.side, self.from, self.to) = (side, from, to)
    }
  }
}
