import SwiftUI

/// A price in euros.
struct PriceTag: View {
  let price: Decimal

  var body: some View {
    Text(price, format: .currency(code: "EUR"))
      .monospacedDigit()
      .foregroundStyle(.brand)
  }
}

#Preview("Price", traits: .sizeThatFitsLayout) {
  PriceTag(price: 1234.5)
    .padding()
}
