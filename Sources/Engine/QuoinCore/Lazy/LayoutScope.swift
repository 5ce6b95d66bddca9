import QuoinLayout

/// The part of a tree that is laid out separately: the whole tree, or a node with post-layout
/// content.
@MainActor
struct LayoutScope {
  private let first: LayoutTree.NodeID
  /// Retains the content in a live view, which emits it into another node whenever the enclosing
  /// view is emitted.
  private weak var keeper: PostLayoutElement?

  /// Creates the scope of the cursor of `emission`.
  init(in emission: Emission) {
    first = emission.context.scope
    keeper = emission.elementStore?.owner?.postLayoutAround
  }

  /// The node: the list at the top for the whole tree; absent if the content waits for a node.
  var node: LayoutTree.NodeID { keeper?.item.node ?? first }
}
