/// A view that stands for one slot of a list.
@MainActor
package protocol SlotStanding {
  /// The slot's place among those that were made alike: the items of a `ForEach`.
  var position: Int { get }
}
