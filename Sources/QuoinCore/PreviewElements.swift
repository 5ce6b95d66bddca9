import QuoinLayout
import QuoinText

/// What `.previewDisplayName` calls an element.
public enum PreviewNameKey: LayoutValueKey {
  public static var defaultValue: String? { nil }
}

/// What `.previewLayout` draws an element on.
public enum PreviewLayoutKey: LayoutValueKey {
  public static var defaultValue: PreviewLayout { .device }
}

/// One element of a list of views as a view of its own. Sizing: as the element.
public struct PreviewElement<Content: View>: PrimitiveView {
  /// What `.previewDisplayName` calls it.
  public let name: String?
  /// What `.previewLayout` draws it on.
  public let layout: PreviewLayout
  let content: Content
  let position: Int

  public static func _emit(_ view: Self, into emitter: ViewEmitter) {
    let mark = emitter.tree.mark
    Content._emit(view.content, into: emitter)
    emitter.tree.keepOnly(view.position, since: mark)
  }

  /// The elements of `content`.
  public static func elements(of content: Content) -> [PreviewElement] {
    let emitter = ViewEmitter(environment: EnvironmentValues(), shaper: FixedShaper())
    emitter.emitList(content)
    var elements: [PreviewElement] = []
    var node = emitter.tree.root
    while node >= 0 {
      elements.append(
        PreviewElement(
          name: emitter.tree.value(PreviewNameKey.self, of: node),
          layout: emitter.tree.value(PreviewLayoutKey.self, of: node),
          content: content, position: elements.count))
      node = emitter.tree.next(after: node)
    }
    return elements
  }
}
