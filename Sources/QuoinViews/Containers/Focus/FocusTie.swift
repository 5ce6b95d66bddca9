import QuoinCore
import QuoinLayout

/// Ties a focus state to the views inside a modifier: one of them has the focus while the state is a certain value.
@MainActor
package final class FocusTie {
  /// The focus state, as seen for one of its values.
  struct Link {
    /// The identity of the state.
    var state: ObjectIdentifier
    /// Whether the state has this value.
    var isWanted: () -> Bool
    /// Whether the state says that nothing has the focus.
    var isNone: () -> Bool
    /// Sets the state to this value.
    var claim: () -> Void
    /// Sets the state to say that nothing has the focus.
    var clear: () -> Void
  }

  /// Where the views are now.
  var node: LayoutTree.Node = -1
  var link: Link
  /// Whether the state had the value when the center looked last.
  var wasWanted = false

  init(_ link: Link) { self.link = link }

  /// Called when the views inside have lost the focus.
  func release() {
    wasWanted = false
    if link.isWanted() { link.clear() }
  }

  /// Called when a view inside has got the focus.
  func claim() {
    wasWanted = true
    if !link.isWanted() { link.claim() }
  }
}

/// Ties a focus state to the views inside.
struct FocusTieModifier: PrimitiveModifier {
  let link: @MainActor () -> FocusTie.Link?

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    guard let center = emission.service(FocusCenter.self), let link = modifier.link() else {
      return V._emit(content, into: emission)
    }
    let tie = emission.keep {
      let tie = FocusTie(link)
      center.add(tie)
      return tie
    }
    tie.link = link
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    tie.node = emission.tree.first(after: mark)
    emission.carry(tie, since: mark)
  }
}
