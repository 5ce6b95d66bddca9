import QuoinCore
import QuoinDrawing

/// The way a view's colors are combined with those beneath it.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter

  /// The mode in a display list.
  var blending: Blending { Blending(rawValue: rawValue) ?? .normal }
}

extension View {
  /// Blends the view with the drawing beneath it in the nearest enclosing group.
  ///
  /// Compositing groups, opacities, clips, masks, blurs and color effects are groups, and so is the
  /// whole picture.
  /// Sizing: neutral.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(
      _GroupEffect(
        name: "blendMode", effect: { _ in .blend(blendMode.blending) },
        warning: blendMode == .plusDarker
          ? "blendMode(.plusDarker) is exact in PNG; PDF and SVG, which lack it, use multiply."
          : nil))
  }

  /// Draws the view as one layer.
  ///
  /// A later shadow or opacity applies to the whole layer, and blend modes inside don't affect what
  /// is beneath it.
  /// Sizing: neutral.
  public func compositingGroup() -> some View {
    modifier(_GroupEffect(name: "compositingGroup", effect: { _ in .isolate }))
  }
}
