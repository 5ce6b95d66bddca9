import QuoinCore

/// Follows the enclosing link when the view, or the list row that contains it, is tapped.
/// Sizing: neutral.
struct LinkTouch: ViewModifier {
  @Environment(\.linkAction) private var link

  func body(content: Content) -> some View {
    content.modifier(RowTap { link?() })
  }
}
