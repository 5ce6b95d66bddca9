/// How a view of the author's is sized, as the host found out.
public struct ViewSizing: Codable, Equatable, Sendable {
  /// The type's name, without those around it and without generic arguments; empty for a view by itself.
  public var name: String
  /// `h-exp, v-hug`.
  public var behavior: String
  /// Whether it has a place for a child, and can be neutral.
  public var isComposed: Bool
  /// What it answered to some proposals.
  public var answers: [Answer]

  /// A size for a proposal, in points.
  public struct Answer: Codable, Equatable, Sendable {
    public var proposedWidth, proposedHeight: Double
    /// The size, around a child that hugs where there is a place for one.
    public var width, height: Double
    /// The size around a child that expands.
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

  public init(name: String, behavior: String, isComposed: Bool, answers: [Answer]) {
    self.name = name
    self.behavior = behavior
    self.isComposed = isComposed
    self.answers = answers
  }
}
