import Testing

/// A measured kind of work, whose size is a parameter.
struct GrowthCase: Sendable, CustomTestStringConvertible {
  let name: String
  /// The counted work, in the plural.
  let unit: String
  /// The smallest of the three sizes; the others are twice and four times as large.
  let size: Int
  let bound: GrowthBound
  /// Does work of a size and returns its amount.
  let count: @MainActor @Sendable (Int) throws -> Int

  init(
    _ name: String, _ unit: String, size: Int = 40, _ bound: GrowthBound = .linear,
    count: @escaping @MainActor @Sendable (Int) throws -> Int
  ) {
    (self.name, self.unit, self.size, self.bound, self.count) = (name, unit, size, bound, count)
  }

  var testDescription: String { name }
}
