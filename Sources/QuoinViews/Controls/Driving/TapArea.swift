import QuoinCore

/// Lets a view of a living tree be tapped, over all the room it is offered where it `fills`.
///
/// Sizing: neutral; h-exp, v-exp where it fills.
struct TapArea: ViewModifier {
  var fills = false
  let action: @MainActor () -> Void

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: fills ? .infinity : nil, maxHeight: fills ? .infinity : nil)
      .contentShape(Rectangle())
      .modifier(ButtonTrigger(action: action))
  }
}

extension View {
  /// Lets the view be tapped in a living tree, also where nothing is drawn. Sizing: neutral.
  func tappable(fills: Bool = false, _ action: @escaping @MainActor () -> Void) -> some View {
    modifier(LivingModifier(modifier: TapArea(fills: fills, action: action)))
  }
}
