import Foundation
import QuoinGeometry

/// A tree of views as the negotiation sees it: who is inside whom, and how each answers a proposal.
///
/// The records lie in one growable buffer and are linked by index (see `LayoutNode`). Build a tree with
/// `addLeaf…`, `begin…`/`end` and `wrap…`, then ask ``layout(proposal:)`` and read ``frame(of:)``.
///
///     let tree = LayoutTree()
///     tree.beginStack(.horizontal, spacing: 8)
///     tree.addLeaf(size: CGSize(width: 40, height: 40))
///     tree.addLeaf(.expanding)
///     tree.end()
///     try tree.layout(proposal: ProposedViewSize(width: 200, height: 100))
///
/// A tree belongs to one thread at a time.
public final class LayoutTree {
  /// The index of a node, valid as long as the node is in the tree.
  public typealias Node = Int32

  @exclusivity(unchecked) private(set) var nodes: UnsafeMutablePointer<LayoutNode>
  @exclusivity(unchecked) private var capacity: Int
  /// Records in use or on the free list; record 0 is the list at the top.
  @exclusivity(unchecked) public private(set) var count = 0
  @exclusivity(unchecked) private var freeList: Int32 = -1
  /// How often each record was released, as far as the last one that ever was: a tree that releases none keeps none.
  @exclusivity(unchecked) @usableFromInline package private(set) var generations:
    ContiguousArray<UInt32> = []

  // Nothing here is reached while it is being changed, so run-time checks for that would only cost time.

  // Side tables
  @exclusivity(unchecked) var leaves: [any LayoutLeaf] = []
  @exclusivity(unchecked) var layouts: [CustomLayout] = []
  @exclusivity(unchecked) var alignments: [Alignment] = []
  @exclusivity(unchecked) var guideTable: [[Guide]] = []
  @exclusivity(unchecked) var spacings: [ViewSpacing] = [
    .ordinary, .zero, ViewSpacing(zero: .horizontal), ViewSpacing(zero: .vertical),
  ]
  @exclusivity(unchecked) var memories: [[Answer]] = []
  @exclusivity(unchecked) var guideMemory: [GuideQuestion: CGFloat?] = [:]
  @exclusivity(unchecked) var values: [Int32: [ObjectIdentifier: Any]] = [:]
  @exclusivity(unchecked) var candidates: [[Node]] = []
  @exclusivity(unchecked) var grids: [GridShape] = []
  @exclusivity(unchecked) var gridTraits: [Node: GridTraits] = [:]
  @exclusivity(unchecked) var relativeFrames: [RelativeFrame] = []
  /// The window's lengths stand apart: every layout states them, and a dictionary's type costs a process that needs
  /// no other more than a small layout.
  @exclusivity(unchecked) var windowLengths: Offer?
  /// The lengths of the scroll views.
  @exclusivity(unchecked) var containers: [Node: Offer] = [:]
  @exclusivity(unchecked) var scrolls: [ScrollContent] = []
  @exclusivity(unchecked) var lazies: [LazyContent] = []

  /// Where the next node goes.
  @exclusivity(unchecked) var parent: Node = 0
  @exclusivity(unchecked) var tail: Node = -1

  /// Records every proposal and answer with its reason while set. Set it before ``layout(proposal:)``.
  @exclusivity(unchecked) public var trace: LayoutTrace?
  /// Remarks on contradictory parameters, in the order they were found.
  public internal(set) var diagnostics: [LayoutDiagnostic] = []
  /// How often an algorithm ran to answer a proposal; remembered and known answers don't count.
  @exclusivity(unchecked) public internal(set) var measurements = 0
  /// Counts them by node while set.
  @exclusivity(unchecked) package var measurementLog: MeasurementLog? {
    didSet { isWatched = measurementLog != nil }
  }
  @exclusivity(unchecked) private(set) var isWatched = false
  /// Off, every stack asks its children for their size at 0 and infinity, as a textbook would, and no
  /// answer is derived. Results must be the same; tests compare.
  @exclusivity(unchecked) public var usesShortcuts = true

  /// Whether the nodes that are added run from right to left.
  @exclusivity(unchecked) public var buildsRightToLeft = false

  /// The insets of the window around the root; `nil` where the root stands for itself.
  public var windowInsets: WindowInsets?
  /// The size of the window, or of the root where there is none, once it is laid out.
  public internal(set) var windowSize = CGSize.zero
  /// One pixel in points: how exactly an edge has to touch a safe area.
  public var pixelLength: CGFloat = 1

  /// Rows of grids so far; each has a number of its own.
  @exclusivity(unchecked) var gridRowCount: Int32 = 0
  @exclusivity(unchecked) var implicitRoot: Node = -1
  /// The list that stands for a grid while ``buildDetached(isRoot:isInGrid:_:)`` builds the grid's content.
  @exclusivity(unchecked) var detachedGrid: Node = -1
  /// Whether nodes were unlinked: by ``keepOnly(_:since:)``, ``detach(since:)``, or because they are not seen.
  @exclusivity(unchecked) var hasDropped = false
  /// The nodes of a living tree that the first two unlinked, until ``takeDetached(since:)`` claims them.
  @exclusivity(unchecked) var detachedNodes: [Node] = []
  /// Whether several views at the top were made one column.
  public package(set) var hasImplicitStack = false

  /// Whether parts of the tree may be replaced once it is laid out; set before anything is added.
  @exclusivity(unchecked) public package(set) var isLiving = false
  /// What is kept between two layouts of a living tree.
  @exclusivity(unchecked) var changes = LayoutChanges()

  @exclusivity(unchecked) var orderKeys: ContiguousArray<OrderKey> = []

  /// An empty tree with room for `minimumCapacity` nodes before it grows.
  public init(minimumCapacity: Int = 64) {
    (nodes, capacity) = NodeBuffer.take(max(minimumCapacity, 16))
    nodes.initialize(to: LayoutNode(.list))
    count = 1
  }

  deinit { NodeBuffer.give(nodes, capacity: capacity) }

  // MARK: Records

  /// A fresh record, linked nowhere.
  @inline(__always)
  func allocate(_ kind: NodeKind) -> Node {
    let index: Node
    if freeList >= 0 {
      index = freeList
      freeList = nodes[Int(index)].next
    } else {
      if count == capacity { grow() }
      index = Int32(truncatingIfNeeded: count)
      count += 1
    }
    (nodes + Int(index)).initialize(to: LayoutNode(kind))
    if buildsRightToLeft { nodes[Int(index)].flags.insert(.rightToLeft) }
    return index
  }

  private func grow() {
    (nodes, capacity) = NodeBuffer.grow(nodes, capacity: capacity, count: count)
  }

  func release(_ index: Node) {
    if isLiving { changes.forgetPlacement(of: index) }
    let missing = Int(index) + 1 - generations.count
    if missing > 0 { generations.append(contentsOf: repeatElement(0, count: missing)) }
    generations[Int(index)] &+= 1
    nodes[Int(index)].kind = .free
    nodes[Int(index)].next = freeList
    freeList = index
  }

  /// How often the record of `node` has been released: what was kept for an earlier generation is about another
  /// node, whose index was recycled.
  @inlinable
  package func generation(of node: Node) -> UInt32 {
    Int(node) < generations.count ? generations[Int(node)] : 0
  }

  @inline(__always)
  func pointer(_ index: Node) -> UnsafeMutablePointer<LayoutNode> { nodes + Int(index) }

  // MARK: Links

  /// Appends a record to the open container.
  @inline(__always)
  func append(_ kind: NodeKind) -> Node {
    let index = allocate(kind)
    let record = nodes + Int(index)
    record.pointee.parent = parent
    if tail >= 0 {
      nodes[Int(tail)].next = index
    } else {
      nodes[Int(parent)].firstChild = index
    }
    nodes[Int(parent)].lastChild = index
    nodes[Int(parent)].childCount += 1
    tail = index
    return index
  }

  /// Opens a container: nodes go into it until ``end()``.
  @inline(__always)
  func open(_ kind: NodeKind) -> Node {
    let previous = tail
    let index = append(kind)
    nodes[Int(index)].nextInOrder = previous
    parent = index
    tail = -1
    return index
  }

  /// Closes the innermost open container, whose children are now complete.
  public func end() {
    let index = parent
    precondition(index != 0, "end() without a matching begin")
    leave(index)
    close(index)
  }

  /// Closes the innermost open container; when it holds exactly one child, the child takes its place
  /// (SEMANTICS §3.7: a stack around one static view is no stack).
  public func endEliding() {
    let index = parent
    precondition(index != 0, "end() without a matching begin")
    leave(index)
    guard nodes[Int(index)].childCount == 1 else { return close(index) }
    let child = nodes[Int(index)].firstChild
    // What was written on the child belongs to it, and the element is the container.
    if !values.isEmpty { values[child] = nil }
    if !gridTraits.isEmpty { gridTraits[child] = nil }
    nodes[Int(child)].parent = parent
    nodes[Int(child)].next = -1
    // `open` left the sibling before the container in `nextInOrder`, which only a closed stack uses.
    relink(index, to: child, after: nodes[Int(index)].nextInOrder)
    release(index)
  }

  private func leave(_ index: Node) {
    parent = nodes[Int(index)].parent
    tail = index
  }

  func relink(_ old: Node, to new: Node, after previous: Node) {
    if previous >= 0 {
      nodes[Int(previous)].next = new
    } else {
      nodes[Int(parent)].firstChild = new
    }
    if nodes[Int(parent)].lastChild == old { nodes[Int(parent)].lastChild = new }
    if tail == old { tail = new }
  }

  /// Makes one stack of several nodes added since `mark`: where one view is wanted, a modifier of a list
  /// applies to the implicit stack around it (SEMANTICS §3.5).
  private func group(since mark: Mark) {
    let head = first(after: mark)
    guard head >= 0, nodes[Int(head)].next >= 0 else { return }
    hasImplicitStack = true
    let index = allocate(.stack)
    let stack = nodes + Int(index)
    stack.pointee.flags.insert(.vertical)
    stack.pointee.parent = parent
    stack.pointee.firstChild = head
    stack.pointee.lastChild = tail
    var child = head
    while child >= 0 {
      nodes[Int(child)].parent = index
      stack.pointee.childCount += 1
      child = nodes[Int(child)].next
    }
    nodes[Int(parent)].childCount -= stack.pointee.childCount - 1
    relink(tail, to: index, after: mark.tail)
    close(index)
  }

  /// Opens the column that several views at the top become.
  public func beginImplicitRoot() { implicitRoot = beginStack(.vertical) }

  /// Closes it; a single view stands for itself.
  public func endImplicitRoot() {
    defer { implicitRoot = -1 }
    if openChildCount == 1 { return endEliding() }
    hasImplicitStack = hasImplicitStack || openChildCount > 1
    end()
  }

  /// Adds what `body` adds as one view: several become a column, as they do at the top.
  public func implicitColumn(_ body: () -> Void) {
    let saved = (implicitRoot, hasImplicitStack)
    beginImplicitRoot()
    body()
    endImplicitRoot()
    (implicitRoot, hasImplicitStack) = saved
  }

  /// Runs `body` as if several views were wanted: modifiers at the top apply to each element of a list.
  public func withoutImplicitRoot(_ body: () -> Void) {
    let saved = implicitRoot
    implicitRoot = -1
    body()
    implicitRoot = saved
  }

  /// How many nodes the innermost open container holds so far.
  public var openChildCount: Int { Int(nodes[Int(parent)].childCount) }

  // MARK: Wrapping

  /// A place in the list that is being built: what comes after it can be wrapped.
  public struct Mark {
    let parent: Node
    let tail: Node
  }

  /// The current place in the open container.
  public var mark: Mark { Mark(parent: parent, tail: tail) }
  /// The container that nodes are added to now.
  public var openNode: Node { parent }

  /// The first node added after `mark`, or -1.
  public func first(after mark: Mark) -> Node {
    mark.tail >= 0 ? nodes[Int(mark.tail)].next : nodes[Int(mark.parent)].firstChild
  }

  /// The sibling after `node`, or -1.
  public func next(after node: Node) -> Node { nodes[Int(node)].next }

  /// Wraps each node added since `mark` in a record that `configure` fills in: a modifier applies to every
  /// element of the list it modifies (SEMANTICS §3.3).
  ///
  /// `secondary` adds the second child of layers; it runs once for each wrapped node.
  @inline(__always)
  func wrap(
    since mark: Mark, _ kind: NodeKind, secondary: ((Node) -> Void)? = nil,
    configure: (UnsafeMutablePointer<LayoutNode>) -> Void
  ) {
    if parent == implicitRoot { group(since: mark) }
    var previous = mark.tail
    var child = first(after: mark)
    while child >= 0 {
      let index = allocate(kind)
      let record = nodes + Int(index)
      let following = nodes[Int(child)].next
      configure(record)
      record.pointee.parent = parent
      record.pointee.next = following
      record.pointee.firstChild = child
      record.pointee.lastChild = child
      record.pointee.childCount = 1
      relink(child, to: index, after: previous)
      // What the element carries is seen through every later modifier (SEMANTICS §3.9).
      if !values.isEmpty, let carried = values[child] { values[index] = carried }
      if !gridTraits.isEmpty, let carried = gridTraits[child] { gridTraits[index] = carried }
      nodes[Int(child)].parent = index
      nodes[Int(child)].next = -1
      if let secondary {
        let saved = (parent, tail)
        (parent, tail) = (index, child)
        secondary(index)
        (parent, tail) = saved
      }
      close(index)
      previous = index
      child = following
    }
  }

  /// Unlinks every node added since `mark` but the one at `position`; the others are not shown
  /// (``isShown(_:)``).
  public func keepOnly(_ position: Int, since mark: Mark) {
    var child = first(after: mark)
    for _ in 0..<position where child >= 0 { child = nodes[Int(child)].next }
    var dropped: Int32 = 0
    var other = first(after: mark)
    while other >= 0 {
      if other != child {
        dropped += 1
        nodes[Int(other)].parent = -1
        if isLiving { detachedNodes.append(other) }
      }
      other = nodes[Int(other)].next
    }
    hasDropped = hasDropped || dropped > 0
    if child >= 0 { nodes[Int(child)].next = -1 }
    if mark.tail >= 0 {
      nodes[Int(mark.tail)].next = child
    } else {
      nodes[Int(parent)].firstChild = child
    }
    tail = child >= 0 ? child : mark.tail
    nodes[Int(parent)].lastChild = tail
    nodes[Int(parent)].childCount -= dropped
  }
}
