import QuoinGeometry
import QuoinLayout

/// A place with an identity in a live view tree.
///
/// Each emission looks it up by its parent, position and key. The tree keeps the element and its
/// state as long as an emission finds it.
@MainActor
class LivingElement {
  // No code accesses an element while it is being modified, so dynamic exclusivity checks would
  // only cost time.

  let key: Element.Key
  @exclusivity(unchecked) final var children: ContiguousArray<LivingElement> = []
  @exclusivity(unchecked) final var isAlive = true
  /// Whether the element, or one around it, was removed and may still return.
  @exclusivity(unchecked) final var isAway = false
  /// The index of the element's record among the emission's elements.
  @exclusivity(unchecked) final var index: Int32 = -1
  /// The number of leaves and containers that the element itself emitted.
  @exclusivity(unchecked) final var nodeCount: Int32 = 0
  /// The nodes that the element emitted.
  @exclusivity(unchecked) final var span = NodeSpan()
  /// The pass in which the element was created.
  @exclusivity(unchecked) final var birth = 0
  /// The last opening of the parent element in which this element was found again.
  @exclusivity(unchecked) final var finding = 0

  init(key: Element.Key) { self.key = key }

  /// Called when the element is removed, to pass its observers to the store.
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
