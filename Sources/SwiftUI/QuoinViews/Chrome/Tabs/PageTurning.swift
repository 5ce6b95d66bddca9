import Foundation
import QuoinCore
import QuoinLayout

extension Emission {
  /// Lets the user turn the pages in `node` of a live tree.
  ///
  /// A drag turns the page if it covers more than half of the width or is fast enough to get that
  /// far. The page doesn't move until the finger is lifted. A horizontal wheel turns a page, too.
  func turnPages(
    _ node: LayoutTree.NodeID, selected: Int, count: Int,
    _ choose: @escaping @MainActor (Int) -> Void
  ) {
    guard isLiving, node.exists else { return }
    let (tree, isMirrored) = (tree, tree.buildsRightToLeft)
    let pan = keep { PanResponder() }
    touches.accept(on: node)
    touches.attach(pan, followingDragsOf: node)
    pan.axes = .horizontal
    // A slider on the page starts moving at 11 points; the page waits slightly longer.
    pan.minimumDistance = SliderMetrics.slop + 1
    func next(_ distance: CGFloat) -> Int {
      (distance < 0) != isMirrored ? selected + 1 : selected - 1
    }
    pan.canMove = { (0..<count).contains(next($0.width)) }
    pan.end = { drag in
      let half = tree.size(of: node).width / 2
      let (distance, flick) = (drag.translation.width, drag.predictedEndTranslation.width)
      let wanted = next(distance)
      guard max(abs(distance), distance * flick > 0 ? abs(flick) : 0) > half,
        (0..<count).contains(wanted)
      else { return }
      choose(wanted)
    }
    let steps = keep { WheelSteps() }
    steps.take = { pages in
      let wanted = (pages > 0) != isMirrored ? selected + 1 : selected - 1
      guard (0..<count).contains(wanted) else { return false }
      choose(wanted)
      return true
    }
    guard environment.isEnabled else { return }
    let wheel = WheelHandle(axis: .horizontal) {
      steps.scroll(by: $0, step: TabMetrics.wheelStep)
    }
    attach(wheel, to: node)
  }
}
