// A container whose shape depends on the attributes of its views adds the views first, takes them
// out of the list again, reads the attributes, and attaches the views inside the resulting
// structure.

/// The nodes that have records and are not in the tree.
struct Detachment {
  /// Whether nodes were ever unlinked: by ``LayoutTree/keepOnly(_:since:)``,
  /// ``LayoutTree/detach(since:)``, or because they are offscreen.
  var hasDropped = false
  /// The nodes of a live tree that these two methods unlinked, until
  /// ``LayoutTree/claimDetached(since:)`` claims them.
  var nodes: [LayoutTree.Node] = []
}

extension LayoutTree {
  /// Nodes that were taken out of the list they were added to.
  public struct Detached: Sendable {
    public let first: Node
    let last: Node
    let count: Int32
  }

  /// Takes everything added since `mark` out of the list. Nodes that are not attached again are not
  /// shown.
  package func detach(since mark: Mark) -> Detached {
    let first = first(after: mark)
    guard first >= 0 else { return Detached(first: -1, last: -1, count: 0) }
    var count: Int32 = 0
    var node = first
    while node >= 0 {
      pointer(node).pointee.parent = -1
      if isLiving { detachment.nodes.append(node) }
      count += 1
      node = pointer(node).pointee.next
    }
    let detached = Detached(first: first, last: cursor.tail, count: count)
    if mark.tail >= 0 {
      pointer(mark.tail).pointee.next = -1
    } else {
      pointer(cursor.parent).pointee.firstChild = -1
    }
    cursor.tail = mark.tail
    pointer(cursor.parent).pointee.lastChild = cursor.tail
    pointer(cursor.parent).pointee.childCount -= count
    detachment.hasDropped = true
    return detached
  }

  /// Unlinks every node added since `mark` except the one at `position`; the others are not shown
  /// (``isShown(_:)``).
  package func keepOnly(_ position: Int, since mark: Mark) {
    var child = first(after: mark)
    for _ in 0..<position where child >= 0 { child = nodes[Int(child)].next }
    var dropped: Int32 = 0
    var other = first(after: mark)
    while other >= 0 {
      if other != child {
        dropped += 1
        nodes[Int(other)].parent = -1
        if isLiving { detachment.nodes.append(other) }
      }
      other = nodes[Int(other)].next
    }
    detachment.hasDropped = detachment.hasDropped || dropped > 0
    if child >= 0 { nodes[Int(child)].next = -1 }
    if mark.tail >= 0 {
      nodes[Int(mark.tail)].next = child
    } else {
      nodes[Int(cursor.parent)].firstChild = child
    }
    cursor.tail = child >= 0 ? child : mark.tail
    nodes[Int(cursor.parent)].lastChild = cursor.tail
    nodes[Int(cursor.parent)].childCount -= dropped
  }

  /// Takes everything added since `mark` out of the list, so that each node can be attached
  /// separately.
  package func detachEach(since mark: Mark) -> [Detached] {
    var node = detach(since: mark).first
    var result: [Detached] = []
    while node >= 0 {
      let next = pointer(node).pointee.next
      pointer(node).pointee.next = -1
      result.append(Detached(first: node, last: node, count: 1))
      node = next
    }
    return result
  }

  /// The number of detached nodes that are not claimed.
  package var detachedCount: Int { detachment.nodes.count }

  /// Claims the nodes that were detached after the first `count`, and returns those that are still
  /// detached.
  package func claimDetached(since count: Int) -> [Node] {
    defer { detachment.nodes.removeSubrange(count...) }
    return detachment.nodes[count...].filter { isDetached($0) }
  }

  /// Whether `node`, which was taken out of its list, has not been added to another.
  package func isDetached(_ node: Node) -> Bool {
    !isFree(node) && pointer(node).pointee.parent < 0
  }

  /// Adds detached nodes to the open container; they must not be in the tree already.
  package func attach(_ detached: Detached) {
    guard detached.count > 0 else { return }
    var node = detached.first
    while node >= 0 {
      pointer(node).pointee.parent = cursor.parent
      node = pointer(node).pointee.next
    }
    if cursor.tail >= 0 {
      pointer(cursor.tail).pointee.next = detached.first
    } else {
      pointer(cursor.parent).pointee.firstChild = detached.first
    }
    pointer(cursor.parent).pointee.lastChild = detached.last
    pointer(cursor.parent).pointee.childCount += detached.count
    cursor.tail = detached.last
  }
}
