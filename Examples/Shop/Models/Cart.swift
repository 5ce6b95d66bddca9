import Foundation
import Observation

/// What the customer wants to buy.
@Observable
final class Cart {
  private(set) var lines: [Line] = []

  struct Line: Identifiable, Hashable {
    let product: Product
    var quantity: Int

    var id: Product.ID { product.id }
    var price: Decimal { product.price * Decimal(quantity) }
  }

  var count: Int { lines.reduce(0) { $0 + $1.quantity } }
  var subtotal: Decimal { lines.reduce(0) { $0 + $1.price } }
  var shipping: Decimal { lines.isEmpty || subtotal >= 50 ? 0 : Decimal(string: "4.90")! }
  var total: Decimal { subtotal + shipping }

  /// Adds to the line of a product, or a line.
  func add(_ product: Product, quantity: Int = 1) {
    if let index = lines.firstIndex(where: { $0.id == product.id }) {
      lines[index].quantity += quantity
    } else {
      lines.append(Line(product: product, quantity: quantity))
    }
  }

  /// Changes a line; none of a product is no line.
  func set(_ quantity: Int, of product: Product) {
    guard let index = lines.firstIndex(where: { $0.id == product.id }) else { return }
    if quantity > 0 {
      lines[index].quantity = quantity
    } else {
      lines.remove(at: index)
    }
  }

  func remove(at offsets: IndexSet) {
    for index in offsets.sorted(by: >) {
      lines.remove(at: index)
    }
  }

  func empty() {
    lines = []
  }
}
