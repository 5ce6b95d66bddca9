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
  var nodes: [LayoutTree.NodeID] = []
}

extension LayoutTree {
  /// Nodes that were removed from the list to which they were added.
  public struct Detached: Sendable {
    package let first: NodeID
    let last: NodeID
    let count: Int32
  }

  /// Removes everything added since `mark` from the list. Nodes that are not attached again are not
  /// shown.
  package func detach(since mark: Mark) -> Detached {
    let first = first(after: mark)
    guard first.exists else { return Detached(first: .absent, last: .absent, count: 0) }
    var count: Int32 = 0
    var node = first
    while node.exists {
      records[node].parent = .absent
      if isLiving { detachment.nodes.append(node) }
      count += 1
      node = records[node].next
    }
    let detached = Detached(first: first, last: cursor.tail, count: count)
    if mark.tail.exists {
      records[mark.tail].next = .absent
    } else {
      records[cursor.parent].firstChild = .absent
    }
    cursor.tail = mark.tail
    records[cursor.parent].lastChild = cursor.tail
    records[cursor.parent].childCount -= count
    detachment.hasDropped = true
    return detached
  }

  /// Unlinks every node added since `mark` except the one at `position`; the others are not shown
  /// (``isShown(_:)``).
  package func keepOnly(_ position: Int, since mark: Mark) {
    var child = first(after: mark)
    for _ in 0..<position where child.exists { child = records[child].next }
    var dropped: Int32 = 0
    var other = first(after: mark)
    while other.exists {
      if other != child {
        dropped += 1
        records[other].parent = .absent
        if isLiving { detachment.nodes.append(other) }
      }
      other = records[other].next
    }
    detachment.hasDropped = detachment.hasDropped || dropped > 0
    if child.exists { records[child].next = .absent }
    if mark.tail.exists {
      records[mark.tail].next = child
    } else {
      records[cursor.parent].firstChild = child
    }
    cursor.tail = child.exists ? child : mark.tail
    records[cursor.parent].lastChild = cursor.tail
    records[cursor.parent].childCount -= dropped
  }

  /// Removes everything added since `mark` from the list, so that each node can be attached
  /// separately.
  package func detachEach(since mark: Mark) -> [Detached] {
    var node = detach(since: mark).first
    var result: [Detached] = []
    while node.exists {
      let next = records[node].next
      records[node].next = .absent
      result.append(Detached(first: node, last: node, count: 1))
      node = next
    }
    return result
  }

  /// The number of detached nodes that have not been claimed.
  package var detachedCount: Int { detachment.nodes.count }

  /// Claims the nodes that were detached after the first `count`, and returns those that are still
  /// detached.
  package func claimDetached(since count: Int) -> [NodeID] {
    defer { detachment.nodes.removeSubrange(count...) }
    return detachment.nodes[count...].filter { isDetached($0) }
  }

  /// Whether `node`, which was removed from its list, has not been added to another.
  package func isDetached(_ node: NodeID) -> Bool {
    !isFree(node) && !records[node].parent.exists
  }

  /// Adds detached nodes to the open container; they must not be in the tree already.
  package func attach(_ detached: Detached) {
    guard detached.count > 0 else { return }
    var node = detached.first
    while node.exists {
      records[node].parent = cursor.parent
      node = records[node].next
    }
    if cursor.tail.exists {
      records[cursor.tail].next = detached.first
    } else {
      records[cursor.parent].firstChild = detached.first
    }
    records[cursor.parent].lastChild = detached.last
    records[cursor.parent].childCount += detached.count
    cursor.tail = detached.last
  }
}
