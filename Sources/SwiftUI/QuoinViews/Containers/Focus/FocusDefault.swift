import QuoinCore
import QuoinLayout

/// The default focus of a part of a live tree, applied when the part first appears and no view has
/// the focus.
@MainActor
final class FocusDefault {
  var node = LayoutTree.NodeID.absent
  var take: (Emission) -> Void = { _ in }
}

/// Focuses a view inside, once.
struct FocusDefaultModifier: PrimitiveModifier {
  let isWanted: Bool
  /// Moves the focus; if `nil`, the first focusable view inside gets the focus.
  let claim: (@MainActor () -> Void)?

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    guard let center = emission.service(FocusManager.self) else {
      return V._emit(content, into: emission)
    }
    let item = emission.keep {
      let item = FocusDefault()
      center.defaults.append(item)
      return item
    }
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    item.node = emission.tree.first(after: mark)
    item.take = { [unowned item] emission in
      guard modifier.isWanted else { return }
      if let claim = modifier.claim { return claim() }
      if let first = center.items(inside: item.node, in: emission).first {
        center.focus(first, in: emission)
      }
    }
  }
}
