import QuoinCore
import QuoinGeometry

/// Mirrors its content where lines run from right to left.
private struct RightToLeftFlip: ViewModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1)
  }
}

extension View {
  /// Draws the view mirrored about its vertical middle where lines run from right to left, if `enabled`;
  /// layout stays as it is. Sizing: neutral.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(RightToLeftFlip(isEnabled: enabled))
  }
}
