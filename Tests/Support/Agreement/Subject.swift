import Foundation
import LayoutOracle
import QuoinGeometry
import QuoinLayout

/// An independent implementation that lays out an oracle tree.
package protocol Subject {
  init(_ tree: OracleTree) throws
  /// The nodes, after building.
  var tree: LayoutTree { get }
}

extension Subject {
  /// Returns the size of the root and the frames of all nodes in preorder, as ``OracleLayout``
  /// lists them.
  package func layout(_ proposal: ProposedViewSize) throws -> (size: CGSize, frames: [CGRect]) {
    let size = try tree.layout(proposal: proposal)
    var frames: [CGRect] = []
    var waiting = [tree.root!]
    while let node = waiting.popLast() {
      frames.append(tree.frame(of: node))
      waiting += tree.children(of: node).reversed()
    }
    return (size, frames)
  }
}
