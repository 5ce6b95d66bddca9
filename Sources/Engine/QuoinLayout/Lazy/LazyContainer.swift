import Foundation
import QuoinGeometry

// Lazy containers, which have nodes only for the visible items (Rules/LazyContainers.md). The tree
// reports the missing items, arranges the existing ones, and estimates the length of the others;
// its owner makes them.
//
// An item that was made keeps its nodes; only visible items are linked as children, so a walk over
// the tree visits no others. In a live tree an item that leaves the visible part leaves a
// footprint: it keeps its last length until it becomes visible again, even if its views change. Far
// out of sight it releases its views.

/// A lazy container in a tree: its node, and its content, which is in a side table.
package struct LazyContainer {
  let tree: LayoutTree
  let node: LayoutTree.NodeID
  let content: LazyContent

  var axis: Axis { content.axis }
  var pass: LayoutPass { tree.pass }
}

extension LayoutTree {
  /// Opens a lazy container. Set its contents with ``LazyContainer/setItems(count:sections:)``,
  /// create items with ``LazyContainer/makeNodes(_:)`` and
  /// ``LazyContainer/insertItem(_:_:isShown:)``, and close it with `end()`.
  @discardableResult
  package func beginLazy(_ configuration: LazyConfiguration) -> NodeID {
    let index = open(.lazy)
    let node = pointer(index)
    if configuration.axis == .vertical { node.pointee.flags.insert(.vertical) }
    node.pointee.flags.formUnion(.coupled)
    node.pointee.payload = Int32(tables.lazies.count)
    tables.lazies.append(LazyContent(configuration))
    // The position of pinned headers depends on the offset of the enclosing scroll view.
    if isLiving, !configuration.pinned.isEmpty { changes.windowDependents.append(index) }
    return index
  }

  /// Returns the lazy container at `node`, which may be open or closed.
  package func lazyContainer(_ node: NodeID) -> LazyContainer {
    LazyContainer(
      tree: self, node: node, content: tables.lazies[Int(records[node].payload)])
  }
}

extension LayoutPass {
  func closeLazy(_ node: UnsafeMutablePointer<LayoutNode>) {
    node.pointee.priority = 0
    tree.lazyContainer(id(of: node)).linkItems()
  }
}

extension LazyContainer {
  // MARK: Items

  /// Sets the number of items, existing or not, and the sections.
  package func setItems(count: Int, sections: [LazySection]) {
    content.setItems(count: count, sections: sections)
  }

  /// Runs `content` to add views to the container.
  ///
  /// - Returns: the added nodes, for ``insertItem(_:_:isShown:)``.
  package func makeNodes(_ content: () -> Void) -> [LayoutTree.NodeID] {
    let saved = (tree.cursor.parent, tree.cursor.tail)
    let last = tree.records[node].lastChild
    (tree.cursor.parent, tree.cursor.tail) = (node, last)
    content()
    let isOpen = saved.0 == node
    if !isOpen { (tree.cursor.parent, tree.cursor.tail) = saved }
    var nodes: [LayoutTree.NodeID] = []
    var child = last.exists ? tree.records[last].next : tree.records[node].firstChild
    while child.exists {
      nodes.append(child)
      child = tree.records[child].next
    }
    return nodes
  }

  /// Makes `nodes` the item at `position`. An item inserted after the container was closed becomes
  /// its child with ``linkItems()``.
  ///
  /// - `isShown`: whether the item is known to be visible; otherwise an item with a footprint keeps
  ///   it until it is.
  package func insertItem(_ position: Int, _ nodes: [LayoutTree.NodeID], isShown: Bool = false) {
    tree.raiseHeights(from: node, over: nodes)
    content.insert(nodes, at: position, isShown: isShown)
  }

  /// Shows the created items at `positions`, which become children with ``linkItems()``. The
  /// visible items are known before the layout from then on.
  package func showItems(_ positions: Range<Int>) {
    content.isFilledBeforeLayout = true
    for position in positions { content.show(position) }
  }

  /// Removes the nodes of the hidden items at `positions` from the laid-out container. A footprint
  /// reserves each item's space until the item becomes visible again.
  ///
  /// - Returns: the nodes, which the caller removes.
  package func releaseItems(_ positions: [Int]) -> [LayoutTree.NodeID] {
    tree.onStack(of: node) {
      let plan = placedPlan
      var nodes: [LayoutTree.NodeID] = []
      for position in positions {
        guard let item = content.item(at: position), item.isMade, !item.isShown else { continue }
        nodes += content.release(position, footprint(of: item, plan))
      }
      return nodes
    }
  }

  /// Makes the visible items the children of the container, in order.
  package func linkItems() {
    let record = tree.pointer(node)
    record.pointee.firstChild = .absent
    record.pointee.lastChild = .absent
    record.pointee.childCount = 0
    for item in content.items {
      for view in item.nodes {
        let child = tree.pointer(view)
        child.pointee.next = .absent
        guard item.isShown else {
          // In a live tree a change inside of a hidden item may still change the container's length
          // across.
          child.pointee.parent = tree.isLiving ? node : .absent
          child.pointee.flags.insert(.offscreen)
          tree.detachment.hasDropped = true
          continue
        }
        child.pointee.flags.remove(.offscreen)
        child.pointee.parent = node
        if record.pointee.lastChild.exists {
          tree.records[record.pointee.lastChild].next = view
        } else {
          record.pointee.firstChild = view
        }
        record.pointee.lastChild = view
        record.pointee.childCount += 1
      }
    }
  }

  // MARK: Queries

  /// The number of items that have nodes.
  package var itemCount: Int { content.madeCount }

  /// Whether an item that isn't visible has nodes.
  package var hasHiddenItems: Bool { content.items.contains { $0.isMade && !$0.isShown } }

  /// Whether the item at `position` has been created.
  package func hasItem(_ position: Int) -> Bool { content.isMade(position) }

  /// The number of items that don't exist, or exist and aren't visible.
  package var unseenCount: Int { content.count - content.items.count { $0.isMade && $0.isShown } }

  /// Whether an item doesn't exist.
  package var lacksItems: Bool { content.madeCount < content.count }

  /// Whether the item at `position` has been created and is visible.
  package func isItemShown(_ position: Int) -> Bool {
    content.item(at: position)?.isShown ?? false
  }

  /// The frame of the item at `position` in the laid-out container, from the container's
  /// top-leading corner; an estimate if the item has not been created.
  package func frame(ofItem position: Int) -> CGRect {
    tree.onStack(of: node) {
      let plan = placedPlan
      let cell = plan.lineMap.cell(of: position)
      var length = plan.length(of: cell.line)
      if plan.columns.isEmpty, let view = content.item(at: position)?.nodes.first {
        length = pass.measure(view, Offer(axis, along: .nan, across: plan.across))[axis]
      }
      let track = plan.columns.isEmpty || cell.isFull ? nil : plan.columns[cell.column]
      return CGRect(
        origin: CGPoint(
          axis, along: plan.start(of: cell.line), across: track.map { plan.inset + $0.start } ?? 0),
        size: CGSize(axis, along: length, across: track?.length ?? plan.across))
    }
  }
}
