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

extension LayoutTree {
  /// Opens a lazy container. Describe its contents with ``setItems(of:count:sections:)``, make
  /// items with ``makeNodes(in:_:)`` and ``insertItem(_:_:in:)``, and close it with `end()`.
  @discardableResult
  package func beginLazy(_ configuration: LazyConfiguration) -> Node {
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

  /// Sets the number of items of the lazy container `index`, existing or not, and its sections.
  package func setItems(of index: Node, count: Int, sections: [LazySection]) {
    lazyContent(index).setItems(count: count, sections: sections)
  }

  /// Runs `content` to add views to the lazy container `index`, which may be open or closed.
  ///
  /// - Returns: the added nodes, for ``insertItem(_:_:in:)``.
  package func makeNodes(in index: Node, _ content: () -> Void) -> [Node] {
    let saved = (cursor.parent, cursor.tail)
    let last = pointer(index).pointee.lastChild
    (cursor.parent, cursor.tail) = (index, last)
    content()
    let isOpen = saved.0 == index
    (cursor.parent, cursor.tail) = isOpen ? (cursor.parent, cursor.tail) : saved
    var nodes: [Node] = []
    var child = last >= 0 ? pointer(last).pointee.next : pointer(index).pointee.firstChild
    while child >= 0 {
      nodes.append(child)
      child = pointer(child).pointee.next
    }
    return nodes
  }

  /// Makes `nodes` the item at `position` of the lazy container `index`. An item inserted after the
  /// container was closed becomes its child with ``linkItems(of:)``.
  ///
  /// - `isShown`: whether the item is known to be visible; otherwise an item with a footprint keeps
  ///   it until it is.
  package func insertItem(
    _ position: Int, _ nodes: [Node], in index: Node, isShown: Bool = false
  ) {
    raiseHeights(from: index, over: nodes)
    lazyContent(index).insert(nodes, at: position, isShown: isShown)
  }

  /// Removes the nodes of the hidden items at `positions` from the laid-out lazy container `index`.
  /// A footprint reserves each item's space until the item becomes visible again.
  ///
  /// - Returns: the nodes, which the caller removes.
  package func releaseItems(_ positions: [Int], in index: Node) -> [Node] {
    let content = lazyContent(index)
    return onStack(of: index) { [self] in
      let plan = lazyPlan(index, pointer(index).pointee.offer)
      var nodes: [Node] = []
      for position in positions {
        guard let item = content.item(at: position), item.isMade, !item.isShown else { continue }
        nodes += content.release(position, footprint(of: item, content, plan))
      }
      return nodes
    }
  }

  /// Whether the item at `position` was made.
  package func hasItem(_ position: Int, in index: Node) -> Bool {
    lazyContent(index).isMade(position)
  }

  func lazyContent(_ index: Node) -> LazyContent {
    tables.lazies[Int(pointer(index).pointee.payload)]
  }

  func closeLazy(_ node: UnsafeMutablePointer<LayoutNode>) {
    node.pointee.priority = 0
    linkItems(of: Node(node - nodes))
  }

  /// Makes the visible items the children of `index`, in order.
  package func linkItems(of index: Node) {
    let node = pointer(index)
    (node.pointee.firstChild, node.pointee.lastChild, node.pointee.childCount) = (-1, -1, 0)
    for item in lazyContent(index).items {
      for child in item.nodes {
        let record = pointer(child)
        record.pointee.next = -1
        guard item.isShown else {
          // In a live tree a change inside of a hidden item may still change the container's length
          // across.
          record.pointee.parent = isLiving ? index : -1
          record.pointee.flags.insert(.offscreen)
          detachment.hasDropped = true
          continue
        }
        record.pointee.flags.remove(.offscreen)
        record.pointee.parent = index
        if node.pointee.lastChild >= 0 {
          pointer(node.pointee.lastChild).pointee.next = child
        } else {
          node.pointee.firstChild = child
        }
        node.pointee.lastChild = child
        node.pointee.childCount += 1
      }
    }
  }

  // MARK: Measuring

  func measureLazy(_ index: Node, _ offer: Offer) -> CGSize {
    let content = lazyContent(index)
    let plan = lazyPlan(index, offer)
    let size = CGSize(content.axis, along: plan.total, across: plan.across)
    trace?.answered(
      index, offer, size, along: content.axis,
      .estimate(existing: content.items.count, of: content.count),
      across: offer[content.axis.crossing].isNaN ? .largestChild : .acceptsProposal)
    return size
  }

  /// The container's length across its axis: the offer, but at least what its tracks need; without
  /// an offer, the largest ideal of the visible items (Rules/LazyContainers.md#lazy-size).
  private func lazyLengthAcross(_ content: LazyContent, _ offered: CGFloat) -> CGFloat {
    let axis = content.axis.crossing
    guard content.tracks.isEmpty else {
      guard offered.isNaN else {
        return max(offered, GridColumns(content.tracks, in: offered).total)
      }
      let first = content.items.prefix { $0.position < content.tracks.count }
      let ideals = first.map { $0.nodes.first.map { measure($0, .unspecified)[axis] } ?? 0 }
      return GridColumns(content.tracks, ideals: ideals).total
    }
    guard offered.isNaN else { return offered }
    // Items that were visible before don't count, or the size would depend on the scrolling
    // history. Before the first placement nothing is visible yet.
    let made = content.items.lazy.filter(\.isMade)
    let isAnySeen = made.contains { $0.isShown }
    return made.filter { $0.isShown || !isAnySeen }.reduce(0) { length, item in
      item.nodes.reduce(length) { max($0, measure($1, .unspecified)[axis]) }
    }
  }

  /// The positions of the lines with existing items for `offer`; the plan estimates the lines
  /// between them.
  func lazyPlan(_ index: Node, _ offer: Offer) -> LazyPlan {
    let content = lazyContent(index)
    let across = lazyLengthAcross(content, offer[content.axis.crossing])
    var plan = LazyPlan(across: across)
    if !content.tracks.isEmpty {
      // SwiftUI divides the tracks a second time, starting from the length that the first division
      // resulted in (Rules/LazyContainers.md#grid-twice).
      let columns = GridColumns(content.tracks, in: across)
      plan.columns = columns.columns
      let free = max(across - columns.total, 0)
      let key =
        content.axis == .vertical
        ? content.alignment.horizontal.key : content.alignment.vertical.key
      plan.inset = free.isFinite ? defaultGuide(key, free) : 0
    }
    plan.lineMap = content.lines(plan.columns.count)
    for item in content.items.indices {
      let cell = plan.lineMap.cell(of: content.items[item].position)
      let length = lazyLength(content, content.items[item], plan, cell.column, cell.isFull)
      if plan.lines.last?.number == cell.line {
        plan.lines[plan.lines.count - 1].length = max(plan.lines.last?.length ?? 0, length)
        plan.lines[plan.lines.count - 1].items =
          plan.lines[plan.lines.count - 1].items.lowerBound..<(item + 1)
      } else {
        plan.lines.append(
          LazyPlan.Line(number: cell.line, items: item..<(item + 1), length: length))
      }
    }
    spread(&plan, content)
    return plan
  }

  /// The length of one item along the axis.
  func lazyLength(
    _ content: LazyContent, _ item: LazyContent.Item, _ plan: LazyPlan, _ column: Int,
    _ isFull: Bool
  ) -> CGFloat {
    if let counted = item.counted { return counted.length }
    let axis = content.axis
    let across = plan.columns.isEmpty || isFull ? plan.across : plan.columns[column].length
    var length: CGFloat = 0
    var previous: Node = -1
    for node in item.nodes {
      if previous >= 0 { length += lazyGap(content, previous, node) }
      length += measure(node, Offer(axis, along: .nan, across: across))[axis]
      previous = node
    }
    return length
  }

  func lazyGap(_ content: LazyContent, _ first: Node, _ second: Node) -> CGFloat {
    content.spacing.isNaN ? distance(first, second, content.axis) : content.spacing
  }

  /// The first or last view of a line.
  private enum LazyEdge {
    case node(Node)
    case footprint(ViewSpacing)
  }

  private func lazyGap(_ content: LazyContent, _ first: LazyEdge, _ second: LazyEdge) -> CGFloat {
    guard content.spacing.isNaN else { return content.spacing }
    if case .node(let first) = first, case .node(let second) = second {
      return distance(first, second, content.axis)
    }
    func spacing(_ edge: LazyEdge) -> ViewSpacing {
      switch edge {
      case .node(let node): self.spacing(node)
      case .footprint(let spacing): spacing
      }
    }
    return spacing(first).distance(to: spacing(second), along: content.axis)
  }

  /// Positions the lines one after the other.
  private func spread(_ plan: inout LazyPlan, _ content: LazyContent) {
    let items = content.items
    func first(_ item: LazyContent.Item) -> LazyEdge? {
      if let counted = item.counted { return counted.before.map { .footprint($0) } }
      return item.nodes.first.map { .node($0) }
    }
    func last(_ item: LazyContent.Item) -> LazyEdge? {
      if let counted = item.counted { return counted.after.map { .footprint($0) } }
      return item.nodes.last.map { .node($0) }
    }
    func edges(_ line: LazyPlan.Line) -> (first: LazyEdge, last: LazyEdge)? {
      guard let first = items[line.items].lazy.compactMap(first).first,
        let last = items[line.items].lazy.reversed().compactMap(last).first
      else { return nil }
      return (first, last)
    }
    var gap: CGFloat = 0
    if !content.spacing.isNaN {
      gap = content.spacing
    } else if let settled = content.settled {
      gap = settled.gap
    } else if let known = plan.lines.lazy.compactMap(edges).first {
      gap = lazyGap(content, known.last, known.first)
    }
    let sum = plan.lines.reduce(0) { $0 + $1.length }
    let mean = plan.lines.isEmpty ? 0 : sum / CGFloat(plan.lines.count)
    plan.mean = content.estimate ?? content.settled?.length ?? mean
    plan.gap = gap

    var end: CGFloat = 0
    var next = 0
    var before: (number: Int, last: LazyEdge)?
    var isFirst = true
    func skip(_ count: Int) {
      guard count > 0 else { return }
      end += (isFirst ? 0 : gap) + CGFloat(count) * plan.mean + CGFloat(count - 1) * gap
      isFirst = false
    }
    for line in plan.lines.indices {
      let number = plan.lines[line].number
      skip(number - next)
      if let edges = edges(plan.lines[line]) {
        if let before, before.number == number - 1 {
          end += lazyGap(content, before.last, edges.first)
        } else if !isFirst {
          end += gap
        }
        isFirst = false
        before = (number, edges.last)
      } else if let known = before, known.number == number - 1 {
        // The lines before and after an item without views are neighbors.
        before = (number, known.last)
      }
      plan.lines[line].start = end
      end += plan.lines[line].length
      next = number + 1
    }
    skip(plan.lineMap.count - next)
    plan.total = end
  }

  private func defaultGuide(_ key: AlignmentKey, _ length: CGFloat) -> CGFloat {
    key.id.defaultValue(
      in: ViewDimensions(size: CGSize(width: length, height: length)) { _ in nil })
  }

  // MARK: Placing

  func arrangeLazy(_ index: Node) {
    let content = lazyContent(index)
    let axis = content.axis
    let plan = lazyPlan(index, pointer(index).pointee.offer)
    for line in plan.lines {
      for item in content.items[line.items] where item.isShown {
        let cell = plan.lineMap.cell(of: item.position)
        if plan.columns.isEmpty || cell.isFull {
          arrangeItem(content, item, plan, at: line.start)
        } else {
          arrangeCell(content, item, plan, cell.column, line)
        }
      }
    }
    pin(index, content, plan, axis)
  }

  /// Arranges one item of a stack, or a header: its views one after the other.
  private func arrangeItem(
    _ content: LazyContent, _ item: LazyContent.Item, _ plan: LazyPlan, at start: CGFloat
  ) {
    let axis = content.axis
    var position = start
    var previous: Node = -1
    for node in item.nodes {
      if previous >= 0 { position += lazyGap(content, previous, node) }
      let offer = Offer(axis, along: .nan, across: plan.across)
      trace?.offered(node, offer, along: axis, .unspecified, across: .same)
      settle(node, offer)
      pointer(node).pointee.origin = CGPoint(
        axis, along: position.isFinite ? position : 0,
        across: lazyOffset(node, content.alignment, axis.crossing, in: plan.across))
      position += pointer(node).pointee.size[axis]
      previous = node
    }
  }

  /// Arranges one cell, offering it the length of its track and of its line
  /// (Rules/LazyContainers.md#grid-cells).
  private func arrangeCell(
    _ content: LazyContent, _ item: LazyContent.Item, _ plan: LazyPlan, _ column: Int,
    _ line: LazyPlan.Line
  ) {
    let axis = content.axis
    let track = plan.columns[column]
    let alignment = track.alignment ?? content.alignment
    for node in item.nodes {
      let offer = Offer(axis, along: line.length, across: track.length)
      trace?.offered(node, offer, along: axis, .line, across: .track)
      settle(node, offer)
      let along = line.start + lazyOffset(node, alignment, axis, in: line.length)
      let across =
        plan.inset + track.start + lazyOffset(node, alignment, axis.crossing, in: track.length)
      pointer(node).pointee.origin = CGPoint(
        axis, along: along.isFinite ? along : 0, across: across.isFinite ? across : 0)
    }
  }

  /// The start of `node` in a box of `length` that aligns the guides of both.
  private func lazyOffset(
    _ node: Node, _ alignment: Alignment, _ axis: Axis, in length: CGFloat
  ) -> CGFloat {
    let key = axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
    let size = pointer(node).pointee.size
    let own = explicitGuide(node, key) ?? key.id.defaultValue(in: dimensions(node))
    let box = ViewDimensions(size: CGSize(axis, along: length, across: size[axis.crossing])) { _ in
      nil
    }
    let result = key.id.defaultValue(in: box) - own
    return result.isFinite ? result : 0
  }
}
