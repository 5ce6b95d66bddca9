import SwiftUI

/// Provides the environment values that the app's views read in previews.
struct SampleData: PreviewModifier {
  static func makeSharedContext() async throws -> Catalog {
    Catalog()
  }

  func body(content: Content, context: Catalog) -> some View {
    content
      .environment(context)
      .environment(Cart.sample)
      .environmentObject(Settings())
  }
}

extension Product {
  static let sample = Product(
    id: 1, name: "Morning Mug", summary: "Holds a third of a litre, and keeps it warm.",
    category: .tools, price: 14.5, rating: 4.5, image: "Mug", isNew: true)
}

extension Cart {
  @MainActor static var sample: Cart {
    let cart = Cart()
    for (index, product) in Catalog().products.prefix(3).enumerated() {
      cart.add(product, quantity: index + 1)
    }
    return cart
  }
}

extension Address {
  static let sample = Address(
    name: "Ada Lindqvist", street: "7 Harbour Lane", city: "Bergen", isGift: true,
    greeting: "For long evenings.", delivery: .express)
}

extension Spending {
  static let samples = [42.0, 18, 61, 35, 88, 54, 27].enumerated().map {
    Spending(month: $0.offset + 1, amount: $0.element)
  }
}
