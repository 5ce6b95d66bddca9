import QuoinGeometry
import QuoinLayout

/// A place with an identity in a live view tree.
///
/// Each emission finds it again by its parent, position and key, and the tree keeps it with its
/// state as long as it is found.
@MainActor
class LivingElement {
  // No code accesses an element while it is being modified, so dynamic exclusivity checks would
  // only cost time.

  let key: Element.Key
  @exclusivity(unchecked) final var children: ContiguousArray<LivingElement> = []
  @exclusivity(unchecked) final var isAlive = true
  /// The index of its record among the emission's elements.
  @exclusivity(unchecked) final var index: Int32 = -1
  /// The number of leaves and containers that it emitted itself.
  @exclusivity(unchecked) final var nodeCount: Int32 = 0
  /// The nodes that it emitted.
  @exclusivity(unchecked) final var span = NodeSpan()
  /// The pass in which it was created.
  @exclusivity(unchecked) final var birth = 0
  /// The last opening of the parent element in which it was found again.
  @exclusivity(unchecked) final var finding = 0

  init(key: Element.Key) { self.key = key }

  /// Called when the element is removed, to pass the observers inside to the store.
  func leave(_ elementStore: ElementStore) {}

  /// Called when the nodes of the element are removed while the element stays.
  func release() { span = NodeSpan() }

  /// Sets the element with a body that contains this element.
  func attach(to owner: BodyElement?) {}

  /// The element with a body to which its content belongs, if it isn't the enclosing one.
  var ownerInside: BodyElement? { nil }
}

/// An element that retains an object for the view that emitted it.
final class KeepingElement: LivingElement {
  let object: AnyObject
  init(key: Element.Key, _ object: AnyObject) {
    self.object = object
    super.init(key: key)
  }
}
