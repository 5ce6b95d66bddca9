import Foundation

extension CGFloat {
  /// What counts as no length, in points: less than this is left over only because fractions were added up in one order
  /// and not in another (Rules/Rounding.md#rounding-errors).
  package static let roundingError: CGFloat = 1e-6

  /// Whether nothing is left of a length but a rounding error.
  package var isNothing: Bool { magnitude < .roundingError }
}
