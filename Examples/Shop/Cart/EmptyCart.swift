import SwiftUI

/// The message of an empty cart.
struct EmptyCart: View {
  var body: some View {
    VStack(spacing: 16) {
      Image(.mug)
        .resizable()
        .scaledToFit()
        .frame(width: 120, height: 120)
        .padding(24)
        .background(.cream, in: .circle)
      Text("Your cart is empty")
        .font(.title2.bold())
      Text("Good things take a cup of time.")
        .foregroundStyle(.secondary)
    }
    .multilineTextAlignment(.center)
    .padding()
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  EmptyCart()
}
