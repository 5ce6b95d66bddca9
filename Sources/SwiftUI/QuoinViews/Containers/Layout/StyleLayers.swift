import QuoinCore
import QuoinGeometry
import QuoinLayout

/// A style as a layer under or over a view.
///
/// It extends into the safe area at `edges` where the view touches it
/// (Rules/Drawing.md#background-styles).
/// Sizing: h-exp, v-exp.
public struct _StyleLayer<Style: ShapeStyle>: PrimitiveView {
  let style: Style
  let edges: Edge.Set
  var regions = SafeAreaRegions.container

  public static func _emit(_ view: Self, into emission: Emission) {
    let mark = emission.tree.mark
    emission.emitFill(view.style, name(of: view.style))
    guard emission.environment.hasSafeArea, !view.edges.isEmpty else { return }
    emission.tree.wrapSafeAreaIgnoring(since: mark, regions: view.regions, edges: view.edges)
  }

  private static func name(of style: Style) -> String {
    // Rows of lists have colors, and reflection is slow.
    if Style.self == Color.self { return "Color" }
    return style is any View
      ? String(describing: Style.self) : style is Material ? "Material" : "style"
  }
}

extension View {
  /// Fills the view's frame behind it with `style`, extending into the container's safe area at
  /// those of `edges` that the view touches.
  /// Sizing: neutral.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    modifier(
      _LayerModifier(
        _StyleLayer(style: style, edges: edges), alignment: .center, isBackground: true))
  }

  /// Fills the view's frame behind it with the background style.
  /// Sizing: neutral.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills `shape` behind the view with `style`.
  /// Sizing: neutral.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _LayerModifier(shape.fill(style, style: fillStyle), alignment: .center, isBackground: true))
  }

  /// Fills `shape` behind the view with the background style.
  /// Sizing: neutral.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills the view's frame in front of it with `style`, extending into the container's safe area
  /// at those of `edges` that the view touches.
  /// Sizing: neutral.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    modifier(
      _LayerModifier(
        _StyleLayer(style: style, edges: edges), alignment: .center, isBackground: false))
  }

  /// Fills `shape` in front of the view with `style`.
  /// Sizing: neutral.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _LayerModifier(shape.fill(style, style: fillStyle), alignment: .center, isBackground: false))
  }
}
