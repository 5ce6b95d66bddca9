import Foundation
import QuoinGeometry

extension LayoutTree {
  /// What the layout made of one node, as it was when it was asked for.
  public struct Placement: Sendable {
    /// The name of the view or modifier that the node stands for.
    public var name: String
    /// The node's frame in the space of the root, in points, unrounded.
    public var frame: CGRect
    /// The proposal that the node was placed with.
    public var proposal: ProposedViewSize
    /// The node around; `nil` for the root.
    public var parent: Node?
    /// The nodes inside, in source order.
    public var children: [Node]
  }

  /// What the layout made of `node`; `nil` for a number that is no node's, and for a node that is not shown.
  public subscript(node: Node) -> Placement? {
    guard contains(node), isShown(node) else { return nil }
    let parent = parent(of: node)
    return Placement(
      name: kindName(of: node), frame: frame(of: node), proposal: proposal(of: node),
      parent: parent > 0 ? parent : nil, children: children(of: node))
  }

  /// Whether `node` is a node of this tree, shown or not.
  func contains(_ node: Node) -> Bool { node > 0 && node < count && !isFree(node) }
}

/// A node for those who keep it longer than the tree may: its index and the generation of its record.
struct NodeReference: Hashable {
  fileprivate var node: LayoutTree.Node
  fileprivate var generation: UInt32
}

extension LayoutTree {
  func reference(to node: Node) -> NodeReference {
    NodeReference(node: node, generation: generation(of: node))
  }

  /// The node that `reference` was made of; `nil` once the tree has released it.
  func node(of reference: NodeReference) -> Node? {
    generation(of: reference.node) == reference.generation ? reference.node : nil
  }
}
