import QuoinGeometry
import QuoinLayout

/// Content that depends on geometry or preferences, and doesn't affect the surrounding layout.
///
/// Examples are the content of a `GeometryReader` and the layer of an `overlayPreferenceValue`.
struct PostLayoutContent {
  /// The node into which the content is emitted.
  var node: LayoutTree.NodeID
  var environment: EnvironmentValues
  var orientation: Axis?
  /// The element that contains the content, and the number of enclosing elements.
  var element: Int32
  var depth: Int
  /// Whether the content depends only on the node's geometry.
  var isGeometric: Bool
  /// The element that retains the content's elements in a live view.
  weak var keeper: PostLayoutElement?
  var emit: @MainActor (Emission) -> Void
}

extension Emission {
  /// Emits `content` into `node` after the layout of the nodes around it, in the current
  /// environment.
  ///
  /// - `orientation`: the axis of spacers inside.
  /// - `isGeometric`: whether the content depends only on the geometry of `node`.
  public func emitAfterLayout(
    into node: LayoutTree.NodeID, orientation: Axis?, isGeometric: Bool = false,
    _ content: @escaping @MainActor (Emission) -> Void
  ) {
    var item = PostLayoutContent(
      node: node, environment: environment, orientation: orientation, element: context.element,
      depth: context.depth, isGeometric: isGeometric, emit: content)
    item.keeper = elementStore?.addPostLayout(item, self)
    let pass = PostLayoutPass(self)
    if let keeper = item.keeper, pass.isCovered(keeper) { return pass.emitCovered(keeper) }
    store.postLayout.items.append(item)
  }
}
