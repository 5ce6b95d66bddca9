import QuoinCore
import QuoinGeometry

/// Mirrors its content in layouts of one direction, if there is one.
private struct DirectionFlip: ViewModifier {
  let mirrored: LayoutDirection?
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content.scaleEffect(x: direction == mirrored ? -1 : 1)
  }
}

extension View {
  /// Draws the view mirrored horizontally in right-to-left layouts, if `enabled`, without affecting
  /// layout.
  /// Sizing: neutral.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(DirectionFlip(mirrored: enabled ? .rightToLeft : nil))
  }

  /// Draws the view mirrored horizontally in layouts of the direction of `behavior`, without
  /// affecting layout.
  /// Sizing: neutral.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    let mirrored: LayoutDirection? =
      if case .mirrors(in: let direction) = behavior { direction } else { nil }
    return modifier(DirectionFlip(mirrored: mirrored))
  }
}
