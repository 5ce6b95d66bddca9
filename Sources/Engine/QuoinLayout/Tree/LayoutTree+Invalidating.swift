import Foundation
import QuoinGeometry

// Dropping cached sizes.

extension LayoutTree {
  /// Removes the cached sizes of `index`.
  func invalidate(_ index: NodeID) {
    let node = pointer(index)
    node.pointee.last = Answer(offer: Offer(-.infinity, -.infinity), size: .zero)
    node.pointee.flags.remove(.divided)
    node.pointee.flags.insert(.needsPlacement)
    if node.pointee.answers >= 0 {
      tables.answers[Int(node.pointee.answers)] = AnswerTable()
    }
  }

  /// Removes the cached sizes of `node` and its ancestors up to `scope`.
  ///
  /// Post-layout content doesn't affect anything beyond `scope`, which would otherwise be measured
  /// again without being placed again.
  package func invalidate(around node: NodeID, inside scope: NodeID) {
    var ancestor = node
    while ancestor.isBelowTop {
      invalidate(ancestor)
      if ancestor == scope { break }
      ancestor = records[ancestor].parent
    }
    tables.guideAnswers = [:]
  }

  /// Removes all cached sizes.
  package func invalidateAll() {
    // A free record may still refer to a removed table entry.
    for node in 0..<count where !isFree(NodeID(index: node)) {
      invalidate(NodeID(index: node))
    }
    tables.guideAnswers = [:]
  }
}
