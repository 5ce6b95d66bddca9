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

extension LazyContainer {
  /// Restores the footprints of items, in ascending order.
  ///
  /// They apply until the items are visible; items that were never made count as `estimate`.
  package func rememberItems(
    _ footprints: [(position: Int, footprint: LazyFootprint)], _ estimate: LazyEstimate?
  ) {
    content.settled = estimate
    for (position, footprint) in footprints where position < content.count {
      content.remember(footprint, at: position)
    }
  }

  /// The footprints of the existing items of the laid-out container, in order; empty without an
  /// enclosing scroll view, where all items are visible.
  package var footprints: [(position: Int, footprint: LazyFootprint)] {
    guard tree.scrollView(around: node, along: axis) != nil else { return [] }
    return tree.onStack(of: node) {
      let plan = placedPlan
      return content.items.filter(\.isMade).map { ($0.position, footprint(of: $0, plan)) }
    }
  }

  /// The fixed estimate for items that were never made, if there is one.
  package var settledEstimate: LazyEstimate? { content.settled }

  /// The current footprint of `item`.
  func footprint(of item: LazyContent.Item, _ plan: LazyPlan) -> LazyFootprint {
    if let counted = item.counted { return counted }
    let cell = plan.lineMap.cell(of: item.position)
    return LazyFootprint(
      length: length(of: item, plan, cell.column, cell.isFull),
      before: item.nodes.first.map { pass.spacing($0) },
      after: item.nodes.last.map { pass.spacing($0) })
  }
}
