// Step 1 of what a living tree does (see `LayoutTree+Changes.swift`): nodes that may be replaced lie below a boundary.

extension LayoutTree {
  /// Makes the tree one whose parts can be replaced. Nothing may be in it yet.
  package func beginLiving() { isLiving = true }

  /// Wraps each node added since `mark` in a boundary.
  package func addBoundaries(since mark: Mark) {
    let saved = cursor.implicitRoot
    // A boundary is no modifier: several views at the top don't become a stack because of it.
    cursor.implicitRoot = -1
    wrap(since: mark, .boundary) { _ in }
    cursor.implicitRoot = saved
  }

  /// Appends what another boundary held, in a new boundary, to the open container.
  package func adopt(_ content: Node) -> Node {
    let index = append(.boundary)
    link(content, in: index)
    if !tables.values.isEmpty, let carried = tables.values[content] {
      tables.values[index] = carried
    }
    if !tables.gridTraits.isEmpty, let carried = tables.gridTraits[content] {
      tables.gridTraits[index] = carried
    }
    close(index)
    return index
  }

  /// What a boundary holds.
  package func content(of boundary: Node) -> Node { pointer(boundary).pointee.firstChild }

  /// Whether `node` is a boundary, which stands for no view.
  package func isBoundary(_ node: Node) -> Bool { pointer(node).pointee.kind == .boundary }

  /// Whether `node` carries something for the container around.
  package func hasValues(_ node: Node) -> Bool {
    (!tables.values.isEmpty && tables.values[node] != nil)
      || (!tables.gridTraits.isEmpty && tables.gridTraits[node] != nil)
  }

  func closeBoundary(_ node: UnsafeMutablePointer<LayoutNode>) {
    closeNeutral(node)
    // A frame looks whether its child is a spacer.
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
      // The boundary that held the child will be released; it must not lead to the child any more.
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
    let saved = (cursor.parent, cursor.tail, cursor.implicitRoot, cursor.detachedGrid)
    let list = allocate(.list)
    (cursor.parent, cursor.tail) = (list, -1)
    cursor.implicitRoot = isRoot ? list : -1
    cursor.detachedGrid = isInGrid ? list : -1
    content()
    (cursor.parent, cursor.tail, cursor.implicitRoot, cursor.detachedGrid) = saved
    let result = children(of: list)
    for node in result { pointer(node).pointee.parent = -1 }
    release(list)
    return result
  }

  /// Whether nodes are added to a list that is no part of the tree.
  package var isOpenApart: Bool {
    cursor.parent > 0 && pointer(cursor.parent).pointee.kind == .list
  }

  /// Whether several views would become a column if they were added now.
  package var isAtImplicitRoot: Bool {
    cursor.implicitRoot >= 0 && cursor.parent == cursor.implicitRoot
  }

  /// Builds as if it were not at the top of the tree, until ``returnToImplicitRoot(_:)``.
  package func leaveImplicitRoot() -> Node {
    defer { cursor.implicitRoot = -1 }
    return cursor.implicitRoot
  }

  package func returnToImplicitRoot(_ root: Node) { cursor.implicitRoot = root }

  /// A boundary that holds `content` and is no part of the tree.
  package func detachedBoundary(holding content: Node) -> Node {
    let index = allocate(.boundary)
    link(content, in: index)
    detachment.hasDropped = true
    return index
  }

  /// Has the next layout close the root again.
  package func markRootChanged() {
    guard root >= 0 else { return }
    markChanged(root)
  }

  /// The children that ``appendPostLayout(to:_:)`` added to `node`.
  package func postLayoutChildren(of node: Node) -> [Node] {
    let children = children(of: node)
    return pointer(node).pointee.kind == .reader ? children : Array(children.dropFirst())
  }

  /// The children of `node`, all candidates where a layout shows one of them.
  package func unfittedChildren(of node: Node) -> [Node] {
    let record = pointer(node)
    guard record.pointee.kind == .fitting, record.pointee.payload >= 0 else {
      return children(of: node)
    }
    return tables.candidates[Int(record.pointee.payload)]
  }

  /// Where those of `wanted` that are part of the tree come, among each other: after the views that they are written on,
  /// before what ``appendPostLayout(to:_:)`` adds to them.
  package func places(of wanted: [Node]) -> [Node: Int] {
    var ways: Set<Node> = []
    for node in wanted {
      var ancestor = node
      while ancestor > 0, ways.insert(ancestor).inserted { ancestor = parent(of: ancestor) }
    }
    let wanted = Set(wanted)
    var places: [Node: Int] = [:]
    var waiting = root >= 0 ? [(node: root, isOpen: false)] : []
    while let (node, isOpen) = waiting.popLast() {
      if isOpen {
        places[node] = places.count
        continue
      }
      let children = children(of: node)
      let late = wanted.contains(node) ? postLayoutChildren(of: node) : []
      waiting += late.filter(ways.contains).reversed().map { ($0, false) }
      if wanted.contains(node) { waiting.append((node, true)) }
      waiting += children.filter { ways.contains($0) && !late.contains($0) }.reversed()
        .map { ($0, false) }
    }
    return places
  }

  /// Empties the tree's top for another root.
  package func resetRoot() {
    nodes[0] = LayoutNode(.list)
    (cursor.parent, cursor.tail) = (0, -1)
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
      tables.candidates[Int(record.pointee.payload)].forEach(body)
    case .lazy: for item in lazyContent(node).items { item.nodes.forEach(body) }
    default:
      var child = record.pointee.firstChild
      while child >= 0 {
        body(child)
        child = pointer(child).pointee.next
      }
    }
  }
}
