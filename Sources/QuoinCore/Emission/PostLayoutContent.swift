import QuoinGeometry
import QuoinLayout

/// Content that depends on geometry or preferences, which exist only after layout: a `GeometryReader`'s, the
/// layer of an `overlayPreferenceValue`. It has no say in the layout around it.
struct PostLayoutContent {
  /// The node it goes into.
  var node: LayoutTree.Node
  var environment: EnvironmentValues
  var orientation: Axis?
  /// The element that holds it, and how many elements lie around.
  var element: Int32
  var depth: Int
  /// Whether the content follows from the geometry of the node alone.
  var isGeometric: Bool
  /// What keeps the content's elements in a living view.
  weak var keeper: PostLayoutElement?
  var emit: @MainActor (Emission) -> Void
}

extension Emission {
  /// Has `content` emitted into `node` once what is around is laid out, with what flows down here.
  ///
  /// - Parameters:
  ///   - orientation: the axis spacers inside take.
  ///   - isGeometric: whether the content follows from the geometry of `node` alone.
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
