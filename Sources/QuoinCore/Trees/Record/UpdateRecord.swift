/// What an update of a living view did.
public struct UpdateRecord: Sendable {
  /// A body that ran.
  public struct Evaluation: Sendable, Hashable {
    /// The name of the view's or modifier's type.
    public var view: String
    /// Why it ran.
    public var reasons: [ChangeReason]

    /// The reasons as `_printChanges` names them, each once.
    public var names: [String] {
      var names: [String] = []
      for reason in reasons where !names.contains(reason.description) {
        names.append(reason.description)
      }
      return names
    }

    /// As `_printChanges` prints it: `Counter: @self, _count changed.`
    public var text: String {
      let names = names
      return names.isEmpty
        ? "\(view): unchanged." : "\(view): \(names.joined(separator: ", ")) changed."
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

  /// State that came into being, stayed while its view was evaluated again, or went; only while details are recorded.
  public var states: [StateChange] = []
  /// What was measured, by node; only while details are recorded.
  public var measured: [NodeMeasurement] = []
  /// The views that lie elsewhere than before, that came and that went; only while details are recorded.
  public var frames: [FrameChange] = []

  /// The record of an update that did nothing.
  package init() {}

  /// The names of the views whose bodies ran.
  public var views: [String] { evaluations.map(\.view) }

  /// Adds what a later update did.
  package mutating func append(_ later: UpdateRecord) {
    evaluations += later.evaluations
    states += later.states
    measured += later.measured
    frames += later.frames
    measurements += later.measurements
    placements += later.placements
    createdViews += later.createdViews
    lostViews += later.lostViews
    passes += later.passes
  }
}
