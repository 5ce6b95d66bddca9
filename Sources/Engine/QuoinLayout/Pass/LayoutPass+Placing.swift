import Foundation
import QuoinGeometry

extension LayoutPass {
  /// Places everything below `index`, whose own position is in its record.
  func place(_ index: NodeID) {
    arrange(index)
    var child = records[index].firstChild
    while child.exists {
      let record = pointer(child)
      let next = record.pointee.next
      // A trace records what a frame offers, and without shortcuts every frame is measured.
      if record.pointee.firstChild.exists,
        !record.pointee.flags.contains(.settled) || trace != nil || !usesShortcuts
      {
        place(child)
      }
      child = next
    }
  }

  /// Measures `child` for its final proposal and stores proposal and size in its record.
  @inline(__always)
  func settle(_ child: NodeID, _ offer: Offer) {
    let size = quickSize(child, offer) ?? measure(child, offer)
    let record = pointer(child)
    record.pointee.offer = offer
    record.pointee.size = size
  }
}
