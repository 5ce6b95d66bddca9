import QuoinGeometry
import QuoinLayout

/// The root of a live tree.
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
    WindowLayerHost.host(since: mark, always: false, in: emission)
  }
}

/// An element that retains the content emitted into a node after the node's layout.
final class PostLayoutElement: BodyElement {
  var item: PostLayoutContent
  /// The geometry of the node when the content was emitted.
  var geometry: NodeGeometry?
  /// Whether the content is in its node.
  var isFilled = false

  override func release() {
    super.release()
    (isFilled, item.node) = (false, .absent)
  }

  override func leave(_ elementStore: ElementStore) {
    super.leave(elementStore)
    // The store releases the element in the next layout, but the view's resources are released now.
    item.emit = { _ in }
  }

  init(_ item: PostLayoutContent, pendingChanges: PendingChanges) {
    self.item = item
    super.init(
      key: .postLayout, pendingChanges: pendingChanges, environment: item.environment.untracked)
  }
}

/// A reference to one emission of an element, valid until the next one.
struct EmissionMark {
  private(set) weak var element: BodyElement?
  /// The innermost open element.
  let place: Int32
  private let emission: Int
  private let isOwned: Bool

  @MainActor init(_ element: BodyElement?, at place: Int32) {
    self.element = element
    self.place = place
    emission = element?.emission ?? 0
    isOwned = element != nil
  }

  /// Whether the element hasn't been emitted again; always true in a picture.
  @MainActor var isValid: Bool {
    guard isOwned else { return true }
    guard let element else { return false }
    return element.isAlive && element.emission == emission
  }
}
