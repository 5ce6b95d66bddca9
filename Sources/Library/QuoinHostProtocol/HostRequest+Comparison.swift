extension HostRequest {
  /// Two sets of reports to compare.
  public struct Comparison: Codable, Equatable, Sendable {
    public var before, after: Side
    /// The file to write an HTML page to, if any.
    public var page: String?

    public init(before: Side, after: Side, page: String? = nil) {
      (self.before, self.after, self.page) = (before, after, page)
    }

    /// One side of a comparison.
    public struct Side: Codable, Equatable, Sendable {
      /// The name in messages.
      public var name: String
      /// The path of a file of reports: the JSON output of `explain`, or a single report.
      public var reports: String
      /// The only preview to compare; all of them if `nil`.
      public var preview: String?
      /// The paths of a PNG file for each report; empty if no page is requested.
      public var pictures: [String] = []

      public init(name: String, reports: String, preview: String? = nil) {
        (self.name, self.reports, self.preview) = (name, reports, preview)
      }
    }
  }

  /// The range of proposals of a sweep, in points.
  public struct Sweep: Codable, Equatable, Sendable {
    /// `width` or `height`.
    public var side: String
    public var from, to: Double

    public init(side: String, from: Double, to: Double) {
      (self.side, self.from, self.to) = (side, from, to)
    }
  }
}
