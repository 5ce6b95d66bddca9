import Foundation
import QuoinGeometry

/// A tree of views for the layout negotiation: their nesting, and their sizes for a proposal.
///
/// Build it with ``build(_:)``, run the negotiation with ``layout(proposal:)``, and read the
/// results with ``subscript(_:)``:
///
///     let tree = LayoutTree()
///     try tree.build { views in
///       views.stack(.horizontal, spacing: 8) {
///         views.leaf(size: CGSize(width: 40, height: 40))
///         views.leaf()
///       }
///     }
///     try tree.layout(proposal: ProposedViewSize(width: 200, height: 100))
///     let stack = tree.root.flatMap { tree[$0] }
///     for child in stack?.children ?? [] { print(tree[child]?.frame ?? .zero) }
///
/// A tree belongs to one thread at a time.
///
/// A ``NodeID`` is a plain index: the engine and code that emits views use a node only while they
/// know it exists, and code that keeps data about a node for longer also keeps the node's
/// `generation(of:)`. Debug builds check that an index is valid. Outside of the package only
/// ``subscript(_:)`` takes a node, and returns `nil` for one that is not in the tree.
public final class LayoutTree {
  // The tree stores and builds nodes and reads results; `LayoutPass` has the algorithms.

  // The tree never accesses one of these while modifying the same one, so dynamic exclusivity
  // checks would only cost time.

  @exclusivity(unchecked) private var arena: NodeArena
  /// The number of times each record was released, up to the last one that ever was; empty if none
  /// was.
  @exclusivity(unchecked) @usableFromInline package private(set) var generations:
    ContiguousArray<UInt32> = []
  @exclusivity(unchecked) var tables = SideTables()
  @exclusivity(unchecked) var cursor = BuildCursor()
  @exclusivity(unchecked) var detachment = Detachment()
  @exclusivity(unchecked) var window = WindowSpace()
  @exclusivity(unchecked) var containers = ContainerLengths()

  /// A recording of every proposal and size with its reason, if set before ``layout(proposal:)``.
  @exclusivity(unchecked) public var trace: LayoutTrace?
  /// Warnings about contradictory parameters, in order of detection.
  public internal(set) var diagnostics: [LayoutDiagnostic] = []
  /// The number of times an algorithm ran for a proposal, not counting cached and derived sizes.
  @exclusivity(unchecked) public internal(set) var measurements = 0
  /// The number of layouts so far, by which cached sizes of earlier ones are recognized.
  @exclusivity(unchecked) var layoutCount = 0
  /// Counts measurements by node, if set.
  @exclusivity(unchecked) package var measurementLog: MeasurementLog?
  /// Whether sizes are derived and cached. If not, every stack measures its children at 0 and
  /// infinity, as in the textbook algorithm. Tests check that the results are the same.
  @exclusivity(unchecked) package var usesShortcuts = true

  /// Whether parts of the tree may be replaced after layout; set before any node is added.
  @exclusivity(unchecked) package internal(set) var isLiving = false
  /// The state that a live tree keeps between two layouts.
  @exclusivity(unchecked) var changes = LayoutChanges()

  /// The node whose custom layout is placing its subviews; the list at the top if there is none.
  @exclusivity(unchecked) var placingLayout = NodeID.top

  /// The sort keys used by a stack while it orders its children.
  @exclusivity(unchecked) var orderKeys: ContiguousArray<OrderKey> = []

  /// Creates an empty tree with capacity for `minimumCapacity` nodes.
  public init(minimumCapacity: Int = 64) {
    arena = NodeArena(minimumCapacity: min(minimumCapacity, 1 << 20))
  }

  /// Creates a copy of the nodes of `other` that shares no layout state with it except lazy
  /// content.
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
  var records: NodeRecords { NodeRecords(first: arena.nodes, count: arena.count) }

  /// The number of records, in use or free, including the list at the top.
  public var count: Int { arena.count }

  @inline(__always)
  func pointer(_ node: NodeID) -> UnsafeMutablePointer<LayoutNode> { records.pointer(node) }

  /// Returns the node that `record` describes.
  @inline(__always)
  func id(of record: UnsafeMutablePointer<LayoutNode>) -> NodeID {
    NodeID(index: record - arena.nodes)
  }

  /// Returns a new, unlinked record.
  @inline(__always)
  func allocate(_ kind: NodeKind) -> NodeID {
    let index = arena.allocate(kind)
    if cursor.isRightToLeft { records[index].flags.insert(.rightToLeft) }
    return index
  }

  func release(_ node: NodeID) {
    if isLiving { changes.forgetPlacement(of: node) }
    let missing = node.index + 1 - generations.count
    if missing > 0 { generations.append(contentsOf: repeatElement(0, count: missing)) }
    generations[node.index] &+= 1
    arena.release(node)
  }

  /// Returns the number of times the record of `node` has been released. Data stored for an earlier
  /// generation belongs to a different node with the same, recycled index.
  @inlinable
  package func generation(of node: NodeID) -> UInt32 {
    node.index < generations.count ? generations[node.index] : 0
  }

  // MARK: Links

  /// Appends a record to the open container.
  @inline(__always)
  func append(_ kind: NodeKind) -> NodeID {
    let index = allocate(kind)
    // The compiler can't know that writing a record changes neither the records' address nor the
    // cursor.
    let (records, cursor) = (records, cursor)
    let parent = records.pointer(cursor.parent)
    records[index].parent = cursor.parent
    if cursor.tail.exists {
      records[cursor.tail].next = index
    } else {
      parent.pointee.firstChild = index
    }
    parent.pointee.lastChild = index
    parent.pointee.childCount += 1
    self.cursor.tail = index
    return index
  }

  /// Opens a container, to which nodes are added until ``end()``.
  @inline(__always)
  func open(_ kind: NodeKind) -> NodeID {
    let previous = cursor.tail
    let index = append(kind)
    records[index].nextInOrder = previous
    cursor.parent = index
    cursor.tail = .absent
    return index
  }

  /// Closes the innermost open container, whose children are now complete.
  package func end() {
    let index = cursor.parent
    precondition(index != .top, "end() without a matching begin")
    leave(index)
    pass.close(index)
  }

  /// Closes the innermost open container; if it contains exactly one child, the child replaces it
  /// (Rules/ViewLists.md#elision).
  package func endEliding() {
    let index = cursor.parent
    precondition(index != .top, "end() without a matching begin")
    leave(index)
    guard records[index].childCount == 1 else { return pass.close(index) }
    let child = records[index].firstChild
    // The attributes set on the child belong to it; the element is the container.
    if !tables.values.isEmpty { tables.values[child] = nil }
    if !tables.gridTraits.isEmpty { tables.gridTraits[child] = nil }
    records[child].parent = cursor.parent
    records[child].next = .absent
    // `open` stored the sibling before the container in `nextInOrder`, which only a closed stack
    // uses.
    relink(index, to: child, after: records[index].nextInOrder)
    release(index)
  }

  private func leave(_ index: NodeID) {
    cursor.parent = records[index].parent
    cursor.tail = index
  }

  func relink(_ old: NodeID, to new: NodeID, after previous: NodeID) {
    if previous.exists {
      records[previous].next = new
    } else {
      records[cursor.parent].firstChild = new
    }
    if records[cursor.parent].lastChild == old { records[cursor.parent].lastChild = new }
    if cursor.tail == old { cursor.tail = new }
  }

  /// The number of nodes in the innermost open container.
  package var openChildCount: Int { Int(records[cursor.parent].childCount) }
}

/// The insertion point for the next node of a tree.
struct BuildCursor {
  /// The open container.
  var parent = LayoutTree.NodeID.top
  /// The last child of the open container so far.
  var tail = LayoutTree.NodeID.absent
  /// The column of several top-level views, while it is open.
  var implicitRoot = LayoutTree.NodeID.absent
  /// The start of the last dynamic list in ``implicitRoot``, which may be without views.
  var dynamicList = LayoutTree.Mark(parent: .absent, tail: .absent)
  /// The list that represents a grid while ``LayoutTree/buildDetached(isRoot:isInGrid:_:)`` builds
  /// the grid's content.
  var detachedGrid = LayoutTree.NodeID.absent
  /// Whether several top-level views were combined in one column.
  var hasImplicitStack = false
  /// Whether new nodes are laid out from right to left.
  var isRightToLeft = false
  /// Whether a layout of the tree is running.
  var isLayingOut = false
  /// The number of grid rows so far, from which each row gets a unique number.
  var gridRowCount: Int32 = 0
}

extension LayoutTree {
  /// Whether new nodes are laid out from right to left.
  public var buildsRightToLeft: Bool {
    get { cursor.isRightToLeft }
    set { cursor.isRightToLeft = newValue }
  }

  /// Whether several top-level views were combined in one column.
  package var hasImplicitStack: Bool {
    get { cursor.hasImplicitStack }
    set { cursor.hasImplicitStack = newValue }
  }
}
