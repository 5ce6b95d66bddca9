import QuoinLayout
import QuoinText

/// What `.previewDisplayName` calls an element.
public enum PreviewNameKey: LayoutValueKey {
  public static var defaultValue: String? { nil }
}

/// One element of a list of views as a view of its own. Sizing: as the element.
public struct PreviewElement<Content: View>: PrimitiveView {
  let content: Content
  let position: Int

  public static func _emit(_ view: Self, into emitter: ViewEmitter) {
    let mark = emitter.tree.mark
    Content._emit(view.content, into: emitter)
    emitter.tree.keepOnly(view.position, since: mark)
  }

  /// The elements of `content`, each with the name `.previewDisplayName` gave it.
  public static func elements(of content: Content) -> [(name: String?, view: PreviewElement)] {
    let emitter = ViewEmitter(environment: EnvironmentValues(), shaper: FixedShaper())
    emitter.emitList(content)
    var elements: [(name: String?, view: PreviewElement)] = []
    var node = emitter.tree.root
    while node >= 0 {
      elements.append(
        (
          emitter.tree.value(PreviewNameKey.self, of: node),
          PreviewElement(content: content, position: elements.count)
        ))
      node = emitter.tree.next(after: node)
    }
    return elements
  }
}
