import Foundation
import QuoinGeometry
import QuoinLayout

// Scrolls a living view as its user does.

extension Emission {
  /// The scroll view at `node`, else the first one inside it, else the nearest around it.
  package func scrollView(at node: LayoutTree.Node) -> LayoutTree.Node? {
    scrollView(inside: node) ?? tree.scrollView(around: node)
  }

  /// The scroll view at `node`, else the first one inside it.
  package func scrollView(inside node: LayoutTree.Node) -> LayoutTree.Node? {
    let all = Set(scrollViews)
    var waiting = [node]
    while let next = waiting.popLast() {
      if all.contains(next) { return next }
      waiting += tree.children(of: next).reversed()
    }
    return nil
  }

  /// Scrolls `node`, a scroll view, to `offset` points from its leading and top ends, no further than its content
  /// goes, at the next update.
  package func moveScroll(_ node: LayoutTree.Node, to offset: CGPoint) {
    guard let place = store.scrolling.views.items.first(where: { $0.node == node }) else { return }
    scrollStore.moves[place.path] = offset
    scrollStore.stretches[place.path] = nil
  }

  /// Whether scroll views go on after a finger has left them, and go beyond their ends.
  package var scrollViewsGlide: Bool { scrollStore.glides }

  /// Scrolls to the view called `id` at the next update.
  package func moveScroll(to id: AnyHashable, anchor: UnitPoint?) {
    scrollStore.requests.append(ScrollStore.Request(id: id, anchor: anchor))
  }

  /// Whether a view in a scroll view has the id `id`, emitted or not.
  package func canScroll(to id: AnyHashable) -> Bool {
    ScrollPass(self).findTarget(id, inside: 0) != nil
  }
}
