import QuoinCore

/// Lets a view of a living tree be tapped, also where nothing is drawn. It adds no node: what is laid out is the same
/// as in a picture.
struct TapArea: ViewModifier {
  let action: @MainActor () -> Void

  func body(content: Content) -> some View {
    content.contentShape(Rectangle()).modifier(ButtonTrigger(action: action))
  }
}

extension View {
  /// Lets the view be tapped in a living tree, also where nothing is drawn. Sizing: neutral.
  func tappable(_ action: @escaping @MainActor () -> Void) -> some View {
    modifier(LivingModifier(modifier: TapArea(action: action)))
  }
}
