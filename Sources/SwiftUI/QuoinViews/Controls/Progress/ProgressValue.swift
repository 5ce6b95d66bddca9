import Foundation

/// Computes the completed fraction of a task.
enum ProgressValue {
  /// Returns `value` as a fraction of `total`, in 0…1.
  ///
  /// It is `nil` (unknown) if there is no value, the value is negative, or the total isn't
  /// positive.
  static func fraction(_ value: Double?, of total: Double) -> Double? {
    guard let value, value >= 0, total > 0 else { return nil }
    let fraction = value / total
    return fraction.isNaN ? nil : min(fraction, 1)
  }

  /// Returns the fraction of `interval` that has passed at `date`, or that is left.
  static func fraction(_ interval: ClosedRange<Date>, at date: Date, countsDown: Bool) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let gone = length > 0 ? date.timeIntervalSince(interval.lowerBound) / length : 1
    let share = gone.isNaN ? 0 : min(max(gone, 0), 1)
    return countsDown ? 1 - share : share
  }
}
