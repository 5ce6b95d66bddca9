import Foundation
import QuoinCore

/// Makes a view of a live tree tappable, even where nothing is drawn. It adds no node, so the
/// layout is the same as in a picture.
struct TapArea: ViewModifier {
  let action: @MainActor () -> Void
  /// The distance beyond the frame at which the view is still tappable, in points.
  var margin: CGFloat = 0

  func body(content: Content) -> some View {
    content.contentShape(Rectangle().inset(by: -margin)).modifier(ButtonTrigger(action: action))
  }
}

extension View {
  /// Makes the view tappable in a live tree, even where nothing is drawn.
  /// Sizing: neutral.
  func tappable(_ action: @escaping @MainActor () -> Void) -> some View {
    modifier(LivingModifier(modifier: TapArea(action: action)))
  }

  /// Makes the view tappable in a live tree, up to `margin` points beyond its frame.
  /// Sizing: neutral.
  func tappable(
    around margin: CGFloat, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(LivingModifier(modifier: TapArea(action: action, margin: margin)))
  }
}
