import QuoinCore

extension View {
  /// Places the view on a glass capsule. The system's glass bends the content beneath; Quoin's
  /// blurs it.
  /// Sizing: neutral.
  func glassCapsule() -> some View { glass(in: Capsule()) }

  /// Places the view on glass with a shape.
  /// Sizing: neutral.
  ///
  /// - Parameter tone: The opacity of the glass's own color over the content beneath.
  func glass<S: InsettableShape>(in shape: S, tone: Double = 0.7) -> some View {
    modifier(GlassBackground(shape: shape, tone: tone))
  }
}

/// Glass beneath a view: blurred, nearly white or black, with a bright edge. Colors are estimated.
private struct GlassBackground<S: InsettableShape>: ViewModifier {
  let shape: S
  let tone: Double
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    let isDark = colorScheme == .dark
    content.background {
      shape.fill(.ultraThinMaterial)
      shape.fill(Color(white: isDark ? 0.16 : 1).opacity(tone))
        .shadow(color: .black.opacity(isDark ? 0.4 : 0.14), radius: 10, y: 2)
      shape.strokeBorder(.white.opacity(isDark ? 0.16 : 0.8), lineWidth: 0.5)
    }
  }
}
