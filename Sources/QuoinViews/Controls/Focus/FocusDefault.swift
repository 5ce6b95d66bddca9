import QuoinCore
import QuoinLayout

/// Where the focus goes when a part of a living tree comes into being, as long as nothing has it.
@MainActor
final class FocusDefault {
  var node: LayoutTree.Node = -1
  var take: (ViewEmitter) -> Void = { _ in }
}

/// Gives the focus to something inside, once.
struct FocusDefaultModifier: PrimitiveModifier {
  let isWanted: Bool
  /// Without one the first view inside that can have the focus gets it.
  let claim: (@MainActor () -> Void)?

  static func _emit<V: View>(_ modifier: Self, content: V, into emitter: ViewEmitter) {
    guard let center = emitter.service(FocusCenter.self) else {
      return V._emit(content, into: emitter)
    }
    let item = emitter.keep {
      let item = FocusDefault()
      center.defaults.append(item)
      return item
    }
    let mark = emitter.tree.mark
    V._emit(content, into: emitter)
    item.node = emitter.tree.first(after: mark)
    item.take = { [unowned item] emitter in
      guard modifier.isWanted else { return }
      if let claim = modifier.claim { return claim() }
      if let first = center.items(inside: item.node, in: emitter).first {
        center.focus(first, in: emitter)
      }
    }
  }
}
