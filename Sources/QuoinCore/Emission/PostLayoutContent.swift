import QuoinGeometry
import QuoinLayout

/// Content that depends on geometry or preferences, which exist only after layout: a `GeometryReader`'s, the layer
/// of an `overlayPreferenceValue`. It doesn't affect the layout around it.
struct PostLayoutContent {
  /// The node that the content is emitted into.
  var node: LayoutTree.Node
  var environment: EnvironmentValues
  var orientation: Axis?
  /// The element that holds the content, and how many elements lie around.
  var element: Int32
  var depth: Int
  /// Whether the content follows from the geometry of the node alone.
  var isGeometric: Bool
  /// Keeps the content's elements in a living view.
  weak var keeper: PostLayoutElement?
  var emit: @MainActor (Emission) -> Void
}

extension Emission {
  /// Has `content` emitted into `node` once the nodes around it are laid out, in the current environment.
  ///
  /// - `orientation`: the axis spacers inside take.
  /// - `isGeometric`: whether the content follows from the geometry of `node` alone.
  public func emitAfterLayout(
    into node: LayoutTree.Node, orientation: Axis?, isGeometric: Bool = false,
    _ content: @escaping @MainActor (Emission) -> Void
  ) {
    var item = PostLayoutContent(
      node: node, environment: environment, orientation: orientation, element: context.element,
      depth: context.depth, isGeometric: isGeometric, emit: content)
    item.keeper = elementStore?.addPostLayout(item, self)
    store.postLayout.items.append(item)
  }
}
