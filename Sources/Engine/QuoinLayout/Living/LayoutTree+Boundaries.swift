// Step 1 of live updates (see `LayoutUpdate.swift`): nodes that may be replaced are below a
// boundary.

extension LayoutTree {
  /// Enables replacing parts of the tree. The tree must be empty.
  package func beginLiving() { isLiving = true }

  /// Wraps each node added since `mark` in a boundary.
  package func addBoundaries(since mark: Mark) {
    let saved = cursor.implicitRoot
    // A boundary is not a modifier: it doesn't turn several top-level views into a stack.
    cursor.implicitRoot = .absent
    wrap(since: mark, .boundary) { _ in }
    cursor.implicitRoot = saved
  }

  /// Moves the content of another boundary into a new boundary and appends that to the open
  /// container.
  package func adopt(_ content: NodeID) -> NodeID {
    let index = append(.boundary)
    link(content, in: index)
    if !tables.values.isEmpty, let values = tables.values[content] {
      tables.values[index] = values
    }
    if !tables.gridTraits.isEmpty, let traits = tables.gridTraits[content] {
      tables.gridTraits[index] = traits
    }
    pass.close(index)
    return index
  }

  /// Returns the content of a boundary.
  package func content(of boundary: NodeID) -> NodeID { records[boundary].firstChild }

  /// Whether `node` is a boundary, which represents no view.
  package func isBoundary(_ node: NodeID) -> Bool { records[node].kind == .boundary }

  /// Whether `node` has values for its container.
  package func hasValues(_ node: NodeID) -> Bool {
    (!tables.values.isEmpty && tables.values[node] != nil)
      || (!tables.gridTraits.isEmpty && tables.gridTraits[node] != nil)
  }

  private func link(_ child: NodeID, in node: NodeID) {
    let old = records[child].parent
    if old.isBelowTop, old != node, records[old].kind == .boundary,
      records[old].firstChild == child
    {
      // The boundary that contained the child will be released; it must no longer refer to the
      // child.
      (records[old].firstChild, records[old].lastChild) = (.absent, .absent)
      records[old].childCount = 0
    }
    let record = pointer(node)
    record.pointee.firstChild = child
    record.pointee.lastChild = child
    record.pointee.childCount = 1
    records[child].parent = node
    records[child].next = .absent
  }

  // MARK: Building detached

  /// Runs `content`, which adds nodes, in a list that is not part of the tree.
  ///
  /// - Parameters:
  ///   - isRoot: whether several views would become a column.
  ///   - isInGrid: whether they are in a grid.
  /// - Returns: the top-level nodes of that list.
  package func buildDetached(isRoot: Bool, isInGrid: Bool, _ content: () -> Void) -> [NodeID] {
    let saved = (cursor.parent, cursor.tail, cursor.implicitRoot, cursor.detachedGrid)
    let outerList = cursor.dynamicList
    let list = allocate(.list)
    (cursor.parent, cursor.tail) = (list, .absent)
    cursor.implicitRoot = isRoot ? list : .absent
    cursor.detachedGrid = isInGrid ? list : .absent
    cursor.dynamicList = Mark(parent: .absent, tail: .absent)
    content()
    (cursor.parent, cursor.tail, cursor.implicitRoot, cursor.detachedGrid) = saved
    cursor.dynamicList = outerList
    let result = children(of: list)
    for node in result { records[node].parent = .absent }
    release(list)
    return result
  }

  /// Whether nodes are being added to a list that is not part of the tree.
  package var isOpenApart: Bool {
    cursor.parent.isBelowTop && records[cursor.parent].kind == .list
  }

  /// Whether several views added now would become a column.
  package var isAtImplicitRoot: Bool {
    cursor.implicitRoot.exists && cursor.parent == cursor.implicitRoot
  }

  /// Continues the building as if below the top of the tree, until ``returnToImplicitRoot(_:)``.
  package func leaveImplicitRoot() -> NodeID {
    defer { cursor.implicitRoot = .absent }
    return cursor.implicitRoot
  }

  package func returnToImplicitRoot(_ root: NodeID) { cursor.implicitRoot = root }

  /// Returns a new boundary around `content` that is not part of the tree.
  package func detachedBoundary(holding content: NodeID) -> NodeID {
    let index = allocate(.boundary)
    link(content, in: index)
    detachment.hasDropped = true
    return index
  }

  /// Returns the children of `node` that ``appendPostLayout(to:_:)`` added.
  package func postLayoutChildren(of node: NodeID) -> [NodeID] {
    let children = children(of: node)
    return records[node].kind == .reader ? children : Array(children.dropFirst())
  }

  /// Returns the children of `node`, including all candidates if it shows only one of them.
  package func unfittedChildren(of node: NodeID) -> [NodeID] {
    let record = pointer(node)
    guard record.pointee.kind == .fitting, record.pointee.payload >= 0 else {
      return children(of: node)
    }
    return tables.candidates[Int(record.pointee.payload)]
  }

  /// Returns the relative order of those of `wanted` that are in the tree: after the views that
  /// they modify, before what ``appendPostLayout(to:_:)`` adds to them.
  package func places(of wanted: [NodeID]) -> [NodeID: Int] {
    var ways: Set<NodeID> = []
    for node in wanted {
      var ancestor = node
      while ancestor.isBelowTop, ways.insert(ancestor).inserted { ancestor = parent(of: ancestor) }
    }
    let wanted = Set(wanted)
    var places: [NodeID: Int] = [:]
    var waiting = root.map { [(node: $0, isOpen: false)] } ?? []
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
    records[.top] = LayoutNode(.list)
    (cursor.parent, cursor.tail) = (.top, .absent)
    hasImplicitStack = false
  }

  /// Replaces the content of `boundary` with `content`, which was built detached.
  package func replaceContent(of boundary: NodeID, with content: NodeID) {
    link(content, in: boundary)
    markChanged(boundary)
  }

  /// Unlinks the children of `node` that ``appendPostLayout(to:_:)`` added.
  package func removePostLayoutChildren(from node: NodeID) {
    let record = pointer(node)
    if record.pointee.kind == .reader {
      (record.pointee.firstChild, record.pointee.lastChild) = (.absent, .absent)
      record.pointee.childCount = 0
    } else if record.pointee.childCount > 1 {
      records[record.pointee.firstChild].next = .absent
      record.pointee.lastChild = record.pointee.firstChild
      record.pointee.childCount = 1
    }
  }

  /// Calls `body` with each child of `node`, including those that are not shown.
  ///
  /// A node whose element waits to be emitted may still have a link to content that was released,
  /// and whose record another node may have since.
  package func forEachChild(of node: NodeID, _ body: (NodeID) -> Void) {
    let record = pointer(node)
    switch record.pointee.kind {
    case .fitting where record.pointee.payload >= 0:
      tables.candidates[Int(record.pointee.payload)].forEach(body)
    case .lazy: for item in lazyContainer(node).content.items { item.nodes.forEach(body) }
    default:
      var child = record.pointee.firstChild
      while child.exists, !isFree(child), records[child].parent == node {
        body(child)
        child = records[child].next
      }
    }
  }
}
