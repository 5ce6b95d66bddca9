import QuoinCore
import QuoinGeometry

/// Mirrors its content in right-to-left layouts.
private struct RightToLeftFlip: ViewModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1)
  }
}

extension View {
  /// Draws the view mirrored horizontally in right-to-left layouts, if `enabled`, without affecting
  /// layout.
  /// Sizing: neutral.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(RightToLeftFlip(isEnabled: enabled))
  }
}
