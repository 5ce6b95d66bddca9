import Foundation
import QuoinGeometry

/// What an item of a lazy container takes up while it is out of sight: as much as when it was seen last
/// (Rules/LazyContainers.md#lazy-memory).
package final class LazyFootprint {
  /// Its length along the container's axis, in points.
  package let length: CGFloat
  /// What its first and its last view want around them; `nil` where it has none.
  let before: ViewSpacing?
  let after: ViewSpacing?

  init(length: CGFloat, before: ViewSpacing?, after: ViewSpacing?) {
    (self.length, self.before, self.after) = (length, before, after)
  }
}

/// What the lines of a lazy container count as that were never made, once lines in front of others are such.
package struct LazyEstimate {
  var length: CGFloat
  /// The distance beside them.
  var gap: CGFloat
}

extension LayoutTree {
  /// Has the items at the given positions of the lazy container `index`, in ascending order, count as `footprints` until
  /// they are seen, and items that were never made as `estimate`.
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

  /// What the items that were made of the laid-out lazy container `index` take up, in their order; nothing where all
  /// items are seen, as no scroll view is around.
  package func footprints(in index: Node) -> [(position: Int, footprint: LazyFootprint)] {
    let content = lazyContent(index)
    guard scrollView(around: index, along: content.axis) != nil else { return [] }
    return onStack(of: index) { [self] in
      let plan = lazyPlan(index, pointer(index).pointee.offer)
      return content.items.filter(\.isMade).map { ($0.position, footprint(of: $0, content, plan)) }
    }
  }

  /// The estimate that the items of `index` that were never made count as from now on, if there is one.
  package func settledEstimate(of index: Node) -> LazyEstimate? { lazyContent(index).settled }

  /// What `item` takes up now.
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
