import QuoinGeometry
import QuoinLayout

/// A place with an identity in a living tree of views: each emission finds it again by its parent, position and
/// key, and the tree keeps it with its state as long as it is found.
@MainActor
class LivingElement {
  // No code reaches an element while it is being changed, so run-time checks for that would only cost time.

  let key: Element.Key
  @exclusivity(unchecked) final var children: ContiguousArray<LivingElement> = []
  @exclusivity(unchecked) final var isAlive = true
  /// The number of its record among the emission's elements.
  @exclusivity(unchecked) final var index: Int32 = -1
  /// How many leaves and containers it emitted itself.
  @exclusivity(unchecked) final var nodeCount: Int32 = 0
  /// The nodes that it emitted.
  @exclusivity(unchecked) final var span = NodeSpan()
  /// The pass in which it came into being.
  @exclusivity(unchecked) final var birth = 0
  /// The last opening of the element around in which it was found again.
  @exclusivity(unchecked) final var finding = 0

  init(key: Element.Key) { self.key = key }

  /// The element goes: hands the observers inside to the store.
  func leave(_ elementStore: ElementStore) {}

  /// The nodes of the element go, and the element stays.
  func release() { span = NodeSpan() }

  /// Tells the element which element with a body it lies in.
  func lie(in owner: BodyElement?) {}

  /// The element with a body that its content belongs to, where it isn't the one around.
  var ownerInside: BodyElement? { nil }
}

/// An element that keeps an object for the view that emitted it.
final class KeepingElement: LivingElement {
  let object: AnyObject
  init(key: Element.Key, _ object: AnyObject) {
    self.object = object
    super.init(key: key)
  }
}
