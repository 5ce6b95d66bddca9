import Foundation
import QuoinGeometry

/// The space an item of a lazy container takes while it is hidden: that of the last time it was
/// visible (Rules/LazyContainers.md#lazy-memory).
package final class LazyFootprint {
  /// Its length along the container's axis, in points.
  package let length: CGFloat
  /// The spacing preferences of its first and its last view; `nil` if it has none.
  let before: ViewSpacing?
  let after: ViewSpacing?

  init(length: CGFloat, before: ViewSpacing?, after: ViewSpacing?) {
    (self.length, self.before, self.after) = (length, before, after)
  }
}

/// The assumed size of the lines of a lazy container that were never made, once such lines precede
/// others.
package struct LazyEstimate {
  var length: CGFloat
  /// The distance to neighboring lines.
  var gap: CGFloat
}

extension LayoutTree {
  /// Restores the footprints of items of the lazy container `index`, in ascending order.
  ///
  /// They apply until the items are visible; items that were never made count as `estimate`.
  package func rememberItems(
    _ footprints: [(position: Int, footprint: LazyFootprint)], _ estimate: LazyEstimate?,
    in index: Node
  ) {
    let content = lazyContent(index)
    content.settled = estimate
    for (position, footprint) in footprints where position < content.count {
      content.remember(footprint, at: position)
    }
  }

  /// The footprints of the existing items of the laid-out lazy container `index`, in order; empty
  /// without an enclosing scroll view, where all items are visible.
  package func footprints(in index: Node) -> [(position: Int, footprint: LazyFootprint)] {
    let content = lazyContent(index)
    guard scrollView(around: index, along: content.axis) != nil else { return [] }
    return onStack(of: index) { [self] in
      let plan = lazyPlan(index, pointer(index).pointee.offer)
      return content.items.filter(\.isMade).map { ($0.position, footprint(of: $0, content, plan)) }
    }
  }

  /// The fixed estimate for items of `index` that were never made, if there is one.
  package func settledEstimate(of index: Node) -> LazyEstimate? { lazyContent(index).settled }

  /// The current footprint of `item`.
  func footprint(of item: LazyContent.Item, _ content: LazyContent, _ plan: LazyPlan)
    -> LazyFootprint
  {
    if let counted = item.counted { return counted }
    let cell = plan.lineMap.cell(of: item.position)
    return LazyFootprint(
      length: lazyLength(content, item, plan, cell.column, cell.isFull),
      before: item.nodes.first.map { spacing($0) }, after: item.nodes.last.map { spacing($0) })
  }
}
