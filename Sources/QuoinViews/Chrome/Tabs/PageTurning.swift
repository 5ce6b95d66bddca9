import Foundation
import QuoinCore
import QuoinLayout

extension Emission {
  /// Lets the user turn the pages in `node` of a living tree: by a drag over more than half of the width, or one
  /// whose speed would carry it that far. The page stays where it is until the finger is lifted.
  func turnPages(
    _ node: LayoutTree.Node, selected: Int, count: Int, _ choose: @escaping @MainActor (Int) -> Void
  ) {
    guard isLiving, node >= 0 else { return }
    let (tree, isMirrored) = (tree, tree.buildsRightToLeft)
    let pan = keep { PanResponder() }
    takeTouches(of: node)
    attach(pan, followingDragsOf: node)
    pan.axes = .horizontal
    // A slider on the page begins to move at 11 points; the page waits a little longer.
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
  }
}
