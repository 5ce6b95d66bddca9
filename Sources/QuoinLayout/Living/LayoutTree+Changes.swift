import Foundation
import QuoinGeometry

// A living tree: parts of it are replaced while the rest stays, and a layout does again only what a change
// reaches.
//
//  1. boundaries   what may be replaced lies below a boundary, which is to the layout as its child. Wrappers and
//                  attributes that lie outside are on the boundary and survive.
//  2. closing      what lies around a change is closed again, from the inside out, up to where nothing looks
//                  different from outside
//  3. forgetting   its answers are forgotten up to the first node that answers as before whatever is inside: one of
//                  a fixed size whose content has no guides
//  4. placing      a node whose offer and size are those it was placed for, and that was not asked since, is left
//                  alone with everything inside: places are relative to the parent

/// What is kept between two layouts of a living tree.
struct LayoutChanges {
  /// The offer and size that each node's content was placed for, by node.
  private var placements: ContiguousArray<Answer> = []
  /// Changed nodes whose surroundings have not been closed again.
  var waiting: [LayoutTree.Node] = []
  /// Nodes whose content the next layout places again though nothing around them changed.
  var relayoutRoots: [LayoutTree.Node] = []
  /// Nodes whose content depends on where they lie in the window: those that ignore safe areas, and lazy containers
  /// with pinned headers.
  var windowDependents: [LayoutTree.Node] = []
  /// Entries of side tables that nobody points to.
  var garbage = 0
  /// How many times the content of a node was placed since the tree was made.
  var placementCount = 0

  static let none = Answer(offer: Offer(-.infinity, -.infinity), size: .zero)

  func isPlaced(_ node: LayoutTree.Node, _ record: LayoutNode) -> Bool {
    guard !record.flags.contains(.unplaced), Int(node) < placements.count else { return false }
    let placed = placements[Int(node)]
    return placed.offer == record.offer && placed.size == record.size
  }

  /// Makes room for `count` nodes at once.
  mutating func makeRoom(for count: Int) {
    if placements.count < count {
      placements += repeatElement(Self.none, count: count - placements.count)
    }
  }

  mutating func place(_ node: LayoutTree.Node, _ record: LayoutNode) {
    makeRoom(for: Int(node) + 1)
    placements[Int(node)] = Answer(offer: record.offer, size: record.size)
    placementCount += 1
  }

  mutating func forgetPlacement(of node: LayoutTree.Node) {
    if Int(node) < placements.count { placements[Int(node)] = Self.none }
  }
}

extension LayoutTree {
  // MARK: 1 boundaries

  /// Makes the tree one whose parts can be replaced. Nothing may be in it yet.
  package func beginLiving() { isLiving = true }

  /// Wraps each node added since `mark` in a boundary.
  package func addBoundaries(since mark: Mark) {
    let saved = implicitRoot
    // A boundary is no modifier: it makes no stack of several views at the top.
    implicitRoot = -1
    wrap(since: mark, .boundary) { _ in }
    implicitRoot = saved
  }

  /// Appends what another boundary held, in a new boundary, to the open container.
  package func adopt(_ content: Node) -> Node {
    let index = append(.boundary)
    link(content, in: index)
    if !values.isEmpty, let carried = values[content] { values[index] = carried }
    if !gridTraits.isEmpty, let carried = gridTraits[content] { gridTraits[index] = carried }
    close(index)
    return index
  }

  /// What a boundary holds.
  package func content(of boundary: Node) -> Node { pointer(boundary).pointee.firstChild }

  /// Whether `node` is a boundary, which stands for no view.
  public func isBoundary(_ node: Node) -> Bool { pointer(node).pointee.kind == .boundary }

  /// Whether something is written on `node` for the container around.
  package func hasValues(_ node: Node) -> Bool {
    (!values.isEmpty && values[node] != nil) || (!gridTraits.isEmpty && gridTraits[node] != nil)
  }

  func closeBoundary(_ node: UnsafeMutablePointer<LayoutNode>) {
    closeNeutral(node)
    // Frames look for a spacer in what they hold.
    if pointer(node.pointee.firstChild).pointee.flags.contains(.spacer) {
      node.pointee.flags.insert(.spacer)
    } else {
      node.pointee.flags.remove(.spacer)
    }
  }

  private func link(_ child: Node, in node: Node) {
    let old = pointer(child).pointee.parent
    if old > 0, old != node, pointer(old).pointee.kind == .boundary,
      pointer(old).pointee.firstChild == child
    {
      // The boundary that held it goes; what goes with that one must not reach what is in its new place.
      (pointer(old).pointee.firstChild, pointer(old).pointee.lastChild) = (-1, -1)
      pointer(old).pointee.childCount = 0
    }
    let record = pointer(node)
    record.pointee.firstChild = child
    record.pointee.lastChild = child
    record.pointee.childCount = 1
    pointer(child).pointee.parent = node
    pointer(child).pointee.next = -1
  }

  // MARK: Building detached

  /// Runs `content`, which adds nodes, in a list that is no part of the tree.
  ///
  /// - Parameters:
  ///   - isRoot: whether several views would become a column.
  ///   - isInGrid: whether they lie in a grid.
  /// - Returns: the nodes that stand at the top there.
  package func buildDetached(isRoot: Bool, isInGrid: Bool, _ content: () -> Void) -> [Node] {
    let saved = (parent, tail, implicitRoot, detachedGrid)
    let list = allocate(.list)
    (parent, tail) = (list, -1)
    implicitRoot = isRoot ? list : -1
    detachedGrid = isInGrid ? list : -1
    content()
    (parent, tail, implicitRoot, detachedGrid) = saved
    let result = children(of: list)
    for node in result { pointer(node).pointee.parent = -1 }
    release(list)
    return result
  }

  /// Whether several views at the open place would become a column.
  package var isAtImplicitRoot: Bool { implicitRoot >= 0 && parent == implicitRoot }

  /// Builds as if several views were wanted, until ``returnToImplicitRoot(_:)``.
  package func leaveImplicitRoot() -> Node {
    defer { implicitRoot = -1 }
    return implicitRoot
  }

  package func returnToImplicitRoot(_ root: Node) { implicitRoot = root }

  /// A boundary that holds `content` and is no part of the tree.
  package func detachedBoundary(holding content: Node) -> Node {
    let index = allocate(.boundary)
    link(content, in: index)
    hasDropped = true
    return index
  }

  /// Has the root be placed anew.
  package func markRootChanged() {
    guard root >= 0 else { return }
    markChanged(root)
  }

  /// The children that ``appendPostLayout(to:_:)`` added to `node`.
  package func postLayoutChildren(of node: Node) -> [Node] {
    let children = children(of: node)
    return pointer(node).pointee.kind == .reader ? children : Array(children.dropFirst())
  }

  /// Empties the tree's top for another root.
  package func resetRoot() {
    nodes[0] = LayoutNode(.list)
    (parent, tail) = (0, -1)
    hasImplicitStack = false
  }

  /// Has `boundary` hold `content`, which was built detached, instead of what it holds.
  package func replaceContent(of boundary: Node, with content: Node) {
    link(content, in: boundary)
    markChanged(boundary)
  }

  /// Unlinks the children that ``appendPostLayout(to:_:)`` added to `node`.
  package func removePostLayoutChildren(from node: Node) {
    let record = pointer(node)
    if record.pointee.kind == .reader {
      (record.pointee.firstChild, record.pointee.lastChild) = (-1, -1)
      record.pointee.childCount = 0
    } else if record.pointee.childCount > 1 {
      pointer(record.pointee.firstChild).pointee.next = -1
      record.pointee.lastChild = record.pointee.firstChild
      record.pointee.childCount = 1
    }
  }

  /// Calls `body` with each child of `node`, those that are not shown included.
  package func forEachChild(of node: Node, _ body: (Node) -> Void) {
    let record = pointer(node)
    switch record.pointee.kind {
    case .fitting where record.pointee.payload >= 0:
      candidates[Int(record.pointee.payload)].forEach(body)
    case .lazy: for item in lazyContent(node).items { item.nodes.forEach(body) }
    default:
      var child = record.pointee.firstChild
      while child >= 0 {
        body(child)
        child = pointer(child).pointee.next
      }
    }
  }

  // MARK: Removal

  /// Gives the records of `nodes` back, with what side tables hold for them.
  package func remove(_ nodes: [Node]) {
    guard !nodes.isEmpty else { return }
    for node in nodes where pointer(node).pointee.kind != .free {
      dropEntries(of: node)
      release(node)
    }
    if !relativeFrames.isEmpty { relativeFrames.removeAll { isFree($0.node) } }
    if containers.count > 1 { containers = containers.filter { !isFree($0.key) } }
    if !changes.windowDependents.isEmpty { changes.windowDependents.removeAll { isFree($0) } }
    if changes.garbage > 256, changes.garbage * 2 > count { compactTables() }
  }

  /// How many records are in use.
  package var liveCount: Int { (0..<count).reduce(0) { $0 + (nodes[$1].kind == .free ? 0 : 1) } }

  package func isFree(_ node: Node) -> Bool { pointer(node).pointee.kind == .free }

  private func dropEntries(of node: Node) {
    let record = pointer(node).pointee
    if !values.isEmpty { values[node] = nil }
    if !gridTraits.isEmpty { gridTraits[node] = nil }
    if record.memory >= 0 { memories[Int(record.memory)] = [] }
    if record.guides >= 0 { guideTable[Int(record.guides)] = [] }
    if record.kind == .measured || record.kind == .custom || record.memory >= 0
      || record.guides >= 0 || record.spacing > 3 || record.payload >= 0
    {
      changes.garbage += 1
    }
  }

  /// Rebuilds the side tables without what nobody points to.
  private func compactTables() {
    var leaves: [any LayoutLeaf] = []
    var layouts: [CustomLayout] = []
    var alignments: [Alignment] = []
    var guideTable: [[Guide]] = []
    var memories: [[Answer]] = []
    var candidates: [[Node]] = []
    var scrolls: [ScrollContent] = []
    var lazies: [LazyContent] = []
    var grids: [GridShape] = []
    var spacings = Array(self.spacings[..<4])
    func move<Entry>(_ entry: Entry, to table: inout [Entry]) -> Int32 {
      table.append(entry)
      return Int32(table.count - 1)
    }
    for index in 1..<max(count, 1) {
      let record = nodes + index
      guard record.pointee.kind != .free else { continue }
      let payload = Int(record.pointee.payload)
      switch record.pointee.kind {
      case .measured: record.pointee.payload = move(self.leaves[payload], to: &leaves)
      case .custom: record.pointee.payload = move(self.layouts[payload], to: &layouts)
      case .scroll: record.pointee.payload = move(self.scrolls[payload], to: &scrolls)
      case .lazy: record.pointee.payload = move(self.lazies[payload], to: &lazies)
      case .grid: record.pointee.payload = move(self.grids[payload], to: &grids)
      case .fitting where payload >= 0:
        record.pointee.payload = move(self.candidates[payload], to: &candidates)
      default:
        if record.pointee.horizontalLine == .custom || record.pointee.verticalLine == .custom {
          record.pointee.payload = move(self.alignments[payload], to: &alignments)
        }
      }
      if record.pointee.guides >= 0 {
        record.pointee.guides = move(self.guideTable[Int(record.pointee.guides)], to: &guideTable)
      }
      if record.pointee.memory >= 0 {
        record.pointee.memory = move(self.memories[Int(record.pointee.memory)], to: &memories)
      }
      if record.pointee.spacing > 3 {
        record.pointee.spacing = move(self.spacings[Int(record.pointee.spacing)], to: &spacings)
      }
    }
    (self.leaves, self.layouts, self.alignments) = (leaves, layouts, alignments)
    (self.guideTable, self.memories) = (guideTable, memories)
    (self.candidates, self.spacings) = (candidates, spacings)
    (self.scrolls, self.lazies, self.grids) = (scrolls, lazies, grids)
    changes.garbage = 0
  }

  // MARK: 2 closing, 3 forgetting

  /// Says that what is inside `node` is another.
  func markChanged(_ node: Node) {
    guard isLiving, !pointer(node).pointee.flags.contains(.waiting) else { return }
    pointer(node).pointee.flags.insert(.waiting)
    changes.waiting.append(node)
  }

  /// Has `node` placed anew at the next layout, whatever it is offered.
  func markUnplaced(_ node: Node) {
    pointer(node).pointee.flags.insert(.unplaced)
    changes.relayoutRoots.append(node)
  }

  /// How a node looks from outside.
  private struct Face: Equatable {
    var horizontal: LengthRange
    var vertical: LengthRange
    var flags: NodeFlags
    var priority: CGFloat
    var height: Int32
    var spacing: ViewSpacing?

    var isFixed: Bool {
      flags.isDisjoint(with: [.hasGuides, .hasBaselines]) && flags.contains(.rigid)
    }
  }

  private func face(_ node: Node) -> Face {
    let record = pointer(node).pointee
    return Face(
      horizontal: record.horizontal, vertical: record.vertical,
      flags: record.flags.intersection([
        .coupledWidth, .coupledHeight, .rigid, .hasGuides, .hasBaselines, .foreign, .spacer,
      ]),
      priority: record.priority, height: record.height,
      spacing: record.flags.contains(.spacingUnknown) ? nil : spacings[Int(record.spacing)])
  }

  /// Closes what lies around the changes again and forgets what it answered, the innermost first.
  func closeChanges() {
    guideMemory = [:]
    if !relativeFrames.isEmpty { resolveRelativeFrames() }
    guard !changes.waiting.isEmpty else { return }
    var levels: [[Node]] = []
    func add(_ node: Node, at depth: Int) {
      while levels.count <= depth { levels.append([]) }
      levels[depth].append(node)
    }
    for node in changes.waiting where !isFree(node) { add(node, at: depth(of: node)) }
    changes.waiting = []
    while let level = levels.popLast() {
      for node in level {
        pointer(node).pointee.flags.remove(.waiting)
        let before = face(node)
        closeAgain(node)
        if before.spacing != nil, pointer(node).pointee.flags.contains(.spacingUnknown) {
          _ = spacing(node)
        }
        let after = face(node)
        forget(node)
        if before == after, after.isFixed {
          changes.relayoutRoots.append(node)
          continue
        }
        let parent = pointer(node).pointee.parent
        guard parent > 0, !pointer(parent).pointee.flags.contains(.waiting) else { continue }
        pointer(parent).pointee.flags.insert(.waiting)
        add(parent, at: levels.count - 1)
      }
    }
  }

  private func depth(of node: Node) -> Int {
    var depth = 0
    var ancestor = pointer(node).pointee.parent
    while ancestor > 0 {
      depth += 1
      ancestor = pointer(ancestor).pointee.parent
    }
    return depth
  }

  private func closeAgain(_ index: Node) {
    let node = pointer(index)
    guard node.pointee.firstChild >= 0, node.pointee.kind != .list else { return }
    let priority = node.pointee.priority
    switch node.pointee.kind {
    case .custom: break
    case .scroll, .lazy: node.pointee.flags.subtract(.inherited)
    default: node.pointee.flags.subtract(.inherited.union(.coupled))
    }
    if node.pointee.kind != .reader {
      node.pointee.flags.subtract([.rigid, .spacingUnknown])
      node.pointee.spacing = SpacingIndex.ordinary
    }
    if node.pointee.guides >= 0 { node.pointee.flags.insert(.hasGuides) }
    close(index)
    if node.pointee.flags.contains(.hasPriority) { node.pointee.priority = priority }
  }

  // MARK: 4 placing

  /// Nodes whose content was placed since the tree was made.
  package var placementCount: Int { changes.placementCount }

  /// Places `index` and what inside it is not placed as it should be.
  func placeAnew(_ index: Node) {
    guard isLiving else { return place(index) }
    arrange(index)
    pointer(index).pointee.flags.remove(.unplaced)
    changes.place(index, pointer(index).pointee)
    var child = pointer(index).pointee.firstChild
    while child >= 0 {
      let record = pointer(child)
      if record.pointee.firstChild >= 0, !changes.isPlaced(child, record.pointee) {
        placeAnew(child)
      }
      child = pointer(child).pointee.next
    }
  }

  /// Places what changed, the root being settled.
  func placeChanges() {
    changes.makeRoom(for: count)
    if !changes.isPlaced(root, pointer(root).pointee) { placeAnew(root) }
    let relayoutRoots = changes.relayoutRoots
    changes.relayoutRoots = []
    for node in relayoutRoots
    where !isFree(node) && pointer(node).pointee.flags.contains(.unplaced) && isShown(node) {
      placeAnew(node)
    }
    placeWindowDependents()
  }

  /// Places the content of the window dependents again, when all frames around them are final.
  package func placeWindowDependents() {
    let shown = changes.windowDependents.filter { isShown($0) }.map {
      (depth: depth(of: $0), node: $0)
    }
    // An outer node has to lie where it will stay before one inside of it asks where it lies.
    for (_, node) in shown.sorted(by: { $0.depth < $1.depth }) { placeAnew(node) }
  }
}
