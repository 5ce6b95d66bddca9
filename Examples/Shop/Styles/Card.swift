import SwiftUI

/// A rounded background with a shadow.
struct Card: ViewModifier {
  @Environment(\.shopTheme) private var theme

  func body(content: Content) -> some View {
    content
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.cardBackground, in: .rect(cornerRadius: theme.cornerRadius))
      .shadow(color: .black.opacity(0.08), radius: 8, y: 3)
  }
}

extension View {
  func card() -> some View {
    modifier(Card())
  }
}

#Preview("Cards", traits: .fixedLayout(width: 300, height: 220)) {
  VStack(spacing: 16) {
    Text("Round").card()
    Text("Rounder").card()
      .environment(\.shopTheme, ShopTheme(cornerRadius: 30))
  }
  .padding()
}
