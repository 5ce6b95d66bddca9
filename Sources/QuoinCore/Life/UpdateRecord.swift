/// What an update of a living view did.
public struct UpdateRecord: Sendable {
  /// A body that ran.
  public struct Evaluation: Sendable, Hashable {
    /// The name of the view's or modifier's type.
    public var view: String
    /// Why it ran.
    public var reasons: [ChangeReason]

    /// As `_printChanges` prints it: `Counter: @self, _count changed.`
    public var text: String {
      reasons.isEmpty
        ? "\(view): unchanged."
        : "\(view): \(reasons.map(\.description).joined(separator: ", ")) changed."
    }
  }

  /// The bodies that ran, in order.
  public var evaluations: [Evaluation] = []
  /// How often an algorithm ran to answer a proposal.
  public var measurements = 0
  /// Nodes whose content was placed.
  public var placements = 0
  /// Views with a body that came into being, and that went with their state.
  public var createdViews = 0
  public var lostViews = 0
  /// How many passes it took: an action that writes state takes another.
  public var passes = 0

  /// The names of the views whose bodies ran.
  public var views: [String] { evaluations.map(\.view) }

  /// Adds what a later update did.
  package mutating func append(_ later: UpdateRecord) {
    evaluations += later.evaluations
    measurements += later.measurements
    placements += later.placements
    createdViews += later.createdViews
    lostViews += later.lostViews
    passes += later.passes
  }
}
