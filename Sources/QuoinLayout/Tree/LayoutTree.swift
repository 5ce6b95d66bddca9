import Foundation
import QuoinGeometry

/// A tree of views as the negotiation sees it: who is inside whom, and how each answers a proposal.
///
/// Say with ``build(_:)`` what is in it, run the negotiation with ``layout(proposal:)``, and ask for what it came to by
/// ``subscript(_:)``:
///
///     let tree = LayoutTree()
///     try tree.build { views in
///       views.stack(.horizontal, spacing: 8) {
///         views.leaf(size: CGSize(width: 40, height: 40))
///         views.leaf()
///       }
///     }
///     try tree.layout(proposal: ProposedViewSize(width: 200, height: 100))
///     for child in tree[tree.root]?.children ?? [] { print(tree[child]?.frame ?? .zero) }
///
/// A tree belongs to one thread at a time.
///
/// Inside the package a node is its plain index: the engine and those who emit views into it ask a node only while they
/// know it to be there, and whoever keeps something beside a node for longer keeps the node's `generation(of:)` with
/// it. Debug builds check that an index is one of the tree's. Outside, only ``subscript(_:)`` takes an index, and
/// answers `nil` for one that is no node's.
///
/// Stored properties: the parts that belong together are values of their own; the rest is what callers set and read.
public final class LayoutTree {
  /// The index of a node, valid as long as the node is in the tree.
  public typealias Node = Int32

  // The tree never reaches one of these while it changes the same one, so checks for that at run time would only cost.

  @exclusivity(unchecked) private var arena: NodeArena
  /// How often each record was released, as far as the last one that ever was: a tree that releases none keeps none.
  @exclusivity(unchecked) @usableFromInline package private(set) var generations:
    ContiguousArray<UInt32> = []
  @exclusivity(unchecked) var tables = SideTables()
  @exclusivity(unchecked) var cursor = BuildCursor()
  @exclusivity(unchecked) var detachment = Detachment()
  @exclusivity(unchecked) var window = WindowSpace()
  @exclusivity(unchecked) var containers = ContainerLengths()

  /// Records every proposal and answer with its reason while set. Set it before ``layout(proposal:)``.
  @exclusivity(unchecked) public var trace: LayoutTrace?
  /// Remarks on contradictory parameters, in the order they were found.
  public internal(set) var diagnostics: [LayoutDiagnostic] = []
  /// How often an algorithm ran to answer a proposal; cached and derived answers don't count.
  @exclusivity(unchecked) public internal(set) var measurements = 0
  /// Counts them by node while set.
  @exclusivity(unchecked) package var measurementLog: MeasurementLog?
  /// Off, every stack asks its children for their size at 0 and infinity, as a textbook would, and the tree neither
  /// derives an answer nor caches one. Results must be the same; tests compare.
  @exclusivity(unchecked) package var usesShortcuts = true

  /// Whether parts of the tree may be replaced once it is laid out; set before anything is added.
  @exclusivity(unchecked) package internal(set) var isLiving = false
  /// What a living tree keeps between two layouts.
  @exclusivity(unchecked) var changes = LayoutChanges()

  /// The node whose layout is placing its subviews; 0 where none is.
  @exclusivity(unchecked) var placingLayout: Node = 0

  /// What a stack sorts while it orders its children.
  @exclusivity(unchecked) var orderKeys: ContiguousArray<OrderKey> = []

  /// An empty tree with room for `minimumCapacity` nodes before it grows.
  public init(minimumCapacity: Int = 64) {
    arena = NodeArena(minimumCapacity: min(minimumCapacity, 1 << 20))
  }

  /// A tree of the same nodes that shares nothing with `other` that a layout changes, but for lazy content.
  init(copying other: LayoutTree) {
    arena = NodeArena(copying: other.arena)
    generations = other.generations
    tables = other.tables
    tables.layouts = other.tables.layouts.map { $0.copy() }
    tables.lazies = other.tables.lazies.map { LazyContent(copying: $0) }
    cursor = other.cursor
    cursor.isLayingOut = false
    detachment = other.detachment
    window = other.window
    containers = other.containers
  }

  deinit { arena.end() }

  // MARK: Records

  @inline(__always)
  var nodes: UnsafeMutablePointer<LayoutNode> { arena.nodes }

  /// Records in use or free, the list at the top included.
  public var count: Int { arena.count }

  @inline(__always)
  func pointer(_ index: Node) -> UnsafeMutablePointer<LayoutNode> {
    assert(index >= 0 && index < count, "the tree has no node \(index)")
    return arena.nodes + Int(index)
  }

  /// A fresh record, linked nowhere.
  @inline(__always)
  func allocate(_ kind: NodeKind) -> Node {
    let index = arena.allocate(kind)
    if cursor.isRightToLeft { nodes[Int(index)].flags.insert(.rightToLeft) }
    return index
  }

  func release(_ index: Node) {
    if isLiving { changes.forgetPlacement(of: index) }
    let missing = Int(index) + 1 - generations.count
    if missing > 0 { generations.append(contentsOf: repeatElement(0, count: missing)) }
    generations[Int(index)] &+= 1
    arena.release(index)
  }

  /// How often the record of `node` has been released: what was kept for an earlier generation is about another
  /// node, whose index was recycled.
  @inlinable
  package func generation(of node: Node) -> UInt32 {
    Int(node) < generations.count ? generations[Int(node)] : 0
  }

  // MARK: Links

  /// Appends a record to the open container.
  @inline(__always)
  func append(_ kind: NodeKind) -> Node {
    let index = allocate(kind)
    // The compiler can't know that writing a record changes neither where the records lie nor the cursor.
    let (nodes, cursor) = (nodes, cursor)
    let parent = nodes + Int(cursor.parent)
    nodes[Int(index)].parent = cursor.parent
    if cursor.tail >= 0 {
      nodes[Int(cursor.tail)].next = index
    } else {
      parent.pointee.firstChild = index
    }
    parent.pointee.lastChild = index
    parent.pointee.childCount += 1
    self.cursor.tail = index
    return index
  }

  /// Opens a container: nodes go into it until ``end()``.
  @inline(__always)
  func open(_ kind: NodeKind) -> Node {
    let previous = cursor.tail
    let index = append(kind)
    nodes[Int(index)].nextInOrder = previous
    cursor.parent = index
    cursor.tail = -1
    return index
  }

  /// Closes the innermost open container, whose children are now complete.
  package func end() {
    let index = cursor.parent
    precondition(index != 0, "end() without a matching begin")
    leave(index)
    close(index)
  }

  /// Closes the innermost open container; when it holds exactly one child, the child takes its place
  /// (Rules/ViewLists.md#elision).
  package func endEliding() {
    let index = cursor.parent
    precondition(index != 0, "end() without a matching begin")
    leave(index)
    guard nodes[Int(index)].childCount == 1 else { return close(index) }
    let child = nodes[Int(index)].firstChild
    // What was written on the child belongs to it, and the element is the container.
    if !tables.values.isEmpty { tables.values[child] = nil }
    if !tables.gridTraits.isEmpty { tables.gridTraits[child] = nil }
    nodes[Int(child)].parent = cursor.parent
    nodes[Int(child)].next = -1
    // `open` left the sibling before the container in `nextInOrder`, which only a closed stack uses.
    relink(index, to: child, after: nodes[Int(index)].nextInOrder)
    release(index)
  }

  private func leave(_ index: Node) {
    cursor.parent = nodes[Int(index)].parent
    cursor.tail = index
  }

  func relink(_ old: Node, to new: Node, after previous: Node) {
    if previous >= 0 {
      nodes[Int(previous)].next = new
    } else {
      nodes[Int(cursor.parent)].firstChild = new
    }
    if nodes[Int(cursor.parent)].lastChild == old { nodes[Int(cursor.parent)].lastChild = new }
    if cursor.tail == old { cursor.tail = new }
  }

  /// How many nodes the innermost open container holds so far.
  package var openChildCount: Int { Int(nodes[Int(cursor.parent)].childCount) }
}

/// Where the next node of a tree goes.
struct BuildCursor {
  /// The open container.
  var parent: LayoutTree.Node = 0
  /// Its last child so far, or -1.
  var tail: LayoutTree.Node = -1
  /// The column that several views at the top become, while it is open.
  var implicitRoot: LayoutTree.Node = -1
  /// The list that stands for a grid while ``LayoutTree/buildDetached(isRoot:isInGrid:_:)`` builds the grid's content.
  var detachedGrid: LayoutTree.Node = -1
  /// Whether several views at the top were made one column.
  var hasImplicitStack = false
  /// Whether the nodes that are added run from right to left.
  var isRightToLeft = false
  /// Whether a layout of the tree is running.
  var isLayingOut = false
  /// Rows of grids so far; each has a number of its own.
  var gridRowCount: Int32 = 0
}

extension LayoutTree {
  /// Whether the nodes that are added run from right to left.
  public var buildsRightToLeft: Bool {
    get { cursor.isRightToLeft }
    set { cursor.isRightToLeft = newValue }
  }

  /// Whether several views at the top were made one column.
  package var hasImplicitStack: Bool {
    get { cursor.hasImplicitStack }
    set { cursor.hasImplicitStack = newValue }
  }
}
