import Foundation

/// A product for sale.
struct Product: Identifiable, Codable, Hashable {
  let id: Int
  let name: String
  let summary: String
  let category: Category
  let price: Decimal
  let rating: Double
  let image: String
  var isNew = false

  enum Category: String, Codable, CaseIterable, Identifiable {
    case coffee
    case tea
    case tools

    var id: Self { self }
  }
}
