import Foundation
import Observation

/// The customer's shopping cart.
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

  /// Increases the quantity of a product's line, or adds a line.
  func add(_ product: Product, quantity: Int = 1) {
    if let index = lines.firstIndex(where: { $0.id == product.id }) {
      lines[index].quantity += quantity
    } else {
      lines.append(Line(product: product, quantity: quantity))
    }
  }

  /// Changes the quantity of a line; a quantity of zero removes it.
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
