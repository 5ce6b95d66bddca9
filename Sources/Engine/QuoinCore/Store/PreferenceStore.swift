import QuoinLayout

/// A modifier that writes a preference, on one node.
@MainActor
class PreferenceStep {
  /// Whether values written below are ignored.
  let replaces: Bool
  init(replaces: Bool) { self.replaces = replaces }
}

final class KeyedPreferenceStep<Key: PreferenceKey>: PreferenceStep {
  typealias Change = @MainActor (inout Key.Value, LayoutTree.NodeID, Emission) -> Void
  let change: Change

  init(replaces: Bool, change: @escaping Change) {
    self.change = change
    super.init(replaces: replaces)
  }
}

/// A node as seen by a modifier on it, without the modifiers applied after it.
struct PreferencePlace: Hashable {
  var node: LayoutTree.NodeID
  var stepCount: Int
}

/// The modifiers that write preferences, and the views that read one before layout.
@MainActor
final class PreferenceStore: NodeColumn {
  /// The modifiers on a node, inner ones first.
  let steps: NodeTable<[PreferenceStep]>
  @exclusivity(unchecked) var trails = PreferenceTrails()

  // Questions before layout.
  /// The questions that views asked during their emission, in order.
  let questions: EmittedList<PreLayoutQuestion>
  /// The emissions in which views inspected the drawing inside them.
  let drawingAskers: EmittedList<EmissionMark>
  /// The answers that the previous pass found to have been changed by post-layout content.
  var knownAnswers: [PreLayoutQuestion.Name: Any] = [:]
  /// The answers that the last layout withdrew, because nothing in it writes the preference
  /// anymore.
  var withdrawn: Set<PreLayoutQuestion.Name> = []
  /// The preferences written by post-layout content, in a tree that is emitted once.
  var postLayoutWriters: [(key: ObjectIdentifier, node: LayoutTree.NodeID)] = []

  init(in columns: NodeColumns) {
    steps = NodeTable(in: columns)
    questions = EmittedList(in: columns) { $0.owner }
    drawingAskers = EmittedList(in: columns) { $0 }
    columns.join(self)
  }

  func forget(_ nodes: [LayoutTree.NodeID]) {
    trails.forget(nodes)
    guard !knownAnswers.isEmpty else { return }
    let names = Set(questions.items.map(\.name))
    knownAnswers = knownAnswers.filter { names.contains($0.key) }
  }
}

/// The paths from readers to the writers inside them.
struct PreferenceTrails {
  /// Whether the reader is still being emitted.
  var isBeforeLayout = false
  struct Question: Hashable {
    var key: ObjectIdentifier
    var place: PreferencePlace
  }

  /// The nodes with a writer at them or below, by key.
  var nodes: [ObjectIdentifier: Set<LayoutTree.NodeID>] = [:]
  /// Writers that aren't in the trails yet, because the nodes around them may still be open.
  var newWriters: [(key: ObjectIdentifier, node: LayoutTree.NodeID)] = []
  /// Cached values. Everything below a reader is complete when it reads.
  var values: [Question: Any] = [:]

  fileprivate mutating func forget(_ released: [LayoutTree.NodeID]) {
    for key in nodes.keys { nodes[key]?.subtract(released) }
    if !newWriters.isEmpty {
      let released = Set(released)
      newWriters.removeAll { released.contains($0.node) }
    }
  }
}

/// A question about preferences that was asked during emission; see
/// ``Emission/preferenceBeforeLayout(_:of:)``.
struct PreLayoutQuestion {
  var key: ObjectIdentifier
  var node: LayoutTree.NodeID
  /// Marks the emission of the view that asked.
  var owner: EmissionMark
  var name: Name
  var answer: @MainActor (Emission) -> Any
  /// Returns whether anything in a node writes the preference.
  var isWritten: @MainActor (Emission, LayoutTree.NodeID) -> Bool

  /// Identifies a question by the element that asks and the number of its previous questions. In a
  /// picture all views count as one element.
  struct Name: Hashable {
    var owner: ObjectIdentifier?
    var number: Int
  }
}
