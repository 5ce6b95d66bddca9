// Step 1 of live updates (see `LayoutTree+Changes.swift`): nodes that may be replaced are below a
// boundary.

extension LayoutTree {
  /// Enables replacing parts of the tree. The tree must be empty.
  package func beginLiving() { isLiving = true }

  /// Wraps each node added since `mark` in a boundary.
  package func addBoundaries(since mark: Mark) {
    let saved = cursor.implicitRoot
    // A boundary is not a modifier: it doesn't turn several top-level views into a stack.
    cursor.implicitRoot = -1
    wrap(since: mark, .boundary) { _ in }
    cursor.implicitRoot = saved
  }

  /// Moves the content of another boundary into a new boundary and appends that to the open
  /// container.
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

  /// The content of a boundary.
  package func content(of boundary: Node) -> Node { pointer(boundary).pointee.firstChild }

  /// Whether `node` is a boundary, which represents no view.
  package func isBoundary(_ node: Node) -> Bool { pointer(node).pointee.kind == .boundary }

  /// Whether `node` has values for the container around it.
  package func hasValues(_ node: Node) -> Bool {
    (!tables.values.isEmpty && tables.values[node] != nil)
      || (!tables.gridTraits.isEmpty && tables.gridTraits[node] != nil)
  }

  func closeBoundary(_ node: UnsafeMutablePointer<LayoutNode>) {
    closeNeutral(node)
    // A frame checks whether its child is a spacer.
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
      // The boundary that contained the child will be released; it must no longer refer to the
      // child.
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

  /// Runs `content`, which adds nodes, in a list that is not part of the tree.
  ///
  /// - Parameters:
  ///   - isRoot: whether several views would become a column.
  ///   - isInGrid: whether they are in a grid.
  /// - Returns: the top-level nodes of that list.
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

  /// Whether nodes are being added to a list that is not part of the tree.
  package var isOpenApart: Bool {
    cursor.parent > 0 && pointer(cursor.parent).pointee.kind == .list
  }

  /// Whether several views would become a column if they were added now.
  package var isAtImplicitRoot: Bool {
    cursor.implicitRoot >= 0 && cursor.parent == cursor.implicitRoot
  }

  /// Builds as if below the top of the tree, until ``returnToImplicitRoot(_:)``.
  package func leaveImplicitRoot() -> Node {
    defer { cursor.implicitRoot = -1 }
    return cursor.implicitRoot
  }

  package func returnToImplicitRoot(_ root: Node) { cursor.implicitRoot = root }

  /// A boundary around `content` that is not part of the tree.
  package func detachedBoundary(holding content: Node) -> Node {
    let index = allocate(.boundary)
    link(content, in: index)
    detachment.hasDropped = true
    return index
  }

  /// Makes the next layout close the root again.
  package func markRootChanged() {
    guard root >= 0 else { return }
    markChanged(root)
  }

  /// The children of `node` that ``appendPostLayout(to:_:)`` added.
  package func postLayoutChildren(of node: Node) -> [Node] {
    let children = children(of: node)
    return pointer(node).pointee.kind == .reader ? children : Array(children.dropFirst())
  }

  /// The children of `node`, including all candidates if it shows only one of them.
  package func unfittedChildren(of node: Node) -> [Node] {
    let record = pointer(node)
    guard record.pointee.kind == .fitting, record.pointee.payload >= 0 else {
      return children(of: node)
    }
    return tables.candidates[Int(record.pointee.payload)]
  }

  /// The order of those of `wanted` that are in the tree, relative to each other: after the views
  /// they modify, before what ``appendPostLayout(to:_:)`` adds to them.
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

  /// Removes the root so that another can be added.
  package func resetRoot() {
    nodes[0] = LayoutNode(.list)
    (cursor.parent, cursor.tail) = (0, -1)
    hasImplicitStack = false
  }

  /// Replaces the content of `boundary` with `content`, which was built detached.
  package func replaceContent(of boundary: Node, with content: Node) {
    link(content, in: boundary)
    markChanged(boundary)
  }

  /// Unlinks the children of `node` that ``appendPostLayout(to:_:)`` added.
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

  /// Calls `body` with each child of `node`, including those that are not shown.
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
