import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Views arranged by a ``Layout``. Sizing: as the layout says.
public struct _LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  public static func _emit(_ view: Self, into emission: Emission) {
    let layout = emission.animated(view.layout)
    if let native = layout as? any _NativeLayout {
      emission.container(
        view.content, orientation: native.orientation, elides: native.elides,
        begin: native.begin(in:))
    } else {
      // A layout without a cache has nothing to keep.
      let cache =
        L.Cache.self == Void.self ? LayoutCache<L.Cache>() : emission.keep { LayoutCache() }
      emission.container(
        view.content, orientation: L.layoutProperties.stackOrientation, elides: false
      ) { $0.beginLayout(layout, cache: cache) }
    }
  }
}

extension Layout {
  /// Returns a view that arranges `content` with this layout.
  // Disfavored so that `self.init(…) { … }`, in a type that is a view in general and a layout if
  // its content is empty, calls the initializer with the closure rather than calling the result of
  // the one without it.
  @MainActor @preconcurrency @_disfavoredOverload
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}
