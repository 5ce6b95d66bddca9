import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// Draws a view only where another view is opaque.
public struct _MaskEffect<Mask: View>: PrimitiveModifier {
  let mask: Mask
  let alignment: Alignment

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    let names = emission.emitLayered(content)
    // It is drawn before the view, like a background, because a picture needs to know its mask
    // first.
    emission.tree.wrapLayer(since: mark, isBackground: true, alignment: modifier.alignment) {
      let shape = emission.tree.mark
      emission.layer(modifier.mask, at: $0, names)
      emission.tree.wrapEffect(since: shape)
      emission.noteWrappers(since: shape, "mask shape", drawing: GroupDrawing(.maskShape))
    }
    emission.endLayers(names)
    emission.noteWrappers(since: mark, "mask", drawing: GroupDrawing(.mask))
  }
}

extension View {
  /// Masks the view with the opacity of `mask`, which is proposed the view's size
  /// (Rules/Drawing.md#masks).
  /// Sizing: neutral; the mask has no say.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
    -> some View
  {
    modifier(_MaskEffect(mask: mask(), alignment: alignment))
  }

  /// Masks the view with the opacity of `mask`.
  /// Sizing: neutral; the mask has no say.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskEffect(mask: mask, alignment: .center))
  }
}
