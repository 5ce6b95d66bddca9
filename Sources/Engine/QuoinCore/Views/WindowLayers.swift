import Foundation
import QuoinGeometry
import QuoinLayout

/// A layer that a view shows above everything in its window, such as a sheet or an alert.
public struct WindowLayer {
  /// The space of the layer in its window.
  public struct Space {
    /// The whole window, in points.
    public let size: CGSize
    /// The insets of the window that the layer must keep free.
    public let insets: EdgeInsets
    /// The frame of the view that presents the layer, from the window's top-left corner.
    public let source: CGRect

    /// Returns the same space for a layer that a different view presents.
    public func pointing(at source: CGRect) -> Space {
      Space(size: size, insets: insets, source: source)
    }
  }

  let source: LayoutTree.NodeID
  let environment: EnvironmentValues
  /// Whether the layer keeps all touches from the views behind it.
  let takesTouches: Bool
  let emit: @MainActor (Emission, Space) -> Void
}

/// The key for the layers that descendants show above the window.
public enum WindowLayersKey: PreferenceKey {
  public static var defaultValue: [WindowLayer] { [] }
  public static func reduce(value: inout [WindowLayer], nextValue: () -> [WindowLayer]) {
    value += nextValue()
  }
}

extension Emission {
  /// Shows a layer above the window for the first of the elements added since `mark`.
  ///
  /// - `takesTouches`: whether the layer keeps all touches from the views behind it.
  /// - `emit`: adds the layer's views, which get the whole window as their proposal. It runs after
  ///   the window's layout, in the environment of this call.
  public func present(
    since mark: LayoutTree.Mark, takesTouches: Bool = true,
    _ emit: @escaping @MainActor (Emission, WindowLayer.Space) -> Void
  ) {
    let first = tree.first(after: mark)
    let environment = environment
    writePreference(WindowLayersKey.self, since: mark, replaces: false) { layers, node, _ in
      guard node == first else { return }
      layers.append(
        WindowLayer(
          source: node, environment: environment, takesTouches: takesTouches, emit: emit))
    }
  }
}

/// The layer above a laid-out view, as large as the window, which presents one layer at a time.
/// Sizing: the window's.
struct WindowLayerHost: PrimitiveView {
  /// The view that fills the window's safe area, or the window.
  let window: LayoutTree.NodeID
  /// The insets of the window if the view fills the whole window.
  let windowInsets: EdgeInsets?
  /// The number of nesting levels that a presentation counts as, in addition to its actual levels.
  private static var levels: Int { 40 }

  /// Shows the layers that the views added since `mark` present, above these views and in all the
  /// available space.
  ///
  /// - `always`: whether to prepare for layers that are added only after layout.
  /// - `insets`: the insets of the window if the views fill the whole window.
  static func host(
    since mark: LayoutTree.Mark, always: Bool, insets: EdgeInsets? = nil, in emission: Emission
  ) {
    let tree = emission.tree
    let content = tree.first(after: mark)
    guard content.exists else { return }
    let layers = emission.preferenceBeforeLayout(WindowLayersKey.self, of: content)
    guard always || !layers.isEmpty else { return }
    let all = FrameLimits(max: .infinity)
    tree.wrapFlexFrame(since: mark, width: all, height: all, alignment: .center)
    tree.wrapLayer(since: mark, isBackground: false, alignment: .topLeading) { node in
      emission.emitAfterLayout(into: node, orientation: nil) { emission in
        let window = emission.tree.children(of: node)[0]
        emission.layer(Self(window: window, windowInsets: insets))
      }
    }
    emission.noteWrappers(since: mark, "window")
  }

  static func _emit(_ view: Self, into emission: Emission) {
    let tree = emission.tree
    let insets =
      view.windowInsets == nil ? tree.safeAreaInsets(of: view.window) : EdgeInsets()
    let safe = tree.size(of: view.window)
    let size = CGSize(
      width: safe.width + insets.total(along: .horizontal),
      height: safe.height + insets.total(along: .vertical))
    guard size.width.isFinite, size.height.isFinite else { return }
    let layers = emission.nodes.preference(WindowLayersKey.self, of: view.window)
    if layers.count > 1 {
      emission.diagnostics.addWarning(
        "Several views are presented at once; only the first of them is shown.")
    }
    if let layer = layers.first, emission.enter(.view(Self.self)) {
      var source = tree.frame(of: layer.source)
      let corner = tree.frame(of: view.window).origin
      let left = tree.buildsRightToLeft ? insets.trailing : insets.leading
      source.origin.x += left - corner.x
      source.origin.y += insets.top - corner.y
      let space = WindowLayer.Space(
        size: size, insets: view.windowInsets ?? insets, source: source)
      let mark = tree.mark
      // Endlessly nested presentations must be rejected early, because each level is a window with
      // all its chrome.
      emission.context.depth += Self.levels
      defer { emission.context.depth -= Self.levels }
      emission.withEnvironment(
        { $0 = layer.environment },
        {
          emission.container(
            LayerContent(layer: layer, space: space), orientation: nil, elides: false,
            begin: { $0.beginZStack() })
        })
      tree.wrapFixedFrame(since: mark, width: size.width, height: size.height, alignment: .center)
      if layer.takesTouches { tree.forEach(since: mark) { emission.touches.accept(on: $0) } }
      Self.host(since: mark, always: true, insets: space.insets, in: emission)
      tree.wrapOffset(since: mark, x: -insets.leading, y: -insets.top)
      emission.leave()
    }
  }
}

private struct LayerContent: PrimitiveView {
  let layer: WindowLayer
  let space: WindowLayer.Space

  static func _emit(_ view: Self, into emission: Emission) {
    view.layer.emit(emission, view.space)
  }
}
