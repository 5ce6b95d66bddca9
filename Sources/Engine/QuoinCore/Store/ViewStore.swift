import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// All data about the nodes and elements of a tree, except for their layout.
///
/// Views write the store during emission, through ``Emission``; passes read it afterwards. A column
/// contains each value of a node and removes it when ``release(_:)`` releases the node. Each stored
/// property is a column, or a group of columns with its own type.
@MainActor
final class ViewStore {
  private let columns: NodeColumns

  /// The elements in the order in which they began; 0 is the whole tree. In a live tree
  /// `ElementStore` reuses their records.
  @exclusivity(unchecked) nonisolated(unsafe) var elements: ElementTable

  // The names and drawings of nodes.
  /// The notes of all nodes. They aren't in a column object, because each emitted node writes them
  /// and the indirection would be costly.
  @exclusivity(unchecked) nonisolated(unsafe) var notes: NodeNotes
  @exclusivity(unchecked) var labels = NodeLabels()
  /// The accessibility identifiers of nodes, inner ones first.
  let identifiers: NodeTable<[String]>
  /// The statements in the source that created nodes, if known (``_Located``).
  let places: NodeTable<LocatedStatement>
  /// The environments in which nodes were emitted, if recorded (``Emission/recordsEnvironments``).
  let environments: NodeTable<EnvironmentValues>
  /// The objects that modifiers and controls attach to nodes; see ``Emission/attach(_:since:)``.
  let attachedObjects: NodeTable<[Any]>
  /// The attachments for touches, innermost first; only in a live tree.
  let attachments: NodeTable<[Attachment]>
  /// The transitions of views, by the node that the modifier wraps.
  let transitions: NodeTable<any Transition>

  // Values that passes read after layout.
  let spaces: SpaceStore
  let preferences: PreferenceStore
  let postLayout: NodeList<PostLayoutContent>
  let matching: MatchedGeometryStore
  let lazyRows: NodeList<LazyRows>
  let scrolling: ScrollPlaces
  let actions: EmittedList<LayoutAction>

  init(_ tree: LayoutTree, scrolling offsets: ScrollStore) {
    let memory = StoreMemory.take()
    (elements, notes) = (memory.elements, memory.notes)
    elements.append(Element(parent: -1, ordinal: 0, key: .branch(true)))
    columns = NodeColumns(tree)
    identifiers = NodeTable(in: columns)
    places = NodeTable(in: columns)
    environments = NodeTable(in: columns)
    attachedObjects = NodeTable(in: columns)
    attachments = NodeTable(in: columns)
    transitions = NodeTable(in: columns)
    spaces = SpaceStore(in: columns)
    preferences = PreferenceStore(in: columns)
    postLayout = NodeList(in: columns) { $0.node }
    matching = MatchedGeometryStore(in: columns)
    lazyRows = NodeList(in: columns) { $0.node }
    scrolling = ScrollPlaces(offsets, in: columns)
    actions = EmittedList(in: columns) { $0.owner }
  }

  // There are no other references to the store, whichever thread released it.
  deinit { StoreMemory.give(StoreMemory(elements: elements, notes: notes)) }

  /// Creates a table that only live trees have.
  func makeTable<Value>() -> NodeTable<Value> { NodeTable(in: columns) }

  /// Releases `nodes` and removes them from every column.
  func release(_ nodes: [LayoutTree.NodeID]) {
    columns.release(nodes)
    notes.forget(nodes)
    labels.compact(&notes)
  }

  /// Removes the deferred actions and content of the elements at `places`, whose nodes were
  /// released while the elements stay.
  func forgetWaiting(from places: Set<Int32>) {
    actions.forget(from: places)
    scrolling.targets.forget(from: places)
    preferences.queries.forget(from: places)
    preferences.drawingReaders.forget(from: places)
  }
}

/// An action that runs after each layout, until the element that registered it is emitted again.
struct LayoutAction {
  var owner: EmissionMark
  var run: @MainActor (Emission) -> Void
}
