import QuoinCore
import QuoinGeometry
import QuoinLayout

/// A focusable view of a live tree, for as long as it keeps its identity.
@MainActor
package final class FocusItem {
  /// The view's current node.
  var node = LayoutTree.NodeID.absent
  var platform = Platform.iOS
  package var isEnabled = true
  /// Whether keys and states move the focus to the view; a text that can only be selected gets it
  /// while a part is selected.
  var isTabStop = true
  /// Whether the view keeps the focus that it has when it is disabled.
  var keepsFocus = false
  /// The text that is edited while the view has the focus.
  package var editing: TextEditing?
  /// Takes a key that no handler has taken, and returns whether it has an effect.
  var takeKey: ((KeyEquivalent, EventModifiers, Emission) -> Bool)?
  /// Called when the view gains or loses the focus.
  var onChange: (Bool) -> Void = { _ in }

  /// Whether the view can gain the focus.
  func isAvailable(in emission: Emission) -> Bool { isEnabled && isShown(in: emission) }

  /// Whether the view, which has the focus, keeps it.
  func canStay(in emission: Emission) -> Bool {
    (isEnabled || keepsFocus) && isShown(in: emission)
  }

  private func isShown(in emission: Emission) -> Bool {
    emission.nodes.isAttached(self, to: node)
      && (platform != .macOS || !emission.isHidden(node))
  }
}

extension Emission {
  /// Emits `content` as a focusable view.
  func emitFocusable<V: View>(_ content: V, _ fill: (FocusItem) -> Void) {
    guard isLiving else { return V._emit(content, into: self) }
    let item = keep { FocusItem() }
    (item.isEnabled, item.platform) = (environment.isEnabled, environment.platform)
    fill(item)
    if item.platform == .macOS || item.platform == .tvOS {
      service(FocusManager.self)?.noteItem(in: self)
    }
    let mark = tree.mark
    V._emit(content, into: self)
    item.node = tree.first(after: mark)
    attach(item, since: mark)
  }

  /// Whether `node`, or a view around it, is `hidden()`.
  fileprivate func isHidden(_ node: LayoutTree.NodeID) -> Bool {
    var node = node
    while node.isBelowTop {
      if let effect = nodes.drawing(of: node) as? OpacityDrawing, effect.isHidden { return true }
      node = tree.parent(of: node)
    }
    return false
  }
}
