/// A view that represents one slot of a list.
@MainActor
package protocol SlotRepresentative {
  /// The slot's index in its run: the index of an item in its `ForEach`.
  var position: Int { get }
  /// The number of slots in the run.
  var slotCount: Int { get }
}
