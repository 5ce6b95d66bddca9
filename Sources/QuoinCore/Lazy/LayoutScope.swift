import QuoinLayout

/// The part of a tree that is laid out on its own: the whole, or what a node holds that post-layout content was emitted
/// into.
@MainActor
struct LayoutScope {
  private let first: LayoutTree.Node
  /// Keeps the content in a living view, which emits it into another node whenever the view around it is emitted.
  private weak var keeper: PostLayoutElement?

  /// The part that the cursor of `emission` stands in.
  init(in emission: Emission) {
    first = emission.context.scope
    keeper = emission.elementStore?.owner?.postLayoutAround
  }

  /// 0 for the whole; -1 where the content waits for a node.
  var node: LayoutTree.Node { keeper?.item.node ?? first }
}
