import QuoinCore

/// Lets the user tap a view of a living tree, also where nothing is drawn. It adds no node: the layout is the same
/// as in a picture.
struct TapArea: ViewModifier {
  let action: @MainActor () -> Void

  func body(content: Content) -> some View {
    content.contentShape(Rectangle()).modifier(ButtonTrigger(action: action))
  }
}

extension View {
  /// Lets the user tap the view in a living tree, also where nothing is drawn. Sizing: neutral.
  func tappable(_ action: @escaping @MainActor () -> Void) -> some View {
    modifier(LivingModifier(modifier: TapArea(action: action)))
  }
}
