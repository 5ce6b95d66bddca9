import QuoinCore
import QuoinGeometry
import QuoinLayout

/// A layer over or under a view, created from a preference that the view sets.
public struct _PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: PrimitiveModifier {
  let alignment: Alignment
  let isBackground: Bool
  let layer: (Key.Value) -> Layer

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    let names = emission.emitLayered(content)
    defer { emission.endLayers(names) }
    guard emission.enter(.view(Self.self)) else { return }
    emission.tree.wrapLayer(
      since: mark, isBackground: modifier.isBackground, alignment: modifier.alignment
    ) { node in
      emission.inLayer(at: node, names) {
        emission.emitAfterLayout(into: node, orientation: emission.orientation) { emission in
          let primary = emission.tree.children(of: node)[0]
          let value = emission.nodes.preference(Key.self, of: primary)
          emission.layer(emission.evaluating { modifier.layer(value) })
        }
      }
    }
    emission.leave()
  }
}

extension View {
  /// Draws the result of `transform` over the view, given a preference of the view and its
  /// descendants.
  /// Sizing: neutral; the layer has no say.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V>(
        alignment: alignment, isBackground: false, layer: transform))
  }

  /// Draws the result of `transform` under the view, given a preference of the view and its
  /// descendants.
  /// Sizing: neutral; the layer has no say.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V>(alignment: alignment, isBackground: true, layer: transform))
  }
}
