import QuoinCore
import QuoinLayout
import QuoinText

/// The elements of a list of views, each found by its tag.
@MainActor
struct TaggedViews {
  private var elements: [AnyHashable: AnyView] = [:]

  init<Content: View>(
    _ content: Content, environment: EnvironmentValues, shaper: any TextShaper
  ) {
    guard Content.self != EmptyView.self else { return }
    let emitter = ViewEmitter(environment: environment, shaper: shaper)
    emitter.emitList(content)
    var node = emitter.tree.root
    var position = 0
    while node >= 0 {
      if let tag = emitter.tree.value(_TagKey.self, of: node), elements[tag] == nil {
        elements[tag] = AnyView(ListElement(content: content, position: position))
      }
      position += 1
      node = emitter.tree.next(after: node)
    }
  }

  subscript(tag: AnyHashable) -> AnyView? { elements[tag] }
}

/// One element of a list of views as a view of its own.
private struct ListElement<Content: View>: PrimitiveView {
  let content: Content
  let position: Int

  static func _emit(_ view: Self, into emitter: ViewEmitter) {
    let mark = emitter.tree.mark
    Content._emit(view.content, into: emitter)
    emitter.tree.keepOnly(view.position, since: mark)
  }
}
