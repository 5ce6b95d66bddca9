// Views whose surroundings depend on what they say of themselves are added first, then taken out of the list
// and put inside what was made of their words.

extension LayoutTree {
  /// Nodes that were taken out of the list they were added to.
  public struct Detached: Sendable {
    public let first: Node
    let last: Node
    let count: Int32
  }

  /// Takes everything added since `mark` out of the list. What is not put back by ``attach(_:)`` is not shown.
  public func detach(since mark: Mark) -> Detached {
    let first = first(after: mark)
    guard first >= 0 else { return Detached(first: -1, last: -1, count: 0) }
    var count: Int32 = 0
    var node = first
    while node >= 0 {
      pointer(node).pointee.parent = -1
      if isLiving { detachedNodes.append(node) }
      count += 1
      node = pointer(node).pointee.next
    }
    let detached = Detached(first: first, last: tail, count: count)
    if mark.tail >= 0 {
      pointer(mark.tail).pointee.next = -1
    } else {
      pointer(parent).pointee.firstChild = -1
    }
    tail = mark.tail
    pointer(parent).pointee.lastChild = tail
    pointer(parent).pointee.childCount -= count
    hasDropped = true
    return detached
  }

  /// Takes everything added since `mark` out of the list, each node for a place of its own.
  public func detachEach(since mark: Mark) -> [Detached] {
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

  /// How many detached nodes nobody has claimed.
  package var detachedCount: Int { detachedNodes.count }

  /// Claims the nodes that were detached after the first `count`, and returns those that are still detached.
  package func takeDetached(since count: Int) -> [Node] {
    defer { detachedNodes.removeSubrange(count...) }
    return detachedNodes[count...].filter { isDetached($0) }
  }

  /// Whether `node`, which was taken out of its list, was put into no other.
  package func isDetached(_ node: Node) -> Bool {
    !isFree(node) && pointer(node).pointee.parent < 0
  }

  /// Adds detached nodes to the open container; they must not be in the tree already.
  public func attach(_ detached: Detached) {
    guard detached.count > 0 else { return }
    var node = detached.first
    while node >= 0 {
      pointer(node).pointee.parent = parent
      node = pointer(node).pointee.next
    }
    if tail >= 0 {
      pointer(tail).pointee.next = detached.first
    } else {
      pointer(parent).pointee.firstChild = detached.first
    }
    pointer(parent).pointee.lastChild = detached.last
    pointer(parent).pointee.childCount += detached.count
    tail = detached.last
  }
}
