import SwiftUI

/// A product in a list.
struct ProductRow: View {
  let product: Product

  var body: some View {
    HStack(spacing: 14) {
      ProductPicture(name: product.image)
        .frame(width: 64, height: 64)
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Text(product.name)
            .font(.headline)
          if product.isNew {
            Badge("New")
          }
        }
        RatingStars(rating: product.rating)
          .font(.caption)
        PriceTag(price: product.price)
      }
    }
    .padding(.vertical, 4)
  }
}

struct ProductRow_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ProductRow(product: .sample)
        .previewDisplayName("Row")
      ProductRow(product: .sample)
        .preferredColorScheme(.dark)
        .previewDisplayName("Dark row")
      ProductRow(product: .sample)
        .environment(\.dynamicTypeSize, .accessibility2)
        .previewDisplayName("Large row")
    }
    .padding()
    .previewLayout(.sizeThatFits)
  }
}
