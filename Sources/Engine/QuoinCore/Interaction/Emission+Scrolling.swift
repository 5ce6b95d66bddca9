import Foundation
import QuoinGeometry
import QuoinLayout

// Scrolling of a live view, as by its user.

extension Emission {
  /// Returns the scroll view at `node`, or else the first descendant, or else the nearest ancestor.
  package func scrollView(at node: LayoutTree.NodeID) -> LayoutTree.NodeID? {
    scrollView(inside: node) ?? tree.scrollView(around: node)
  }

  /// Returns the scroll view at `node`, or else the first descendant.
  package func scrollView(inside node: LayoutTree.NodeID) -> LayoutTree.NodeID? {
    let all = Set(scrollViews)
    var waiting = [node]
    while let next = waiting.popLast() {
      if all.contains(next) { return next }
      waiting += tree.children(of: next).reversed()
    }
    return nil
  }

  /// Scrolls `node`, a scroll view, to `offset` points from its leading and top edges at the next
  /// update, clamped to its content.
  package func moveScroll(_ node: LayoutTree.NodeID, to offset: CGPoint) {
    guard let place = store.scrolling.views.items.first(where: { $0.node == node }) else { return }
    scrollStore.moves[place.path] = offset
    scrollStore.stretches[place.path] = nil
  }

  /// Whether scroll views continue to move after a finger has been lifted, and move beyond their
  /// ends.
  package var scrollViewsGlide: Bool { scrollStore.glides }

  /// Scrolls to the view with the id `id` at the next update.
  package func moveScroll(to id: AnyHashable, anchor: UnitPoint?) {
    scrollStore.requests.append(ScrollStore.Request(id: id, anchor: anchor))
  }

  /// Returns whether a view in a scroll view has the id `id`, emitted or not.
  package func canScroll(to id: AnyHashable) -> Bool {
    ScrollPass(self).findTarget(id, inside: 0) != nil
  }
}
