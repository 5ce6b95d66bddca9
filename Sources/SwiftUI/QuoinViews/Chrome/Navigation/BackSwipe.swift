import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

extension Emission {
  /// Lets a finger drag the top page of the navigation in `node` aside in a live tree, which pops
  /// the page (Rules/Navigation.md#back-swipe). The page doesn't move until the finger is lifted.
  func driveBack(_ node: LayoutTree.NodeID, _ navigator: Navigator, canGoBack: Bool) {
    guard node.exists else { return }
    let (tree, isMirrored) = (tree, tree.buildsRightToLeft)
    let pan = keep { PanResponder() }
    // A finger may touch the page where it is empty.
    if canGoBack { touches.accept(on: node) }
    touches.attach(pan, followingDragsOf: node)
    pan.axes = .horizontal
    // A slider on the page starts moving at 11 points; the page waits slightly longer.
    pan.minimumDistance = SliderMetrics.slop + 1
    pan.stretchesAtEnds = false
    func progress(_ translation: CGSize) -> CGFloat {
      isMirrored ? -translation.width : translation.width
    }
    pan.canMove = { canGoBack && progress($0) > 0 }
    pan.end = { [weak navigator] drag in
      guard progress(drag.predictedEndTranslation) > tree.size(of: node).width / 2 else { return }
      navigator?.goBack()
    }
  }
}
