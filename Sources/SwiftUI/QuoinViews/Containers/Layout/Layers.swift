import QuoinCore
import QuoinGeometry
import QuoinLayout

/// A layer over or under a view.
@frozen
public struct _LayerModifier<Layer: View>: PrimitiveModifier {
  @usableFromInline let layer: Layer
  @usableFromInline let alignment: Alignment
  @usableFromInline let isBackground: Bool

  @inlinable
  public init(_ layer: Layer, alignment: Alignment, isBackground: Bool) {
    self.layer = layer
    self.alignment = alignment
    self.isBackground = isBackground
  }

  @inlinable
  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    let names = emission.emitLayered(content)
    emission.tree.wrapLayer(
      since: mark, isBackground: modifier.isBackground, alignment: modifier.alignment
    ) {
      emission.layer(modifier.layer, at: $0, names)
    }
    emission.endLayers(names)
  }
}

extension View {
  /// Draws `content` over the view, proposing the view's size.
  /// Sizing: neutral; the layer has no say.
  @inlinable
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  {
    modifier(_LayerModifier(content(), alignment: alignment, isBackground: false))
  }

  /// Draws `overlay` over the view, proposing the view's size.
  /// Sizing: neutral; the layer has no say.
  @inlinable
  @_disfavoredOverload
  public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    modifier(_LayerModifier(overlay, alignment: alignment, isBackground: false))
  }

  /// Draws `content` under the view, proposing the view's size.
  /// Sizing: neutral; the layer has no say.
  @inlinable
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  {
    modifier(_LayerModifier(content(), alignment: alignment, isBackground: true))
  }

  /// Draws `background` under the view, proposing the view's size.
  /// Sizing: neutral; the layer has no say.
  @inlinable
  @_disfavoredOverload
  public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    modifier(_LayerModifier(background, alignment: alignment, isBackground: true))
  }
}
