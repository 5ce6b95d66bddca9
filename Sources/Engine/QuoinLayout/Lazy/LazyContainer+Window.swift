import Foundation
import QuoinGeometry

// Determines which items of a lazy container are visible, and which of those are missing.

extension LazyContainer {
  /// The items that the owner of the laid-out container should create now.
  ///
  /// After creating them, read the property again, until it is empty. The items are all missing
  /// visible ones if the container has a specified estimate or is outside of a scroll view, and
  /// otherwise as many lines as certainly fit.
  package var missingItems: [Int] {
    guard content.madeCount < content.count else { return [] }
    return tree.onStack(of: node) {
      let plan = placedPlan
      let window = window
      let missing = neededItems(plan, window).lazy.joined().filter { !content.isMade($0) }
      guard content.estimate == nil, let window else { return Array(missing) }
      if content.settled == nil, plan.hasGap || isAfterGap(missing.first ?? 0) {
        content.settled = LazyEstimate(length: plan.mean, gap: plan.gap)
      }
      guard let first = missing.first else { return [] }
      let line = plan.lineMap.cell(of: first).line
      let end = line + linesThatFit(plan, after: line, window)
      return missing.filter { line..<end ~= plan.lineMap.cell(of: $0).line }
    }
  }

  /// Whether the item before the one at `position` was never created.
  private func isAfterGap(_ position: Int) -> Bool {
    position > 0 && content.item(at: position - 1) == nil
  }

  /// Returns the number of lines, starting at `line`, that are visible even if each is as long as
  /// the longest so far.
  private func linesThatFit(_ plan: LazyPlan, after line: Int, _ window: ClosedRange<CGFloat>)
    -> Int
  {
    let longest = (plan.lines.map(\.length).max() ?? 0) + plan.gap
    guard longest > 0 else { return max(plan.lines.count, 1) }
    let count = ((window.upperBound - plan.start(of: line)) / longest).rounded(.down)
    return count >= 1 ? Int(min(count, 1e6)) : 1
  }

  /// Links the visible items, and no others.
  ///
  /// - Returns: whether that changed anything.
  package func showSeenItems() -> Bool {
    tree.onStack(of: node) {
      let window = window
      if window == nil, content.items.allSatisfy(\.isShown) { return false }
      let plan = placedPlan
      let needed = neededItems(plan, window)
      let isChanged = content.show { position in
        needed.contains { $0.contains(position) }
      } leave: {
        // An offscreen item in a non-live tree may be measured with another size.
        tree.isLiving ? footprint(of: $0, plan) : nil
      }
      if isChanged { linkItems() }
      return isChanged
    }
  }

  /// Shows `items` besides the visible ones.
  ///
  /// - Returns: whether they have changed.
  package func keepItems(_ items: [Range<Int>]) -> Bool {
    guard content.keptItems != items else { return false }
    content.keptItems = items
    return true
  }

  /// Records whether the container itself is out of view.
  ///
  /// - Returns: whether that may change its length across.
  package func setOutOfView(_ isOutOfView: Bool) -> Bool {
    guard content.isOutOfView != isOutOfView else { return false }
    content.isOutOfView = isOutOfView
    // Out of view the first item counts alone.
    return content.tracks.isEmpty
      && content.items.contains { $0.isMade && $0.isShown == ($0.position != 0) }
  }

  /// The length up to which an unlimited container creates views, in points; no image is longer.
  private static var reach: CGFloat { 1e6 }
  /// The minimum number of items that such a container creates, regardless of their length.
  private static var leastItems: Int { 10_000 }

  /// Whether the container's length is unlimited and its content extends beyond the created views.
  package var isCutOff: Bool {
    guard content.madeCount < content.count else { return false }
    return tree.onStack(of: node) {
      // A sum of lengths may be slightly too small.
      window.map { $0.upperBound - $0.lowerBound > Self.reach - 1 } ?? true
    }
  }

  /// Returns the items that the container shows in `window`, and the pinned headers and footers of
  /// the sections visible there; without a window, all items up to the reach.
  private func neededItems(_ plan: LazyPlan, _ window: ClosedRange<CGFloat>?) -> [Range<Int>] {
    guard let window else {
      guard content.count > Self.leastItems else { return [0..<content.count] }
      let end = plan.lines(in: 0...Self.reach).last
        .map { plan.lineMap.items(of: $0).upperBound }
      return [0..<max(end ?? 0, Self.leastItems)]
    }
    let lines = plan.lines(in: window)
    guard let first = lines.first, let last = lines.last else { return content.keptItems }
    let seen = plan.lineMap.items(of: first).lowerBound..<plan.lineMap.items(of: last).upperBound
    var needed = [seen] + content.keptItems
    guard !content.pinned.isEmpty else { return needed }
    for section in content.sections where section.all.overlaps(seen) {
      if content.pinned.contains(.headers) { needed.append(section.header) }
      if content.pinned.contains(.footers) { needed.append(section.footer) }
    }
    return needed
  }

  // MARK: The visible part

  /// The visible part along the axis, from the container's leading edge, up to the reach of an
  /// image, and what an animation scrolls away; `nil` if no scroll view along that axis contains
  /// it.
  private var window: ClosedRange<CGFloat>? {
    guard let scroll = tree.scrollView(around: node, along: axis) else { return nil }
    let insets = tree.physicalInsets(of: scroll)
    let before = axis == .horizontal ? insets.leading : insets.top
    let reach = tree.scrollReach(of: scroll)[axis]
    let range = visibleRange(
      in: scroll, before: before + max(-reach, 0),
      after: insets.total(along: axis) - before + max(reach, 0))
    return range.map { $0.lowerBound...min($0.upperBound, $0.lowerBound + Self.reach) }
  }

  /// The part inside the frame of the scroll view along the axis; `nil` if there is no such scroll
  /// view.
  var shownRange: ClosedRange<CGFloat>? {
    tree.scrollView(around: node, along: axis).flatMap { visibleRange(in: $0) }
  }

  /// Returns the part that is inside `scroll`, or at most `before` and `after` points outside of
  /// it.
  private func visibleRange(
    in scroll: LayoutTree.NodeID, before: CGFloat = 0, after: CGFloat = 0
  ) -> ClosedRange<CGFloat>? {
    var start: CGFloat = 0
    var ancestor = node
    while ancestor != scroll {
      start += tree.origin(of: ancestor)[axis]
      ancestor = tree.records[ancestor].parent
    }
    var low = -before - start
    var high = tree.records[scroll].size[axis] + after - start
    if axis == .horizontal, tree.records[node].flags.contains(.rightToLeft) {
      let length = tree.records[node].size.width
      (low, high) = (length - high, length - low)
    }
    guard low.isFinite, high.isFinite, high >= low else { return nil }
    return low...high
  }
}
