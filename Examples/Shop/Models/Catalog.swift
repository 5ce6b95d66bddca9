import Foundation
import Observation

/// All products, read from the app's bundle.
@Observable
final class Catalog {
  private(set) var products: [Product]

  init(bundle: Bundle = .main) {
    guard let url = bundle.url(forResource: "products", withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let products = try? JSONDecoder().decode([Product].self, from: data)
    else {
      products = []
      return
    }
    self.products = products
  }

  /// The products of a category whose names contain a text.
  func products(in category: Product.Category?, matching text: String) -> [Product] {
    products.filter { product in
      (category == nil || product.category == category)
        && (text.isEmpty || product.name.localizedCaseInsensitiveContains(text))
    }
  }
}
