import Foundation
import QuoinGeometry

// Determines which items of a lazy container are visible, and which of those are missing.

extension LayoutTree {
  /// The items that the owner of the laid-out lazy container `index` should make now.
  ///
  /// Call it again after making them, until there are none. It returns all missing visible items if
  /// the container has a given estimate or is outside of a scroll view, and otherwise as many lines
  /// as are sure to fit.
  package func missingItems(of index: Node) -> [Int] {
    let content = lazyContent(index)
    guard content.madeCount < content.count else { return [] }
    return onStack(of: index) { [self] in
      let plan = lazyPlan(index, pointer(index).pointee.offer)
      let window = lazyWindow(index)
      let needed = neededItems(content, plan, window)
      let missing = needed.lazy.joined().filter { !content.isMade($0) }
      guard content.estimate == nil, let window else { return Array(missing) }
      if content.settled == nil, plan.hasGap || isAfterGap(missing.first ?? 0, content) {
        content.settled = LazyEstimate(length: plan.mean, gap: plan.gap)
      }
      guard let first = missing.first else { return [] }
      let line = plan.lineMap.cell(of: first).line
      let end = line + linesThatFit(plan, after: line, window)
      return missing.filter { line..<end ~= plan.lineMap.cell(of: $0).line }
    }
  }

  /// Whether the item before the one at `position` was never made.
  private func isAfterGap(_ position: Int, _ content: LazyContent) -> Bool {
    position > 0 && content.item(at: position - 1) == nil
  }

  /// The number of lines from `line` on that are visible even if each is as long as the longest so
  /// far.
  private func linesThatFit(_ plan: LazyPlan, after line: Int, _ window: ClosedRange<CGFloat>)
    -> Int
  {
    let longest = (plan.lines.map(\.length).max() ?? 0) + plan.gap
    guard longest > 0 else { return max(plan.lines.count, 1) }
    let count = ((window.upperBound - plan.start(of: line)) / longest).rounded(.down)
    return count >= 1 ? Int(min(count, 1e6)) : 1
  }

  /// Links the visible items of `index`, and no others.
  ///
  /// - Returns: whether that changed anything.
  package func showSeenItems(of index: Node) -> Bool {
    let content = lazyContent(index)
    return onStack(of: index) { [self] in
      let window = lazyWindow(index)
      if window == nil, content.items.allSatisfy(\.isShown) { return false }
      let plan = lazyPlan(index, pointer(index).pointee.offer)
      let needed = neededItems(content, plan, window)
      let isChanged = content.show { position in
        needed.contains { $0.contains(position) }
      } leave: {
        // An offscreen item in a non-live tree may be measured with another size.
        isLiving ? footprint(of: $0, content, plan) : nil
      }
      if isChanged { linkItems(of: index) }
      return isChanged
    }
  }

  /// The length up to which an unlimited lazy container makes views, in points; no image is as
  /// long.
  private static var reach: CGFloat { 1e6 }
  /// The minimum number of items that such a container makes, regardless of their length.
  private static var leastItems: Int { 10_000 }

  /// Whether the length of the lazy container `index` is unlimited and its views extend beyond the
  /// part that is made.
  package func isCutOff(_ index: Node) -> Bool {
    let content = lazyContent(index)
    guard content.madeCount < content.count else { return false }
    return onStack(of: index) { [self] in
      // A sum of lengths may be slightly too small.
      lazyWindow(index).map { $0.upperBound - $0.lowerBound > Self.reach - 1 } ?? true
    }
  }

  /// The items that `content` shows in `window`, and the pinned headers and footers of the sections
  /// visible there; without a window all, up to the reach.
  private func neededItems(
    _ content: LazyContent, _ plan: LazyPlan, _ window: ClosedRange<CGFloat>?
  ) -> [Range<Int>] {
    guard let window else {
      guard content.count > Self.leastItems else { return [0..<content.count] }
      let end = plan.lines(in: 0...Self.reach).last
        .map { plan.lineMap.items(of: $0).upperBound }
      return [0..<max(end ?? 0, Self.leastItems)]
    }
    let lines = plan.lines(in: window)
    guard let first = lines.first, let last = lines.last else { return [] }
    let seen = plan.lineMap.items(of: first).lowerBound..<plan.lineMap.items(of: last).upperBound
    var needed = [seen]
    guard !content.pinned.isEmpty else { return needed }
    for section in content.sections where section.all.overlaps(seen) {
      if content.pinned.contains(.headers) { needed.append(section.header) }
      if content.pinned.contains(.footers) { needed.append(section.footer) }
    }
    return needed
  }

  /// The visible part of the lazy container `index` along its axis, from its leading edge, up to
  /// the reach of an image; `nil` if no scroll view along that axis contains it.
  private func lazyWindow(_ index: Node) -> ClosedRange<CGFloat>? {
    let axis = lazyContent(index).axis
    guard let scroll = scrollView(around: index, along: axis) else { return nil }
    let insets = physicalInsets(of: scroll)
    let before = axis == .horizontal ? insets.leading : insets.top
    let range = visibleRange(
      of: index, in: scroll, axis, before: before, after: insets.total(along: axis) - before)
    return range.map { $0.lowerBound...min($0.upperBound, $0.lowerBound + Self.reach) }
  }

  /// The part of `index` that is inside `scroll`, or at most `before` and `after` points outside of
  /// it.
  private func visibleRange(
    of index: Node, in scroll: Node, _ axis: Axis, before: CGFloat = 0, after: CGFloat = 0
  ) -> ClosedRange<CGFloat>? {
    var start: CGFloat = 0
    var ancestor = index
    while ancestor != scroll {
      start += origin(of: ancestor)[axis]
      ancestor = pointer(ancestor).pointee.parent
    }
    var low = -before - start
    var high = pointer(scroll).pointee.size[axis] + after - start
    if axis == .horizontal, pointer(index).pointee.flags.contains(.rightToLeft) {
      let length = pointer(index).pointee.size.width
      (low, high) = (length - high, length - low)
    }
    guard low.isFinite, high.isFinite, high >= low else { return nil }
    return low...high
  }

  // MARK: Pinned headers

  /// Moves pinned headers and footers to the edges of the visible part, within their section.
  func pin(_ index: Node, _ content: LazyContent, _ plan: LazyPlan, _ axis: Axis) {
    guard !content.pinned.isEmpty, let scroll = scrollView(around: index, along: axis),
      let window = visibleRange(of: index, in: scroll, axis)
    else { return }
    func bounds(_ items: Range<Int>) -> (start: CGFloat, end: CGFloat) {
      let (first, last) = (
        plan.lineMap.cell(of: items.lowerBound).line,
        plan.lineMap.cell(of: items.upperBound - 1).line
      )
      return (plan.start(of: first), plan.start(of: last) + plan.length(of: last))
    }
    func move(_ items: Range<Int>, by distance: CGFloat) {
      for node in items.compactMap({ content.item(at: $0) }).flatMap(\.nodes) {
        if axis == .horizontal {
          pointer(node).pointee.origin.x += distance
        } else {
          pointer(node).pointee.origin.y += distance
        }
      }
    }
    for section in content.sections where !section.all.isEmpty {
      let whole = bounds(section.all)
      guard whole.end > window.lowerBound, whole.start < window.upperBound else { continue }
      if content.pinned.contains(.headers), !section.header.isEmpty {
        let own = bounds(section.header)
        move(section.header, by: max(min(window.lowerBound - own.start, whole.end - own.end), 0))
      }
      if content.pinned.contains(.footers), !section.footer.isEmpty {
        let own = bounds(section.footer)
        move(section.footer, by: -max(min(own.end - window.upperBound, own.start - whole.start), 0))
      }
    }
  }

  /// The nodes of pinned headers and footers, which are drawn above the others.
  func pinnedNodes(of index: Node) -> Set<Node> {
    let content = lazyContent(index)
    var result: Set<Node> = []
    for item in content.items where item.isShown {
      guard let section = content.section(of: item.position) else { continue }
      let isPinned =
        (content.pinned.contains(.headers) && section.header.contains(item.position))
        || (content.pinned.contains(.footers) && section.footer.contains(item.position))
      if isPinned { result.formUnion(item.nodes) }
    }
    return result
  }

  // MARK: Queries

  /// The number of items of the lazy container `index` that have nodes.
  package func itemCount(of index: Node) -> Int { lazyContent(index).madeCount }

  /// Whether the item at `position` was made and is visible.
  package func isItemShown(_ position: Int, in index: Node) -> Bool {
    lazyContent(index).item(at: position)?.isShown ?? false
  }

  /// The frame of the item at `position` in the laid-out container `index`, from the container's
  /// top-leading corner; an estimate if the item was not made.
  package func frame(ofItem position: Int, in index: Node) -> CGRect {
    let content = lazyContent(index)
    return onStack(of: index) { [self] in
      let plan = lazyPlan(index, pointer(index).pointee.offer)
      let cell = plan.lineMap.cell(of: position)
      var length = plan.length(of: cell.line)
      if plan.columns.isEmpty, let node = content.item(at: position)?.nodes.first {
        length =
          measure(
            node, Offer(content.axis, along: .nan, across: plan.across))[content.axis]
      }
      let track = plan.columns.isEmpty || cell.isFull ? nil : plan.columns[cell.column]
      return CGRect(
        origin: CGPoint(
          content.axis, along: plan.start(of: cell.line),
          across: track.map { plan.inset + $0.start } ?? 0),
        size: CGSize(content.axis, along: length, across: track?.length ?? plan.across))
    }
  }

  /// Runs `body`, which measures views inside `index`, with enough stack for its recursion.
  func onStack<R>(of index: Node, _ body: @escaping () -> R) -> R {
    var result: R?
    withStack(forDepth: Int(pointer(index).pointee.height)) { result = body() }
    guard let result else { preconditionFailure("the body has run") }
    return result
  }
}
