import QuoinLayout

/// One modifier that writes a preference, on one node.
@MainActor
class PreferenceStep {
  /// Whether the values written below don't count.
  let replaces: Bool
  init(replaces: Bool) { self.replaces = replaces }
}

final class KeyedPreferenceStep<Key: PreferenceKey>: PreferenceStep {
  typealias Change = @MainActor (inout Key.Value, LayoutTree.Node, Emission) -> Void
  let change: Change

  init(replaces: Bool, change: @escaping Change) {
    self.change = change
    super.init(replaces: replaces)
  }
}

/// A node as seen by a modifier on it: the modifiers written after it are not there yet.
struct PreferencePlace: Hashable {
  var node: LayoutTree.Node
  var stepCount: Int
}

/// The modifiers that write preferences, and the views that ask for one before the layout.
@MainActor
final class PreferenceStore: NodeColumn {
  /// The modifiers on a node, inner ones first.
  let steps: NodeTable<[PreferenceStep]>
  @exclusivity(unchecked) var trails = PreferenceTrails()

  // Questions before the layout
  /// The questions that views asked while they were being emitted, in order.
  let questions: EmittedList<PreLayoutQuestion>
  /// The emissions in which views asked what is drawn inside them.
  let drawingAskers: EmittedList<EmissionMark>
  /// The answers that the pass before found out: post-layout content had changed them.
  var knownAnswers: [PreLayoutQuestion.Name: Any] = [:]
  /// The answers that the last layout withdrew: nothing that came with it writes the preference any more.
  var withdrawn: Set<PreLayoutQuestion.Name> = []
  /// The preferences written by post-layout content, in a tree that is emitted once.
  var postLayoutWriters: [(key: ObjectIdentifier, node: LayoutTree.Node)] = []

  init(in columns: NodeColumns) {
    steps = NodeTable(in: columns)
    questions = EmittedList(in: columns) { $0.owner }
    drawingAskers = EmittedList(in: columns) { $0 }
    columns.join(self)
  }

  func forget(_ nodes: [LayoutTree.Node]) {
    trails.forget(nodes)
    guard !knownAnswers.isEmpty else { return }
    let names = Set(questions.items.map(\.name))
    knownAnswers = knownAnswers.filter { names.contains($0.key) }
  }
}

/// Leads from readers to the writers inside them.
struct PreferenceTrails {
  /// Whether a view asks that is still being emitted.
  var isBeforeLayout = false
  struct Question: Hashable {
    var key: ObjectIdentifier
    var place: PreferencePlace
  }

  /// The nodes that have a writer on them or below, by key.
  var nodes: [ObjectIdentifier: Set<LayoutTree.Node>] = [:]
  /// Writers that are not in the trails yet: the nodes around them may still be open.
  var newWriters: [(key: ObjectIdentifier, node: LayoutTree.Node)] = []
  /// Cached values. Everything below a reader is complete when it reads.
  var values: [Question: Any] = [:]

  fileprivate mutating func forget(_ released: [LayoutTree.Node]) {
    for key in nodes.keys { nodes[key]?.subtract(released) }
    if !newWriters.isEmpty {
      let released = Set(released)
      newWriters.removeAll { released.contains($0.node) }
    }
  }
}

/// A question about preferences that was asked while views were being emitted, see
/// ``Emission/preferenceBeforeLayout(_:of:)``.
struct PreLayoutQuestion {
  var key: ObjectIdentifier
  var node: LayoutTree.Node
  /// Marks the emission of the asking view.
  var owner: EmissionMark
  var name: Name
  var answer: @MainActor (Emission) -> Any
  /// Whether anything in a node writes the preference.
  var isWritten: @MainActor (Emission, LayoutTree.Node) -> Bool

  /// Tells questions apart: by the element that asks, and by how many it asked before. In a picture the whole
  /// asks.
  struct Name: Hashable {
    var owner: ObjectIdentifier?
    var number: Int
  }
}
