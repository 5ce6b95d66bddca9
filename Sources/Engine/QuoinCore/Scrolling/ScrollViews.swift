import Foundation
import QuoinGeometry
import QuoinLayout

/// The scroll views of a tree, with functions that find and move them, and determine where they
/// come to rest.
@MainActor
public struct ScrollViews {
  @usableFromInline package let emission: Emission

  package var tree: LayoutTree { emission.tree }
  var offsets: ScrollStore { emission.store.scrolling.offsets }
  var views: [ScrollPlace] { emission.store.scrolling.views.items }

  @inlinable init(_ emission: Emission) { self.emission = emission }

  /// The scroll views in order of creation.
  public var all: [LayoutTree.NodeID] { views.map(\.node) }

  /// Returns whether the scroll view at `node` contains a lazy container.
  func hasRows(in node: LayoutTree.NodeID) -> Bool {
    tree.isScroll(node)
      && emission.store.lazyRows.items.contains { emission.nodes.isInside($0.node, node) }
  }

  /// Returns the scroll view at `node`, or else the first descendant, or else the nearest ancestor.
  package func view(at node: LayoutTree.NodeID) -> LayoutTree.NodeID? {
    view(inside: node) ?? tree.scrollView(around: node)
  }

  /// Returns the scroll view at `node`, or else the first descendant.
  package func view(inside node: LayoutTree.NodeID) -> LayoutTree.NodeID? {
    let all = Set(all)
    var waiting = [node]
    while let next = waiting.popLast() {
      if all.contains(next) { return next }
      waiting += tree.children(of: next).reversed()
    }
    return nil
  }

  /// Returns the first vertical scroll view inside `node` whose content extends under a bar above.
  package func viewUnderBar(inside node: LayoutTree.NodeID) -> LayoutTree.NodeID? {
    views.first {
      emission.nodes.isInside($0.node, node) && tree.isShown($0.node)
        && tree.scrollAxes(of: $0.node).contains(.vertical)
        && tree.safeAreaInsets(of: $0.node).top > 0
    }?.node
  }

  /// Scrolls the scroll view `node` to `offset` points from its leading and top edges at the next
  /// update, clamped to its content.
  package func move(_ node: LayoutTree.NodeID, to offset: CGPoint) {
    guard let place = views.first(where: { $0.node == node }) else { return }
    offsets.moves[place.path] = offset
    offsets.stretches[place.path] = nil
  }

  /// Whether scroll views continue to move after a finger has been lifted, and move beyond their
  /// ends.
  package var glides: Bool { offsets.glides }

  /// Scrolls to the view with the id `id` at the next update.
  package func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    offsets.requests.append(ScrollStore.Request(id: id, anchor: anchor))
  }

  /// Returns whether a view in a scroll view has the id `id`, emitted or not.
  package func canScroll(to id: AnyHashable) -> Bool {
    ScrollPass(emission).findTarget(id, inside: 0) != nil
  }
}
