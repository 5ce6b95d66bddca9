import QuoinGeometry
import QuoinLayout

/// The root of a living tree.
final class RootElement<V: View>: BodyElement {
  var view: V

  init(_ view: V, pendingChanges: PendingChanges, environment: EnvironmentValues) {
    self.view = view
    super.init(key: .branch(true), pendingChanges: pendingChanges, environment: environment)
  }

  override func emit(into emission: Emission) {
    let mark = emission.tree.mark
    emission.tree.beginImplicitRoot()
    V._emit(view, into: emission)
    emission.tree.endImplicitRoot()
    emission.hostWindowLayers(since: mark, always: false)
  }
}

/// Keeps the content that is emitted into a node once the node is laid out.
final class PostLayoutElement: BodyElement {
  var item: PostLayoutContent
  /// Where the node lay when the content was emitted.
  var geometry: NodeGeometry?
  /// Whether the content is in its node.
  var isFilled = false

  override func release() {
    super.release()
    (isFilled, item.node) = (false, -1)
  }

  override func leave(_ elementStore: ElementStore) {
    super.leave(elementStore)
    // The store lets go of the element in the next layout; what its view owns goes now.
    item.emit = { _ in }
  }

  init(_ item: PostLayoutContent, pendingChanges: PendingChanges) {
    self.item = item
    super.init(key: .postLayout, pendingChanges: pendingChanges, environment: item.environment)
  }
}

/// One emission of an element: its results count until the next one.
struct EmissionMark {
  private(set) weak var element: BodyElement?
  /// The innermost element that was open.
  let place: Int32
  private let emission: Int
  private let isOwned: Bool

  @MainActor init(_ element: BodyElement?, at place: Int32) {
    self.element = element
    self.place = place
    emission = element?.emission ?? 0
    isOwned = element != nil
  }

  /// Whether the element still stands as it was emitted then; always true in a picture.
  @MainActor var isValid: Bool {
    guard isOwned else { return true }
    guard let element else { return false }
    return element.isAlive && element.emission == emission
  }
}
