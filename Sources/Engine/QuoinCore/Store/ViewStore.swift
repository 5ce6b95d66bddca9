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
  @exclusivity(unchecked) nonisolated(unsafe) var elements: ContiguousArray<Element> = []

  // The names and drawings of nodes.
  /// The names and drawings of all nodes. They aren't in a column object, because each emitted node
  /// writes them and the indirection would be costly.
  @exclusivity(unchecked) nonisolated(unsafe) var notes = DenseNodeValues(NodeNote())
  @exclusivity(unchecked) var drawings = DrawingTable()
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
    var memory = StoreMemory.take()
    swap(&elements, &memory.elements)
    notes.exchangeMemory(&memory.notes)
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
  deinit {
    var memory = StoreMemory()
    swap(&elements, &memory.elements)
    notes.exchangeMemory(&memory.notes)
    StoreMemory.give(&memory)
  }

  /// Creates a column that only live trees have.
  func makeColumn<Value>(_ initial: Value) -> DenseNodeTable<Value> {
    DenseNodeTable(initial, in: columns)
  }

  /// Creates a table that only live trees have.
  func makeTable<Value>() -> NodeTable<Value> { NodeTable(in: columns) }

  /// Releases `nodes` and removes them from every column.
  func release(_ nodes: [LayoutTree.NodeID]) {
    columns.release(nodes)
    notes.forget(nodes)
    drawings.compact(&notes)
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

/// The name, drawing and element of a node.
struct NodeNote {
  /// The name, or an empty string if the drawing provides it.
  var name = ""
  /// The index of the drawing, or -1.
  var drawing: Int32 = -1
  var element: Int32 = 0

  /// Whether the node has a drawing or a name.
  var hasDrawingOrName: Bool { drawing >= 0 || !name.isEmpty }
}

/// An action that runs after each layout, until the element that registered it is emitted again.
struct LayoutAction {
  var owner: EmissionMark
  var run: @MainActor (Emission) -> Void
}

/// The drawings of a tree's nodes, by index.
@MainActor
struct DrawingTable {
  private var drawings: [any NodeDrawing] = []
  /// The drawings of the last few colors.
  private var fills: [(color: ResolvedColor, number: Int32)] = []

  var count: Int { drawings.count }

  subscript(number: Int32) -> (any NodeDrawing)? { number >= 0 ? drawings[Int(number)] : nil }

  mutating func add(_ drawing: any NodeDrawing) -> Int32 {
    drawings.append(drawing)
    return Int32(drawings.count - 1)
  }

  /// Returns the index of a drawing that fills with `color`, which `make` creates if the color
  /// wasn't used recently.
  @inline(__always)
  mutating func fill(_ color: ResolvedColor, make: () -> any NodeDrawing) -> Int32 {
    // A closure would check each time whether it runs on the main actor.
    for known in fills where known.color == color { return known.number }
    let number = add(make())
    if fills.count == 8 { fills.removeFirst() }
    fills.append((color, number))
    return number
  }

  /// Releases drawings that no note refers to, if they are the majority.
  fileprivate mutating func compact(_ notes: inout DenseNodeValues<NodeNote>) {
    guard drawings.count > 256, drawings.count > notes.values.count * 2 else { return }
    var kept: [any NodeDrawing] = []
    var numbers: [Int32: Int32] = [:]
    for node in notes.nodes {
      let old = notes[node].drawing
      guard old >= 0 else { continue }
      if numbers[old] == nil {
        numbers[old] = Int32(kept.count)
        kept.append(drawings[Int(old)])
      }
      notes[node].drawing = numbers[old] ?? -1
    }
    drawings = kept
    fills = []
  }
}
