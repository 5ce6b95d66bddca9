/// A view that stands for one slot of a list.
@MainActor
package protocol SlotStanding {
  /// The slot's position in its run: the index of an item in its `ForEach`.
  var position: Int { get }
  /// How many slots the run has.
  var slotCount: Int { get }
}
