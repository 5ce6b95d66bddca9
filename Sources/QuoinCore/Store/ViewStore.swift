import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// Everything that is known of the nodes and elements of a tree, beside their layout.
///
/// Views write the store while they are emitted, through ``Emission``; passes read it afterwards. Every value
/// about a node lies in a column, which forgets the node when ``release(_:)`` gives it back.
///
/// Stored properties: each is a column, or a group of them with a type of its own.
@MainActor
final class ViewStore {
  private let columns: NodeColumns

  /// Elements in the order they began; 0 is the whole. In a living tree `ElementStore` gives out their records
  /// again.
  @exclusivity(unchecked) nonisolated(unsafe) var elements: ContiguousArray<Element> = []

  // Names and drawings of nodes
  /// Not a column of its own: each node that is emitted writes it, and an object in between would cost.
  @exclusivity(unchecked) nonisolated(unsafe) var notes = DenseNodeValues(NodeNote())
  @exclusivity(unchecked) var drawings = DrawingTable()
  /// Accessibility identifiers, inner ones first.
  let identifiers: NodeTable<[String]>
  /// Where nodes were written, as far as the sources say it (``_Located``).
  let places: NodeTable<StaticString>
  /// The environments in which nodes were emitted, where they are asked for (``Emission/recordsEnvironments``).
  let environments: NodeTable<EnvironmentValues>
  /// Objects that modifiers and controls hand to the driver of the view, see ``Emission/carry(_:since:)``.
  let carriedThings: NodeTable<[Any]>
  /// The targets of touches, the innermost first; only in a living tree.
  let attachments: NodeTable<[Attachment]>
  /// The transitions of views, by the node that the modifier wrapped.
  let transitions: NodeTable<any Transition>

  // Values that passes read after layout
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
    carriedThings = NodeTable(in: columns)
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

  // Nobody else knows the store any more, whichever thread lets go of it.
  deinit {
    var memory = StoreMemory()
    swap(&elements, &memory.elements)
    notes.exchangeMemory(&memory.notes)
    StoreMemory.give(&memory)
  }

  /// Makes a column that only living trees have.
  func makeColumn<Value>(_ initial: Value) -> DenseNodeTable<Value> {
    DenseNodeTable(initial, in: columns)
  }

  /// Makes a table that only living trees have.
  func makeTable<Value>() -> NodeTable<Value> { NodeTable(in: columns) }

  /// Gives `nodes` back to the tree, and has every column forget them.
  func release(_ nodes: [LayoutTree.Node]) {
    columns.release(nodes)
    notes.forget(nodes)
    drawings.compact(&notes)
  }

  /// Forgets the actions and content that wait for the layout and came with the elements at `places`: their nodes
  /// were released, and the elements stay.
  func forgetWaiting(from places: Set<Int32>) {
    actions.forget(from: places)
    scrolling.targets.forget(from: places)
    preferences.questions.forget(from: places)
    preferences.drawingAskers.forget(from: places)
  }
}

/// The name, drawing and element of a node.
struct NodeNote {
  /// Empty where the drawing tells the name.
  var name = ""
  /// The number of the drawing, or -1.
  var drawing: Int32 = -1
  var element: Int32 = 0

  /// Whether the node is drawn or has a name.
  var saysSomething: Bool { drawing >= 0 || !name.isEmpty }
}

/// An action that runs after each layout, until the element that asked for it is emitted again.
struct LayoutAction {
  var owner: EmissionMark
  var run: @MainActor (Emission) -> Void
}

/// How the nodes of a tree are drawn, by number.
@MainActor
struct DrawingTable {
  private var drawings: [any NodeDrawing] = []
  /// The drawings of the last few colours.
  private var fills: [(color: ResolvedColor, number: Int32)] = []

  var count: Int { drawings.count }

  subscript(number: Int32) -> (any NodeDrawing)? { number >= 0 ? drawings[Int(number)] : nil }

  mutating func add(_ drawing: any NodeDrawing) -> Int32 {
    drawings.append(drawing)
    return Int32(drawings.count - 1)
  }

  /// The number of the drawing that fills with `color`; `make` makes one for a colour that wasn't used lately.
  @inline(__always)
  mutating func fill(_ color: ResolvedColor, make: () -> any NodeDrawing) -> Int32 {
    // A closure would ask each time whether it runs on the main actor.
    for known in fills where known.color == color { return known.number }
    let number = add(make())
    if fills.count == 8 { fills.removeFirst() }
    fills.append((color, number))
    return number
  }

  /// Lets go of drawings that no note names any more, once they are the larger part.
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

/// Named and transformed spaces, which places are counted in.
@MainActor
final class SpaceStore {
  /// How nodes transform the space of what they draw.
  let transforms: NodeTable<Emission.SpaceTransform>
  /// The names of nodes' spaces.
  let names: NodeTable<[AnyHashable]>
  /// Nodes whose content moves with them while they are animated.
  let groups: NodeTable<Void>

  init(in columns: NodeColumns) {
    transforms = NodeTable(in: columns)
    names = NodeTable(in: columns)
    groups = NodeTable(in: columns)
  }
}
