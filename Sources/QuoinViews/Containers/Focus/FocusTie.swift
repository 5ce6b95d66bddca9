import QuoinCore
import QuoinLayout

/// What ties a focus state to the views inside a modifier: they have the focus while the state is a certain value.
@MainActor
package final class FocusTie {
  /// What the state knows of one value of its own.
  struct Link {
    /// Tells states apart.
    var state: ObjectIdentifier
    /// Whether the state is the value that stands for the views inside.
    var isWanted: () -> Bool
    /// Whether the state says that nothing has the focus.
    var isNone: () -> Bool
    /// Makes the state the value.
    var claim: () -> Void
    /// Makes the state say that nothing has the focus.
    var clear: () -> Void
  }

  /// Where the views are now.
  var node: LayoutTree.Node = -1
  var link: Link
  /// What the state said when it was looked at last.
  var wasWanted = false

  init(_ link: Link) { self.link = link }

  /// The views inside have lost the focus.
  func release() {
    wasWanted = false
    if link.isWanted() { link.clear() }
  }

  /// The views inside have the focus.
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
