/// A view that represents one slot of a list.
@MainActor
package protocol SlotRepresentative {
  /// The slot's index in its run; for an item of a `ForEach`, the item's index.
  var position: Int { get }
  /// The number of slots in the run.
  var slotCount: Int { get }
}
