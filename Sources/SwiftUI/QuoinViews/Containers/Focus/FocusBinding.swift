import QuoinCore
import QuoinLayout

/// A connection between a focus state and the views inside a modifier: one of the views has the
/// focus while the state has a certain value.
@MainActor
package final class FocusBinding {
  /// A focus state, seen from one of its values.
  struct Link {
    /// The identity of the state.
    var state: ObjectIdentifier
    /// Returns whether the state has this value.
    var isWanted: () -> Bool
    /// Returns whether the state says that nothing has the focus.
    var isNone: () -> Bool
    /// Sets the state to this value.
    var claim: () -> Void
    /// Sets the state to its "no focus" value.
    var clear: () -> Void
  }

  /// The current node of the views.
  var node = LayoutTree.NodeID.absent
  var link: Link
  /// Whether the state had the value when the focus manager last checked.
  var wasWanted = false

  init(_ link: Link) { self.link = link }

  /// Called when the views inside have lost the focus.
  func release() {
    wasWanted = false
    if link.isWanted() { link.clear() }
  }

  /// Called when a view inside has gained the focus.
  func claim() {
    wasWanted = true
    if !link.isWanted() { link.claim() }
  }
}

/// Connects a focus state to the views inside.
struct FocusBindingModifier: PrimitiveModifier {
  let link: @MainActor () -> FocusBinding.Link?

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    guard let center = emission.service(FocusManager.self), let link = modifier.link() else {
      return V._emit(content, into: emission)
    }
    let tie = emission.keep {
      let tie = FocusBinding(link)
      center.add(tie)
      return tie
    }
    tie.link = link
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    tie.node = emission.tree.first(after: mark)
    emission.attach(tie, since: mark)
  }
}
