import QuoinLayout

/// The part of a tree that is laid out separately: the whole tree, or a node with post-layout
/// content.
@MainActor
struct LayoutScope {
  private let first: LayoutTree.NodeID
  /// The element that retains the content in a live view and emits it into a new node whenever the
  /// enclosing view is emitted.
  private weak var keeper: PostLayoutElement?

  /// Creates the scope of the cursor of `emission`.
  init(in emission: Emission) {
    first = emission.context.scope
    keeper = emission.elementStore?.owner?.postLayoutAround
  }

  /// The node: the top-level list for the whole tree; absent if the content has no node yet.
  var node: LayoutTree.NodeID { keeper?.item.node ?? first }
}
