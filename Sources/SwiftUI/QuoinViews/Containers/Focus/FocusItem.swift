import QuoinCore
import QuoinLayout

/// A focusable view of a live tree, for as long as it keeps its identity.
@MainActor
package final class FocusItem {
  /// The view's current node.
  var node = LayoutTree.NodeID.absent
  package var isEnabled = true
  /// The text that is edited while the view has the focus.
  package var editing: TextEditing?
  /// Called when the view gains or loses the focus.
  var onChange: (Bool) -> Void = { _ in }

  func isAvailable(in emission: Emission) -> Bool {
    isEnabled && emission.nodes.isAttached(self, to: node)
  }
}

extension Emission {
  /// Emits `content` as a focusable view.
  func emitFocusable<V: View>(_ content: V, _ fill: (FocusItem) -> Void) {
    guard isLiving else { return V._emit(content, into: self) }
    let item = keep { FocusItem() }
    item.isEnabled = environment.isEnabled
    fill(item)
    let mark = tree.mark
    V._emit(content, into: self)
    item.node = tree.first(after: mark)
    attach(item, since: mark)
  }
}
