import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Lets a view extend into the safe area.
@frozen
public struct _SafeAreaIgnoringLayout: PrimitiveModifier {
  @usableFromInline let regions: SafeAreaRegions
  @usableFromInline let edges: Edge.Set
  @usableFromInline
  init(regions: SafeAreaRegions, edges: Edge.Set) {
    self.regions = regions
    self.edges = edges
  }

  @inlinable
  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    emission.tree.wrapSafeAreaIgnoring(
      since: mark, regions: modifier.regions, edges: modifier.edges)
  }
}

/// Places a view beside another one, whose safe area grows by its length.
public struct _SafeAreaInsetModifier<Inset: View>: PrimitiveModifier {
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  let inset: Inset

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    var names: LayerNames?
    emission.withEnvironment(
      { $0.hasSafeArea = true }, { names = emission.emitLayered(content) })
    emission.tree.wrapSafeAreaInset(
      since: mark, edge: modifier.edge, alignment: modifier.alignment, spacing: modifier.spacing
    ) {
      emission.layer(modifier.inset, at: $0, names)
    }
    emission.endLayers(names)
  }
}

/// Adds insets to the safe area of a view.
public struct _SafeAreaPaddingModifier: PrimitiveModifier {
  let insets: EdgeInsets

  /// Emits four nested insets (Rules/SafeArea.md#padding).
  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    emission.withEnvironment(
      { $0.hasSafeArea = true }, { V._emit(content, into: emission) })
    let insets = modifier.insets
    for (edge, length) in [
      (Edge.top, insets.top), (.bottom, insets.bottom), (.leading, insets.leading),
      (.trailing, insets.trailing),
    ] where length != 0 {
      emission.tree.wrapSafeAreaPadding(since: mark, edge: edge, length: length)
      emission.noteWrappers(since: mark, "safeAreaPadding")
    }
  }
}

extension View {
  /// Lets the view extend into the safe area where it touches it.
  ///
  /// The view becomes larger than its space among its neighbors, which don't move. A view of fixed
  /// size moves to the top leading corner of the larger area.
  /// Sizing: neutral.
  @inlinable
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  {
    modifier(_SafeAreaIgnoringLayout(regions: regions, edges: edges))
  }

  /// Lets the view extend into the container's safe area at `edges`.
  /// Sizing: neutral.
  @inlinable
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.container, edges: edges)
  }

  /// Shows `content` above or below the view, whose safe area grows by the content's height.
  ///
  /// - `alignment`: the alignment of the two.
  /// - `spacing`: the points between the two; `nil` for the distance that they prefer.
  ///
  /// Sizing: neutral (as a column of the two, but the content is served first).
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
        inset: content()))
  }

  /// Shows `content` before or after the view, whose safe area grows by the content's width.
  ///
  /// - `alignment`: the alignment of the two.
  /// - `spacing`: the points between the two; `nil` for the distance that they prefer.
  ///
  /// Sizing: neutral (as a row of the two, but the content is served first).
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
        inset: content()))
  }

  /// Adds `insets` to the view's safe area: like padding, but backgrounds and views that ignore the
  /// safe area extend into it.
  /// Sizing: neutral.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingModifier(insets: insets))
  }

  /// Adds `length` points (16 by default) to the view's safe area at `edges`.
  /// Sizing: neutral.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? defaultPadding))
  }

  /// Adds `length` points to the view's safe area at all edges. Sizing: neutral.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(EdgeInsets(.all, length))
  }
}
