import Foundation
import QuoinGeometry

extension LayoutTree {
  /// The layout results of one node at the time of the query.
  public struct Placement: Sendable {
    /// The name of the view or modifier that the node represents.
    public var name: String
    /// The node's frame in the space of the root, in points, unrounded.
    public var frame: CGRect
    /// The final proposal to the node.
    public var proposal: ProposedViewSize
    /// The parent node; `nil` for the root.
    public var parent: NodeID?
    /// The children, in source order.
    public var children: [NodeID]
  }

  /// The placement of `node`; `nil` for a node that is not in the tree, and for a node that is not
  /// shown.
  public subscript(node: NodeID) -> Placement? {
    guard contains(node), isShown(node) else { return nil }
    let parent = parent(of: node)
    return Placement(
      name: kindName(of: node), frame: frame(of: node), proposal: proposal(of: node),
      parent: parent.isBelowTop ? parent : nil, children: children(of: node))
  }

  /// Whether `node` is a node of this tree, shown or not.
  func contains(_ node: NodeID) -> Bool { node.isBelowTop && node.index < count && !isFree(node) }
}

/// A reference to a node that may outlive it: the node's index and the generation of its record.
struct NodeReference: Hashable {
  fileprivate var node: LayoutTree.NodeID
  fileprivate var generation: UInt32
}

extension LayoutTree {
  func reference(to node: NodeID) -> NodeReference {
    NodeReference(node: node, generation: generation(of: node))
  }

  /// Returns the node that `reference` refers to; `nil` once it has been released.
  func node(of reference: NodeReference) -> NodeID? {
    generation(of: reference.node) == reference.generation ? reference.node : nil
  }
}
