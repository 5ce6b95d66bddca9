/// A record of one update of a live view.
public struct UpdateRecord: Sendable {
  /// An evaluated body.
  public struct Evaluation: Sendable, Hashable {
    /// The name of the view's or modifier's type.
    public var view: String
    /// The reasons for the evaluation.
    public var reasons: [ChangeReason]

    /// The distinct reasons, with the names that `_printChanges` uses.
    public var names: [String] {
      var names: [String] = []
      for reason in reasons where !names.contains(reason.description) {
        names.append(reason.description)
      }
      return names
    }

    /// The evaluation as printed by `_printChanges`: `Counter: @self, _count changed.`
    public var text: String {
      let names = names
      return names.isEmpty
        ? "\(view): unchanged." : "\(view): \(names.joined(separator: ", ")) changed."
    }
  }

  /// The evaluated bodies, in order.
  public var evaluations: [Evaluation] = []
  /// The number of times that a node's size was computed.
  public var measurements = 0
  /// The number of nodes whose content was placed.
  public var placements = 0
  /// The number of views with bodies that were created; `lostViews` counts those that were lost
  /// with their state.
  public var createdViews = 0
  public var lostViews = 0
  /// The number of passes; an action that writes state requires an additional pass.
  public var passes = 0

  /// The states that were created, kept while their views were evaluated again, or lost; empty
  /// unless details are recorded.
  public var states: [StateChange] = []
  /// The measurements, by node; empty unless details are recorded.
  public var measured: [NodeMeasurement] = []
  /// The views that moved, appeared and disappeared; empty unless details are recorded.
  public var frames: [FrameChange] = []

  /// Creates the record of an update without any work.
  package init() {}

  /// The names of the views whose bodies were evaluated.
  public var views: [String] { evaluations.map(\.view) }

  /// Adds the record of a later update.
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
