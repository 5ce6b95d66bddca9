import Foundation

extension CGFloat {
  /// The tolerance for rounding errors, in points; smaller lengths can result from adding fractions
  /// in a different order (Rules/Rounding.md#rounding-errors).
  @inlinable package static var roundingError: CGFloat { 1e-6 }

  /// Whether the length is zero within rounding errors.
  @inlinable package var isNothing: Bool { magnitude < .roundingError }
}
