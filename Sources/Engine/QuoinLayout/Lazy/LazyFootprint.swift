import Foundation
import QuoinGeometry

/// The space that a hidden item of a lazy container occupies: the same as when it was last visible
/// (Rules/LazyContainers.md#lazy-memory).
package final class LazyFootprint {
  /// The length of the item along the container's axis, in points.
  package let length: CGFloat
  /// The spacing preferences of the item's first and last view; `nil` if it has no views.
  let before: ViewSpacing?
  let after: ViewSpacing?

  init(length: CGFloat, before: ViewSpacing?, after: ViewSpacing?) {
    (self.length, self.before, self.after) = (length, before, after)
  }
}

/// The assumed size of lines in a lazy container that were never created but precede existing ones.
package struct LazyEstimate {
  var length: CGFloat
  /// The distance to neighboring lines.
  var gap: CGFloat
}

extension LazyContainer {
  /// Restores the footprints of items, in ascending order.
  ///
  /// They apply until the items are visible; items that were never created have the size
  /// `estimate`.
  package func rememberItems(
    _ footprints: [(position: Int, footprint: LazyFootprint)], _ estimate: LazyEstimate?
  ) {
    content.settled = estimate
    for (position, footprint) in footprints where position < content.count {
      content.remember(footprint, at: position)
    }
  }

  /// The footprints of the existing items of the laid-out container, in order; empty without an
  /// enclosing scroll view, because all items are then visible.
  package var footprints: [(position: Int, footprint: LazyFootprint)] {
    guard tree.scrollView(around: node, along: axis) != nil else { return [] }
    return tree.onStack(of: node) {
      let plan = placedPlan
      return content.items.filter(\.isMade).map { ($0.position, footprint(of: $0, plan)) }
    }
  }

  /// The fixed estimate for items that were never created, if there is one.
  package var settledEstimate: LazyEstimate? { content.settled }

  /// Returns the current footprint of `item`.
  func footprint(of item: LazyContent.Item, _ plan: LazyPlan) -> LazyFootprint {
    if let counted = item.counted { return counted }
    let cell = plan.lineMap.cell(of: item.position)
    return LazyFootprint(
      length: length(of: item, plan, cell.column, cell.isFull),
      before: item.nodes.first.map { pass.spacing($0) },
      after: item.nodes.last.map { pass.spacing($0) })
  }
}
