import SwiftUI

/// A product in the cart, and its quantity.
struct CartRow: View {
  @Environment(Cart.self) private var cart
  let line: Cart.Line

  var body: some View {
    HStack(spacing: 12) {
      ProductPicture(name: line.product.image)
        .frame(width: 52, height: 52)
      VStack(alignment: .leading, spacing: 2) {
        Text(line.product.name)
          .font(.subheadline.weight(.semibold))
        PriceTag(price: line.price)
          .font(.subheadline)
      }
      Spacer()
      QuantityStepper(quantity: quantity)
    }
  }

  private var quantity: Binding<Int> {
    Binding {
      line.quantity
    } set: {
      cart.set($0, of: line.product)
    }
  }
}

#Preview("Line", traits: .sizeThatFitsLayout) {
  CartRow(line: Cart.Line(product: .sample, quantity: 3))
    .padding()
    .frame(width: 360)
    .environment(Cart())
}
