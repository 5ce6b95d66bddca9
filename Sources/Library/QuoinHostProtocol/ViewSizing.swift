/// The sizing behavior of a user-defined view, as determined by the host.
public struct ViewSizing: Codable, Equatable, Sendable {
  /// The type's name, without its enclosing types and generic arguments; empty for a view on its
  /// own.
  public var name: String
  /// `h-exp, v-hug`.
  public var behavior: String
  /// Whether it has a child, and can be neutral.
  public var isComposed: Bool
  /// Its sizes for some proposals.
  public var responses: [Response]

  /// The size of the view for a proposal, in points.
  public struct Response: Codable, Equatable, Sendable {
    public var proposedWidth, proposedHeight: Double
    /// The size, with a hugging child if it has one.
    public var width, height: Double
    /// The size with an expanding child.
    public var expandedWidth, expandedHeight: Double

    public init(
      proposedWidth: Double, proposedHeight: Double, width: Double, height: Double,
      expandedWidth: Double, expandedHeight: Double
    ) {
      (self.proposedWidth, self.proposedHeight) = (proposedWidth, proposedHeight)
      (self.width, self.height) = (width, height)
      (self.expandedWidth, self.expandedHeight) = (expandedWidth, expandedHeight)
    }
  }

  public init(name: String, behavior: String, isComposed: Bool, responses: [Response]) {
    self.name = name
    self.behavior = behavior
    self.isComposed = isComposed
    self.responses = responses
  }
}
