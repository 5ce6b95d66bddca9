import SwiftUI

/// A word on a colored capsule.
struct Badge: View {
  private let title: LocalizedStringKey

  init(_ title: LocalizedStringKey) {
    self.title = title
  }

  var body: some View {
    Text(title)
      .font(.caption2.weight(.bold))
      .textCase(.uppercase)
      .foregroundStyle(.white)
      .padding(.horizontal, 7)
      .padding(.vertical, 2)
      .background(.leafGreen, in: .capsule)
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  Badge("New")
    .padding()
}
