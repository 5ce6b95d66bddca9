import QuoinLayout

/// A modifier on one node that writes a preference.
@MainActor
class PreferenceStep {
  /// Whether the modifier ignores values written below it.
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

/// A preference whose written value was replaced by the default of a part of a list.
///
/// The part has no writers and comes after the value (Rules/Geometry.md#preference-parts).
package struct LostPreference: Hashable {
  /// The name of the key's type.
  package var key: String
  /// The node that wrote the value, a child of the container that combined the values.
  package var writer: LayoutTree.NodeID
}

/// A node at the level of one of its modifiers, without the modifiers applied after it; or the
/// start of a part of a list that varies.
struct PreferencePlace: Hashable {
  var node: LayoutTree.NodeID
  var stepCount: Int

  /// The start of a part, to which the next `count` places belong.
  static func part(of count: Int) -> PreferencePlace {
    PreferencePlace(node: .absent, stepCount: count)
  }

  var isPart: Bool { node == .absent }
}

/// The modifiers that write preferences, and the queries of views that read one before layout.
@MainActor
final class PreferenceStore: NodeColumn {
  /// The modifiers on a node, inner ones first.
  let steps: NodeTable<[PreferenceStep]>
  @exclusivity(unchecked) var trails = PreferenceTrails()
  /// The values that the last layout replaced by the default of a part without writers.
  var lost: [LostPreference] = []

  // Queries before layout.
  /// The queries that views made during their emission, in order.
  let queries: EmittedList<PreLayoutQuery>
  /// The emissions of views that checked what is drawn inside them.
  let drawingReaders: EmittedList<EmissionMark>
  /// The results that post-layout content changed, according to the previous pass.
  var knownResults: [PreLayoutQuery.Name: Any] = [:]
  /// The results that the last layout withdrew, because no view in it writes the preference
  /// anymore.
  var withdrawn: Set<PreLayoutQuery.Name> = []
  /// The preferences written by post-layout content, in a tree that is emitted once.
  var postLayoutWriters: [(key: ObjectIdentifier, node: LayoutTree.NodeID)] = []

  init(in columns: NodeColumns) {
    steps = NodeTable(in: columns)
    queries = EmittedList(in: columns) { $0.owner }
    drawingReaders = EmittedList(in: columns) { $0 }
    columns.join(self)
  }

  func forget(_ nodes: [LayoutTree.NodeID]) {
    trails.forget(nodes)
    guard !knownResults.isEmpty else { return }
    let names = Set(queries.items.map(\.name))
    knownResults = knownResults.filter { names.contains($0.key) }
  }
}

/// The paths from the readers of preferences to the writers inside them.
struct PreferenceTrails {
  /// Whether the reader is still being emitted.
  var isBeforeLayout = false
  struct Query: Hashable {
    var key: ObjectIdentifier
    var place: PreferencePlace
  }

  /// The nodes that write a preference or contain a node that does, by key.
  var nodes: [ObjectIdentifier: Set<LayoutTree.NodeID>] = [:]
  /// Writers that aren't in the trails yet, because their enclosing nodes may still be open.
  var newWriters: [(key: ObjectIdentifier, node: LayoutTree.NodeID)] = []
  /// The cached values, which are valid because everything below a reader is complete when it
  /// reads.
  var values: [Query: Any] = [:]

  fileprivate mutating func forget(_ released: [LayoutTree.NodeID]) {
    for key in nodes.keys { nodes[key]?.subtract(released) }
    if !newWriters.isEmpty {
      let released = Set(released)
      newWriters.removeAll { released.contains($0.node) }
    }
  }
}

/// A query for a preference that a view made during emission; see
/// ``Emission/preferenceBeforeLayout(_:of:)``.
struct PreLayoutQuery {
  var key: ObjectIdentifier
  var node: LayoutTree.NodeID
  /// The emission of the view that made the query.
  var owner: EmissionMark
  var name: Name
  var result: @MainActor (Emission) -> Any
  /// Returns whether anything in a node writes the preference.
  var isWritten: @MainActor (Emission, LayoutTree.NodeID) -> Bool

  /// The identity of a query: the element that made it, and the number of the element's previous
  /// queries. In a picture, all views count as one element.
  struct Name: Hashable {
    var owner: ObjectIdentifier?
    var number: Int
  }
}
