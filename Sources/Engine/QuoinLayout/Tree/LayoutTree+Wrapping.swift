import Foundation
import QuoinGeometry

// Wrapping views in modifiers: a mark records the end of the list before the views, and all nodes
// added since then are wrapped.

extension LayoutTree {
  /// A position in the list that is being built; modifiers wrap the nodes added after it.
  public struct Mark {
    let parent: NodeID
    let tail: NodeID
  }

  /// The position after the last node of the open container.
  @usableFromInline package var mark: Mark { Mark(parent: cursor.parent, tail: cursor.tail) }
  /// The container to which nodes are currently added.
  package var openNode: NodeID { cursor.parent }

  /// Returns the first node added after `mark`; absent if there is none.
  @usableFromInline
  package func first(after mark: Mark) -> NodeID {
    mark.tail.exists ? records[mark.tail].next : records[mark.parent].firstChild
  }

  /// Returns the sibling after `node`; absent if there is none.
  package func next(after node: NodeID) -> NodeID { records[node].next }

  /// Wraps each node added since `mark` in a new node, whose record `configure` completes.
  ///
  /// A modifier of a list applies to each of its elements (Rules/ViewLists.md#modifier-each).
  ///
  /// `secondary` adds the second child of layers; it runs once for each wrapped node.
  @inline(__always)
  func wrap(
    since mark: Mark, _ kind: NodeKind, secondary: ((NodeID) -> Void)? = nil,
    configure: (UnsafeMutablePointer<LayoutNode>) -> Void
  ) {
    if cursor.parent == cursor.implicitRoot { group(since: mark) }
    var previous = mark.tail
    var child = first(after: mark)
    while child.exists {
      let index = allocate(kind)
      let record = pointer(index)
      let following = records[child].next
      configure(record)
      record.pointee.parent = cursor.parent
      record.pointee.next = following
      record.pointee.firstChild = child
      record.pointee.lastChild = child
      record.pointee.childCount = 1
      relink(child, to: index, after: previous)
      // The wrapper inherits its child's values for the layout around it
      // (Rules/ViewLists.md#traits).
      if !tables.values.isEmpty, let values = tables.values[child] {
        tables.values[index] = values
      }
      if !tables.gridTraits.isEmpty, let traits = tables.gridTraits[child] {
        tables.gridTraits[index] = traits
      }
      records[child].parent = index
      records[child].next = .absent
      if let secondary {
        let saved = (cursor.parent, cursor.tail)
        (cursor.parent, cursor.tail) = (index, child)
        secondary(index)
        (cursor.parent, cursor.tail) = saved
      }
      pass.close(index)
      previous = index
      child = following
    }
  }

  /// Returns the leaf, if a single leaf without values for its container was added since `mark`.
  /// Most views of a fixed size are such a leaf in a frame.
  @inline(__always)
  func loneLeaf(since mark: Mark) -> NodeID? {
    let leaf = cursor.tail
    guard leaf.exists, leaf == first(after: mark), records[leaf].kind == .leaf,
      tables.values.isEmpty, tables.gridTraits.isEmpty
    else { return nil }
    return leaf
  }

  /// Wraps a lone leaf, the last node of the open container, in a frame of two lengths; equivalent
  /// to ``wrap(since:_:secondary:configure:)`` and `close(_:)`.
  @inline(__always)
  func wrapFixedFrame(
    around leaf: NodeID, after previous: NodeID, _ lengths: LayoutNode.FrameLengths,
    _ alignment: Alignment
  ) {
    let index = allocate(.fixedFrame)
    records[index].parent = cursor.parent
    relink(leaf, to: index, after: previous)
    completeFixedFrame(index, around: leaf, lengths, alignment)
  }

  /// Adds a leaf that accepts every proposal, in a frame of two lengths; equivalent to
  /// ``addLeaf()`` and ``wrapFixedFrame(since:width:height:alignment:)``.
  ///
  /// - Returns: The leaf, or `nil` if the tree is unchanged because a length is invalid.
  package func addLeaf(
    framedTo width: CGFloat, _ height: CGFloat, alignment: Alignment
  ) -> NodeID? {
    guard LayoutNode.FrameLengths.isValid(width), LayoutNode.FrameLengths.isValid(height) else {
      return nil
    }
    // A length of -0 becomes 0.
    let (width, height) = (width + 0, height + 0)
    let leaf = allocate(.leaf)
    let index = append(.fixedFrame)
    let (node, child) = (pointer(index), pointer(leaf))
    child.pointee.parent = index
    child.pointee.horizontal = .expanding
    child.pointee.vertical = .expanding
    node.pointee.frame = LayoutNode.FrameLengths(width: width, height: height)
    node.pointee.firstChild = leaf
    node.pointee.lastChild = leaf
    node.pointee.childCount = 1
    node.pointee.height = 2
    node.pointee.horizontal = LengthRange(width)
    node.pointee.vertical = LengthRange(height)
    node.pointee.flags.formUnion([.rigid, .fullWidth, .fullHeight])
    setAlignment(alignment, of: node)
    if usesShortcuts, !node.pointee.hasCustomLine {
      // The leaf fills the frame, so its origin is the frame's.
      child.pointee.offer = Offer(width, height)
      child.pointee.size = CGSize(width: width, height: height)
      node.pointee.flags.insert(.settled)
    }
    return leaf
  }

  /// Completes the record of the linked frame `index`.
  @inline(__always)
  private func completeFixedFrame(
    _ index: NodeID, around leaf: NodeID, _ lengths: LayoutNode.FrameLengths, _ alignment: Alignment
  ) {
    let (node, child) = (pointer(index), pointer(leaf))
    node.pointee.frame = lengths
    setAlignment(alignment, of: node)
    node.pointee.firstChild = leaf
    node.pointee.lastChild = leaf
    node.pointee.childCount = 1
    child.pointee.parent = index
    pass.inherit(node, height: child.pointee.height, child.pointee.flags)
    node.pointee.horizontal = LengthRange(lengths.width)
    node.pointee.vertical = LengthRange(lengths.height)
    node.pointee.flags.formUnion([.rigid, .fullWidth, .fullHeight])
    if child.pointee.spacing != SpacingIndex.ordinary
      || child.pointee.flags.contains(.spacingUnknown)
    {
      node.pointee.flags.insert(.spacingUnknown)
    }
    pass.settleLeaf(child, in: node)
  }

  // MARK: Grouping several views

  /// Groups the nodes added since `mark` in one stack if there are several, or if a dynamic list
  /// has no views.
  ///
  /// At the top of the tree a modifier of a list applies to the implicit stack around the list
  /// (Rules/ViewLists.md#group-at-root).
  private func group(since mark: Mark) {
    let head = first(after: mark)
    guard head.exists else {
      guard cursor.dynamicList.parent == mark.parent, cursor.dynamicList.tail == mark.tail
      else { return }
      beginStack(.vertical)
      return end()
    }
    guard records[head].next.exists else { return }
    hasImplicitStack = true
    let index = allocate(.stack)
    let stack = pointer(index)
    stack.pointee.flags.insert(.vertical)
    stack.pointee.parent = cursor.parent
    stack.pointee.firstChild = head
    stack.pointee.lastChild = cursor.tail
    var child = head
    while child.exists {
      records[child].parent = index
      stack.pointee.childCount += 1
      child = records[child].next
    }
    records[cursor.parent].childCount -= stack.pointee.childCount - 1
    relink(cursor.tail, to: index, after: mark.tail)
    pass.close(index)
  }

  /// Opens the implicit column for several top-level views.
  package func beginImplicitRoot() {
    cursor.implicitRoot = beginStack(.vertical)
    cursor.dynamicList = Mark(parent: .absent, tail: .absent)
  }

  /// Records that a list whose number of views may change begins at `mark`.
  package func beginDynamicList(at mark: Mark) {
    if isAtImplicitRoot { cursor.dynamicList = mark }
  }

  /// Closes the implicit column; if it contains a single view, the view replaces it.
  package func endImplicitRoot() {
    defer { cursor.implicitRoot = .absent }
    if openChildCount == 1 { return endEliding() }
    hasImplicitStack = hasImplicitStack || openChildCount > 1
    end()
  }

  /// Adds the views of `body` as one view; several become a column, as at the top of the tree.
  package func implicitColumn(_ body: () -> Void) {
    let saved = (cursor.implicitRoot, hasImplicitStack)
    beginImplicitRoot()
    body()
    endImplicitRoot()
    (cursor.implicitRoot, hasImplicitStack) = saved
  }

  /// Runs `body` as if below the top of the tree, where a modifier of a list applies to each of its
  /// elements.
  package func withoutImplicitRoot(_ body: () -> Void) {
    let saved = cursor.implicitRoot
    cursor.implicitRoot = .absent
    body()
    cursor.implicitRoot = saved
  }
}
