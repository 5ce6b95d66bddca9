import SwiftUI

/// The details of a product.
struct ProductDetail: View {
  @Environment(Cart.self) private var cart
  @Environment(\.shopTheme) private var theme
  @State private var quantity = 1
  let product: Product

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        ProductPicture(name: product.image)
          .frame(maxWidth: .infinity)
          .frame(height: 240)
        HStack(alignment: .firstTextBaseline) {
          Text(product.name)
            .font(.title.bold())
          Spacer()
          PriceTag(price: product.price)
            .font(.title3)
        }
        RatingStars(rating: product.rating)
        Text(product.summary)
          .foregroundStyle(.secondary)
        TasteChart(values: [0.8, 0.35, 0.6, 0.9, 0.5])
          .frame(height: 220)
          .frame(maxWidth: .infinity)
          .card()
      }
      .padding(theme.margin)
    }
    .safeAreaInset(edge: .bottom) {
      HStack {
        QuantityStepper(quantity: $quantity)
        Button("Add to cart", systemImage: "cart.badge.plus") {
          cart.add(product, quantity: quantity)
        }
        .buttonStyle(.prominent)
      }
      .padding()
      .background(.bar)
    }
    #if os(iOS)
      .navigationBarTitleDisplayMode(.inline)
    #endif
  }
}

#Preview(traits: .modifier(SampleData())) {
  NavigationStack {
    ProductDetail(product: .sample)
      .navigationTitle("Product")
  }
}
